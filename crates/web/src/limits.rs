//! How much one address may ask for, so that nobody can spoil the game for others.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use table::{Allowance, GuestId};

type ByAddress = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;
type ByGuest = RateLimiter<GuestId, DefaultKeyedStateStore<GuestId>, DefaultClock>;
type ByConnection = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Largest body of a request, in bytes: a form with every option is about 2 kB.
pub const MAX_BODY: usize = 64 * 1024;
/// Largest message of a live connection, in bytes: a resuming page lists its parts in about 2 kB.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// The most bytes kept for a live connection that doesn't read them: the largest update must fit.
pub const MAX_UNREAD: usize = 1 << 20;

/// The number of requests after which quiet addresses are forgotten.
const TIDY_EVERY: u64 = 10_000;

/// Whether addresses are limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Limiting {
    /// As a public table needs it.
    #[default]
    On,
    /// For load tests.
    Off,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Any request.
    Request,
    /// A message of a live page, of all pages of the address together.
    Message,
    /// What can be chosen in one go, or where something can be laid: it is tried out ahead of the table.
    Bundle,
    /// Making a guest or a table.
    Creation,
    /// A line of chat, from any of the address's pages and guests.
    Chat,
    /// Trying a password.
    Password,
    /// A table in the list that waits for people.
    OpenTable,
    /// What a table's journal keeps besides the game: sitting down, getting up, a new name.
    Seat,
    /// What a bot computes for a person: hints and reviews.
    Advice,
    /// Taking back, which doesn't bring the game nearer to its end.
    Undo,
}

/// Counts what each address asks for.
pub struct Limits {
    limiting: Limiting,
    requests: ByAddress,
    messages: ByAddress,
    bundles: ByAddress,
    creations: ByAddress,
    chat: ByAddress,
    passwords: ByAddress,
    open_tables: ByAddress,
    seats: ByAddress,
    advice: ByAddress,
    undos: ByAddress,
    advice_of_guests: ByGuest,
    chat_of_guests: ByGuest,
    asked: AtomicU64,
}

impl Limits {
    /// Limits of which nothing is spent.
    pub fn new(limiting: Limiting) -> Limits {
        Limits {
            limiting,
            // A household behind one address opens pages with a dozen files each.
            requests: RateLimiter::keyed(per_second(50, 400)),
            // Six quick players; each message may draw a page anew.
            messages: RateLimiter::keyed(per_second(100, 1_000)),
            // A page asks once for each of its questions, and once for each thing that is picked up.
            bundles: RateLimiter::keyed(per_second(20, 200)),
            creations: RateLimiter::keyed(quota(Kind::Creation.of_address())),
            chat: RateLimiter::keyed(quota(Kind::Chat.of_address())),
            chat_of_guests: RateLimiter::keyed(quota(Kind::Chat.of_guest())),
            passwords: RateLimiter::keyed(quota(Kind::Password.of_address())),
            open_tables: RateLimiter::keyed(quota(Kind::OpenTable.of_address())),
            seats: RateLimiter::keyed(quota(Kind::Seat.of_address())),
            advice: RateLimiter::keyed(quota(Kind::Advice.of_address())),
            undos: RateLimiter::keyed(quota(Kind::Undo.of_address())),
            advice_of_guests: RateLimiter::keyed(quota(Kind::Advice.of_guest())),
            asked: AtomicU64::new(0),
        }
    }

    /// Whether the address may have one more of this kind now.
    pub fn allow(&self, kind: Kind, address: IpAddr) -> bool {
        let counter = match kind {
            Kind::Request => &self.requests,
            Kind::Message => &self.messages,
            Kind::Bundle => &self.bundles,
            Kind::Creation => &self.creations,
            Kind::Chat => &self.chat,
            Kind::Password => &self.passwords,
            Kind::OpenTable => &self.open_tables,
            Kind::Seat => &self.seats,
            Kind::Advice => &self.advice,
            Kind::Undo => &self.undos,
        };
        if self.limiting == Limiting::Off {
            return true;
        }
        if self.asked.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            self.tidy();
        }
        counter.check_key(&network(address)).is_ok()
    }

    /// Whether a guest at this address may have one more of this kind now. Chat and advice are also
    /// counted for the guest: many pages or devices of one person share an allowance.
    pub fn allow_guest(&self, kind: Kind, address: IpAddr, guest: &GuestId) -> bool {
        let own = match kind {
            Kind::Chat => Some(&self.chat_of_guests),
            Kind::Advice => Some(&self.advice_of_guests),
            _ => None,
        };
        self.limiting == Limiting::Off
            || own.is_none_or(|own| own.check_key(guest).is_ok()) && self.allow(kind, address)
    }

    /// Forgets quiet addresses, so that many visitors don't fill the memory.
    fn tidy(&self) {
        let rare = [&self.creations, &self.open_tables, &self.passwords, &self.seats, &self.advice];
        let often = [&self.requests, &self.messages, &self.bundles, &self.chat, &self.undos];
        for counter in often.into_iter().chain(rare) {
            counter.retain_recent();
        }
        for counter in [&self.chat_of_guests, &self.advice_of_guests] {
            counter.retain_recent();
        }
    }

    /// A counter for the messages of one live connection: a quick player with a quick mouse.
    pub fn messages(&self) -> Messages {
        let counter = RateLimiter::direct(per_second(25, 100));
        Messages { counter: (self.limiting == Limiting::On).then_some(counter) }
    }
}

