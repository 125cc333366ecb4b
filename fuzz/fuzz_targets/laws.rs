//! Arbitrary choices through all the laws: the first byte names the game.

#![no_main]

use engine::conformance::fuzz;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, rest)) = bytes.split_first() else { return };
    let games = [
        fuzz::<simurgh::Simurgh>,
        fuzz::<clash_of_rage::ClashOfRage>,
        fuzz::<belaad::Belaad>,
        fuzz::<dwar7s_fall::Dwar7sFall>,
        fuzz::<connect_four::ConnectFour>,
        fuzz::<cactus::Cactus>,
    ];
    assert_eq!(games.len(), catalogue::games().len(), "a game is missing here");
    games[usize::from(*game) % games.len()](rest);
});
