//! The secret goal is shown just before something would undo it (DWF-11.6 (e)).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::decisions::{Asked, Attack, Checked, Open, revealing};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::OgreCard;
use crate::words::prompt::Prompt;

/// D21 before the goal would be undone, asked of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Showing {
    /// Who is asked.
    pub seat: Seat,
    /// What would undo the goal.
    pub threat: Threat,
}

/// What would undo a secret goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Threat {
    /// An ogre card.
    OgreCard(Attack),
    /// What the active player has chosen to do, which is [`Pending`].
    Choice,
    /// The troll's mood, after roaming.
    Mood,
}

/// A choice that is carried out as soon as nobody is left to be asked.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// The decision that was answered.
    pub ask: Open,
    /// The answer.
    pub action: Action,
}

impl Showing {
    /// Asks everybody whose goal would be undone, clockwise from the active player, and then
    /// carries the threat out.
    pub(crate) fn begin(
        threat: Threat,
        game: &mut Dwar7sFall,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let order = game.active().clockwise(game.terms.seats);
        // In their own turn players can reveal at every decision; only roaming has none.
        let own = usize::from(threat != Threat::Mood);
        Showing::ask(order.skip(own), threat, game, play);
    }

    /// DWF-11.6 (e): holds a choice back if others must be asked first.
    #[inline]
    pub(crate) fn comes_first(open: Open, action: Action, game: &mut Dwar7sFall) -> bool {
        if !can_undo(open) || !game.has_goal_to_lose() {
            return false;
        }
        game.pending = Some(Pending { ask: open, action });
        let mut others = game.enemies(game.active());
        let asks = others.any(|seat| !game.goals_undone(seat, Threat::Choice).is_empty());
        if !asks {
            game.pending = None;
        }
        asks
    }

    fn ask(
        order: impl Iterator<Item = Seat>,
        threat: Threat,
        game: &mut Dwar7sFall,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        for seat in order {
            let undone = game.goals_undone(seat, threat);
            if undone.is_empty() {
                continue;
            }
            game.tell(seat, undone, play);
            if undone.contains(game.player(seat).secret) {
                game.ask(Open::Showing(Showing { seat, threat }));
                return;
            }
        }
        threat.carry_out(game, play);
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        let Showing { seat, threat } = self;
        let own = seat == game.active();
        if !game.everybody().contains(seat) || !game.has_goal_to_reveal(seat) {
            return Err(Refused::OtherQuestion);
        }
        match (threat, game.pending) {
            (Threat::OgreCard(attack), None) if !own => attack.audit(game),
            (Threat::Mood, None) if game.troll.is_some() => Ok(()),
            (Threat::Choice, Some(Pending { ask, action })) if !own && can_undo(ask) => {
                Asked(ask).check(game, game.active(), action)
            }
            _ => Err(Refused::OtherQuestion),
        }
    }
}

impl Threat {
    fn carry_out(self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) {
        match self {
            Threat::OgreCard(attack) => {
                game.carry_out(attack, play);
                game.complete(play);
            }
            Threat::Choice => {
                if let Some(Pending { ask, action }) = game.pending.take() {
                    ask.answer(game, game.active(), action, play);
                }
            }
            Threat::Mood => {
                game.activate_mood(play);
                game.complete(play);
            }
        }
    }
}

/// Whether an answer can change the board or move others' meeples. Ogre cards ask on their own,
/// because they can be denied first.
fn can_undo(open: Open) -> bool {
    matches!(
        open,
        Open::Laying(_)
            | Open::Pushing(_)
            | Open::SendingHome
            | Open::Turning(_)
            | Open::Task
            | Open::Digging
            | Open::Leading(_)
    )
}

impl Decision<Dwar7sFall> for Showing {
    fn asked(&self, _: &Dwar7sFall) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn prompt(&self, game: &Dwar7sFall, _: Seat) -> Prompt {
        let seat = game.active();
        match self.threat {
            Threat::OgreCard(_) => {
                Prompt::Show { seat, card: game.in_play.unwrap_or(OgreCard::Ambush) }
            }
            Threat::Choice => Prompt::ShowBeforeChoice { seat },
            Threat::Mood => Prompt::ShowBeforeMood,
        }
    }

    fn offer(&self, _: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(revealing::ANSWERS)
    }

    fn check(&self, _: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        revealing::check(action)
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if action == Action::Reveal {
            game.reveal(seat, play);
        }
        let order = game.active().clockwise(game.terms.seats);
        let rest = order.skip_while(|&each| each != self.seat).skip(1);
        Showing::ask(rest, self.threat, game, play);
    }
}
