//! Resolving an effect: the cost is paid, then the gain is taken (SIM-6.5).

use std::ops::ControlFlow;

use engine::{Log, Play, Refused};
use serde::{Deserialize, Serialize};

use crate::data::components;
use crate::data::effect::{
    Alternative, Choice, Cost, Draw, Effect, Gain, Offer, PutBack, Split, Terms, TileGain,
};
use crate::decisions::Open;
use crate::decisions::draw_dragons::DrawDragons;
use crate::decisions::gain::Receipt;
use crate::decisions::pay::Payment;
use crate::decisions::place_markers::PlaceMarkers;
use crate::decisions::steps::Recruit;
use crate::rules::means::{Duty, broken};
use crate::table::ids::{Ability, CitySpace, ObjectiveSpace, RowSpace, Space, Vassal, WildsSpace};
use crate::table::options::Edition;
use crate::table::purse::Purse;
use crate::table::state::Simurgh;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::refusal::Refusal;

/// The effect of a source that isn't there.
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
        let components = components();
        match source {
            Source::Space(space) => self.space(space).map_or(&NOTHING, |spec| &spec.effect),
            Source::Bonus(wilds) => &components.wilds[wilds as usize].bonus,
            Source::Row(row) => &components.row[row as usize],
            Source::TopTile => &components.top,
            Source::Statue(space) => &components.statue[space as usize],
            Source::Ability(ability) => self.dragons().power(ability).effect().unwrap_or(&NOTHING),
        }
    }

    /// Begins to resolve an effect.
    pub(crate) fn begin(
        &mut self,
        source: Source,
        placed: Option<Vassal>,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.agenda.plan(Open::Gain(Receipt::of(source)));
        let cost = &self.effect(source).cost;
        if *cost == NOTHING.cost {
            return;
        }
        let player = self.active_player_mut();
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
            self.paid(&payment, play);
        } else {
            self.agenda.plan(Open::Pay(payment));
        }
    }

    /// SIM-6.5: the whole cost is paid; now come abilities for Vassals that were given up.
    pub(crate) fn paid(&mut self, payment: &Payment, play: &mut Play<'_, impl Log<Event>>) {
        if !payment.paid.is_empty() {
            play.tell(Event::Paid { seat: self.active(), goods: payment.paid });
        }
        self.open_give_up_window(payment.given_up);
    }

    /// SIM-6.5: books the gain: goods at once, then abilities for what was received, then markers,
    /// Dragons, Vassals and a tile.
    pub(crate) fn book(&mut self, receipt: &Receipt, play: &mut Play<'_, impl Log<Event>>) {
        let gain = &self.effect(receipt.source).gain;
        match gain.tile {
            Some(TileGain::Row) => self.agenda.plan(Open::TakeRowTile),
            Some(TileGain::Top) => self.agenda.plan(Open::DrawTopTile),
            None => {}
        }
        if gain.vassals != [0; 2] {
            self.agenda.plan(Open::Recruit(Recruit { vassals: gain.vassals }));
        }
        if let Some(draw) = gain.dragons {
            let put_back = self.put_back(receipt.source);
            let Draw { tiles, markers } = draw;
            self.agenda.plan(Open::DrawDragons(DrawDragons { tiles, markers, put_back }));
        }
        if gain.markers > 0 {
            self.agenda.plan(Open::PlaceMarkers(PlaceMarkers { count: gain.markers }));
        }
        self.receive(receipt.taken.plus(&gain.fixed), play);
        if let Source::Statue(_) = receipt.source {
            // SIM-13.2: told after the points of the Objective that triggers the end.
            self.check_end(play);
        }
    }

    /// SIM-10.12: goods arrive in one event, which abilities may add to.
    fn receive(&mut self, goods: Purse, play: &mut Play<'_, impl Log<Event>>) {
        if goods.is_empty() {
            return;
        }
        let player = self.active_player_mut();
        player.purse = player.purse.plus(&goods);
        play.tell(Event::Took { seat: self.active(), goods });
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

    /// SIM-15.2: whether goods can be chosen for a cost so that everything else stays possible.
    pub(crate) fn can_pay_with(
        &self,
        payment: &Payment,
        open: &OpenChoice,
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
        open: &OpenChoice,
        bundles: &[Purse],
    ) -> Result<(), Refusal> {
        let duty = self.duty_of_gain(receipt.source);
        if duty == Duty::None {
            return Ok(());
        }
        let gain = &self.effect(receipt.source).gain;
        let purse = self.active_player().purse.plus(&receipt.taken).plus(&gain.fixed);
        let means = self.means();
        let outlook = self.outlook(&means, gain, duty);
        if bundles.iter().any(|bundle| outlook.gains(purse.plus(bundle), open.rest)) {
            Ok(())
        } else {
            Err(broken(duty))
        }
    }

    /// The duty that the choice of a gain must leave possible. What triggered abilities give comes
    /// on top of sufficient means, so any choice is fine.
    fn duty_of_gain(&self, source: Source) -> Duty {
        match source {
            Source::Ability(ability) if !self.dragons().active.contains(ability) => Duty::None,
            _ => self.duty(),
        }
    }
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A space that a Vassal stands on.
    Space(Space),
    /// The bonus for covering a tile space.
    Bonus(WildsSpace),
    /// A face-up tile of the row.
    Row(RowSpace),
    /// The top face-down tile.
    TopTile,
    /// An Objective Space.
    Statue(ObjectiveSpace),
    /// An ability of a Dragon.
    Ability(Ability),
}

