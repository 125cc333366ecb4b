//! Measures how many decisions a game takes: medians of games between greedy bots, for every number
//! of players. The result is written into `how-to-play/about.ron` by hand.
//!
//! `cargo run --release -p learn --example measure -- [games]`

use std::{env, error};

use bots::Keep;
use engine::Seed;

fn main() -> Result<(), Box<dyn error::Error>> {
    let games: u64 = env::args().nth(1).map_or(Ok(101), |word| word.parse())?;
    for course in learn::courses() {
        let game = catalogue::find(course.game)?;
        let mut measured = Vec::new();
        for seats in game.info().seats() {
            let players = vec!["greedy".to_owned(); usize::from(seats)];
            let contest = game
                .contest(&players, &course.about.first_game)
                .map_err(|error| error.to_string())?;
            let mut decisions = Vec::new();
            for number in 0..games {
                let seed = Seed::from_phrase("measure").nth(number);
                let result = contest.run(seed, Keep::Result).map_err(|error| error.to_string())?;
                decisions.push(result.finished.decisions);
            }
            decisions.sort_unstable();
            let median = decisions[decisions.len() / 2];
            measured.push(format!("(seats: {seats}, decisions: {median})"));
        }
        println!("{}: measured: [{}],", course.game, measured.join(", "));
    }
    Ok(())
}
