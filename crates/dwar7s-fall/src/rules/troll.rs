//! The troll: where it stands, its moods and its roaming (section 13).

use arrayvec::ArrayVec;
use engine::{Chance, Log, Play, StepRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{MAX_MOODS, MAX_ROAMING, MoodEffect, RoamingFace, components};
use crate::table::board::Place;
use crate::table::cell::Side;
use crate::table::state::Dwar7sFall;
use crate::words::event::Event;
use crate::words::names::{Mood, Roaming};
use crate::words::refusal::Refusal;

engine::bounded! {
    /// The number of a roaming card in its file.
    pub struct RoamingNumber(MAX_ROAMING);
}

/// A roaming card, written by its id: `running_nnn`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoamingCard(RoamingNumber);

impl RoamingCard {
    /// Every roaming card in the box.
    pub fn all() -> impl Iterator<Item = RoamingCard> {
        RoamingNumber::all().take(components().roaming().len()).map(RoamingCard)
    }

    /// What it shows.
    pub fn name(self) -> Roaming {
        self.face().card
    }

    fn face(self) -> &'static RoamingFace {
        &components().roaming()[self.0.at()]
    }
}

impl Serialize for RoamingCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.face().id)
    }
}

impl<'de> Deserialize<'de> for RoamingCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        RoamingCard::all()
            .find(|card| card.face().id == id)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no roaming card '{id}'")))
    }
}

/// The troll with its decks.
#[derive(Clone, PartialEq, Debug)]
pub struct Troll {
    /// The card it stands on.
    pub place: Place,
    /// The lake.
    pub lake: Place,
    /// The mood deck; the first is the current mood.
    pub moods: ArrayVec<Mood, MAX_MOODS>,
    /// How many moods have been current: everybody knows their order.
    pub moods_seen: u8,
    /// The slot of the toll marker, counted from 0.
    pub marker: u8,
    /// The roaming deck; the last is drawn next.
    pub roaming: ArrayVec<RoamingCard, MAX_ROAMING>,
    /// Roaming cards that were flipped.
    pub roaming_discards: ArrayVec<RoamingCard, MAX_ROAMING>,
}

impl Troll {
    /// DWF-4.8: the troll on its lake, with shuffled decks.
    pub(crate) fn new(lake: Place, rng: &mut StepRng) -> Troll {
        let copies = |mood: &Mood| usize::from(components().mood(*mood).copies);
        let all = Mood::ALL.iter().flat_map(|mood| std::iter::repeat_n(*mood, copies(mood)));
        let mut moods: ArrayVec<Mood, MAX_MOODS> = all.collect();
        rng.shuffle(&mut moods);
        let mut roaming: ArrayVec<RoamingCard, MAX_ROAMING> = RoamingCard::all().collect();
        rng.shuffle(&mut roaming);
        Troll {
            place: lake,
            lake,
            moods,
            moods_seen: 1,
            marker: 0,
            roaming,
            roaming_discards: ArrayVec::new(),
        }
    }

    /// The current mood.
    #[inline]
    pub fn mood(&self) -> Mood {
        self.moods.first().copied().unwrap_or(Mood::Scary)
    }

    /// The moods that have never been current, whose order nobody knows.
    pub(crate) fn unseen_moods(&mut self) -> &mut [Mood] {
        // Seen moods go under the deck, so the unseen ones follow the current one.
        let unseen = self.moods.len() - usize::from(self.moods_seen).min(self.moods.len());
        &mut self.moods[1..=unseen]
    }
}

impl Dwar7sFall {
    /// Whether the troll stands on that card.
    #[inline]
    pub(crate) fn troll_is_on(&self, place: Place) -> bool {
        self.troll.as_ref().is_some_and(|troll| troll.place == place)
    }

    /// The effect of the current mood, if the troll stands on that card.
    #[inline]
    pub(crate) fn mood_on(&self, place: Place) -> Option<MoodEffect> {
        let troll = self.troll.as_ref().filter(|troll| troll.place == place)?;
        Some(components().mood(troll.mood()).effect)
    }

    /// DWF-13.4: the card that the troll would reach.
    pub(crate) fn can_lead(&self, side: Side) -> Result<Place, Refusal> {
        self.troll
            .as_ref()
            .and_then(|troll| self.board.beside(troll.place, side))
            .ok_or(Refusal::NoCardThatWay { side })
    }

    /// DWF-13.6: the troll roams by a card of the deck. Its mood acts afterwards.
    pub(crate) fn roam(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let Some(troll) = &mut self.troll else { return };
        if troll.roaming.is_empty() {
            std::mem::swap(&mut troll.roaming, &mut troll.roaming_discards);
            play.rng.shuffle(&mut troll.roaming);
        }
        let Some(card) = troll.roaming.pop() else { return };
        troll.roaming_discards.push(card);
        play.log.learned(self.everybody());
        play.tell(Event::Roamed { roaming: card.face().card });
        for &side in &card.face().arrows {
            if let Ok(place) = self.can_lead(side) {
                self.move_troll(place, play);
            }
        }
    }

    /// DWF-13.3: the troll's card has left the board.
    pub(crate) fn return_troll(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(troll) = &mut self.troll {
            troll.place = troll.lake;
            play.tell(Event::TrollReturned);
        }
    }

    pub(crate) fn move_troll(&mut self, place: Place, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(troll) = &mut self.troll {
            troll.place = place;
        }
        let (card, cell) = (self.board.kind(place), self.board.cell(place));
        play.tell(Event::TrollMoved { card, cell });
    }

    /// Performs the mood and advances the toll marker (DWF-13.7).
    pub(crate) fn activate_mood(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let Some(troll) = &self.troll else { return };
        let (place, mood) = (troll.place, troll.mood());
        // DWF-13.8: the other moods work continuously.
        if components().mood(mood).effect == MoodEffect::SendHome
            && self.meeples.crowded().contains(place)
        {
            let (card, cell) = (self.board.kind(place), self.board.cell(place));
            play.tell(Event::TrollScared { card, cell });
            self.send_all_home(place);
        }
        let everybody = self.everybody();
        let Some(troll) = &mut self.troll else { return };
        troll.marker += 1;
        if troll.marker >= components().mood(mood).slots {
            troll.marker = 0;
            troll.moods.rotate_left(1);
            if usize::from(troll.moods_seen) < troll.moods.len() {
                troll.moods_seen += 1;
                play.log.learned(everybody);
            }
            play.tell(Event::MoodChanged { mood: troll.mood() });
        }
    }
}
