//! The strip above the map: the turn, its phases, and who acts in which order.

use clash_of_rage::Phase;
use maud::{Markup, html};

use super::Field;
use super::glyph::sign;
use crate::draw::emblem;

/// The phases that ask somebody, with their sign.
const PHASES: [(Phase, &str); 4] = [
    (Phase::Tactics, "card"),
    (Phase::FirstAction, "march"),
    (Phase::Stones, "reserve"),
    (Phase::SecondAction, "swords"),
];

impl Field<'_> {
    pub(super) fn track(&self) -> Markup {
        let view = &self.view;
        let turn = (i64::from(view.turn).max(1)).into();
        html! {
            div.cor-turn data-about="turn" {
                strong { (self.tell("cor-turn", &[("turn", turn)])) }
                span.soft { "/" (view.turn_limit) }
            }
            ol.cor-phases aria-label=(self.say("cor-phases")) {
                @for (phase, icon) in PHASES {
                    li.now[phase == view.phase] data-about={ "phase-" (super::glyph::slug(&phase)) }
                        aria-current=[(phase == view.phase).then_some("step")] {
                        (sign(icon)) span { (self.name(&phase)) }
                    }
                }
            }
            @if !view.order.is_empty() {
                ol.cor-order data-about="order" aria-label=(self.say("cor-order")) {
                    @for seat in &view.order {
                        li.now[view.active == Some(*seat)] aria-current=[(view.active == Some(*seat)).then_some("true")] {
                            @let name = self.scene.voice.seat(*seat);
                            (emblem(*seat, &name)) span.unseen { (name) }
                        }
                    }
                }
            }
        }
    }
}
