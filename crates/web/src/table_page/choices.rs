//! The list of choices: complete by construction, in reading order.

use maud::{Markup, html};

use super::{Curtain, Drawing};
use crate::boards::choice_list;
use crate::scene::Scene;

impl Drawing<'_> {
    pub(super) fn choice_panel(&self, scene: Option<&Scene<'_>>) -> Markup {
        let words = self.words();
        let look = self.page.look;
        let (Some(scene), Some(seat)) = (scene, self.page.seat()) else {
            return html! {
                @if self.page.curtain == Curtain::Up && !self.page.plays() {
                    p.soft.small { (words.say("choices-watching")) }
                }
            };
        };
        html! {
            @if self.choices.is_empty() {
                p.soft.small { (words.say("choices-none")) }
            } @else {
                form data-verb="act" method="post" {
                    input type="hidden" name="do" value="act";
                    input type="hidden" name="seat" value=(seat.index());
                    input type="hidden" name="steps" value=(look.table.steps);
                    (choice_list(scene, look.answered))
                }
            }
        }
    }
}
