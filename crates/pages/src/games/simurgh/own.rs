//! What lies before the viewer: tokens in their slots, figures, Dragons, the hand, and the choices
//! that have no place on the board.

use engine::Indexed;
use maud::{Markup, html};
use simurgh::{Action, Good, Kind, Offer, PlayerView, Split, Vassal, Whereabouts};

use super::Table;
use super::effect::{goods, offer};
use super::icon::{good, good_word, icon, vassal_word};

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
                    (self.part("sim-hand", "sim-hand", self.hand(player)))
                }
            }
        }
    }

    /// SIM-1.4: a slot for each token that may be kept; what is too much lies beside them.
    fn tokens(&self, player: &PlayerView) -> Markup {
        let limit = self.view.mode.resource_limit();
        let held = player.purse.resources();
        html! {
            @for each in Good::RESOURCES {
                @for number in 0..player.purse.count(each) {
                    @let choice = self.choice(Action::ReturnToken { good: each });
                    button.sim-token.target.open[choice.is_some()].{ "is-" (good_word(each)) } type="button"
                        data-act=[choice.as_ref().map(|(id, _)| *id)]
                        data-about={ "good-" (good_word(each)) }
                        data-piece={ "token-" (good_word(each)) "-" (number) } data-at="slot"
                        tabindex=[(number > 0).then_some("-1")]
                        aria-label=(self.name(&each)) { (good(each)) }
                }
            }
            @for _ in held..limit { span.sim-token.is-free {} }
            span.sim-held.over[held > limit] { b data-count="held" { (held) } "/" (limit) }
        }
    }

    fn figures(&self, player: &PlayerView) -> Markup {
        html! {
            span.sim-pool title=(self.say("sim-pool")) {
                @if player.vassals.iter().any(|(_, place)| place == Whereabouts::Pool) {
                    (self.at_home(player, Whereabouts::Pool))
                } @else { span.soft { (self.say("sim-nobody")) } }
                (self.plain_hit(&format!("pool-{}", player.seat.index()), &self.say("sim-pool")))
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
            (self.button(Action::DeclineObjectives, &icon("banner")))
            (self.button(Action::Done, &crate::draw::icon("check")))
            (self.button(Action::EndTurn, &crate::draw::icon("check")))
        }
    }
}

fn offer_sign(each: Offer) -> Markup {
    let kind: Kind = each.kind;
    html! { span.sim-effect aria-hidden="true" { (offer(each.count.get().into(), kind)) } }
}
