//! The end of the game: scores, their origins and tie-breaks (section 12).

use arrayvec::ArrayVec;
use engine::{Log, MAX_ORIGINS, Outcome, Play, Seat};

use crate::MAX_PLAYERS;
use crate::data::{Trait, components};
use crate::table::board::PlaceSet;
use crate::table::realm::card_vp;
use crate::table::state::{Dwar7sFall, Step};
use crate::words::event::Event;
use crate::words::names::{Class, Decree, Gem};

/// The game ended by goals (DWF-12.1).
const ENDED_BY_GOALS: &str = "goals";
/// The game ended by the round limit (DWF-12.6).
const ENDED_BY_ROUNDS: &str = "rounds";
/// How a game can end.
pub(crate) const ENDINGS: &[&str] = &[ENDED_BY_GOALS, ENDED_BY_ROUNDS];
/// DWF-12.4: where points come from.
pub(crate) const ORIGINS: &[&str] =
    &["kingdom", "goals", "secret_goal", "monsters", "gems", "classes"];

/// DWF-12.5: what decides, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    points: i32,
    cells: u8,
    meeples: u8,
}

/// DWF-12.4: the result once the game is over.
pub(crate) fn outcome(game: &Dwar7sFall) -> Option<Outcome> {
    if game.turn.step != Step::Over {
        return None;
    }
    let ending = if game.triggered.is_some() { ENDED_BY_GOALS } else { ENDED_BY_ROUNDS };
    let origins = game.all_seats().map(|seat| game.origins(seat));
    Some(Outcome::ranked(ending, origins, |seat| game.standing(seat)))
}

impl Dwar7sFall {
    /// DWF-12.4: where a player's points come from.
    pub(crate) fn origins(&self, seat: Seat) -> ArrayVec<(&'static str, i32), MAX_ORIGINS> {
        let player = self.player(seat);
        let goals = player.goals.iter().map(|goal| i32::from(components().goal(goal).vp)).sum();
        let secret = components().secret_goal(player.secret).vp;
        let monsters = i32::from(player.monsters) * i32::from(player.people().monster_vp);
        let gem_vp =
            |gem: &Gem| i32::from(player.gems.count(*gem)) * i32::from(components().gem(*gem).vp);
        let class_vp = |class: &Class| i32::from(player.people().class_vp(*class));
        let owned = Class::ALL.iter().filter(|&&class| self.owns_class(seat, class));
        ArrayVec::from_iter([
            ("kingdom", self.final_kingdom(seat)),
            ("goals", goals),
            ("secret_goal", if player.revealed { secret.into() } else { 0 }),
            ("monsters", monsters),
            ("gems", Gem::ALL.iter().map(gem_vp).sum()),
            ("classes", owned.map(class_vp).sum()),
        ])
    }

    /// DWF-12.4: the points that a player would have if the game ended now.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.origins(seat).iter().map(|(_, points)| points).sum()
    }

    /// DWF-12.5: score, then cells of the kingdom, then meeples on the board.
    fn standing(&self, seat: Seat) -> Standing {
        Standing {
            points: self.points(seat),
            cells: self.realm.kingdom(seat).len() as u8,
            meeples: self.meeples.on_board(seat),
        }
    }

    /// DWF-12.5: logs who won, and by how much or by which tie-break.
    pub(crate) fn tell_winner(&self, play: &mut Play<'_, impl Log<Event>>) {
        let mut order: ArrayVec<(Standing, Seat), MAX_PLAYERS> =
            self.all_seats().map(|seat| (self.standing(seat), seat)).collect();
        order.sort_by(|(one, _), (other, _)| other.cmp(one));
        let [(best, seat), (next, second), ..] = order[..] else { return };
        let Standing { points: vp, cells, meeples } = best;
        if best == next {
            let winners = order.iter().filter(|(standing, _)| *standing == best);
            winners.for_each(|&(_, seat)| play.tell(Event::WonTogether { seat, vp }));
        } else if vp > next.points {
            play.tell(Event::Won { seat, vp, lead: vp - next.points, second });
        } else if cells > next.cells {
            play.tell(Event::WonByKingdom { seat, second, vp, cells });
        } else {
            play.tell(Event::WonByMeeples { seat, second, vp, cells, meeples });
        }
    }

    /// DWF-12.4 (a), (b), DWF-15.13: the kingdom at final scoring.
    fn final_kingdom(&self, seat: Seat) -> i32 {
        let kingdom = self.realm.kingdom(seat);
        let mines = if self.mines_count_nothing(seat) { self.realm.mines } else { PlaceSet::EMPTY };
        let counted = kingdom.minus(mines);
        let player = self.player(seat);
        let worth: i32 =
            counted.iter().map(|place| i32::from(card_vp(&self.board, place, player))).sum();
        if !self.decreed(Decree::GreedyLandlords) {
            return worth;
        }
        let sharing = self.all_seats().filter(|&other| self.realm.kingdom(other) == kingdom);
        // DWF-15.10: rounded down, even below 0.
        worth.div_euclid(sharing.count().max(1) as i32)
    }

    /// DWF-15.12, DWF-14.16: whether a dragon or giant spoils the mines of a player's kingdom.
    fn mines_count_nothing(&self, seat: Seat) -> bool {
        let kingdom = self.realm.kingdom(seat);
        let dragons =
            self.decreed(Decree::DragonKing) && !kingdom.and(self.realm.dragons).is_empty();
        let giants = self.decreed(Decree::FrostInvasion)
            && !self.player(seat).has(Trait::FrozenSoul)
            && !kingdom.and(self.realm.giants).is_empty();
        dragons || giants
    }
}
