//! Golden transcripts: a random game told in words, to be read once and locked by a snapshot.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::{
    Audience, Chance, Game, Language, Match, PlayoutRng, Seat, SeatSet, Seed, Setup, Spoken, Text,
    Viewer, Voice,
};

/// What a turn begins with.
const TURN: &str = "Turn ";
/// What stands before the final position.
const END: &str = "The end";

/// What a snapshot keeps of a transcript: the chosen turns and the end as text, all of it as a digest.
/// A change anywhere in the game changes the digest; what is worth reading can be read.
pub fn golden(transcript: &str, turns: &[u32]) -> String {
    let digest = Sha256::digest(transcript.as_bytes());
    let digest: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let is_kept = |part: &&str| match part.strip_prefix(TURN) {
        Some(rest) => {
            let number = rest.lines().next().and_then(|number| number.parse().ok());
            number.is_some_and(|number| turns.contains(&number))
        }
        None => true,
    };
    let kept: Vec<&str> = parts(transcript).into_iter().filter(is_kept).collect();
    let lines = transcript.lines().count();
    format!("{}\n\nAll {lines} lines: {digest}\n", kept.join("\n\n"))
}

/// The head, each turn and the end. The end may have empty lines of its own.
fn parts(transcript: &str) -> Vec<&str> {
    let begins = |line: &str| line.starts_with(TURN) || line == END;
    let mut starts = vec![0];
    let mut at = 0;
    for line in transcript.split_inclusive('\n') {
        if begins(line.trim_end_matches('\n')) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([transcript.len()]);
    starts.iter().zip(ends).map(|(&start, end)| transcript[start..end].trim_end()).collect()
}

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
    let names = |seats: SeatSet| voice.say_arg(&Spoken::arg(&seats));
    let tell = |told: &mut String, (_, audience, event): &(usize, Audience, G::Event)| {
        let who = match audience {
            Audience::All => String::new(),
            Audience::Only(seats) => format!("({} sees) ", names(*seats)),
            Audience::Except(seats) => format!("(others than {} see) ", names(*seats)),
        };
        let _ = writeln!(told, "       {who}{}", voice.say(event));
    };
    // What the set-up showed.
    game.events().iter().for_each(|each| tell(&mut told, each));
    let mut turn = u32::MAX;
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().first() {
        if game.game().turn() != turn {
            turn = game.game().turn();
            let _ = writeln!(told, "\n{TURN}{turn}");
        }
        legal.clear();
        game.game().legal(seat, &mut legal);
        let Some(action) = choices.pick(&legal) else { break };
        let Some(prompt) = game.game().prompt(seat) else { break };
        let prompt = voice.say(&prompt);
        let choice = voice.say(&game.game().describe(seat, action));
        let (count, name) = (legal.len(), voice.seat(seat));
        let _ = writeln!(told, "{:>4} {name}: {prompt} [{count}] > {choice}", game.steps() + 1);
        let before = game.events().len();
        if let Err(refusal) = game.act(seat, action) {
            panic!("{action:?} was listed, but {refusal:?}");
        }
        game.events()[before..].iter().for_each(|each| tell(&mut told, each));
    }
    let _ = writeln!(told, "\n{END}");
    let _ = write!(told, "{}", G::sketch(&game.game().view(Viewer::Spectator), &voice));
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

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str =
        "a game\n\nTurn 1\n   1 one\n\nTurn 2\n   2 two\n\nThe end\nboard\n\n1. won\n";

    #[test]
    fn a_golden_has_the_chosen_turns_and_the_end() {
        let golden = golden(TOLD, &[2]);
        let (text, digest) = golden.split_once("\n\nAll ").unwrap_or_default();
        assert_eq!(text, "a game\n\nTurn 2\n   2 two\n\nThe end\nboard\n\n1. won");
        assert!(digest.starts_with("12 lines: "), "{digest}");
    }

    #[test]
    fn a_change_in_another_turn_changes_the_digest() {
        assert_ne!(golden(TOLD, &[2]), golden(&TOLD.replace("one", "other"), &[2]));
    }
}
