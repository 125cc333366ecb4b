//! The end of the game: scores, their origins and tie-breaks (section 12).

use arrayvec::ArrayVec;
use engine::{MAX_ORIGINS, Outcome, Seat};

use crate::board::PlaceSet;
use crate::components::{Trait, components};
use crate::names::{Class, Decree, Gem};
use crate::realm::card_vp;
use crate::state::{Dwar7sFall, Step};

/// The game ended by goals (DWF-12.1).
pub(crate) const ENDED_BY_GOALS: &str = "goals";
/// The game ended by the round limit (DWF-12.6).
pub(crate) const ENDED_BY_ROUNDS: &str = "rounds";

impl Dwar7sFall {
    /// DWF-12.4: the result once the game is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.turn.step != Step::Over {
            return None;
        }
        let ending = if self.triggered.is_some() { ENDED_BY_GOALS } else { ENDED_BY_ROUNDS };
        let origins = self.terms.all().map(|seat| self.origins(seat));
        Some(Outcome::ranked(ending, origins, |seat| self.standing(seat)))
    }

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
    fn standing(&self, seat: Seat) -> (i32, u8, u8) {
        (self.points(seat), self.realm.kingdom(seat).len(), self.meeples.on_board(seat))
    }

    /// DWF-12.4 (a), (b), DWF-15.13: the kingdom at final scoring.
    fn final_kingdom(&self, seat: Seat) -> i32 {
        let kingdom = self.realm.kingdom(seat);
        let mines = if self.mines_count_nothing(seat) { self.realm.mines } else { PlaceSet::EMPTY };
        let counted = kingdom.but_not(mines);
        let player = self.player(seat);
        let worth: i32 =
            counted.iter().map(|place| i32::from(card_vp(&self.board, place, player))).sum();
        if !self.decreed(Decree::GreedyLandlords) {
            return worth;
        }
        let sharing = self.terms.all().filter(|&other| self.realm.kingdom(other) == kingdom);
        // DWF-15.10: rounded down, also below 0.
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
