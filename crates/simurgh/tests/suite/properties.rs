//! Properties of the scoring, for arbitrary counts.

use crate::common::*;
use proptest::prelude::*;

/// The points of an Objective Tile when the players have these numbers of markers.
fn awards(tile: u8, markers: &[usize]) -> Vec<i32> {
    let mut position = table(markers.len()).objectives(&[tile]);
    let seats = [A, B, C, D, engine::Seat::of(4)];
    let mut dragon = 49;
    for (&seat, &count) in seats.iter().zip(markers) {
        for full in 0..count.div_ceil(3) {
            let left = count - full * 3;
            position = position.dragon(seat, dragon, &[1, 2, 3][..left.min(3)]);
            dragon += 1;
        }
    }
    let origin = format!("objective-{tile}");
    let scored = position.set();
    seats.iter().take(markers.len()).map(|&seat| scored.scored(seat, &origin)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// SIM-14.3: shared places never give away more than is printed, more markers never score
    /// less, equal markers score the same, and none score nothing.
    #[test]
    fn shared_places_are_fair(markers in prop::collection::vec(0usize..9, 2..=5)) {
        let points = awards(83, &markers);
        prop_assert!(points.iter().sum::<i32>() <= 14 + 7 + 3);
        for (one, &mine) in markers.iter().enumerate() {
            for (other, &theirs) in markers.iter().enumerate() {
                if mine == theirs {
                    prop_assert_eq!(points[one], points[other]);
                } else if mine > theirs {
                    prop_assert!(points[one] >= points[other]);
                }
            }
            prop_assert!(mine > 0 || points[one] == 0);
        }
        if markers.iter().filter(|&&count| count > 0).count() == 1 {
            prop_assert_eq!(points.iter().sum::<i32>(), 14);
        }
    }

    /// SIM-14.4, SIM-14.5: resources in both modes.
    #[test]
    fn resources_score_by_their_number(wood in 0u16..16) {
        let goods = format!("{wood}W");
        let spearman = table(2).holds(A, &goods).set().scored(A, "resources");
        prop_assert_eq!(spearman, i32::from(wood / 3));
        let dragonlord = table(2).dragonlord().holds(A, &goods).set().scored(A, "resources");
        prop_assert!((0..=5).contains(&dragonlord));
    }
}
