//! Choices that have no place on the map, as buttons: actions, numbers, ends.

use clash_of_rage::{Action, Group, Headcount, Location};
use engine::Seat;
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, sign};

impl Field<'_> {
    /// A button for a choice; nothing if it isn't offered.
    pub(super) fn order(&self, action: Action, icon: &str, label: &str, class: &str) -> Markup {
        let target = self.scene.target(action);
        html! {
            @if let Some(id) = target.act {
                button.cor-order-button.{ (class) } type="button" data-act=(id) { (sign(icon)) span { (label) } }
            }
        }
    }

    pub(super) fn orders(&self, seat: Seat) -> Markup {
        let idle = self.player_at(seat).is_some_and(|player| !player.stash.is_empty());
        let (rearrange, keep) =
            if idle { ("cor-hand-out", "cor-keep-idle") } else { ("cor-rearrange", "cor-keep") };
        html! {
            (self.reinforcements(seat))
            (self.chips())
            (self.setting_out())
            (self.headcounts())
            (self.order(Action::Move, "march", &self.say("cor-move"), "primary"))
            (self.order(Action::Equip, "equip", &self.say("cor-equip"), ""))
            (self.order(Action::Pass, "rest", &self.say("cor-pass"), "quiet"))
            (self.order(Action::EndMovement, "done", &self.say("cor-end-movement"), ""))
            (self.order(Action::Done, "done", &self.say("cor-done"), "is-done"))
            (self.order(Action::Rearrange, "swap", &self.say(rearrange), "primary"))
            (self.order(Action::Keep, "done", &self.say(keep), ""))
            (self.order(Action::Fill { card: None }, "rest", &self.say("cor-leave-empty"), ""))
            @if let Some(player) = self.player_at(seat) { (self.rest_order(player)) }
        }
    }

    /// Units that wait to be placed; the first is asked for now.
    fn reinforcements(&self, seat: Seat) -> Markup {
        if self.view.active != Some(seat) || self.view.reinforcements.is_empty() {
            return html! {};
        }
        html! {
            ul.cor-waiting data-about="reinforcements" data-pile[self.is_asked()] {
                @for (at, troop) in self.view.reinforcements.iter().enumerate() {
                    li.now[at == 0] {
                        (glyph::unit_face(troop.unit)) strong { (troop.count) } span { (self.name(&troop.unit)) }
                    }
                }
            }
        }
    }

    /// Units that could move, as large buttons: on a small map stacks are too close for fingers.
    fn chips(&self) -> Markup {
        let places = Location::all()
            .flat_map(|place| self.movers_at(place).into_iter().map(move |action| (place, action)));
        let places: Vec<(Location, Action)> = places.collect();
        html! {
            // In one row, so that the map below keeps its place.
            @if !places.is_empty() { div.cor-chips data-scrolls {
                @for (place, action) in places {
                    @let target = self.scene.target(action);
                    button.cor-chip.cor-order-button type="button" data-act=[target.act] {
                        @match action {
                            Action::MoveUnits { unit, .. } => {
                                (glyph::unit_face(unit))
                                span.cor-chip-place { span.cor-chip-name { (self.name(&unit)) " · " } (self.place_sign(place)) }
                            }
                            Action::MoveHero { hero } => {
                                @let name = self.name(&hero);
                                (glyph::hero_face(hero))
                                span.cor-chip-place {
                                    span.cor-chip-name { (name.split_whitespace().next().unwrap_or_default()) " · " }
                                    (self.place_sign(place))
                                }
                            }
                            _ => {}
                        }
                    }
                }
            } }
        }
    }

    /// A place where room is short: its id, or the sign of the Stronghold.
    fn place_sign(&self, place: Location) -> Markup {
        html! {
            @match place.territory() {
                Some(territory) => (territory.id()),
                None => { (sign("stronghold")) span.unseen { (self.say("cor-stronghold")) } }
            }
        }
    }

    /// A place in a button: its id, or a word for the Stronghold.
    pub(super) fn short_place(&self, place: Location) -> String {
        match place.territory() {
            Some(territory) => territory.id().to_owned(),
            None => self.say("cor-stronghold"),
        }
    }

    /// Who is picked up while it is asked where to.
    fn setting_out(&self) -> Markup {
        let Some(group) = self.view.moving.filter(|_| self.is_asked()) else { return html! {} };
        html! {
            span.cor-send {
                @match group {
                    Group::Units { from, level } => {
                        @let seat = self.view.active;
                        @if let Some(unit) = seat.and_then(|seat| self.player_at(seat)?.units.get(level.at())) {
                            (glyph::unit_face(unit.unit)) span.unseen { (self.name(&unit.unit)) }
                        }
                        @if self.view.bound_for.is_none() { (self.place_sign(from)) }
                    }
                    Group::Hero(hero) => { (glyph::hero_face(hero)) span.unseen { (self.name(&hero)) } }
                }
                (sign("march"))
                @match self.view.bound_for {
                    Some(to) => (self.short_place(to)),
                    None => span aria-hidden="true" { "?" },
                }
            }
        }
    }

    /// The choices of how many units move.
    fn headcounts(&self) -> Markup {
        let (Some(Group::Units { .. }), Some(_)) = (self.view.moving, self.view.bound_for) else {
            return html! {};
        };
        let counts =
            Headcount::all().map(|count| (count, self.scene.target(Action::Send { count })));
        let offered: Vec<_> = counts.filter(|(_, target)| target.is_open()).collect();
        html! {
            @if !offered.is_empty() {
                @for (count, target) in offered {
                    button.cor-number.cor-order-button type="button" data-act=[target.act]
                        aria-label=(self.tell("cor-send", &[("n", i64::from(count.units()).into())])) {
                        (count.units())
                    }
                }
            }
        }
    }
}
