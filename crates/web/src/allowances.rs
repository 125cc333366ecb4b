//! What one address or guest may ask for, counted for all servers together.

use std::net::IpAddr;
use std::time::Duration;

use table::{Access, Allowance, GuestId, NewTable, Place};

use crate::app::App;
use crate::limits::{Kind, Limiting, network};

impl Kind {
    /// An address's allowance on all servers together; `None` for plain requests, which each server
    /// counts for itself.
    pub fn of_address(self) -> Option<Allowance> {
        let (every, at_once) = match self {
            Kind::Request | Kind::Message | Kind::Bundle => return None,
            Kind::Creation => (Duration::from_secs(1), 40),
            // A family at one table talks; nobody types a line a second for long.
            Kind::Chat => (Duration::from_millis(500), 60),
            Kind::Password => (Duration::from_secs(10), 10),
            // The list is shared by everybody.
            Kind::OpenTable => (Duration::from_secs(360), 10),
            // A family sits down, changes its mind, and sits down at the next table.
            Kind::Seat => (Duration::from_secs(5), 30),
            // A hint takes a second of a core.
            Kind::Advice => (Duration::from_millis(1500), 40),
            // Somebody tries out a whole turn, and a household does so at several tables.
            Kind::Undo => (Duration::from_millis(500), 120),
        };
        Some(Allowance { every, at_once })
    }

    /// A guest's allowance on all their devices.
    pub fn of_guest(self) -> Option<Allowance> {
        match self {
            Kind::Chat => Some(Allowance { every: Duration::from_secs(1), at_once: 15 }),
            Kind::Advice => Some(Allowance { every: Duration::from_secs(5), at_once: 15 }),
            _ => None,
        }
    }
}

impl App {
    /// Whether an address may have one more of this kind now, on any server.
    pub async fn allow(&self, kind: Kind, address: IpAddr) -> bool {
        self.limits().allow(kind, address) && self.spend(kind, address, None).await
    }

    /// Whether a guest at this address may have one more of this kind now.
    pub async fn allow_guest(&self, kind: Kind, address: IpAddr, guest: &GuestId) -> bool {
        self.limits().allow_guest(kind, address, guest)
            && self.spend(kind, address, Some(guest)).await
    }

    /// Whether an address may set up this table now.
    pub async fn allow_table(&self, address: IpAddr, table: &NewTable) -> bool {
        let waits = table.access == Access::Listed && table.seats.contains(&Place::Open);
        self.allow(Kind::Creation, address).await
            && (!waits || self.allow(Kind::OpenTable, address).await)
    }

    /// Spends from the shared allowance. This server's own count came first, and is enough while
    /// the database is away.
    async fn spend(&self, kind: Kind, address: IpAddr, guest: Option<&GuestId>) -> bool {
        if self.config().limiting == Limiting::Off {
            return true;
        }
        let own = guest.and_then(|guest| Some((format!("{kind:?} {guest}"), kind.of_guest()?)));
        let all = kind
            .of_address()
            .map(|allowance| (format!("{kind:?} {}", network(address)), allowance));
        for (whose, allowance) in own.into_iter().chain(all) {
            if !self.tables().spend(&whose, allowance).await.unwrap_or(true) {
                return false;
            }
        }
        true
    }
}
