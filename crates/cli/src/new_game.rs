//! `sofra new-game`: a crate that compiles, keeps the laws and can be played at the table at once.

use std::fs;
use std::path::{Path, PathBuf};

use crate::output::{self, Failure, HEADING};

/// The files of a new game, with `{{id}}`, `{{snake}}`, `{{Name}}`, `{{title}}` and `{{PREFIX}}` for its names.
const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../new-game/Cargo.toml.in")),
    ("rules.md", include_str!("../new-game/rules.md.in")),
    ("text/en.ftl", include_str!("../new-game/text/en.ftl.in")),
    ("text/de.ftl", include_str!("../new-game/text/de.ftl.in")),
    ("src/lib.rs", include_str!("../new-game/src/lib.rs.in")),
    ("src/words.rs", include_str!("../new-game/src/words.rs.in")),
    ("src/decisions.rs", include_str!("../new-game/src/decisions.rs.in")),
    ("src/seen.rs", include_str!("../new-game/src/seen.rs.in")),
    ("tests/{{snake}}.rs", include_str!("../new-game/tests/game.rs.in")),
    ("examples/played.rs", include_str!("../new-game/examples/played.rs.in")),
];

/// Words that a module can't be called, and crates whose names would clash.
const TAKEN: &str = "abstract as async await become box break const continue core crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv proc_macro pub ref return self \
    static std struct super test trait true try type typeof union unsafe unsized use virtual where while yield \
    alloc arrayvec bots engine serde";

#[derive(clap::Args)]
pub struct Args {
    /// The game's id: small letters, digits and hyphens
    name: String,

    /// The folder with Sofra's sources [default: the one this is called in, or one above it]
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let names = Names::of(&args.name)?;
    let sources = sources(args.sources.as_deref())?;
    let folder = sources.join("crates").join(&names.id);
    if folder.exists() {
        return Err(Failure::Because(format!("{} is there already", folder.display())));
    }
    // What can fail is tried before anything is written.
    let manifest = sources.join("crates/catalogue/Cargo.toml");
    let shelf = sources.join("crates/catalogue/src/lib.rs");
    let with_dependency =
        names.in_manifest(&output::read(&manifest)?).ok_or_else(|| unfit(&manifest))?;
    let with_game = names.on_shelf(&output::read(&shelf)?).ok_or_else(|| unfit(&shelf))?;
    for (file, text) in FILES {
        let file = folder.join(names.fill(file));
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent)
                .map_err(|error| Failure::Because(format!("{}: {error}", parent.display())))?;
        }
        output::write(&file, &names.fill(text))?;
    }
    output::write(&manifest, &with_dependency)?;
    output::write(&shelf, &with_game)?;
    let Names { id, .. } = &names;
    output::print(&format!(
        "{HEADING}crates/{id}{HEADING:#} is there, and on the shelf (crates/catalogue).\n  \
         cargo test -p {id}                    the laws\n  \
         cargo run -p {id} --example played    a game of chance in words\n  \
         make play                             the table, with a board for any game\n\
         docs/adding-a-game.md goes on from here.\n"
    ))
}

fn unfit(file: &Path) -> Failure {
    Failure::Because(format!("{} isn't as expected: there is no list of games", file.display()))
}

/// The folder of the sources: the given one, or the nearest with a catalogue.
fn sources(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let has_catalogue = |folder: &&Path| folder.join("crates/catalogue/src/lib.rs").is_file();
    let here = std::env::current_dir()?;
    let start = given.unwrap_or(&here);
    let found = match given {
        Some(folder) => Some(folder).filter(has_catalogue),
        None => start.ancestors().find(has_catalogue),
    };
    found.map(Path::to_owned).ok_or_else(|| {
        Failure::Because(format!("{} doesn't hold Sofra's sources", start.display()))
    })
}

