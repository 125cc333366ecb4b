//! The decisions of the players, one file each: what is asked, what is offered, why not, what
//! follows (section 17).

mod asked;
mod buying;
mod changing;
mod course;
mod denying;
mod digging;
mod discarding;
mod drinking;
mod freezing;
mod hiring;
mod laying;
mod leading;
mod menu;
mod moving;
mod placing;
mod playing;
mod pushing;
mod returning;
mod revealing;
mod sending_home;
mod showing;
mod taking;
mod task;
mod trading;
mod tunnelling;
mod turning;

use std::ops::ControlFlow;

use engine::{Decision, Few, Offer, Refused, Seat};

use crate::table::board::{Place, PlaceSet};
use crate::table::cell::{Cell, Side};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::names::Kind;
use crate::words::refusal::Refusal;

pub use asked::Asked;
pub use buying::Buying;
pub use changing::Changing;
pub use course::Course;
pub use denying::{Attack, Denying};
pub use digging::Digging;
pub use discarding::Discarding;
pub use drinking::Drinking;
pub(crate) use drinking::{BAR_FIGHT_CARDS, BAR_FIGHT_MEEPLES};
pub use freezing::Freezing;
pub use hiring::Hiring;
pub use laying::Laying;
pub use leading::Leading;
pub use menu::Menu;
pub use moving::Moving;
pub use placing::{Placing, Price};
pub use playing::{Playing, Target};
pub use pushing::Pushing;
pub use returning::Returning;
pub use revealing::Revealing;
pub use sending_home::SendingHome;
pub use showing::{Pending, Showing, Threat};
pub use taking::{Source, Taking};
pub use task::Task;
pub use trading::Trading;
pub use tunnelling::Tunnelling;
pub use turning::{Cause, Turning};

engine::decisions! {
    /// The open decision with everything chosen before it.
    pub enum Open of Dwar7sFall {
        /// D1.
        Menu,
        /// DWF-6.A1: D2, D3, D4.
        Laying(Laying),
        /// DWF-6.A2, DWF-6.F2: D5.
        Placing(Placing),
        /// DWF-6.A3: D6.
        Moving(Moving),
        /// DWF-6.A9: D26.
        Tunnelling(Tunnelling),
        /// DWF-6.A4: D22.
        Buying(Buying),
        /// DWF-6.A5: D23.
        Changing(Changing),
        /// DWF-6.A6: D25.
        Pushing(Pushing),
        /// DWF-6.A7: D25.
        SendingHome,
        /// DWF-6.A8, DWF-8.7: D18.
        Turning(Turning),
        /// DWF-6.F1: D7 to D11.
        Playing(Playing),
        /// D12, asked of another player.
        Denying(Denying),
        /// DWF-6.F3, DWF-6.F4: D24.
        Taking(Taking),
        /// DWF-6.F5: D23.
        Freezing,
        /// DWF-6.F6: D27.
        Hiring,
        /// D13.
        Task,
        /// D14.
        Returning(Returning),
        /// D15.
        Digging,
        /// D16.
        Trading,
        /// D17.
        Drinking(Drinking),
        /// D19.
        Leading(Leading),
        /// D20.
        Discarding,
        /// D21, asked of anybody.
        Revealing(Revealing),
        /// D21 before something undoes the goal, asked of its owner.
        Showing(Showing),
        /// Nobody is asked anything.
        Course,
    }
}

/// The answer to whether an action fits the open decision.
type Checked = Result<(), Refused<Refusal>>;

impl Open {
    /// Its first answers: whether there is any, and whether there is a choice.
    pub(crate) fn few(&self, game: &Dwar7sFall) -> Few<Action> {
        let mut found = Few::None;
        if let Some(seat) = self.asked(game).first() {
            // It breaks off once there are two.
            let _ = self.offer(game, seat, &mut found);
        }
        found
    }
}

/// What several decisions offer.
impl Dwar7sFall {
    /// The cells of those places that a condition accepts.
    #[inline]
    fn offer_places<T>(
        &self,
        places: PlaceSet,
        condition: impl Fn(Place) -> Result<T, Refusal>,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        for place in places.iter() {
            if condition(place).is_ok() {
                out.offer(Action::Cell { cell: self.board.cell(place) })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The kinds of the active player's meeples on a card.
    fn offer_kinds(&self, cell: Cell, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let Some(place) = self.board.at(cell) else { return ControlFlow::Continue(()) };
        let kinds = self.meeples.on(place, self.active()).kinds();
        out.offer_all(kinds.map(|kind| Action::Meeple { kind }))
    }

    /// The sides to which a meeple can go from a card.
    fn offer_steps(&self, cell: Cell, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let Some(place) = self.board.at(cell) else { return ControlFlow::Continue(()) };
        let open = |side: &Side| self.can_step(place, *side).is_ok();
        out.offer_all(Side::ALL.iter().copied().filter(open).map(|side| Action::Step { side }))
    }

    /// The meeples of a card that a condition accepts.
    fn offer_victims<T>(
        &self,
        place: Place,
        condition: impl Fn(Seat, Kind) -> Result<T, Refusal>,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        for owner in self.all_seats() {
            for kind in self.meeples.on(place, owner).kinds() {
                if condition(owner, kind).is_ok() {
                    out.offer(Action::Victim { owner, kind })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
