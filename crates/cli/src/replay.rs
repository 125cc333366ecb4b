//! `sofra replay`

use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use engine::{AnyMatch, Language, Seat, Viewer, Voice};

use crate::output::{self, Failure, HEADING, SOFT};

#[derive(clap::Args)]
pub struct Args {
    /// The journal
    file: PathBuf,
    /// Show the position after this step and stop
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// The seat whose view is shown [default: a spectator's]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Answer in JSON: every event, and the outcome
    #[arg(long, conflicts_with = "step")]
    json: bool,
}

pub fn run(args: &Args, language: Language) -> Result<(), Failure> {
    let file = output::read(&args.file)?;
    let in_file = |reason: &dyn std::fmt::Display| {
        Failure::Because(format!("{}: {reason}", args.file.display()))
    };
    let id = engine::game_of(&file).map_err(|error| in_file(&error))?;
    let game = catalogue::find(&id).map_err(|error| in_file(&error))?;
    let (played, _) = game.load_journal(&file).map_err(|error| in_file(&error))?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) => {
            match Seat::new(number).filter(|seat| seat.index() < usize::from(played.seats())) {
                Some(seat) => Viewer::Seat(seat),
                None => return Err(in_file(&format!("there is no seat {number}"))),
            }
        }
    };
    let reader = Reader { played, viewer, voice: Voice::nameless(game.text(language)) };
    match args.step {
        Some(step) => output::print(&reader.page(step)?),
        None if args.json => reader.write_json(&id),
        None if io::stdin().is_terminal() => reader.leaf_through(),
        None => reader.tell(),
    }
}

struct Reader<'a> {
    played: Box<dyn AnyMatch>,
    viewer: Viewer,
    voice: Voice<'a>,
}

impl Reader<'_> {
    /// The position after a step, with what the step did.
    fn page(&self, step: usize) -> Result<String, Failure> {
        let last = self.played.steps();
        if step > last {
            return Err(Failure::Because(format!("the journal has {last} steps, not {step}")));
        }
        let at = self.played.at_step(step)?;
        let mut page = format!("{HEADING}Step {step} of {last}{HEADING:#}\n");
        for line in at.log_since(step.saturating_sub(1), self.viewer) {
            let _ = writeln!(page, "{}", self.voice.say_said(&line.said));
        }
        let _ = write!(page, "\n{}", at.sketch(self.viewer, &self.voice));
        page += &self.asked(at.as_ref());
        Ok(page)
    }

    fn asked(&self, at: &dyn AnyMatch) -> String {
        if let Some(outcome) = at.outcome() {
            return self.result(&outcome);
        }
        let mut asked = String::new();
        for seat in at.waiting().iter() {
            if let Some(prompt) = at.prompt(seat) {
                let (seat, prompt) = (self.voice.seat(seat), self.voice.say_said(&prompt));
                let _ = writeln!(asked, "{SOFT}{seat}: {prompt}{SOFT:#}");
            }
        }
        asked
    }

    fn result(&self, outcome: &engine::Outcome) -> String {
        let mut result = format!("{}\n", self.voice.name(&format!("ending-{}", outcome.ending)));
        for (at, seat) in outcome.seats.iter().enumerate() {
            let name = self.voice.seat(Seat::of(at));
            let _ = writeln!(result, "{}. {name}: {}", seat.rank, seat.score);
            for (origin, points) in &seat.origins {
                let origin = self.voice.name(&format!("origin-{origin}"));
                let _ = writeln!(result, "   {SOFT}{origin}: {points}{SOFT:#}");
            }
        }
        result
    }

    /// The whole game as a story, then the final position.
    fn tell(&self) -> Result<(), Failure> {
        let mut story = String::new();
        for line in self.played.log_since(0, self.viewer) {
            let _ = writeln!(story, "{:>5}  {}", line.step, self.voice.say_said(&line.said));
        }
        let _ = write!(story, "\n{}", self.played.sketch(self.viewer, &self.voice));
        story += &self.asked(self.played.as_ref());
        output::print(&story)
    }

    fn write_json(&self, id: &str) -> Result<(), Failure> {
        let event = |line: engine::LogLine| {
            let text = self.voice.say_said(&line.said);
            serde_json::json!({ "step": line.step, "event": line.event, "text": text })
        };
        let events: Vec<_> = self.played.log_since(0, self.viewer).into_iter().map(event).collect();
        output::print_json(&serde_json::json!({
            "game": id,
            "steps": self.played.steps(),
            "events": events,
            "outcome": self.played.outcome(),
        }))
    }

    fn leaf_through(&self) -> Result<(), Failure> {
        let mut step = 0;
        let mut lines = io::stdin().lock().lines();
        loop {
            output::print(&self.page(step)?)?;
            output::print("[Enter] next, b back, a number to go there, q to stop: ")?;
            let Some(line) = lines.next().transpose()? else { return Ok(()) };
            step = match line.trim() {
                "" => (step + 1).min(self.played.steps()),
                "b" => step.saturating_sub(1),
                "q" => return Ok(()),
                number => match number.parse() {
                    Ok(number) if number <= self.played.steps() => number,
                    _ => {
                        output::print(&format!("There is no step {number}.\n"))?;
                        step
                    }
                },
            };
        }
    }
}
