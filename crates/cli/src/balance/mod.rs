//! `sofra balance`: which sides and components win between equal bots

mod tally;

use std::fmt::Write as _;
use std::path::PathBuf;

use bots::Keep;
use engine::{Language, OptionKind, OptionSpec, Seat, SeatSet, Viewer, Voice};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};

use self::tally::{GameTally, SideShare, Tally, Use};
use crate::Setup;
use crate::chart::{Axis, dots};
use crate::output::{self, Failure, HEADING};
use crate::report::{Page, game_name};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// The bot in every seat
    #[arg(long, default_value = "hard")]
    bot: String,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Leave out what fewer seats have used
    #[arg(long, value_name = "N", default_value_t = 20)]
    at_least: u32,
    /// How many components are shown
    #[arg(long, value_name = "N", default_value_t = 40)]
    most: usize,
    /// Games at the same time [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Write a page with charts
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Balance {
    game: &'static str,
    seats: u8,
    bot: String,
    games: u64,
    sides: Vec<SideShare>,
    uses: Vec<Use>,
}

pub fn run(args: &Args, language: Language) -> Result<(), Failure> {
    let game = catalogue::find(&args.setup.game)?;
    let options = game.read_options(&args.setup.options)?;
    let seats = args.setup.seats.unwrap_or(game.info().min_seats);
    let bots = vec![args.bot.clone(); usize::from(seats)];
    let contests = rotations(game.option_specs(), &options, seats)
        .iter()
        .map(|options| game.contest(&bots, options))
        .collect::<Result<Vec<_>, _>>()?;
    let seed =
        args.setup.seed.as_deref().map_or_else(|| crate::read_seed("balance"), crate::read_seed);
    let bar = output::progress(args.games, "games");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
    let played: Vec<GameTally> = pool.install(|| {
        (0..args.games)
            .into_par_iter()
            .map(|number| {
                let voice = Voice::nameless(game.text(language));
                let contest = &contests[number as usize % contests.len()];
                let result = contest.run(seed.nth(number), Keep::Journal)?;
                let journal = result.journal.unwrap_or_default();
                let (replayed, _) = game.load_journal(&journal)?;
                bar.inc(1);
                GameTally::of(replayed.as_ref(), &voice)
                    .ok_or_else(|| Failure::Because("a game did not end".to_owned()))
            })
            .collect::<Result<_, _>>()
    })?;
    bar.finish_and_clear();
    let tally = Tally::of(&played, usize::from(seats));
    let balance = Balance {
        game: game.info().id,
        seats,
        bot: args.bot.clone(),
        games: args.games,
        sides: tally.sides(),
        uses: tally.uses(args.at_least, args.most),
    };
    if let Some(file) = &args.report {
        output::write(file, &balance.page())?;
    }
    if args.json { output::print_json(&balance) } else { output::print(&balance.told()) }
}

/// The options, with per-seat values rotated through the seats, so that seat order can't explain a
/// win.
fn rotations(
    specs: &[OptionSpec],
    options: &Map<String, Value>,
    seats: u8,
) -> Vec<Map<String, Value>> {
    let lists = specs.iter().filter(|spec| matches!(spec.kind, OptionKind::PerSeat(_)));
    let mut all = vec![options.clone()];
    for key in lists.map(|spec| spec.key) {
        let Some(Value::Array(words)) = options.get(key).filter(|list| **list != json!([])) else {
            continue;
        };
        all = (0..usize::from(seats))
            .flat_map(|by| {
                let mut words = words.clone();
                let by = by % words.len();
                words.rotate_right(by);
                all.iter().map(move |options| {
                    let mut options = options.clone();
                    options.insert(key.to_owned(), Value::Array(words.clone()));
                    options
                })
            })
            .collect();
    }
    all
}

impl Balance {
    fn side_rows(&self, kind: &str) -> Vec<Vec<String>> {
        let mut rows = vec![
            [kind, "games", "wins %", "95 %", "fair %", "above fair", ""]
                .map(str::to_owned)
                .to_vec(),
        ];
        for side in self.sides.iter().filter(|side| side.kind == kind) {
            let above = 100.0 * (side.share.mean - side.fair);
            rows.push(vec![
                side.name.clone(),
                side.games.to_string(),
                format!("{:.1}", 100.0 * side.share.mean),
                format!("{:.1} to {:.1}", 100.0 * side.share.low, 100.0 * side.share.high),
                format!("{:.1}", 100.0 * side.fair),
                format!("{above:+.1}"),
                if above > 5.0 { "more than 5 points above" } else { "" }.to_owned(),
            ]);
        }
        rows
    }

