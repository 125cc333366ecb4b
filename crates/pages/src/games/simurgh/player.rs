//! A player's panel: score, tokens, figures, hand and Dragons at a glance.

use maud::{Markup, html};
use simurgh::{Good, PlayerView, Vassal, Whereabouts};

use super::Table;
use super::icon::{good, good_word, icon, vassal_word};
use crate::draw::noun;

impl Table<'_> {
    pub(super) fn panel(&self, player: &PlayerView) -> Markup {
        let seat = player.seat.index();
        let (points, extra) = self.score(player);
        html! {
            div.sim-panel {
                button.sim-score.target type="button" data-about={ "score-" (seat) } {
                    (good(Good::PowerPoint))
                    b data-count={ "score-" (seat) } { (points) }
                    span.unseen { (self.say("sim-score")) }
                    @if extra > 0 {
                        span.sim-extra aria-hidden="true" { "+" (extra) }
                        span.unseen { (self.say_number("sim-extra", extra.unsigned_abs() as usize)) }
                    }
                }
                button.sim-troops.target type="button" data-about={ "pool-" (seat) } aria-label=(self.troops_label(player)) {
                    @for &vassal in Vassal::ALL { (self.troop(player, vassal)) }
                }
                button.sim-holds.target type="button" data-about={ "hand-" (seat) } {
                    span.unseen { (self.say("sim-hand")) }
                    (icon("hand"))
                    b data-count={ "hand-" (seat) } { (player.hand_size) }
                    @if player.has_power_tile { (icon("kind-power")) }
                }
            }
            div.sim-purse {
                @for each in Good::RESOURCES {
                    @let count = player.purse.count(each);
                    span.sim-good.is-none[count == 0] {
                        (good(each))
                        (noun(&self.name(&each)))
                        b data-count={ (good_word(each)) "-" (seat) } { (count) }
                    }
                }
            }
            div.sim-broods { (self.dragons_in_small(player)) }
        }
    }

    /// The points a player has, and what Objectives and resources would add if the game ended now.
    /// After the end they have been added.
    pub(super) fn score(&self, player: &PlayerView) -> (i32, i32) {
        let points = i32::from(player.purse.points());
        let extra = i32::from(self.view.objective_points(player.seat))
            + self.view.resource_points(player.seat);
        match self.view.ended {
            Some(_) => (points + extra, 0),
            None => (points, extra),
        }
    }

    /// The figures of a kind: at home, on the board, and still to be gained.
    fn troop(&self, player: &PlayerView, vassal: Vassal) -> Markup {
        html! {
            span.sim-troop {
                @for &place in player.vassals.of(vassal) {
                    span class=(match place {
                        Whereabouts::Pool | Whereabouts::Resting => "is-home",
                        Whereabouts::Board(_) => "is-out",
                        Whereabouts::Stock => "is-stock",
                    }) { (icon(vassal_word(vassal))) }
                }
            }
        }
    }

    /// The same in words.
    fn troops_label(&self, player: &PlayerView) -> String {
        let count = |vassal: Vassal, is: fn(Whereabouts) -> bool| {
            player.vassals.of(vassal).iter().filter(|&&place| is(place)).count() as i64
        };
        let home = |place| matches!(place, Whereabouts::Pool | Whereabouts::Resting);
        let out = |place| matches!(place, Whereabouts::Board(_));
        let both = |is: fn(Whereabouts) -> bool| {
            let said =
                [("sim-spearmen", Vassal::Spearman), ("sim-dragonriders", Vassal::Dragonrider)]
                    .map(|(key, vassal)| {
                        self.scene.words.tell(key, &[("n", count(vassal, is).into())])
                    });
            said.join(", ").into()
        };
        self.scene.words.tell("sim-troops", &[("home", both(home)), ("out", both(out))])
    }
}