/// One name in all its forms.
struct Names {
    /// `lost-cities`
    id: String,
    /// `lost_cities`
    snake: String,
    /// `LostCities`
    name: String,
    /// `Lost Cities`
    title: String,
    /// `LC`
    prefix: String,
}

impl Names {
    fn of(id: &str) -> Result<Names, Failure> {
        let words: Vec<&str> = id.split('-').collect();
        let good = |word: &&str| {
            !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        let begins = id.starts_with(|first: char| first.is_ascii_lowercase());
        if !words.iter().all(good) || !begins || id.len() > 40 {
            let reason = "a game's id is small letters, digits and single hyphens, a letter first, at most 40";
            return Err(Failure::Because(format!("'{id}': {reason}")));
        }
        let snake = id.replace('-', "_");
        if TAKEN.split_whitespace().any(|taken| taken == snake) {
            return Err(Failure::Because(format!("'{id}' means something else in Rust")));
        }
        let capital = |word: &&str| word[..1].to_uppercase() + &word[1..];
        let capitals: Vec<String> = words.iter().map(capital).collect();
        let prefix = match words.as_slice() {
            [word] => word.chars().take(3).collect::<String>(),
            words => words.iter().filter_map(|word| word.chars().next()).collect(),
        };
        Ok(Names {
            id: id.to_owned(),
            snake,
            name: capitals.concat(),
            title: capitals.join(" "),
            prefix: prefix.to_uppercase(),
        })
    }

    fn fill(&self, text: &str) -> String {
        text.replace("{{id}}", &self.id)
            .replace("{{snake}}", &self.snake)
            .replace("{{Name}}", &self.name)
            .replace("{{title}}", &self.title)
            .replace("{{PREFIX}}", &self.prefix)
    }

    /// The catalogue's manifest with one more dependency.
    fn in_manifest(&self, manifest: &str) -> Option<String> {
        let line = format!("{id} = {{ path = \"../{id}\" }}\n", id = self.id);
        after(manifest, "[dependencies]\n", &line)
    }

    /// The catalogue with one more game.
    fn on_shelf(&self, shelf: &str) -> Option<String> {
        let begin = "static GAMES: &[&dyn Playable] = shelf![\n";
        let (before, rest) = shelf.split_once(begin)?;
        let (games, end) = rest.split_once("];")?;
        let Names { snake, name, .. } = self;
        Some(format!("{before}{begin}{games}    {snake}::{name},\n];{end}"))
    }
}

/// The text with a line put in after the first `mark`.
fn after(text: &str, mark: &str, line: &str) -> Option<String> {
    let (before, rest) = text.split_once(mark)?;
    Some(format!("{before}{mark}{line}{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_all_its_forms() {
        let names = Names::of("lost-cities-2").expect("a good name");
        assert_eq!(
            names.fill("{{id}} {{snake}} {{Name}} {{title}} {{PREFIX}}"),
            "lost-cities-2 lost_cities_2 LostCities2 Lost Cities 2 LC2"
        );
        assert_eq!(Names::of("go").expect("a good name").prefix, "GO");
    }

    #[test]
    fn bad_names_are_refused() {
        for name in
            ["", "Chess", "a--b", "-a", "a-", "2048", "über", "a b", "../up", "match", "engine"]
        {
            assert!(Names::of(name).is_err(), "{name}");
        }
    }

    /// What the command changes is as it expects.
    #[test]
    fn the_catalogue_has_a_place_for_a_new_game() {
        let names = Names::of("lantern").expect("a good name");
        let shelf = include_str!("../../catalogue/src/lib.rs");
        let with = names.on_shelf(shelf).expect("a list of games");
        assert!(with.contains("    lantern::Lantern,\n];"), "{with}");
        let manifest = include_str!("../../catalogue/Cargo.toml");
        let with = names.in_manifest(manifest).expect("dependencies");
        assert!(with.contains("[dependencies]\nlantern = { path = \"../lantern\" }\n"), "{with}");
    }
}
