//! Clash of Rage: the map of the Kingdom with its armies, the Black Market, battles as duels.

mod about;
mod battle;
mod clan_card;
mod explain;
mod gear;
mod glyph;
mod hand;
mod hexes;
mod map;
mod market;
mod news;
mod orders;
mod own;
mod panel;
mod place;
mod recent;
mod token;
mod track;

use clash_of_rage::view::{ArmyView, PlayerView, TerritoryView, UnitView};
use clash_of_rage::{Action, ClashOfRage, Feature, Force, Side, UnitType, View};
use engine::{AnyView, Indexed, Seat, Spoken};
use fluent_bundle::FluentValue;
use maud::{Markup, html};

use self::hexes::{free_corner, is_tall};
use self::recent::Recent;
use super::{Board, Skin, skin};
use crate::bundles::Plan;
use crate::draw::noun;
use crate::scene::Scene;

/// Draws Clash of Rage.
pub struct ClashOfRageBoard;

/// The sheet of symbols.
const SHEET: &str = "boards/clash-of-rage.svg";

/// How Clash of Rage looks.
pub(super) static SKIN: Skin = skin!("clash-of-rage", ClashOfRageBoard, symbols, art);

impl Board for ClashOfRageBoard {
    fn board(&self, scene: &Scene<'_>) -> Markup {
        let Some(field) = Field::new(scene) else { return html! {} };
        html! {
            div.cor.at-war[field.view.battle.is_some()].tall[is_tall(&field.view)] {
                div #cor-track .cor-track { (scene.parts.part("cor-track", field.track())) }
                div.cor-land { (field.map()) }
                // A phone shows the map or the hand: there the buttons are above the map, too, so that a march needs no
                // change of tabs.
                @if let Some(seat) = scene.seat() {
                    div #cor-near .cor-orders.cor-near role="group" aria-label=(scene.words.say("cor-orders")) {
                        (scene.parts.part("cor-near", field.orders(seat)))
                    }
                }
                div #cor-report .cor-report.{ (free_corner(&field.view)) } {
                    (scene.parts.part("cor-report", field.news()))
                }
                @if field.view.battle.is_some() {
                    section #cor-fight .cor-fight data-scrolls aria-label=(scene.words.say("cor-battle")) {
                        (scene.parts.part("cor-fight", field.fight()))
                    }
                } @else {
                    div.cor-side data-scrolls { (field.market_place()) }
                }
            }
        }
    }

    fn own_area(&self, scene: &Scene<'_>) -> Option<Markup> {
        let seat = scene.seat()?;
        Field::new(scene).map(|field| field.own(seat))
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        Field::new(scene)?.panel(seat)
    }

    fn points(&self, view: &AnyView, seat: Seat) -> Option<i32> {
        let view = view.view_of::<ClashOfRage>()?;
        view.players.get(seat.index()).map(|player| i32::from(player.points))
    }

    /// A battle is fought assault by assault.
    fn goes_on(&self, action: u32) -> bool {
        Action::from_index(action) == Some(Action::Fight)
    }

    /// A stack is moved as a whole or in part.
    fn is_manner(&self, action: u32) -> bool {
        matches!(Action::from_index(action), Some(Action::Send { .. }))
    }

    fn plans(&self, scene: &Scene<'_>) -> Vec<Plan> {
        Field::new(scene).map(|field| field.plans()).unwrap_or_default()
    }

    fn tie_breaks(&self) -> Option<&'static str> {
        Some("cor-ties")
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<Markup> {
        Field::new(scene)?.about(thing)
    }
}

/// One moment of the game with everything a drawing needs.
struct Field<'a> {
    scene: &'a Scene<'a>,
    view: View,
    recent: Recent,
}

impl<'a> Field<'a> {
    fn new(scene: &'a Scene<'a>) -> Option<Field<'a>> {
        let view = scene.view_of::<ClashOfRage>()?;
        let recent = Recent::read(scene.view);
        Some(Field { scene, view, recent })
    }

    fn player_at(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }

    /// COR-2.6: how many Cities a player held until enemies came, who have yet to be fought.
    fn besieged(&self, seat: Seat) -> usize {
        let there =
            self.view.territories.iter().filter(|there| self.besieged_at(there) == Some(seat));
        there.count()
    }

    /// Whose City it was until enemies came.
    fn besieged_at(&self, territory: &TerritoryView) -> Option<Seat> {
        if territory.feature != Feature::City || territory.armies.len() < 2 {
            return None;
        }
        let mut seats = territory.armies.iter().filter_map(|army| army.side.seat());
        seats.find(|&seat| self.view.active != Some(seat))
    }

    fn territory(&self, id: &str) -> Option<&TerritoryView> {
        self.view.territories.iter().find(|territory| territory.id.id() == id)
    }

    /// A thing's name in the game's words.
    fn name(&self, thing: &impl Spoken) -> String {
        self.scene.voice.say_arg(&thing.arg())
    }

    fn say(&self, key: &str) -> String {
        self.scene.words.say(key)
    }

    fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.scene.words.tell(key, args)
    }

    /// The noun of a number beside a sign.
    fn noun(&self, key: &str) -> Markup {
        noun(&self.say(key))
    }

    /// The name of a side: the player's, or the Elves'.
    fn side_name(&self, side: Side) -> String {
        match side {
            Side::Player(seat) => self.scene.voice.seat(seat),
            Side::Elves => self.say("cor-elves"),
        }
    }

    /// Whether a side is the viewer's.
    fn is_me(&self, side: Side) -> bool {
        side.seat().is_some_and(|seat| self.scene.seat() == Some(seat))
    }

    /// The name of a side to its face: the viewer's is "you".
    fn side_or_you(&self, side: Side) -> String {
        if self.is_me(side) { self.say("cor-you") } else { self.side_name(side) }
    }

    /// The type as a side fields it, with equipment.
    fn unit(&self, side: Side, unit: UnitType) -> Option<&UnitView> {
        let units = match side {
            Side::Player(seat) => &self.player_at(seat)?.units,
            Side::Elves => &self.view.elves,
        };
        units.iter().find(|view| view.unit == unit)
    }

    /// The strength of an army in a battle to come.
    fn force(&self, army: &ArmyView) -> Force {
        let mut force = Force::default();
        let units = match army.side {
            Side::Player(seat) => self.player_at(seat).map(|player| player.units.as_slice()),
            Side::Elves => Some(self.view.elves.as_slice()),
        };
        for unit in units.unwrap_or_default() {
            force.profiles[unit.level.at()] = unit.profile;
        }
        for troop in &army.units {
            force.counts[troop.unit.level().at()] = troop.count;
        }
        for hero in &army.heroes {
            if let Some(hero) = self.view.heroes.iter().find(|view| view.hero == *hero) {
                force.heroes = force.heroes.plus(hero.effect.symbols());
            }
        }
        force
    }

    /// Whether the viewer is asked something now.
    fn is_asked(&self) -> bool {
        !self.scene.choices.is_empty()
    }
}

/// A probability in percent, never rounded to certain or impossible.
fn percent(chance: f64) -> u8 {
    match (chance * 100.0).round() {
        whole if whole <= 0.0 && chance > 0.0 => 1,
        whole if whole >= 100.0 && chance < 0.9999 => 99,
        whole => whole.clamp(0.0, 100.0) as u8,
    }
}
