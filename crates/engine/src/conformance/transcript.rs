//! Golden transcripts: a random game told in words, to be read once and locked by a snapshot.

use std::fmt::Write as _;

use crate::{
    Audience, Chance, Game, Language, Match, PlayoutRng, Seat, Seed, Setup, Text, Viewer, Voice,
};

/// Plays a random game and tells it in English: every decision, every event with who sees it, the
/// final position as everybody sees it, and the result with its origins.
///
/// # Panics
/// If the set-up can't be played.
pub fn transcript<G: Game>(setup: &Setup<G::Options>, seed: &str) -> String {
    let seed = Seed::from_phrase(seed);
    let source = G::INFO.texts.iter().find(|(language, _)| *language == Language::English);
    let text = Text::new(Language::English, source.map_or("", |(_, source)| source))
        .unwrap_or_else(|error| panic!("{error}"));
    let voice = Voice::nameless(&text);
    let mut game =
        Match::<G>::new(setup.clone(), seed).unwrap_or_else(|error| panic!("{setup:?}: {error}"));
    let mut choices = PlayoutRng::from(seed);
    let mut told = format!("{} with {} seats: {:?}\n", G::INFO.id, setup.seats, setup.options);
    let mut turn = u32::MAX;
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().first() {
        if game.game().turn() != turn {
            turn = game.game().turn();
            let _ = writeln!(told, "\nTurn {turn}");
        }
        legal.clear();
        game.game().legal(seat, &mut legal);
        let Some(action) = choices.pick(&legal) else { break };
        let Some(prompt) = game.game().prompt(seat) else { break };
        let prompt = voice.say(&prompt);
        let (count, name, choice) = (legal.len(), voice.seat(seat), voice.say(&action));
        let _ = writeln!(told, "{:>4} {name}: {prompt} [{count}] > {choice}", game.steps() + 1);
        let before = game.events().len();
        if let Err(refusal) = game.act(seat, action) {
            panic!("{action:?} was listed, but {refusal:?}");
        }
        for (_, audience, event) in &game.events()[before..] {
            let who = match audience {
                Audience::All => String::new(),
                Audience::Only(seat) => format!("({} sees) ", voice.seat(*seat)),
                Audience::Except(seat) => format!("(others than {} see) ", voice.seat(*seat)),
            };
            let _ = writeln!(told, "       {who}{}", voice.say(event));
        }
    }
    let _ = write!(told, "\n{}", G::sketch(&game.game().view(Viewer::Spectator), &voice));
    if let Some(outcome) = game.game().outcome() {
        let _ = writeln!(told, "\n{}", voice.name(&format!("ending-{}", outcome.ending)));
        for (seat, result) in Seat::all(setup.seats).zip(&outcome.seats) {
            let (name, rank, score) = (voice.seat(seat), result.rank, result.score);
            let origins: Vec<String> = result
                .origins
                .iter()
                .map(|(origin, points)| {
                    format!("{} {points}", voice.name(&format!("origin-{origin}")))
                })
                .collect();
            let _ = writeln!(told, "{rank}. {name}: {score} ({})", origins.join(", "));
        }
    }
    told
}
