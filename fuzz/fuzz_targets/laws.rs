//! Arbitrary choices through all the laws: the first byte names the game.

#![no_main]

use engine::conformance::fuzz;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, rest)) = bytes.split_first() else { return };
    let games: [fn(&[u8]); 1] = [fuzz::<connect_four::ConnectFour>];
    games[usize::from(*game) % games.len()](rest);
});