/// Counts the messages of one live connection.
pub struct Messages {
    counter: Option<ByConnection>,
}

impl Messages {
    /// Whether one more is allowed now.
    pub fn allow(&self) -> bool {
        self.counter.as_ref().is_none_or(|counter| counter.check().is_ok())
    }
}

/// The network to count for: in IPv6 one subscriber has a whole /64 of addresses.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => IpAddr::V6((u128::from(address) & !u128::from(u64::MAX)).into()),
        },
    }
}

fn per_second(rate: u32, most: u32) -> Quota {
    Quota::per_second(burst(rate)).allow_burst(burst(most))
}

/// An allowance as a quota of this server; by default one each second.
fn quota(allowance: Option<Allowance>) -> Quota {
    let none = Quota::per_second(NonZeroU32::MIN);
    allowance.map_or(none, |allowance| {
        let each = Quota::with_period(allowance.every).unwrap_or(none);
        each.allow_burst(burst(allowance.at_once))
    })
}

fn burst(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn one_address_is_stopped_and_another_is_not() {
        let limits = Limits::new(Limiting::On);
        let allowed = (0..50).filter(|_| limits.allow(Kind::Password, HERE)).count();
        assert_eq!(allowed, 10);
        assert!(limits.allow(Kind::Password, "10.0.0.9".parse().unwrap()));
        assert!(limits.allow(Kind::Request, HERE));
    }

    #[test]
    fn a_guest_is_one_voice_and_an_address_is_not_many() {
        let limits = Limits::new(Limiting::On);
        let guests: Vec<GuestId> = (0..9).map(|_| GuestId::fresh()).collect();
        let elsewhere = "10.0.0.9".parse().unwrap();
        let said = |guest| (0..50).filter(|_| limits.allow_guest(Kind::Chat, HERE, guest)).count();
        assert_eq!(said(&guests[0]), 15);
        assert!(
            !limits.allow_guest(Kind::Chat, elsewhere, &guests[0]),
            "on another device as well"
        );
        let together: usize = guests[1..].iter().map(said).sum();
        assert_eq!(together, 45, "sixty from one address");
        assert!(limits.allow_guest(Kind::Chat, elsewhere, &GuestId::fresh()));
    }

    /// Opening more pages doesn't give an address more.
    #[test]
    fn the_messages_of_all_pages_count_together() {
        let limits = Limits::new(Limiting::On);
        let pages: Vec<Messages> = (0..30).map(|_| limits.messages()).collect();
        let heard = |page: &Messages| page.allow() && limits.allow(Kind::Message, HERE);
        let heard: usize = pages.iter().map(|page| (0..100).filter(|_| heard(page)).count()).sum();
        assert!((1_000..1_500).contains(&heard), "{heard} of 3,000");
        assert!(limits.allow(Kind::Message, "10.0.0.9".parse().unwrap()));
    }

    #[test]
    fn advice_has_a_budget() {
        let limits = Limits::new(Limiting::On);
        let guests: Vec<GuestId> = (0..9).map(|_| GuestId::fresh()).collect();
        let asked =
            |guest| (0..50).filter(|_| limits.allow_guest(Kind::Advice, HERE, guest)).count();
        assert_eq!(asked(&guests[0]), 15);
        assert_eq!(guests[1..].iter().map(asked).sum::<usize>(), 25, "forty from one address");
    }

    #[test]
    fn a_household_is_one_address() {
        let limits = Limits::new(Limiting::On);
        let addresses = (0..50).map(|n| format!("2001:db8::{n:x}").parse::<IpAddr>().unwrap());
        assert_eq!(addresses.filter(|&each| limits.allow(Kind::Password, each)).count(), 10);
    }

    #[test]
    fn visitors_who_have_gone_are_forgotten() {
        let limits = Limits::new(Limiting::On);
        for n in 0..500u16 {
            limits.allow(Kind::Request, IpAddr::from([10, 0, (n >> 8) as u8, n as u8]));
        }
        assert_eq!(limits.requests.len(), 500);
        // An address that asked once has its full allowance back a fiftieth of a second later.
        let asked = (0..1000 * TIDY_EVERY).find(|_| {
            limits.allow(Kind::Request, HERE);
            limits.requests.len() < 10
        });
        assert!(asked.is_some(), "{} are remembered", limits.requests.len());
    }

    #[test]
    fn limits_can_be_switched_off_for_measuring() {
        let limits = Limits::new(Limiting::Off);
        assert!((0..50).all(|_| limits.allow(Kind::Password, HERE)));
        assert!((0..500).all(|_| limits.messages().allow()));
    }
}
