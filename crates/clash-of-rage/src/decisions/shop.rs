//! D13: what to get (COR-10.1).

use std::ops::ControlFlow;

use engine::{Decision, Game, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Checked, Drawn, Legendary, Open};
use crate::data::components;
use crate::rules::moving::Posting;
use crate::{Action, ClashOfRage, Equipment, Event, Hero, Location, Prompt, Refusal};

/// COR-10.5: crystals for forging with one Forge.
const COST_WITH_ONE_FORGE: u8 = 6;
/// COR-10.5: crystals for forging with two Forges or more.
const COST_WITH_MORE_FORGES: u8 = 4;

/// What to get next, and what may be done only once in an Equipping action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errands {
    /// Whether a Legendary Equipment has been forged.
    pub forged: bool,
    /// Whether a hero has been recruited.
    pub recruited: bool,
}

/// COR-10.5: what forging costs and brings.
pub(crate) struct Forging {
    /// The price in crystals.
    pub cost: u8,
    /// How many cards are drawn.
    pub cards: usize,
}

impl Decision<ClashOfRage> for Errands {
    fn prompt(&self, game: &ClashOfRage, seat: Seat) -> Prompt {
        let player = game.player(seat);
        Prompt::Shop { gold: player.gold, crystals: player.crystals }
    }

    /// COR-13.4: when nothing is affordable, nothing is asked.
    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let affordable = game.market.iter().filter(|stack| price(game, stack.card).is_ok());
        out.offer_all(affordable.map(|stack| Action::Buy { card: stack.card }))?;
        out.offer_all(self.forging(game).map(|_| Action::Forge))?;
        let heroes = Hero::ALL.iter().copied().filter(|&hero| self.can_recruit(game, hero).is_ok());
        out.offer_all(heroes.map(|hero| Action::Recruit { hero }))?;
        out.offer(Action::Done)
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Buy { card } if card.is_legendary() => Err(Refusal::NotForSale { card }.into()),
            Action::Buy { card } if !game.market.iter().any(|stack| stack.card == card) => {
                Err(Refusal::NotOnMarket { card }.into())
            }
            Action::Buy { card } => Ok(price(game, card)?),
            Action::Forge => Ok(self.forging(game).map(|_| ())?),
            Action::Recruit { hero } => Ok(self.can_recruit(game, hero)?),
            Action::Done => Ok(()),
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
        match action {
            Action::Buy { card } => buy(game, seat, card, play),
            Action::Recruit { hero } => self.recruit(game, seat, hero, play),
            Action::Forge => self.forge(game, seat, play),
            // COR-10.8: after the last purchase cards can be rearranged.
            _ => game.agenda.ask(Open::Rearrange),
        }
    }
}

impl Errands {
    /// Whether there is anything that the active player can afford.
    pub(crate) fn can_shop(self, game: &ClashOfRage) -> bool {
        game.market.iter().any(|stack| price(game, stack.card).is_ok())
            || self.forging(game).is_ok()
            || Hero::ALL.iter().any(|&hero| self.can_recruit(game, hero).is_ok())
    }

    /// COR-10.5: what forging costs and brings, or why it isn't possible.
    pub(crate) fn forging(self, game: &ClashOfRage) -> Result<Forging, Refusal> {
        if game.legendary_deck.is_empty() {
            return Err(Refusal::NoLegendaryLeft);
        }
        if self.forged {
            return Err(Refusal::ForgedAlready);
        }
        let forges = game.controlled(game.active()).and(game.board.forges()).len();
        let cost = match forges {
            0 => return Err(Refusal::NoForge),
            1 => COST_WITH_ONE_FORGE,
            _ => COST_WITH_MORE_FORGES,
        };
        let crystals = game.active_player().crystals;
        if crystals < u16::from(cost) {
            return Err(Refusal::TooFewCrystals { cost, crystals });
        }
        Ok(Forging { cost, cards: (1 + forges).min(game.legendary_deck.len()) })
    }

    /// COR-10.6: whether the hero is free and affordable.
    fn can_recruit(self, game: &ClashOfRage, hero: Hero) -> Result<(), Refusal> {
        if let Some(Posting { owner, .. }) = game.heroes[hero as usize] {
            let own = owner == game.active();
            return Err(if own {
                Refusal::HeroIsYours { hero }
            } else {
                Refusal::HeroTaken { hero, seat: owner }
            });
        }
        if self.recruited {
            return Err(Refusal::RecruitedAlready);
        }
        let (cost, gold) = (components().heroes[hero as usize].cost, game.active_player().gold);
        if gold >= u16::from(cost) {
            Ok(())
        } else {
            Err(Refusal::HeroTooDear { hero, cost, gold })
        }
    }

    /// COR-10.6: pays and puts the hero on the Stronghold.
    fn recruit(
        self,
        game: &mut ClashOfRage,
        seat: Seat,
        hero: Hero,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let cost = components().heroes[hero as usize].cost;
        let player = game.player_mut(seat);
        player.gold = player.gold.saturating_sub(cost.into());
        let posting = Posting { owner: seat, location: Location::STRONGHOLD };
        game.heroes[hero as usize] = Some(posting);
        play.tell(Event::Recruited { seat, hero, gold: cost });
        game.agenda.ask(Open::Shop(Errands { recruited: true, ..self }));
    }

    /// COR-10.5: pays and draws cards that only the forger sees.
    fn forge(self, game: &mut ClashOfRage, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        let Ok(Forging { cost, cards: count }) = self.forging(game) else { return };
        let player = game.player_mut(seat);
        player.crystals = player.crystals.saturating_sub(cost.into());
        let forger = SeatSet::only(seat);
        let drawn: Drawn = std::iter::from_fn(|| game.legendary_deck.draw())
            .take(count)
            .map(|card| card.show(forger, play.log).piece)
            .collect();
        play.log.secret(
            seat,
            Event::LegendaryDrawn { seat, cards: drawn, crystals: cost },
            Event::LegendaryDrawnHidden { seat, count: count as u8, crystals: cost },
        );
        game.agenda.ask(Open::Legendary(Legendary { drawn, errands: self }));
    }
}

/// COR-10.3: whether the active player can afford the card.
fn price(game: &ClashOfRage, card: Equipment) -> Result<(), Refusal> {
    let (cost, gold) = (card.cost(), game.active_player().gold);
    if gold >= u16::from(cost) { Ok(()) } else { Err(Refusal::CardTooDear { card, cost, gold }) }
}

/// COR-10.3: pays and takes a card into the stash.
fn buy(game: &mut ClashOfRage, seat: Seat, card: Equipment, play: &mut Play<'_, impl Log<Event>>) {
    let player = game.player_mut(seat);
    player.gold = player.gold.saturating_sub(card.cost().into());
    player.obtain(card);
    play.tell(Event::Bought { seat, card, gold: card.cost() });
    game.take_from_market(card, play);
}
