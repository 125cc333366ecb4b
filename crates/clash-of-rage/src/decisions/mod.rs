//! What can be open: one file for each decision of COR-13.1.

mod action;
mod assault;
mod clan;
mod deploy;
mod destination;
mod eliminate;
mod fill;
mod group;
mod how_many;
mod legendary;
mod next_battle;
mod rearrange;
mod reroll;
mod serve;
mod shop;
mod stronghold;
mod tactics;

use engine::Refused;

pub use self::action::Action;
pub use self::assault::Assault;
pub use self::clan::Clan;
pub use self::deploy::Deploy;
pub use self::destination::Destination;
pub use self::eliminate::Eliminate;
pub use self::fill::{Fill, Pocket};
pub use self::group::Group;
pub use self::how_many::HowMany;
pub use self::legendary::{Drawn, Legendary};
pub use self::next_battle::NextBattle;
pub use self::rearrange::Rearrange;
pub use self::reroll::Reroll;
pub use self::serve::Serve;
pub use self::shop::Errands;
pub use self::stronghold::Stronghold;
pub use self::tactics::Tactics;
pub(crate) use self::tactics::withdraw;
use crate::{ClashOfRage, Refusal};

engine::decisions! {
    /// The open decision, with everything that was chosen before it.
    pub enum Open of ClashOfRage {
        /// D1.
        Clan,
        /// D2.
        Tactics,
        /// D3.
        Stronghold,
        /// D4.
        Deploy(Deploy),
        /// D5.
        Action,
        /// D6.
        Group,
        /// D7.
        Destination(Destination),
        /// D8.
        HowMany(HowMany),
        /// D9.
        NextBattle,
        /// D10.
        Assault,
        /// D11.
        Reroll(Reroll),
        /// D12.
        Eliminate(Eliminate),
        /// D13.
        Shop(Errands),
        /// D14.
        Legendary(Legendary),
        /// D15.
        Rearrange,
        /// D16.
        Fill(Fill),
        /// D17.
        Serve(Serve),
    }
}

/// The answer to whether an action fits the open decision.
type Checked = Result<(), Refused<Refusal>>;
