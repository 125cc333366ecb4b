//! Rehearses a lesson while it is being written: plays it as far as it goes and tells what comes
//! next.
//!
//! `cargo run -p learn --example rehearse -- simurgh crates/simurgh/lessons/first.ron [steps]`
//!
//! After the script's end the other seats are played by a greedy bot, and their steps are printed
//! as the lesson would write them, up to the learner's next decision. `steps` more decisions of the
//! learner are played that way, too.

use std::{env, error, fs};

use bots::Playable;
use engine::{AnyMatch, Language, Seat, Viewer, Voice};
use learn::{Lesson, Part};

fn main() -> Result<(), Box<dyn error::Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [id, file, more @ ..] = words.as_slice() else {
        return Err("usage: rehearse GAME LESSON.ron [DECISIONS]".into());
    };
    let mut more: usize = more.first().map_or(Ok(0), |word| word.parse())?;
    let game = catalogue::find(id)?;
    let lesson = Lesson::read(game, "rehearsal", &fs::read_to_string(file)?)?;
    let mut table = lesson.begin(game)?;
    for part in lesson.script() {
        let (seat, action) = match part {
            Part::Say(_) => continue,
            Part::Do(bubble, right, _) => {
                println!("-- {}", bubble.text);
                let first = right.first().copied();
                let any = || table.choices(lesson.seat).first().map(|choice| choice.id);
                (lesson.seat, first.or_else(any).ok_or("nothing to choose")?)
            }
            Part::Other(seat, action) => (*seat, *action),
        };
        if !table.waiting().contains(seat) {
            show(game, table.as_ref(), lesson.seat);
            return Err(format!("seat {} is not asked now", seat.index()).into());
        }
        if let Err(error) = table.act(seat, action) {
            show(game, table.as_ref(), lesson.seat);
            return Err(format!("{error:?}").into());
        }
    }
    let mut bots = Vec::new();
    for seat in 0..lesson.seats {
        bots.push(game.bot("greedy", u64::from(seat))?);
    }
    while let Some(seat) = table.waiting().iter().find(|&seat| seat != lesson.seat || more > 0) {
        if seat == lesson.seat {
            more -= 1;
        }
        let action = bots[seat.index()].choose(table.as_ref(), seat).ok_or("no choice")?;
        let choices = table.choices(seat);
        let chosen = choices.iter().find(|choice| choice.id == action).ok_or("no such choice")?;
        println!("        ({}, {}), // {}", seat.index(), chosen.action, said(game, chosen));
        table.act(seat, action).map_err(|error| format!("{error:?}"))?;
    }
    show(game, table.as_ref(), lesson.seat);
    Ok(())
}

fn said(game: &dyn Playable, choice: &engine::Choice) -> String {
    let names: Vec<String> = (0..8).map(|at| format!("Seat {at}")).collect();
    Voice { text: game.text(Language::English), names: &names }.say_said(&choice.said)
}

fn show(game: &dyn Playable, table: &dyn AnyMatch, seat: Seat) {
    let names: Vec<String> = (0..8).map(|at| format!("Seat {at}")).collect();
    let voice = Voice { text: game.text(Language::English), names: &names };
    for section in table.sketch(Viewer::Seat(seat), &voice).sections {
        println!("[{}]\n{}", section.title, section.body);
    }
    for line in table.log_since(table.steps().saturating_sub(4), Viewer::Seat(seat)) {
        println!("  > {}", voice.say_said(&line.said));
    }
    if let Some(prompt) = table.prompt(seat) {
        println!("? {}", voice.say_said(&prompt));
    }
    for choice in table.choices(seat) {
        println!("  {:60} {}", choice.action.to_string(), voice.say_said(&choice.said));
    }
}