    fn use_rows(&self) -> Vec<Vec<String>> {
        let heading = ["what", "used %", "times", "wins % with", "95 %", "correlation"];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for each in &self.uses {
            rows.push(vec![
                each.what.clone(),
                format!("{:.1}", 100.0 * each.used),
                format!("{:.2}", each.times),
                format!("{:.1}", 100.0 * each.share.mean),
                format!("{:.1} to {:.1}", 100.0 * each.share.low, 100.0 * each.share.high),
                format!("{:+.2}", each.correlation),
            ]);
        }
        rows
    }

    fn kinds(&self) -> Vec<&str> {
        let mut kinds: Vec<&str> = Vec::new();
        for side in &self.sides {
            if !kinds.contains(&side.kind.as_str()) {
                kinds.push(&side.kind);
            }
        }
        kinds
    }

    fn told(&self) -> String {
        let Balance { game, seats, bot, games, .. } = self;
        let mut text = format!("{game}: {games} games of {seats} {bot} bots\n\n");
        for kind in self.kinds() {
            let _ = writeln!(text, "{}", output::columns(&self.side_rows(kind)));
        }
        let _ = writeln!(text, "{HEADING}What goes with winning{HEADING:#}");
        text += &output::columns(&self.use_rows());
        text
    }

    fn page(&self) -> String {
        let Balance { game, seats, bot, games, .. } = self;
        let mut page = Page::new(&format!("Balance of {} with {seats} seats", game_name(game)));
        page.paragraph(&format!(
            "{games} games between {bot} bots. Seats with the same side win together. The line is a \
             fair share, where it is the same for all."
        ));
        for kind in self.kinds() {
            page.heading(&format!("Win share by {kind}"));
            let sides = || self.sides.iter().filter(|side| side.kind == kind);
            let mut bars: Vec<_> = sides().map(|side| (side.name.clone(), side.share)).collect();
            bars.sort_by(|(_, one), (_, two)| two.mean.total_cmp(&one.mean));
            let fair = sides().next().map(|side| side.fair);
            let same = |fair: &f64| sides().all(|side| (side.fair - fair).abs() < 1e-9);
            let axis = Axis::shares(fair.filter(same));
            page.chart(&dots(&format!("Win share by {kind}"), &bars, &axis));
            page.table(&self.side_rows(kind));
        }
        page.heading("What goes with winning");
        page.paragraph(
            "How many seats did it at least once, how often on average, the win share of those who \
             did, and how it correlates with winning. A cause it need not be.",
        );
        page.table(&self.use_rows());
        page.finish()
    }
}

/// The seat that did something: the one it names first, or the one whose step it was.
fn actor(line: &engine::LogLine, decided: Option<Seat>) -> Option<Seat> {
    let named = line.said.args.iter().find_map(|(_, arg)| match arg {
        engine::Arg::Seat(seat) => Some(*seat),
        _ => None,
    });
    named.or(decided)
}

/// Everything that happened in a match, no matter who saw it, once each.
fn everything(played: &dyn engine::AnyMatch) -> Vec<engine::LogLine> {
    let mut lines = played.log_since(0, Viewer::Spectator);
    for seat in Seat::all(played.seats()) {
        let own = played.log_since(0, Viewer::Seat(seat));
        lines.extend(
            own.into_iter()
                .filter(|line| line.audience == engine::Audience::Only(SeatSet::only(seat))),
        );
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turned(words: &[&str], seats: u8) -> Vec<Value> {
        let game = catalogue::find("dwar7s-fall").unwrap();
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let options = game.read_options(&words).unwrap();
        let all = rotations(game.option_specs(), &options, seats);
        all.iter().map(|options| options.get("races").cloned().unwrap_or(Value::Null)).collect()
    }

    #[test]
    fn every_side_sits_in_every_seat_as_often() {
        let all = turned(&["races=elves,ogres,red", "troll=on"], 3);
        let seats =
            [["elves", "ogres", "red"], ["red", "elves", "ogres"], ["ogres", "red", "elves"]];
        assert_eq!(all, seats.map(|races| json!(races)));
    }

    #[test]
    fn without_sides_of_the_seats_there_is_one_way_to_sit() {
        assert_eq!(turned(&["troll=on"], 4).len(), 1);
    }
}
