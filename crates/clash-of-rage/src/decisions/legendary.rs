//! D14: which Legendary Equipment is forged (COR-10.5).

use std::ops::{ControlFlow, Deref};

use engine::{Arg, Decision, Held, KnownTo, Log, Offer, Play, Refused, Seat, SeatSet, Spoken};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Checked, Errands, Open};
use crate::{Action, ClashOfRage, Equipment, Event, Prompt, Refusal};

/// The most Legendary cards drawn at once: one and one more for each Forge (COR-10.5).
pub(crate) const MAX_DRAWN: usize = 5;

/// Which of the drawn cards the forger keeps.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legendary {
    /// The cards that the forger drew.
    pub drawn: Drawn,
    /// What was done before in this action.
    pub errands: Errands,
}

impl Decision<ClashOfRage> for Legendary {
    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::Legendary
    }

    fn offer(
        &self,
        _game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        out.offer_all(self.drawn.iter().map(|&card| Action::TakeLegendary { card }))
    }

    fn check(&self, _game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::TakeLegendary { card } if self.drawn.contains(&card) => Ok(()),
            Action::TakeLegendary { card } => Err(Refusal::NotDrawn { card }.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// COR-10.5: keeps one card, shuffles the others back; in phase 5 the victory check follows.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::TakeLegendary { card } = action else { return };
        game.player_mut(seat).obtain(card);
        for &piece in self.drawn.iter().filter(|&&other| other != card) {
            game.legendary_deck.put(Held { piece, known_to: KnownTo::Only(SeatSet::only(seat)) });
        }
        game.legendary_deck.shuffle(play.rng);
        play.log.learned(SeatSet::all(game.players.len() as u8));
        play.tell(Event::Forged { seat, card });
        game.agenda.ask(Open::Shop(Errands { forged: true, ..self.errands }));
        game.claim_victory(play);
    }
}

/// Legendary Equipment cards in the order they were drawn, said as a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The cards; unused entries hold the first design.
    cards: [Equipment; MAX_DRAWN],
    count: u8,
}

impl Deref for Drawn {
    type Target = [Equipment];

    fn deref(&self) -> &[Equipment] {
        &self.cards[..usize::from(self.count)]
    }
}

impl FromIterator<Equipment> for Drawn {
    /// The first five cards; more are never drawn.
    fn from_iter<I: IntoIterator<Item = Equipment>>(cards: I) -> Drawn {
        let mut drawn = Drawn { cards: [Equipment::ALL[0]; MAX_DRAWN], count: 0 };
        for (space, card) in drawn.cards.iter_mut().zip(cards) {
            *space = card;
            drawn.count += 1;
        }
        drawn
    }
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Drawn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Equipment>::deserialize(deserializer)?;
        if cards.len() > MAX_DRAWN {
            return Err(D::Error::custom(format!("at most {MAX_DRAWN} cards are drawn")));
        }
        Ok(cards.into_iter().collect())
    }
}

impl Spoken for Drawn {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Spoken::arg).collect())
    }

    fn samples() -> Vec<Self> {
        Equipment::ALL.iter().map(|&card| Drawn::from_iter([card])).collect()
    }
}
