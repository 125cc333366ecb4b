//! D12, D13: drawing Dragon Tiles, keeping one, putting the others back (SIM-10.6, SIM-10.7).

use super::prelude::*;
use super::steps::{Step, step};
use crate::data::effect::PutBack;
use crate::table::ids::Dragon;

/// Draws Dragon Tiles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawDragons {
    pub(crate) tiles: u8,
    /// Markers for the kept one.
    pub(crate) markers: u8,
    pub(crate) put_back: PutBack,
}

impl Step for DrawDragons {
    /// SIM-10.6: draws fewer if the deck runs out.
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) {
        let DrawDragons { tiles, markers, put_back } = self;
        let seat = game.active();
        let mut drawn = Set::EMPTY;
        for _ in 0..tiles {
            if let Some(dragon) = game.dragon_deck.draw() {
                drawn.insert(dragon);
                game.show_dragon_to(seat, dragon, play);
            }
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            let own = Event::SawDragons { seat, dragons: drawn };
            play.log.secret(seat, own, Event::DrewDragons { seat, count });
            game.agenda.plan(Open::KeepDragon(KeepDragon { drawn, markers, put_back }));
        }
    }
}

step!(DrawDragons);

/// D12: one of the drawn tiles is kept.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepDragon {
    pub(crate) drawn: Set<Dragon>,
    pub(crate) markers: u8,
    pub(crate) put_back: PutBack,
}

impl Decision<Simurgh> for KeepDragon {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::KeepDragon { count: self.markers }
    }

    fn offer(&self, _game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(self.drawn.iter().map(|dragon| Action::KeepDragon { dragon }))
    }

    fn check(&self, _game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::KeepDragon { dragon } = action else { return Err(Refused::OtherQuestion) };
        if self.drawn.contains(dragon) {
            Ok(())
        } else {
            Err(Refusal::DragonNotDrawn { dragon }.into())
        }
    }

    /// The kept Dragon lies face up with its markers; the others go back.
    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let Action::KeepDragon { dragon } = action else { return };
        game.show_dragon(dragon, play);
        game.active_player_mut().lair.welcome(dragon, self.markers);
        play.tell(Event::KeptDragon { seat, dragon, count: self.markers });
        let tiles = self.drawn.without(dragon);
        game.agenda.plan(Open::ReturnDragons(ReturnDragons { tiles, put_back: self.put_back }));
    }

    falls_away!();
}

/// D13: the other tiles go back, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnDragons {
    pub(crate) tiles: Set<Dragon>,
    pub(crate) put_back: PutBack,
}

impl Decision<Simurgh> for ReturnDragons {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::ReturnDragon { count: self.tiles.len() as u8 }
    }

    fn offer(&self, _game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for dragon in self.tiles.iter() {
            for &end in self.put_back.ends() {
                out.offer(Action::ReturnDragon { dragon, end })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, _game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::ReturnDragon { dragon, end } = action else {
            return Err(Refused::OtherQuestion);
        };
        if !self.tiles.contains(dragon) {
            Err(Refusal::DragonNotDrawn { dragon }.into())
        } else if !self.put_back.ends().contains(&end) {
            Err(Refusal::OnlyUnder.into())
        } else {
            Ok(())
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let Action::ReturnDragon { dragon, end } = action else { return };
        game.blur_dragons(seat, self.tiles);
        let tiles = self.tiles.without(dragon);
        game.agenda.plan(Open::ReturnDragons(ReturnDragons { tiles, put_back: self.put_back }));
        game.dragon_deck.put(dragon, end);
        let own = Event::ReturnedDragon { seat, dragon, end };
        play.log.secret(seat, own, Event::ReturnedSomeDragon { seat, end });
    }

    falls_away!();
}
