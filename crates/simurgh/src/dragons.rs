//! Dragons: using abilities, drawing and putting back Dragon Tiles (chapter 10).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::effect::{Power, PutBack};
use crate::event::Event;
use crate::ids::{Ability, Dragon, End};
use crate::means::{Duty, Means};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::Simurgh;
use crate::task::{Source, Task};

impl Simurgh {
    /// D1, D15: every active ability that can be used.
    pub(crate) fn offer_abilities(
        &self,
        means: &Means,
        duty: Duty,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for ability in self.active().lair.markers.and(self.dragons().active).iter() {
            if self.can_use(ability, means, duty).is_ok() {
                let Ability { dragon, slot } = ability;
                visit(Action::UseAbility { dragon, slot })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether an active ability can be used as a Free Action.
    pub(crate) fn check_ability(&self, ability: Ability) -> Result<(), Refusal> {
        self.has_marker(ability)?;
        self.can_use(ability, &self.means(), self.duty())
    }

    /// SIM-10.1: an ability without a marker cannot be used.
    pub(crate) fn has_marker(&self, ability: Ability) -> Result<(), Refusal> {
        let Ability { dragon, slot } = ability;
        let lair = &self.active().lair;
        if !lair.dragons.contains(dragon) {
            Err(Refusal::NotYourDragon { dragon })
        } else if !lair.markers.contains(ability) {
            Err(Refusal::NoMarkerThere { dragon, slot })
        } else {
            Ok(())
        }
    }

    /// SIM-10.8: the marker goes off first, then the ability is as strict as an Exchange.
    fn can_use(&self, ability: Ability, means: &Means, duty: Duty) -> Result<(), Refusal> {
        match self.dragons().power(ability) {
            Power::Active(effect) => {
                let means = Means { markers: means.markers.saturating_sub(1), ..*means };
                self.resolvable(effect, &means, None, duty)
            }
            _ => Err(Refusal::NotItsMoment),
        }
    }

    /// SIM-10.8: uses an active ability.
    pub(crate) fn use_ability(&mut self, ability: Ability, log: &mut impl Log<Event>) {
        self.plan(Task::Settle);
        self.spend(ability, log);
        self.begin(Source::Ability(ability), None, log);
    }

    /// Takes the marker off an ability that is used.
    pub(crate) fn spend(&mut self, ability: Ability, log: &mut impl Log<Event>) {
        let Ability { dragon, slot } = ability;
        self.active_mut().lair.markers.remove(ability);
        log.event(Event::UsedAbility { seat: self.turn.active, dragon, slot });
    }

    /// SIM-10.6: draws Dragon Tiles, as many as there are.
    pub(crate) fn draw_dragons(
        &mut self,
        tiles: u8,
        markers: u8,
        put_back: PutBack,
        log: &mut impl Log<Event>,
    ) {
        self.done();
        let seat = self.turn.active;
        let mut drawn = Set::EMPTY;
        for _ in 0..tiles {
            if let Some(dragon) = self.dragon_deck.draw() {
                drawn.insert(dragon);
                self.show_dragon_to(seat, dragon, log);
            }
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            let own = Event::SawDragons { seat, dragons: drawn };
            log.secret(seat, own, Event::DrewDragons { seat, count });
            self.plan(Task::KeepDragon { drawn, markers, put_back });
        }
    }

    /// D12: the kept Dragon lies face up with its markers; the others go back.
    pub(crate) fn keep_dragon(
        &mut self,
        dragon: Dragon,
        drawn: Set<Dragon>,
        markers: u8,
        put_back: PutBack,
        log: &mut impl Log<Event>,
    ) {
        self.done();
        self.show_dragon(dragon, log);
        self.active_mut().lair.welcome(dragon, markers);
        log.event(Event::KeptDragon { seat: self.turn.active, dragon, count: markers });
        self.plan(Task::ReturnDragons { tiles: drawn.without(dragon), put_back });
    }

    /// D13: a drawn Dragon Tile goes back to its deck.
    pub(crate) fn return_dragon(
        &mut self,
        dragon: Dragon,
        end: End,
        tiles: Set<Dragon>,
        put_back: PutBack,
        log: &mut impl Log<Event>,
    ) {
        self.done();
        let seat = self.turn.active;
        self.blur_dragons(seat, tiles);
        self.plan(Task::ReturnDragons { tiles: tiles.without(dragon), put_back });
        self.dragon_deck.put(dragon, end);
        let own = Event::ReturnedDragon { seat, dragon, end };
        log.secret(seat, own, Event::ReturnedSomeDragon { seat, end });
    }
}
