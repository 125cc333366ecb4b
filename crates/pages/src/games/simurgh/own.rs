//! What lies before the viewer: tokens in their slots, figures, Dragons, the hand, and the choices
//! that have no place on the board.

use engine::Indexed;
use maud::{Markup, html};
use simurgh::{Action, Good, Kind, Offer, PlayerView, Split, Vassal, Whereabouts};

use super::effect::{goods, offer};
use super::icon::{ART, good, good_word, icon, vassal_word};
use super::{Table, carry};
use crate::draw::noun;
use crate::games::art::Fit;

impl Table<'_> {
    pub(super) fn own_area(&self, player: &PlayerView) -> Markup {
        html! {
            div.sim-own {
                div.sim-own-top {
                    (self.part("sim-tokens", "sim-tokens", self.tokens(player)))
                    (self.part("sim-figures", "sim-figures", self.figures(player)))
                    (self.part("sim-tray", "sim-tray", self.tray()))
                }
                div.sim-own-rest {
                    (self.part("sim-lair", "sim-lair", self.lair(player)))
                    div #sim-hand .sim-hand data-scrolls data-place=(carry::HAND) {
                        (self.scene.parts.part("sim-hand", self.hand(player)))
                    }
                }
            }
        }
    }

    /// SIM-1.4: a pile for each resource, and how many of the tokens that may be kept are held.
    fn tokens(&self, player: &PlayerView) -> Markup {
        let limit = self.view.mode.resource_limit();
        let held = player.purse.resources();
        html! {
            // Where the panels of many players scroll, the viewer's own score stays in sight.
            button.sim-token.sim-tally.target type="button" data-about={ "score-" (player.seat.index()) } {
                (good(Good::PowerPoint))
                b data-count="own-score" { (self.score(player).0) }
                span.unseen { (self.say("sim-score")) }
            }
            @for each in Good::RESOURCES {
                @let count = player.purse.count(each);
                @let word = good_word(each);
                @let choice = self.choice(Action::ReturnToken { good: each });
                button.sim-token.target.open[choice.is_some()].is-none[count == 0] type="button"
                    data-act=[choice.as_ref().map(|(id, _)| *id)] data-about={ "good-" (word) }
                    data-piece={ "token-" (word) } data-at="slot"
                    aria-label={ (self.name(&each)) ": " (count) } {
                    (ART.picture(&format!("good-{word}"), "sim-stuff", (64, 64), Fit::Whole))
                    b aria-hidden="true" data-count={ "own-" (word) } { (count) }
                }
            }
            span.sim-held.over[held > limit] { (noun(&self.say("sim-held"))) b data-count="held" { (held) } "/" (limit) }
        }
    }

    fn figures(&self, player: &PlayerView) -> Markup {
        html! {
            span.sim-pool.target role="button" tabindex="0" aria-label=(self.say("sim-pool"))
                data-about={ "pool-" (player.seat.index()) } data-place=(carry::HOME) {
                @if player.vassals.iter().any(|(_, place)| place == Whereabouts::Pool) {
                    (self.at_home(player, Whereabouts::Pool))
                } @else { span.soft { (self.say("sim-nobody")) } }
            }
            @if player.vassals.iter().any(|(_, place)| place == Whereabouts::Resting) {
                span.sim-pool.is-resting title=(self.say("sim-resting")) {
                    (self.at_home(player, Whereabouts::Resting))
                }
            }
        }
    }

    /// Choices that have no place on the board, as buttons.
    fn tray(&self) -> Markup {
        html! {
            @for &vassal in Vassal::ALL {
                (self.button(Action::ChooseVassal { vassal }, &icon(vassal_word(vassal))))
            }
            @for each in Offer::values() {
                (self.button(Action::Choose { offer: each }, &offer_sign(each)))
            }
            @for split in Split::values() {
                (self.button(Action::SplitTokens { split }, &goods(&split.purse())))
            }
            (self.button(Action::RetrieveVassals, &icon("spearman")))
            (self.button(Action::RetrieveAll, &icon("spearman")))
            (self.button(Action::Done, &crate::draw::icon("check")))
            (self.button(Action::EndTurn, &crate::draw::icon("check")))
        }
    }
}

fn offer_sign(each: Offer) -> Markup {
    let kind: Kind = each.kind;
    html! { span.sim-effect aria-hidden="true" { (offer(each.count.get().into(), kind)) } }
}
