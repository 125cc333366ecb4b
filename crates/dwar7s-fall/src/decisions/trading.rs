//! Trading gems for goals at the general store (DWF-8.4, DWF-15.3).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Play, Refused, Seat};

use crate::data::components;
use crate::decisions::Checked;
use crate::table::state::Dwar7sFall;
use crate::table::tally::Gems;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Decree, Goal};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D16.
#[derive(Clone, Copy)]
pub struct Trading;

/// What remains to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bill {
    gems: Gems,
    monsters: u8,
}

impl Trading {
    /// What a goal costs the active player: gems and monsters.
    pub(crate) fn bill(game: &Dwar7sFall, goal: Goal, hand_in: Option<Goal>) -> Option<(Gems, u8)> {
        can_trade(game, goal, hand_in).ok().map(|bill| (bill.gems, bill.monsters))
    }

    /// Whether the active player can take any goal in any way.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> bool {
        let mut found = Few::None;
        // It breaks off once there are two.
        let _ = offer_trades(game, &mut found);
        found != Few::None
    }
}

impl Decision<Dwar7sFall> for Trading {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Trade
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        offer_trades(game, out)?;
        if can_decline(game).is_ok() {
            out.offer(Action::NoTrade)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Trade { goal, hand_in } => {
                can_trade(game, goal, hand_in)?;
                Ok(())
            }
            Action::NoTrade => Ok(can_decline(game)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Trade { goal, hand_in } => trade(game, goal, hand_in, play),
            _ => play.tell(Event::DeclinedTrade { seat }),
        }
        game.complete(play);
    }
}

/// Whether a goal can be taken, handing in one of the player's own or none.
fn can_trade(game: &Dwar7sFall, goal: Goal, hand_in: Option<Goal>) -> Result<Bill, Refusal> {
    if !game.row.contains(&goal) {
        return Err(Refusal::NotInRow { goal });
    }
    let player = game.active_player();
    let face = components().goal(goal);
    let mut bill = Bill { gems: face.cost, monsters: face.monsters };
    if let Some(old) = hand_in {
        if !game.decreed(Decree::CharmingMerchants) {
            return Err(Refusal::NotDecreed { decree: Decree::CharmingMerchants });
        }
        if !player.goals.contains(old) {
            return Err(Refusal::NotYourGoal { goal: old });
        }
        let old_face = components().goal(old);
        if old_face.price >= face.price {
            return Err(Refusal::NotCheaper { goal: old });
        }
        // DWF-15.3: its cost counts as paid, gem by gem; any excess is lost.
        bill.gems = bill.gems.less(&old_face.cost);
        bill.monsters = bill.monsters.saturating_sub(old_face.monsters);
    }
    if !player.gems.covers(&bill.gems) {
        return Err(Refusal::CannotPayGoal { goal, cost: bill.gems, gems: player.gems });
    }
    if player.monsters < bill.monsters {
        return Err(Refusal::NoMonsterForGoal { goal });
    }
    Ok(bill)
}

/// DWF-15.3: a player may decline only if every way to pay needs a handed-in goal.
fn can_decline(game: &Dwar7sFall) -> Result<(), Refusal> {
    let payable = |goal: &Goal| can_trade(game, *goal, None).is_ok();
    if game.row.iter().any(payable) { Err(Refusal::MustTrade) } else { Ok(()) }
}

fn offer_trades(game: &Dwar7sFall, out: &mut impl Offer<Action>) -> ControlFlow<()> {
    let merchants = game.decreed(Decree::CharmingMerchants);
    for &goal in &game.row {
        if can_trade(game, goal, None).is_ok() {
            out.offer(Action::Trade { goal, hand_in: None })?;
        }
        if merchants {
            for old in game.active_player().goals.iter() {
                let hand_in = Some(old);
                if can_trade(game, goal, hand_in).is_ok() {
                    out.offer(Action::Trade { goal, hand_in })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn trade(
    game: &mut Dwar7sFall,
    goal: Goal,
    hand_in: Option<Goal>,
    play: &mut Play<'_, impl Log<Event>>,
) {
    let Ok(bill) = can_trade(game, goal, hand_in) else { return };
    let seat = game.active();
    game.pay(seat, &bill.gems);
    let player = game.player_mut(seat);
    player.monsters -= bill.monsters;
    player.goals.insert(goal);
    if let Some(old) = hand_in {
        player.goals.remove(old);
        // DWF-15.3: under the deck, before the row is refilled.
        game.goal_deck.insert(0, old);
        game.known_goals += 1;
        play.tell(Event::HandedIn { seat, goal: old });
    }
    play.tell(Event::Traded { seat, goal, paid: bill.gems });
    refill_row(game, goal, play);
}

/// DWF-11.3: the next goal of the deck replaces the one that was taken.
fn refill_row(game: &mut Dwar7sFall, taken: Goal, play: &mut Play<'_, impl Log<Event>>) {
    let Some(gap) = game.row.iter().position(|&goal| goal == taken) else { return };
    match game.goal_deck.pop() {
        Some(goal) => {
            game.row[gap] = goal;
            game.known_goals = game.known_goals.min(game.goal_deck.len() as u8);
            play.log.learned(game.everybody());
            play.tell(Event::GoalUncovered { goal });
        }
        None => {
            game.row.remove(gap);
        }
    }
}
