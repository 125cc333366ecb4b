//! The hand of Tactics cards.

use clash_of_rage::view::PlayerView;
use clash_of_rage::{Action, Level, TacticsCard, UnitType};
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, sign};

impl Field<'_> {
    pub(super) fn hand(&self, player: &PlayerView) -> Markup {
        html! {
            @for &card in player.hand.iter().flatten() { (self.hand_card(card)) }
        }
    }

    fn hand_card(&self, card: TacticsCard) -> Markup {
        let target = self.scene.target(Action::ChooseTactics { card });
        html! {
            button.cor-tactics-place.target.open[target.is_open()] type="button" data-act=[target.act]
                data-about={ "tactics-" (card) } data-piece={ "tactics-" (card) } data-at="hand"
                aria-label=(self.tactics_in_words(card)) {
                (self.card_face(card))
            }
        }
    }

    /// The face of a card: its number, the units and the gold it brings.
    fn card_face(&self, card: TacticsCard) -> Markup {
        let units = Level::ALL.iter().zip(card.reinforcements()).filter(|(_, count)| *count > 0);
        html! {
            span.cor-tactics {
                span.cor-tactics-number { (card.turn_order()) }
                span.cor-tactics-units {
                    @for (level, count) in units {
                        @let unit = UnitType::of(card.clan(), *level);
                        span { strong { (count) } (glyph::unit_face(unit)) }
                    }
                    span { strong { (card.gold()) } (sign("gold")) }
                }
            }
        }
    }
}
