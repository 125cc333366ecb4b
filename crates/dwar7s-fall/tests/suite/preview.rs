//! Kingdoms computed from a view match the rules, before a card is laid and after.

use dwar7s_fall::decisions::{Laying, Open};
use dwar7s_fall::names::Race;
use dwar7s_fall::preview::{Kingdom, Laid};
use dwar7s_fall::view::View;
use dwar7s_fall::{Action, Dwar7sFall, Options};
use engine::{Chance, Game, Match, PlayoutRng, Seed, Setup, Viewer};

fn games() -> impl Iterator<Item = (Match<Dwar7sFall>, PlayoutRng)> {
    (0..12u64).map(|number| {
        let options = Options {
            races: vec![Race::Ogres, Race::Blue, Race::CrystalDwarfs],
            mat: number % 2 == 0,
            troll: number % 3 == 0,
            round_limit: Some(12),
            ..Options::default()
        };
        let setup = Setup::with::<Dwar7sFall>(3, options);
        let seed = Seed::from_phrase(&format!("preview {number}"));
        (Match::new(setup, seed).expect("a game of this set-up"), PlayoutRng::new(number))
    })
}

/// What the view itself says of each kingdom.
fn told(view: &View) -> Vec<(usize, u8, i16)> {
    let ruling = view.players.iter().filter(|player| player.kingdom_cells > 0);
    ruling.map(|player| (player.seat.index(), player.kingdom_cells, player.kingdom_vp)).collect()
}

fn worked_out(kingdoms: &[Kingdom]) -> Vec<(usize, u8, i16)> {
    let mut all: Vec<_> = kingdoms
        .iter()
        .flat_map(|kingdom| {
            let cells = kingdom.cells.len() as u8;
            kingdom.rulers.iter().map(move |&(seat, worth)| (seat.index(), cells, worth))
        })
        .collect();
    all.sort_unstable();
    all
}

/// DWF-3.6, DWF-3.7, DWF-12.4: the same kingdoms in every position of random games.
#[test]
fn kingdoms_are_those_of_the_rules() {
    let mut shared = 0;
    for (mut game, mut rng) in games() {
        while let Some(seat) = game.waiting().first() {
            let view = game.game().view(Viewer::Spectator);
            let kingdoms = view.kingdoms();
            assert_eq!(worked_out(&kingdoms), told(&view));
            shared += kingdoms.iter().filter(|kingdom| kingdom.rulers.len() > 1).count();
            let mut legal = Vec::new();
            game.game().legal(seat, &mut legal);
            game.act(seat, legal[rng.below(legal.len() as u32) as usize]).unwrap();
        }
    }
    assert!(shared > 0, "some kingdoms were shared");
}

/// DWF-3.5, DWF-6.3: the preview of a card matches the board after it is laid.
#[test]
fn a_card_makes_the_kingdoms_that_were_shown_before() {
    let mut compared = 0;
    for (mut game, mut rng) in games() {
        while let Some(seat) = game.waiting().first() {
            let view = game.game().view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.game().legal(seat, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            let shown = match (view.ask, action) {
                (
                    Some(Open::Laying(Laying::Rotation { card, cell })),
                    Action::Turn { rotation },
                ) => {
                    let of = Some(view.players[seat.index()].race);
                    Some((cell, rotation, view.kingdoms_with(Laid { card, of, cell, rotation })))
                }
                _ => None,
            };
            let before = view.board.iter().map(|cell| cell.stack.len()).sum::<usize>();
            game.act(seat, action).unwrap();
            let Some((cell, rotation, shown)) = shown else { continue };
            let after = game.game().view(Viewer::Seat(seat));
            let cards = after.board.iter().map(|cell| cell.stack.len()).sum::<usize>();
            let top = after.board.iter().find(|each| each.cell == cell).map(|each| &each.stack[0]);
            // What follows automatically may dig or defeat; then there is nothing to compare.
            let untouched = cards == before + 1 && top.is_some_and(|top| top.rotation == rotation);
            if untouched && after.active == seat {
                assert_eq!(worked_out(&shown), told(&after));
                compared += 1;
            }
        }
    }
    assert!(compared > 60, "{compared}");
}
