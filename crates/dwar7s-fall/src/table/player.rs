//! A player: cards, meeples and everything beside the board.

use crate::MAX_PLAYERS;
use crate::data::{People, Trait, components};
use crate::rules::secret_goals::{Achievements, Memo};
use crate::table::card::CardId;
use crate::table::meeples::{BASIC_MEEPLES, Crowd};
use crate::table::tally::{Gems, OgreCards};
use crate::words::names::{CardType, Goal, KingdomCard, Race, SecretGoal, Set};

/// DWF-9.1: the most cards in a hand after the player's own Discard phase.
pub const HAND_LIMIT: u8 = 9;

/// A player.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The race.
    pub race: Race,
    /// Kingdom cards in hand: bit `i` is the `i`-th of the race's set.
    pub(crate) hand: u16,
    /// Meeples at the campfire.
    pub campfire: Crowd,
    /// Gems in hand.
    pub gems: Gems,
    /// Ogre cards in hand.
    pub ogre_cards: OgreCards,
    /// Completed trading goals and eggs.
    pub goals: Set<Goal>,
    /// The secret goal.
    pub secret: SecretGoal,
    /// Whether the secret goal is revealed.
    pub revealed: bool,
    /// Defeated monsters still owned.
    pub monsters: u8,
    /// Monsters defeated in this game.
    pub defeated: u8,
    /// The most kinds of meeples in one defeat (DWF-2.8.11).
    pub most_kinds: u8,
    /// Stolen pouches.
    pub pouches: u8,
    /// DWF-15.12: whether a monster was laid this turn.
    pub laid_monster: bool,
    /// DWF-11.6: the secret goals whose requirement held at the last checkpoint. Only the player's
    /// own counts; the others are kept for what everybody else can infer.
    pub met: Set<SecretGoal>,
    /// What `met` was computed from.
    pub(crate) achieved: Memo<Achievements>,
    /// The secret goals that the others can't rule out.
    pub may_hold: Set<SecretGoal>,
    /// The most Troll Kings in this hand, as far as everybody knows.
    pub troll_kings_at_most: u8,
    /// Ogre cards that this player knows to be in each other hand.
    pub knows: [OgreCards; MAX_PLAYERS],
}

impl Player {
    /// A player before the first turn.
    pub fn new(race: Race, secret: SecretGoal, may_hold: Set<SecretGoal>) -> Player {
        let cards = components().race(race).cards.len();
        Player {
            race,
            hand: (1 << cards) - 1,
            campfire: Crowd::basic(BASIC_MEEPLES),
            gems: Gems::EMPTY,
            ogre_cards: OgreCards::EMPTY,
            goals: Set::EMPTY,
            secret,
            revealed: false,
            monsters: 0,
            defeated: 0,
            most_kinds: 0,
            pouches: 0,
            laid_monster: false,
            met: Set::EMPTY,
            achieved: Memo(None),
            may_hold,
            troll_kings_at_most: 0,
            knows: [OgreCards::EMPTY; MAX_PLAYERS],
        }
    }

    /// A seat that isn't taken.
    pub(crate) fn absent() -> Player {
        Player {
            hand: 0,
            campfire: Crowd::EMPTY,
            ..Player::new(Race::Blue, SecretGoal::Architect, Set::EMPTY)
        }
    }

    /// The race's cards and traits.
    #[inline]
    pub fn people(&self) -> &'static People {
        components().race(self.race)
    }

    /// Whether the race has a trait.
    #[inline]
    pub fn has(&self, wanted: Trait) -> bool {
        self.people().traits.contains(wanted)
    }

    /// The kingdom cards in hand.
    pub fn hand(&self) -> impl Iterator<Item = CardId> + Clone {
        let (race, mut rest) = (self.race, self.hand);
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = CardId::of(race, rest.trailing_zeros() as usize);
            rest &= rest - 1;
            Some(card)
        })
    }

    /// A kingdom card of that name in hand.
    pub fn card_in_hand(&self, card: KingdomCard) -> Option<CardId> {
        self.hand().find(|each| each.kind() == card)
    }

    /// Whether a card is in hand.
    pub fn holds(&self, card: CardId) -> bool {
        card.owner().is_some_and(|(race, index)| race == self.race && self.hand >> index & 1 != 0)
    }

    /// Takes a card out of the hand.
    pub(crate) fn lay_down(&mut self, card: CardId) {
        if let Some((_, index)) = card.owner() {
            self.hand &= !(1 << index);
        }
    }

    /// DWF-9.1: kingdom cards, gems and ogre cards in hand.
    #[inline]
    pub fn hand_size(&self) -> u8 {
        self.hand.count_ones() as u8 + self.gems.total() + self.ogre_cards.total()
    }

    /// DWF-11.1: the number of completed goals.
    #[inline]
    pub fn completed(&self) -> u8 {
        self.goals.len() as u8 + u8::from(self.revealed)
    }

    /// The castle of the race.
    pub fn castle(&self) -> CardId {
        let is_castle = |card: &KingdomCard| components().card(*card).of == CardType::Castle;
        let index = self.people().cards.iter().position(is_castle);
        // Every race has exactly one castle, which loading checked.
        CardId::of(self.race, index.unwrap_or_default())
    }
}
