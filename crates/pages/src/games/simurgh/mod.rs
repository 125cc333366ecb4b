//! The drawn board of Simurgh: a walled City, the Wilds before it, Dragons as jewels.

mod about;
mod about_player;
mod carry;
mod chronicle;
mod city;
mod dragon;
mod drawn;
mod effect;
mod figure;
mod hand;
mod icon;
mod own;
mod player;
mod scouts;
mod statue;
mod tile;
mod wilds;
mod wording;

use engine::{Ahead, AnyView, Indexed, Seat, Spoken};
use maud::{Markup, html};
use simurgh::{Objective, PlayerView, Simurgh, View};

use super::{Board, Skin, skin};
use crate::bundles::Carried;
use crate::scene::Scene;

/// Draws Simurgh.
pub struct SimurghBoard;

/// How Simurgh looks.
pub(super) static SKIN: Skin = skin!("simurgh", SimurghBoard, symbols, art);

impl Board for SimurghBoard {
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let Some(table) = Table::of(scene) else { return html! {} };
        html! {
            div.sim {
                (table.chronicle())
                (table.part("sim-drawn", "sim-drawn", table.drawn()))
                (table.city())
                (table.wilds())
                (table.statue())
                (table.scouts())
            }
        }
    }

    fn own_area(&self, scene: &Scene<'_>) -> Option<Markup> {
        let table = Table::of(scene)?;
        let seat = scene.seat()?;
        Some(table.own_area(table.player(seat)?))
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let table = Table::of(scene)?;
        Some(table.panel(table.player(seat)?))
    }

    fn points(&self, view: &AnyView, seat: Seat) -> Option<i32> {
        let view = view.view_of::<Simurgh>()?;
        view.players.get(seat.index()).map(|player| i32::from(player.purse.points()))
    }

    fn carries(&self, view: &AnyView, ahead: &Ahead) -> Vec<Carried> {
        carry::all(view, ahead)
    }

    fn origin(&self, scene: &Scene<'_>, origin: &str) -> Option<Markup> {
        let number = origin.strip_prefix("objective-")?.parse().ok()?;
        Some(Table::of(scene)?.scored(Objective::new(number)?))
    }

    fn tie_breaks(&self) -> Option<&'static str> {
        Some("sim-ties")
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<Markup> {
        Table::of(scene)?.about(thing)
    }
}

/// A game of Simurgh as one viewer sees it.
struct Table<'a> {
    scene: &'a Scene<'a>,
    view: View,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a>) -> Option<Table<'a>> {
        Some(Table { scene, view: scene.view_of::<Simurgh>()? })
    }

    fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }

    /// The name by which the viewer's hand carries a thing. A spectator has no hands.
    fn carried(&self, name: String) -> Option<String> {
        self.scene.seat().map(|_| name)
    }

    /// The name of a thing in the game's own words.
    fn name(&self, thing: &impl Spoken) -> String {
        self.scene.voice.say_arg(&thing.arg())
    }

    /// What the board says beyond the game's own words.
    fn say(&self, key: &str) -> String {
        self.scene.words.say(key)
    }

    /// The same with a number in it.
    fn say_number(&self, key: &str, number: usize) -> String {
        self.scene.words.tell(key, &[("n", (number as i64).into())])
    }

    /// The number and label of an action in the list of choices, if it is offered.
    fn choice(&self, action: impl Indexed) -> Option<(u32, String)> {
        let id = action.index();
        let choice = self.scene.choices.iter().find(|choice| choice.id == id)?;
        Some((id, self.scene.voice.say_said(&choice.said)))
    }

    /// An element whose content changes by itself.
    fn part(&self, id: &str, class: &str, content: Markup) -> Markup {
        html! { div id=(id) class=(class) { (self.scene.parts.part(id, content)) } }
    }

    /// The button that lies over a thing: it acts, or says why it can't, and explains the thing.
    /// `label` is the id of the element that names the thing.
    fn hit(&self, action: impl Indexed, about: &str, label: &str) -> Markup {
        let target = self.scene.target(action);
        html! {
            button.sim-hit.target.open[target.is_open()] type="button" data-about=(about)
                data-act=[target.act] data-why=[target.why] aria-disabled=[target.disabled()]
                aria-labelledby=(label) {}
        }
    }

    /// The same for a thing that is a choice only now and then: a button only while it is one.
    fn hit_if_offered(&self, action: impl Indexed, about: &str) -> Markup {
        let choice = self.choice(action);
        html! {
            @if let Some((id, label)) = choice {
                button.sim-hit.target.open type="button" data-act=(id) data-about=(about)
                    aria-label=(label) {}
            }
        }
    }

    /// A button with words for a choice, if it is offered.
    fn button(&self, action: impl Indexed, sign: &Markup) -> Markup {
        let choice = self.choice(action);
        html! {
            @if let Some((id, label)) = choice {
                button.sim-choice type="button" data-act=(id) { (sign) span { (label) } }
            }
        }
    }
}
