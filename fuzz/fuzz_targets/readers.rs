//! Arbitrary text as journal, position and component file: the first byte names the game.

#![no_main]

use engine::conformance::fuzz_readers;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let games: [fn(&str); 5] = [
        fuzz_readers::<connect_four::ConnectFour>,
        fuzz_readers::<simurgh::Simurgh>,
        fuzz_readers::<clash_of_rage::ClashOfRage>,
        fuzz_readers::<belaad::Belaad>,
        fuzz_readers::<dwar7s_fall::Dwar7sFall>,
    ];
    games[usize::from(*game) % games.len()](text);
});
