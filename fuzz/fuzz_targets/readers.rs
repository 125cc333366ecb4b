//! Arbitrary text as journal, position and component file: the first byte names the game.

#![no_main]

use engine::conformance::fuzz_readers;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let games = catalogue::games();
    fuzz_readers(games[usize::from(*game) % games.len()], text);
});