/// A choice that is to be made now.
pub(crate) struct OpenChoice {
    choice: &'static Choice,
    alternative: Option<u8>,
    /// The choices after it.
    rest: &'static [Choice],
}

impl OpenChoice {
    pub fn of(
        choices: &'static [Choice],
        chosen: u8,
        alternative: Option<u8>,
    ) -> Option<OpenChoice> {
        let (choice, rest) = choices.get(usize::from(chosen)..)?.split_first()?;
        Some(OpenChoice { choice, alternative, rest })
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

    /// D7, D8: every way to make the choice that `fits` accepts.
    pub fn offer(
        &self,
        fits: impl Fn(&[Purse]) -> bool,
        out: &mut impl engine::Offer<Action>,
    ) -> ControlFlow<()> {
        match self.split() {
            None => {
                for alternative in &self.choice.alternatives {
                    if fits(&alternative.bundles) {
                        out.offer(Action::Choose { offer: alternative.offer })?;
                    }
                }
            }
            Some(alternative) => {
                for (first, bundle) in alternative.bundles.iter().enumerate() {
                    if let Some(split) = split_of(alternative.offer, first)
                        && fits(std::slice::from_ref(bundle))
                    {
                        out.offer(Action::SplitTokens { split })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// What an action means here: the goods it would take.
    pub fn bundles(&self, action: Action) -> Result<&'static [Purse], Refused<Refusal>> {
        match (action, self.split()) {
            (Action::Choose { offer }, None) => self
                .choice
                .alternatives
                .iter()
                .find(|alternative| alternative.offer == offer)
                .map(|alternative| alternative.bundles.as_slice())
                .ok_or(Refusal::NotAnAlternative.into()),
            (Action::SplitTokens { split }, Some(alternative)) => {
                let first = usize::from(split.first);
                if split_of(alternative.offer, first) != Some(split) {
                    return Err(Refusal::NotAnAlternative.into());
                }
                alternative.bundles.get(first..=first).ok_or(Refusal::NotAnAlternative.into())
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// What the choice leads to: the goods, or the pair that is now to be split.
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

/// The split of an offer with this many of the first good.
fn split_of(offer: Offer, first: usize) -> Option<Split> {
    let pair = offer.kind.pair()?;
    let first = u8::try_from(first).ok()?;
    Some(Split { pair, first, second: offer.count.get().checked_sub(first)? })
}
