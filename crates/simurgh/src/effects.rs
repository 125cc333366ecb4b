//! Resolving an effect: the cost is paid, then the gain is taken (SIM-6.5).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::effect::{
    Alternative, Choice, Cost, Effect, Gain, Offer, PutBack, Split, Terms, TileGain,
};
use crate::event::Event;
use crate::ids::CitySpace;
use crate::ids::{Space, Vassal};
use crate::means::{Duty, broken};
use crate::options::Edition;
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::Simurgh;
use crate::task::{Payment, Receipt, Source, Task};

/// The effect of what is not there.
static NOTHING: Effect = Effect {
    cost: Cost { fixed: Purse::EMPTY, choices: Vec::new(), vassals: [0; 2], markers: 0 },
    gain: Gain {
        fixed: Purse::EMPTY,
        choices: Vec::new(),
        markers: 0,
        dragons: None,
        vassals: [0; 2],
        tile: None,
    },
    terms: Terms::Gain,
    written: String::new(),
};

impl Simurgh {
    /// What a source costs and gives.
    pub(crate) fn effect(&self, source: Source) -> &'static Effect {
        let tables = self.tables();
        match source {
            Source::Space(space) => self.space(space).map_or(&NOTHING, |spec| &spec.effect),
            Source::Bonus(wilds) => &tables.wilds[wilds as usize].bonus,
            Source::Row(row) => &tables.row[row as usize],
            Source::TopTile => &tables.top,
            Source::Statue(space) => &tables.statue[space as usize],
            Source::Ability(ability) => self.dragons().power(ability).effect().unwrap_or(&NOTHING),
        }
    }

    /// Begins to resolve an effect.
    pub(crate) fn begin(
        &mut self,
        source: Source,
        placed: Option<Vassal>,
        log: &mut impl Log<Event>,
    ) {
        self.plan(Task::Gain(Receipt::of(source)));
        let cost = &self.effect(source).cost;
        if *cost == NOTHING.cost {
            return;
        }
        let player = self.active_mut();
        player.purse = player.purse.minus(&cost.fixed);
        let payment = Payment {
            source,
            placed,
            chosen: 0,
            alternative: None,
            given_up: [0; 2],
            markers: 0,
            paid: cost.fixed,
        };
        if cost.choices.is_empty() && cost.vassals == [0; 2] && cost.markers == 0 {
            self.paid(&payment, log);
        } else {
            self.plan(Task::Pay(payment));
        }
    }

    /// SIM-6.5: the whole cost is paid; now abilities for Vassals that were given up.
    pub(crate) fn paid(&mut self, payment: &Payment, log: &mut impl Log<Event>) {
        if !payment.paid.is_empty() {
            log.event(Event::Paid { seat: self.turn.active, goods: payment.paid });
        }
        self.open_give_up_window(payment.given_up);
    }

    /// The gain is booked: goods at once, then markers, Dragons, Vassals and a tile, and at last
    /// abilities for what was received.
    pub(crate) fn book(&mut self, receipt: &Receipt, log: &mut impl Log<Event>) {
        let gain = &self.effect(receipt.source).gain;
        let goods = receipt.taken.plus(&gain.fixed);
        self.receive(goods, log);
        match gain.tile {
            Some(TileGain::Row) => self.plan(Task::TakeRowTile),
            Some(TileGain::Top) => self.plan(Task::DrawTopTile),
            None => {}
        }
        if gain.vassals != [0; 2] {
            self.plan(Task::Recruit { vassals: gain.vassals });
        }
        if let Some(draw) = gain.dragons {
            self.plan_draw(draw, self.put_back(receipt.source));
        }
        if gain.markers > 0 {
            self.plan(Task::PlaceMarkers { count: gain.markers });
        }
    }

    /// SIM-10.12: goods arrive in one event, which abilities may add to.
    fn receive(&mut self, goods: Purse, log: &mut impl Log<Event>) {
        if goods.is_empty() {
            return;
        }
        let player = self.active_mut();
        player.purse = player.purse.plus(&goods);
        log.event(Event::Took { seat: self.turn.active, goods });
        self.open_receive_window(goods.kinds());
    }

    /// SIM-10.7: the German edition puts Dragons from the Breeding Grounds under the deck.
    fn put_back(&self, source: Source) -> PutBack {
        let breeding = source == Source::Space(Space::City(CitySpace::BreedingGrounds));
        match self.agreed.edition {
            Edition::German if breeding => PutBack::Under,
            _ => PutBack::Anywhere,
        }
    }

    /// D7, D8: the next choice of a cost, if one is left.
    pub(crate) fn cost_choice(&self, payment: &Payment) -> Option<Open> {
        let cost = &self.effect(payment.source).cost;
        Open::of(&cost.choices, payment.chosen, payment.alternative)
    }

    /// D7, D8: the next choice of a gain, if one is left.
    pub(crate) fn gain_choice(&self, receipt: &Receipt) -> Option<Open> {
        let gain = &self.effect(receipt.source).gain;
        Open::of(&gain.choices, receipt.chosen, receipt.alternative)
    }

    /// SIM-15.2: whether goods can be chosen for a cost so that everything else stays possible.
    pub(crate) fn can_pay_with(
        &self,
        payment: &Payment,
        open: &Open,
        bundles: &[Purse],
    ) -> Result<(), Refusal> {
        let gain = &self.effect(payment.source).gain;
        let means = self.means();
        let fits = |duty| {
            let outlook = self.outlook(&means, gain, duty);
            bundles.iter().any(|bundle| {
                means.purse.covers(bundle) && outlook.pays(means.purse.minus(bundle), open.rest)
            })
        };
        if !fits(Duty::None) {
            return Err(Refusal::RestNotPayable);
        }
        let duty = self.duty();
        if duty != Duty::None && !fits(duty) {
            return Err(broken(duty));
        }
        Ok(())
    }

    /// SIM-7.2, SIM-8.4: whether goods can be chosen from a gain so that the duty can be met.
    pub(crate) fn can_gain_with(
        &self,
        receipt: &Receipt,
        open: &Open,
        bundles: &[Purse],
    ) -> Result<(), Refusal> {
        let duty = self.duty_of_gain(receipt.source);
        if duty == Duty::None {
            return Ok(());
        }
        let gain = &self.effect(receipt.source).gain;
        let purse = self.active().purse.plus(&receipt.taken).plus(&gain.fixed);
        let outlook = self.outlook(&self.means(), gain, duty);
        if bundles.iter().any(|bundle| outlook.gains(purse.plus(bundle), open.rest)) {
            Ok(())
        } else {
            Err(broken(duty))
        }
    }

    /// The duty that the choice of a gain must leave possible. What triggered abilities give comes
    /// on top of means that already suffice, so it is free.
    fn duty_of_gain(&self, source: Source) -> Duty {
        match source {
            Source::Ability(ability) if !self.dragons().active.contains(ability) => Duty::None,
            _ => self.duty(),
        }
    }

    /// D7, D8: every way to make the open choice that `fits` accepts.
    pub(crate) fn offer_choice(
        open: &Open,
        fits: impl Fn(&[Purse]) -> bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match open.split() {
            None => {
                for alternative in &open.choice.alternatives {
                    if fits(&alternative.bundles) {
                        visit(Action::Choose { offer: alternative.offer })?;
                    }
                }
            }
            Some(alternative) => {
                for (first, bundle) in alternative.bundles.iter().enumerate() {
                    if let Some(split) = split_of(alternative.offer, first)
                        && fits(std::slice::from_ref(bundle))
                    {
                        visit(Action::SplitTokens { split })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A choice that is to be made now.
pub(crate) struct Open {
    choice: &'static Choice,
    alternative: Option<u8>,
    /// The choices after it.
    rest: &'static [Choice],
}

impl Open {
    fn of(choices: &'static [Choice], chosen: u8, alternative: Option<u8>) -> Option<Open> {
        let (choice, rest) = choices.get(usize::from(chosen)..)?.split_first()?;
        Some(Open { choice, alternative, rest })
    }

    /// The pair that is to be split, if that is what is asked.
    fn split(&self) -> Option<&'static Alternative> {
        let alternatives = &self.choice.alternatives;
        let picked = match (self.alternative, alternatives.as_slice()) {
            (Some(at), _) => alternatives.get(usize::from(at)),
            (None, [only]) => Some(only),
            (None, _) => None,
        };
        picked.filter(|alternative| alternative.offer.kind.pair().is_some())
    }

    /// What an action means here: the goods it would take.
    pub fn bundles(&self, action: Action) -> Result<&'static [Purse], Refusal> {
        match (action, self.split()) {
            (Action::Choose { offer }, None) => self
                .choice
                .alternatives
                .iter()
                .find(|alternative| alternative.offer == offer)
                .map(|alternative| alternative.bundles.as_slice())
                .ok_or(Refusal::NotOffered),
            (Action::SplitTokens { split }, Some(alternative)) => {
                let first = usize::from(split.first);
                if split_of(alternative.offer, first) != Some(split) {
                    return Err(Refusal::NotOffered);
                }
                alternative.bundles.get(first..=first).ok_or(Refusal::NotOffered)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// What becomes of the choice: the goods, or the pair that is now to be split.
    pub fn made(&self, action: Action) -> Made {
        if let Action::Choose { offer } = action
            && offer.kind.pair().is_some()
        {
            let at = self.choice.alternatives.iter().position(|each| each.offer == offer);
            return Made::Split(at.unwrap_or_default() as u8);
        }
        match self.bundles(action) {
            Ok([goods, ..]) => Made::Goods(*goods),
            _ => Made::Goods(Purse::EMPTY),
        }
    }
}

/// What a choice led to.
pub(crate) enum Made {
    /// These goods.
    Goods(Purse),
    /// The alternative with this number, which is still to be split.
    Split(u8),
}

/// The split of an offer with so many of the first good.
fn split_of(offer: Offer, first: usize) -> Option<Split> {
    let pair = offer.kind.pair()?;
    let first = u8::try_from(first).ok()?;
    Some(Split { pair, first, second: offer.count.get().checked_sub(first)? })
}
