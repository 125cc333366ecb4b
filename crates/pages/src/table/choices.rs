//! The list of choices: complete by construction, in reading order.

use maud::{Markup, html};

use super::{Curtain, Drawing, Status, Time};
use crate::draw::icon;
use crate::games::choice_list;
use crate::scene::Scene;
use crate::settings::{Finish, Switch};

impl Drawing<'_> {
    /// The choices that ask for a second click, for people who want that.
    fn ends(&self, scene: &Scene<'_>) -> Vec<u32> {
        match self.page.settings.confirm {
            Switch::Off => Vec::new(),
            Switch::On => {
                let ids = self.choices.iter().map(|choice| choice.id);
                ids.filter(|&id| scene.view.hands_over(id)).collect()
            }
        }
    }

    /// Whether what is the only choice left is taken by itself. A lesson asks for every step, and so does
    /// who wants to confirm the end of a turn.
    fn goes_on(&self) -> Option<&'static str> {
        let settings = self.page.settings;
        let wanted = settings.finish == Finish::On && settings.confirm == Switch::Off;
        (wanted && self.page.look.lesson.is_none()).then_some("by-itself")
    }

    /// What to do after the end, beside playing again.
    fn afterwards(&self) -> Markup {
        html! {
            a.button href={ "/games/" (self.page.look.game) "#learn" } {
                (icon("hint")) (self.words().say("afterwards"))
            }
        }
    }

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
            @if self.page.status() == Status::Over && self.page.time == Time::Live {
                (self.afterwards())
            } @else if self.choices.is_empty() {
                p.soft.small { (words.say("choices-none")) }
            } @else {
                div #advice { (self.page.parts.part("advice", self.advice(seat))) }
                form data-verb="act" method="post" data-question=[scene.view.prompt().map(|asked| asked.key)] {
                    input type="hidden" name="do" value="act";
                    input type="hidden" name="seat" value=(seat.index());
                    input type="hidden" name="steps" value=(look.steps);
                    @if let Some(by_itself) = self.goes_on() { input type="hidden" name="on" value=(by_itself); }
                    (choice_list(scene, look.answered, &self.ends(scene)))
                    // Filled in by the script, once the question stands: what can be chosen in one go.
                    @if look.answered.is_none() && look.lesson.is_none() { div #bundles {} }
                }
                (self.standstill())
            }
        }
    }
}
