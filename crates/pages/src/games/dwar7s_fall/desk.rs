//! What every part of the drawing needs: the scene, the view, and what a thing does when it is used.

use dwar7s_fall::cell::{Cell, Side};
use dwar7s_fall::components::{Power, components};
use dwar7s_fall::decisions::{Moving, Open as Ask, Playing, Pushing, Returning, Tunnelling};
use dwar7s_fall::names::Kind;
use dwar7s_fall::view::{ViewCell, ViewPlayer};
use dwar7s_fall::{Action, Dwar7sFall, View};
use engine::{Arg, Indexed, Seat, Spoken};
use fluent_bundle::FluentValue;
use maud::Markup;

use crate::draw;
use crate::games::art::{Art, Fit};
use crate::scene::Scene;

/// The game's pictures.
const ART: Art = Art { sheet: "art/dwar7s-fall.svg", prefix: "dwf" };

/// The size of a picture on its sheet.
const FACE: (u32, u32) = (64, 64);

/// The sheet of symbols.
const SHEET: &str = "boards/dwar7s-fall.svg";

/// A table of Dwar7s Fall as one viewer sees it.
pub struct Desk<'a> {
    pub scene: &'a Scene<'a>,
    pub view: View,
}

/// What a thing does when it is used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deed {
    /// The action it takes.
    pub act: Option<u32>,
    /// The answers that follow in the same gesture, as `data-then`: picking up a card is one gesture
    /// although the rules ask twice.
    pub then: Option<String>,
    /// The action that isn't possible: the page asks why not.
    pub why: Option<u32>,
}

impl Deed {
    /// Whether it can be used now.
    pub fn is_open(&self) -> bool {
        self.act.is_some()
    }

    /// For `role` in a drawing.
    pub fn role(&self) -> Option<&'static str> {
        (self.act.is_some() || self.why.is_some()).then_some("button")
    }

    /// For `tabindex` in a drawing.
    pub fn tabindex(&self) -> Option<&'static str> {
        (self.act.is_some() || self.why.is_some()).then_some("0")
    }

    /// For `aria-disabled`.
    pub fn disabled(&self) -> Option<&'static str> {
        (self.act.is_none() && self.why.is_some()).then_some("true")
    }
}

