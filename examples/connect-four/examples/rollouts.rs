//! Prints how many decisions a second random play makes on one core. Used by `make bench-peers`.

use std::time::Instant;

use connect_four::ConnectFour;
use engine::{Game, Seed, Setup, StepRng, playout};

fn main() {
    let setup = Setup::of::<ConnectFour>(2);
    let start = ConnectFour::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).expect("a new game");
    let mut buffer = Vec::with_capacity(8);
    let began = Instant::now();
    let decisions: u32 =
        (0..500_000).map(|seed| playout::random(&mut start.clone(), seed, &mut buffer)).sum();
    println!("{:.0}", f64::from(decisions) / began.elapsed().as_secs_f64());
}
