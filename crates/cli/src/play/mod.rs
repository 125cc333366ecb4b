//! `sofra play`: a game in the terminal, one person against bots

mod aid;
mod plain;
mod screen;
mod table;
mod why;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use engine::{Language, Seat, Text};

use crate::Setup;
use crate::output::{self, Failure};
use table::Table;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// Your seat
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: u8,
    /// The bot in the other seats
    #[arg(long, default_value = "novice")]
    bot: String,
    /// Lines of text instead of the full screen
    #[arg(long)]
    plain: bool,
    /// Write the journal to this file at the end
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args, language: Language) -> Result<(), Failure> {
    let game = catalogue::find(&args.setup.game)?;
    let seats = args.setup.seats.unwrap_or(game.info().min_seats);
    let seat = Seat::new(args.seat)
        .filter(|seat| seat.index() < usize::from(seats))
        .ok_or_else(|| Failure::Because(format!("there is no seat {} among {seats}", args.seat)))?;
    let seed = args.setup.seed();
    let options = game.read_options(&args.setup.options)?;
    let at = game.start(seats, &options, seed)?;
    let bot = game.bot(&args.bot, u64::from(seed.0[0]))?;
    let words = Text::new(language, source(language))?;
    let mut table = Table::new(game, at, bot, seat, language, &words);
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        plain::play(&mut table)?;
    } else {
        screen::play(&mut table)?;
    }
    if let Some(file) = &args.out {
        output::write(file, &table.journal())?;
    }
    Ok(())
}

/// The words around a game.
fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../text/en.ftl"),
        Language::German => include_str!("../../text/de.ftl"),
    }
}
