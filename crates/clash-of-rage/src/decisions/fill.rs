//! D16: what a slot holds (COR-13.3).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::{Action, ClashOfRage, Equipment, Event, Level, Prompt, Refusal, Slot};

engine::bounded! {
    /// The slots in the order in which they are filled (COR-13.3): arms I to III, then body I to III.
    pub struct Pocket(6);
}

impl Pocket {
    /// Arms of level I.
    pub const FIRST: Pocket = Pocket(0);

    /// The level of the type whose slot it is.
    pub fn level(self) -> Level {
        Level::ALL[self.at() % 3]
    }

    /// The kind of slot.
    pub fn slot(self) -> Slot {
        Slot::ALL[self.at() / 3]
    }

    /// The slot after this one.
    pub fn next(self) -> Option<Pocket> {
        Pocket::new(self.0 + 1)
    }
}

/// Which card of the pool a slot gets, or none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// The slot to be filled.
    pub pocket: Pocket,
}

impl Decision<ClashOfRage> for Fill {
    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        let unit = game.active_player().unit(self.pocket.level());
        Prompt::Fill { unit, slot: self.pocket.slot() }
    }

    /// COR-13.4: without a card that fits, the slot stays empty without asking.
    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let designs = game.active_player().stash().designs();
        let fitting = designs.filter(|card| card.slot() == self.pocket.slot());
        out.offer_all(fitting.map(|card| Action::Fill { card: Some(card) }))?;
        out.offer(Action::Fill { card: None })
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Fill { card: None } => Ok(()),
            Action::Fill { card: Some(card) } => Ok(self.fits(game, card)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Fill { card } = action else { return };
        let (level, slot) = (self.pocket.level(), self.pocket.slot());
        let player = game.player_mut(seat);
        player.fill(level, slot, card);
        if let Some(card) = card {
            play.tell(Event::Equipped { seat, unit: player.unit(level), card });
        }
        match self.pocket.next() {
            Some(pocket) => game.agenda.ask(Open::Fill(Fill { pocket })),
            None => game.end_action(play),
        }
    }
}

impl Fill {
    /// COR-10.7: whether the card is in the pool and fits the slot.
    fn fits(&self, game: &ClashOfRage, card: Equipment) -> Result<(), Refusal> {
        if game.active_player().stash().count(card) == 0 {
            return Err(Refusal::NotOwned { card });
        }
        let slot = self.pocket.slot();
        if card.slot() == slot { Ok(()) } else { Err(Refusal::WrongSlot { card, slot }) }
    }
}
