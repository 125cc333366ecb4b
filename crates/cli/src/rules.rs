//! `sofra rules`

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::rules;

use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The id of a rule, such as SIM-4.7: shows only that rule
    id: Option<String>,
    /// List the rules that no test cites; needs the game's sources
    #[arg(long, conflicts_with = "id")]
    uncited: bool,
    /// The folder of the game's sources, for --uncited [default: where this program was built]
    #[arg(long, value_name = "DIR", requires = "uncited")]
    source: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = catalogue::find(&args.game)?;
    let info = game.info();
    let index = rules::index(info.rules, info.prefix);
    let shown: Vec<_> = if args.uncited {
        let folder = match &args.source {
            Some(folder) => folder.clone(),
            None => default_source(info.id)?,
        };
        let cited = cited_by_tests(&folder, info.prefix)?;
        index.into_iter().filter(|rule| !cited.contains(rule.id)).collect()
    } else if let Some(id) = &args.id {
        let found: Vec<_> =
            index.into_iter().filter(|rule| rule.id.eq_ignore_ascii_case(id)).collect();
        if found.is_empty() {
            return Err(Failure::Because(format!("{} has no rule {id}", info.id)));
        }
        found
    } else {
        index
    };
    if args.json {
        let rules: Vec<_> = shown
            .iter()
            .map(|rule| serde_json::json!({ "id": rule.id, "chapter": rule.chapter, "text": rule.text }))
            .collect();
        return output::print_json(&rules);
    }
    let text = if args.uncited {
        shown.iter().map(|rule| format!("{}\n", rule.id)).collect()
    } else if args.id.is_some() {
        shown.iter().map(|rule| format!("{}\n\n{}\n", rule.chapter, rule.text)).collect()
    } else {
        info.rules.to_owned()
    };
    output::print(&text)
}

/// The game's crate beside this one: a game lives in `crates/` or, as the tutorial, in `examples/`.
fn default_source(id: &str) -> Result<PathBuf, Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let places = [root.join("crates").join(id), root.join("examples").join(id)];
    places.into_iter().find(|place| place.is_dir()).ok_or_else(|| {
        Failure::Because(format!(
            "the sources of {id} are not here: name their folder with --source"
        ))
    })
}

fn cited_by_tests(folder: &Path, prefix: &str) -> Result<BTreeSet<String>, Failure> {
    let tests = folder.join("tests");
    let mut cited = BTreeSet::new();
    let mut folders = vec![tests];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder)
            .map_err(|error| Failure::Because(format!("{}: {error}", folder.display())))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = output::read(&path)?;
                cited.extend(rules::cited(&text, prefix).into_iter().map(str::to_owned));
            }
        }
    }
    Ok(cited)
}