impl<'a> Desk<'a> {
    /// The table of a scene; `None` if it is another game's.
    pub fn of(scene: &'a Scene<'a>) -> Option<Desk<'a>> {
        Some(Desk { scene, view: scene.view_of::<Dwar7sFall>()? })
    }

    /// The first of these ways that begins with an offered action.
    pub fn deed(&self, ways: &[&[Action]]) -> Deed {
        let open = ways.iter().find(|way| way.first().is_some_and(|&act| self.scene.offers(act)));
        let Some([act, then @ ..]) = open else { return Deed::default() };
        let ids: Vec<String> = then.iter().map(|next| next.index().to_string()).collect();
        let then = (!ids.is_empty()).then(|| ids.join(" "));
        Deed { act: Some(act.index()), then, why: None }
    }

    /// The same; if there is none, the thing says why this action isn't possible.
    pub fn deed_or_why(&self, ways: &[&[Action]], why: Action) -> Deed {
        let deed = self.deed(ways);
        if deed.is_open() || self.scene.seat().is_none() {
            return deed;
        }
        Deed { why: Some(why.index()), ..deed }
    }

    pub fn say(&self, key: &str) -> String {
        self.scene.words.say(key)
    }

    pub fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.scene.words.tell(key, args)
    }

    /// The noun of a number beside a sign.
    pub fn noun(&self, key: &str) -> Markup {
        draw::noun(&self.say(key))
    }

    /// A component's name in the game's own words.
    pub fn name(&self, thing: &impl Spoken) -> String {
        self.scene.voice.say_arg(&thing.arg())
    }

    /// The viewer's own player.
    pub fn own(&self) -> Option<&ViewPlayer> {
        self.scene.seat().and_then(|seat| self.view.players.get(seat.index()))
    }

    pub fn player(&self, seat: Seat) -> Option<&ViewPlayer> {
        self.view.players.get(seat.index())
    }

    /// The card at a cell.
    pub fn at(&self, cell: Cell) -> Option<&ViewCell> {
        self.view.board.iter().find(|each| each.cell == cell)
    }

    /// DWF-3.6: the neighbour on that side, if the passage is open.
    pub fn passage(&self, cell: &ViewCell, side: Side) -> Option<&ViewCell> {
        let other = self.at(cell.cell.neighbour(side)?)?;
        let open = !cell.walls.contains(&side) && !other.walls.contains(&side.opposite());
        open.then_some(other)
    }

    /// Where the step that is being asked for begins.
    pub fn stepping_from(&self) -> Option<Cell> {
        match self.view.ask? {
            Ask::Moving(Moving::To { from, .. }) => Some(from),
            Ask::Pushing(Pushing::To { .. }) => self.whereabouts(Power::Push),
            Ask::Playing(Playing::FirstStep { victim }) => Some(victim.cell),
            Ask::Playing(Playing::SecondStep { victim, first }) => victim.cell.neighbour(first),
            Ask::Leading(_) => self.view.troll.as_ref().map(|troll| troll.cell),
            _ => None,
        }
    }

    /// The card whose meeples are being chosen from.
    pub fn crowd_asked(&self) -> Option<Cell> {
        match self.view.ask? {
            Ask::Moving(Moving::Kind { from }) | Ask::Tunnelling(Tunnelling::Kind { from }) => {
                Some(from)
            }
            Ask::Playing(Playing::Victim { cell } | Playing::Own { cell, .. })
            | Ask::Returning(Returning { cell, .. }) => Some(cell),
            Ask::Pushing(Pushing::Victim) => self.whereabouts(Power::Push),
            Ask::SendingHome => self.whereabouts(Power::SendHome),
            _ => None,
        }
    }

    /// The card on which the viewer's piece with this power stands.
    fn whereabouts(&self, power: Power) -> Option<Cell> {
        let seat = self.scene.seat()?;
        let has = |kind: Kind| components().powers(kind).contains(power);
        let here = |cell: &&ViewCell| {
            cell.meeples.iter().any(|crowd| crowd.seat == seat && crowd.kinds.kinds().any(has))
        };
        self.view.board.iter().find(here).map(|cell| cell.cell)
    }
}

/// The word for a thing in names of symbols and texts: `gold-mine`.
pub fn sign(thing: &impl Spoken, family: &str) -> String {
    match thing.arg() {
        Arg::Name(key) => key.strip_prefix(family).map_or(key.clone(), str::to_owned),
        _ => String::new(),
    }
}

/// The same in one word, for keys of texts: `goldmine`.
pub fn word(thing: &impl Spoken, family: &str) -> String {
    sign(thing, family).replace('-', "")
}

/// A symbol beside words.
pub fn symbol(name: &str) -> Markup {
    draw::symbol(SHEET, name)
}

/// A symbol in a drawing, with its upper left corner and its size.
pub fn picture(name: &str, x: i32, y: i32, size: i32) -> Markup {
    maud::html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 24 24" { (draw::symbol_use(SHEET, name)) }
    }
}

/// The picture of a thing beside words.
pub fn face(thing: &impl Spoken) -> Markup {
    ART.of(thing, "icon", FACE, Fit::Whole)
}

/// A picture by its name beside words.
pub fn face_named(name: &str) -> Markup {
    ART.picture(name, "icon", FACE, Fit::Whole)
}

/// A picture in a drawing, with its upper left corner and its size.
pub fn face_at(name: &str, x: i32, y: i32, size: i32) -> Markup {
    maud::html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 64 64" { (ART.picture_use(name, FACE)) }
    }
}
