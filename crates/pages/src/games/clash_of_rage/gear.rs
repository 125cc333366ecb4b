//! Handing out equipment in one go: an idle card to whom it is meant for, and the rest as it was before.
//!
//! The rules fill slot by slot from a pool of all cards (COR-13.3). Where a person means one card, or has said
//! enough, the answers to the other slots follow from what was carried before.

use clash_of_rage::view::{PlayerView, UnitView};
use clash_of_rage::{Action, ClashOfRage, Equipment, Event, Pocket, Slot};
use engine::{Indexed, Seat};
use maud::{Markup, html};

use super::Field;
use super::clan_card::designs;
use super::glyph::{self, card_sign, sign};
use super::market::slot_class;
use crate::bundles::Plan;

/// What the pockets hold.
type Held = [Option<Equipment>; Pocket::COUNT];

impl Field<'_> {
    /// What can be said in one go while equipment is handed out, with words.
    pub(super) fn plans(&self) -> Vec<Plan> {
        let Some(player) = self.scene.seat().and_then(|seat| self.player_at(seat)) else {
            return Vec::new();
        };
        let idle = designs(&player.stash).into_iter().filter(|_| self.hands_out());
        let given = idle.flat_map(|(card, _)| {
            takers(player, card).map(move |unit| Plan {
                actions: ids(&self.giving(player, unit, card)),
                label: self.giving_in_words(unit, card),
            })
        });
        let rest = self.rest(player);
        let rest = rest.map(|rest| Plan { actions: ids(&rest), label: self.say("cor-rest") });
        given.chain(rest).collect()
    }

    /// Whether it is asked if equipment is handed out anew.
    pub(super) fn hands_out(&self) -> bool {
        self.scene.offers(Action::Rearrange)
    }

    /// Each idle card with the types it can be given to.
    pub(super) fn idle(&self, player: &PlayerView) -> Markup {
        html! {
            @for (card, count) in designs(&player.stash) {
                li.cor-idle-card.{ (slot_class(card.slot())) } {
                    span.cor-idle-head data-about={ "card-" (glyph::slug(&card)) } {
                        (card_sign(card))
                        span.cor-ware-name {
                            (self.name(&card))
                            @if count > 1 { span.cor-copies { "×" (count) } }
                        }
                        (self.bonus(card.bonus()))
                    }
                    span.cor-idle-to {
                        @for unit in takers(player, card) {
                            @let (first, then) = row(&self.giving(player, unit, card));
                            button.cor-order-button type="button" data-act=[first] data-then=[then]
                                aria-label=(self.giving_in_words(unit, card)) {
                                (glyph::unit_face(unit.unit))
                            }
                        }
                    }
                }
            }
        }
    }

    /// What is left to say after the first slots: everything else as it was before.
    pub(super) fn rest_order(&self, player: &PlayerView) -> Markup {
        let Some(actions) = self.rest(player) else { return html! {} };
        let (first, then) = row(&actions);
        html! {
            button.cor-order-button type="button" data-act=[first] data-then=[then] {
                (sign("done")) span { (self.say("cor-rest")) }
            }
        }
    }

    fn giving_in_words(&self, unit: &UnitView, card: Equipment) -> String {
        self.tell(
            "cor-give",
            &[("card", self.name(&card).into()), ("unit", self.name(&unit.unit).into())],
        )
    }

    /// The answers that give an idle card to a type, and leave everything else where it is.
    fn giving(&self, player: &PlayerView, unit: &UnitView, card: Equipment) -> Vec<Action> {
        let carried = |pocket: Pocket| {
            let goes_here = pocket.level() == unit.level && pocket.slot() == card.slot();
            if goes_here { Some(card) } else { carried(&player.units, pocket) }
        };
        let worn = Pocket::all().filter_map(|pocket| self::carried(&player.units, pocket));
        let pool = player.stash.iter().copied().chain(worn).collect();
        [Action::Rearrange].into_iter().chain(answers(pool, Pocket::FIRST, carried)).collect()
    }

    /// The answers that fill the slots still asked for with what they held before, if that is more than one.
    fn rest(&self, player: &PlayerView) -> Option<Vec<Action>> {
        let asked = self.view.filling.filter(|_| self.scene.offers(Action::Fill { card: None }))?;
        let before = self.held_before(player.seat)?;
        let rest = answers(player.stash.clone(), asked, |pocket| before[pocket.at()]);
        (rest.len() > 1).then_some(rest)
    }

    /// What a player's pockets held before their cards were pooled; nothing if the log doesn't reach as far.
    fn held_before(&self, player: Seat) -> Option<Held> {
        let (mut before, mut now) = (None, None);
        for (_, event) in self.scene.view.events_since::<ClashOfRage>(0) {
            match event {
                Event::TurnBegan { turn: 1 } => now = Some(Held::default()),
                Event::Rearranging { seat } if seat == player => {
                    before = now.replace(Held::default());
                }
                Event::Equipped { seat, unit, card } if seat == player => {
                    let mut pockets = Pocket::all();
                    let pocket = pockets
                        .find(|it| it.level() == unit.level() && it.slot() == card.slot())?;
                    now.as_mut()?[pocket.at()] = Some(card);
                }
                _ => {}
            }
        }
        before
    }
}

/// The types that don't carry this design yet.
fn takers(player: &PlayerView, card: Equipment) -> impl Iterator<Item = &UnitView> {
    player.units.iter().filter(move |unit| ![unit.arms, unit.body].contains(&Some(card)))
}

/// What a type of these carries in a pocket.
fn carried(units: &[UnitView], pocket: Pocket) -> Option<Equipment> {
    let unit = units.iter().find(|unit| unit.level == pocket.level())?;
    match pocket.slot() {
        Slot::Arms => unit.arms,
        Slot::Body => unit.body,
    }
}

/// The answers that fill the pockets from this one on as wished, as far as the pool has the cards. A pocket that
/// no card of the pool fits is not asked for (COR-13.4).
fn answers(
    mut pool: Vec<Equipment>,
    from: Pocket,
    wished: impl Fn(Pocket) -> Option<Equipment>,
) -> Vec<Action> {
    let mut answers = Vec::new();
    for pocket in Pocket::all().filter(|pocket| pocket.at() >= from.at()) {
        if pool.iter().all(|card| card.slot() != pocket.slot()) {
            continue;
        }
        let place = wished(pocket).and_then(|card| pool.iter().position(|each| *each == card));
        answers.push(Action::Fill { card: place.map(|at| pool.remove(at)) });
    }
    answers
}

/// A row of answers for `data-act` and `data-then`.
fn row(actions: &[Action]) -> (Option<u32>, Option<String>) {
    let ids = ids(actions);
    let then: Vec<String> = ids.iter().skip(1).map(u32::to_string).collect();
    (ids.first().copied(), (!then.is_empty()).then(|| then.join(" ")))
}

fn ids(actions: &[Action]) -> Vec<u32> {
    actions.iter().map(|action| action.index()).collect()
}
