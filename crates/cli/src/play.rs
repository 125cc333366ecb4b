//! `sofra play`: a game in the terminal, one person against bots

use std::fmt::Write as _;
use std::io::{self, BufRead};
use std::path::PathBuf;

use bots::AnyBot;
use engine::{AnyMatch, Choice, Language, Seat, Viewer, Voice};

use crate::Setup;
use crate::output::{self, Failure, HEADING, SOFT};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// Your seat
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: u8,
    /// The bot in the other seats
    #[arg(long, default_value = "random")]
    bot: String,
    /// Write the journal to this file in the end
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
    let mut table = Table {
        game: game.start(seats, &options, seed)?,
        bot: game.bot(&args.bot, u64::from(seed.0[0]))?,
        seat,
        voice: Voice::nameless(game.text(language)),
    };
    table.play()?;
    if let Some(file) = &args.out {
        output::write(file, &table.game.journal())?;
    }
    Ok(())
}

struct Table<'a> {
    game: Box<dyn AnyMatch>,
    bot: Box<dyn AnyBot>,
    seat: Seat,
    voice: Voice<'a>,
}

impl Table<'_> {
    fn play(&mut self) -> Result<(), Failure> {
        let mut lines = io::stdin().lock().lines();
        let mut told = 0;
        while let Some(seat) = self.game.waiting().first() {
            if seat != self.seat {
                let action = self.bot.choose(self.game.as_ref(), seat);
                let action = action.ok_or("the bot has nothing to choose")?;
                self.game.act(seat, action).map_err(|error| format!("{error:?}"))?;
                continue;
            }
            output::print(&self.page(told))?;
            told = self.game.steps();
            let choices = self.game.choices(seat);
            let Some(line) = lines.next().transpose()? else { return Ok(()) };
            match line.trim() {
                "q" => return Ok(()),
                "u" => self.game.undo(self.game.free_undo(seat).min(1)),
                number => match pick(&choices, number) {
                    Some(choice) => {
                        let played = self.game.act(seat, choice.id);
                        played.map_err(|error| format!("{error:?}"))?;
                    }
                    None => {
                        output::print(&format!("Type a number from 1 to {}.\n", choices.len()))?;
                    }
                },
            }
        }
        output::print(&self.page(told))
    }

    fn page(&self, told: usize) -> String {
        let viewer = Viewer::Seat(self.seat);
        let mut page = String::from("\n");
        for line in self.game.log_since(told, viewer) {
            let _ = writeln!(page, "{SOFT}{}{SOFT:#}", self.voice.say_said(&line.said));
        }
        let _ = write!(page, "\n{}\n", self.game.sketch(viewer, &self.voice));
        if let Some(outcome) = self.game.outcome() {
            let ending = self.voice.name(&format!("ending-{}", outcome.ending));
            let _ = writeln!(page, "{HEADING}{ending}{HEADING:#}");
            for (at, result) in outcome.seats.iter().enumerate() {
                let name = self.voice.seat(Seat::of(at));
                let _ = writeln!(page, "{}. {name}: {}", result.rank, result.score);
            }
        } else if let Some(prompt) = self.game.prompt(self.seat) {
            let _ = writeln!(page, "{HEADING}{}{HEADING:#}", self.voice.say_said(&prompt));
            for (at, choice) in self.game.choices(self.seat).iter().enumerate() {
                let _ = writeln!(page, "{:>3}  {}", at + 1, self.voice.say_said(&choice.said));
            }
            page += "A number, u to take back, q to stop: ";
        }
        page
    }
}

fn pick<'a>(choices: &'a [Choice], typed: &str) -> Option<&'a Choice> {
    typed.parse::<usize>().ok()?.checked_sub(1).and_then(|at| choices.get(at))
}
