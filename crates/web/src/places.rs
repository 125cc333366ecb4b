//! A limited number of places, in all and for each address, so that nobody can take them all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::{Limiting, network};

/// Places to take and give back. Cheap to clone; every clone is the same.
#[derive(Clone)]
pub struct Places {
    all: usize,
    each: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    /// Addresses that have at least one.
    by: HashMap<IpAddr, usize>,
}

impl Places {
    /// This many in all and for one address; without limits one address may have them all.
    pub fn new(all: usize, each: usize, limiting: Limiting) -> Places {
        let each = if limiting == Limiting::On { each } else { all };
        Places { all, each, taken: Arc::default() }
    }

    /// Takes a place for an address, if there is one.
    pub fn take(&self, address: IpAddr) -> Option<Place> {
        let network = network(address);
        let mut taken = lock(&self.taken);
        let has = taken.by.get(&network).copied().unwrap_or_default();
        if taken.all >= self.all || has >= self.each {
            return None;
        }
        taken.all += 1;
        taken.by.insert(network, has + 1);
        Some(Place { network, taken: Arc::clone(&self.taken) })
    }
}

/// A place. It is free again when this is dropped.
pub struct Place {
    network: IpAddr,
    taken: Arc<Mutex<Taken>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        taken.all -= 1;
        if let Some(has) = taken.by.get_mut(&self.network) {
            *has -= 1;
            if *has == 0 {
                taken.by.remove(&self.network);
            }
        }
    }
}

fn lock(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn an_address_has_its_share_and_gives_it_back() {
        let places = Places::new(5, 3, Limiting::On);
        let mine: Vec<Place> = std::iter::from_fn(|| places.take(address(1))).collect();
        assert_eq!(mine.len(), 3);
        let yours: Vec<Place> = std::iter::from_fn(|| places.take(address(2))).collect();
        assert_eq!(yours.len(), 2, "five in all");
        drop(mine);
        assert!(places.take(address(2)).is_some());
        drop(yours);
        assert!(lock(&places.taken).by.is_empty(), "who has gone is forgotten");
    }

    #[test]
    fn a_network_is_one_address() {
        let places = Places::new(9, 2, Limiting::On);
        let taken: Vec<_> =
            (1..9).filter_map(|n| places.take(format!("2001:db8::{n}").parse().unwrap())).collect();
        assert_eq!(taken.len(), 2);
    }

    #[test]
    fn without_limits_one_address_may_have_all() {
        let places = Places::new(5, 1, Limiting::Off);
        let mine: Vec<Place> = std::iter::from_fn(|| places.take(address(1))).collect();
        assert_eq!(mine.len(), 5);
    }
}
