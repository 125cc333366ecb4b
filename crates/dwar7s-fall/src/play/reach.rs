//! How far away a goal is: the actions that gems, a trade and monsters take a player, as the board
//! lies and the meeples stand.
//!
//! What is in the way counts as the actions it takes to remove it. So bots see that a block can be
//! broken, and every step towards that is worth something.

use engine::Seat;

use crate::data::{GoalFace, Task, components};
use crate::table::board::{Place, PlaceSet};
use crate::table::state::Dwar7sFall;
use crate::words::names::{Gem, OgreCard};

/// Actions to something that can't be had as the board lies.
const FAR: f32 = 40.0;
/// Actions to move a rival off a card with an ogre card in hand. Ogre cards cost no action, but
/// not every one has a way out for the rival.
const EVICTION: f32 = 0.5;
/// Actions to move a rival off a card without one. Hiring an ogre takes two meeples and luck; counted
/// as less, or bots would block each other for fear of what the other could do.
const HIRED_EVICTION: f32 = 1.5;
/// Actions to lay a card from one's own hand.
const LAYING: f32 = 1.0;
/// Actions until another lays a card of theirs, who can use it first.
const LAID_BY_ANOTHER: f32 = 2.0;
/// Actions to remove a wolf, or to defeat a monster for an egg.
const MONSTER: f32 = 6.0;
/// Actions to free a mine that is dug up in a kingdom with a dragon. The digger's kingdom has none.
const DRAGON_ELSEWHERE: f32 = 3.0;

/// The actions that things take a player.
pub(super) struct Reach {
    /// The next visit to a mine, by gem.
    visit: [f32; Gem::ALL.len()],
    /// The gems of that visit.
    yields: [u8; Gem::ALL.len()],
    /// The next trade.
    trade: f32,
}

impl Reach {
    fn mine(&mut self, gem: Gem, count: u8, actions: f32) {
        let at = gem as usize;
        if actions < self.visit[at] {
            self.visit[at] = actions;
            self.yields[at] = count.max(1);
        }
    }

    fn store(&mut self, actions: f32) {
        self.trade = self.trade.min(actions);
    }
}

impl Dwar7sFall {
    /// What a player can reach, and in how many actions.
    pub(super) fn reach(&self, seat: Seat) -> Reach {
        let mut reach = Reach { visit: [FAR; 4], yields: [1; 4], trade: FAR };
        let dig = self.reach_on_board(seat, &mut reach);
        self.reach_in_hands(seat, &mut reach);
        self.reach_below(dig, &mut reach);
        reach
    }

    /// The actions until the player completes a goal of the row.
    pub(super) fn way_to(&self, seat: Seat, reach: &Reach, goal: &GoalFace) -> f32 {
        let player = self.player(seat);
        let mut actions = reach.trade;
        for &gem in Gem::ALL {
            let lacking = goal.cost.count(gem).saturating_sub(player.gems.count(gem));
            if lacking > 0 {
                let later_visits = lacking.div_ceil(reach.yields[gem as usize]) - 1;
                let meeples = if gem == Gem::Ruby { 3.0 } else { 2.0 };
                actions += reach.visit[gem as usize] + f32::from(later_visits) * meeples;
            }
        }
        actions + f32::from(goal.monsters.saturating_sub(player.monsters)) * MONSTER
    }

    /// Notes what the top cards give. Returns the actions to dig.
    fn reach_on_board(&self, seat: Seat, reach: &mut Reach) -> f32 {
        let mut dig = FAR;
        for place in self.board.places().iter() {
            match components().card(self.card_at(place)).task {
                Task::Gems(gem, count) if self.piles.has(gem) => {
                    let dragons = self.kingdom_around(place).and(self.realm.dragons);
                    let actions = self.gathering(seat, place) + self.sieges(seat, dragons);
                    reach.mine(gem, count, actions);
                }
                Task::Trade => {
                    let wolf = self.realm.blocked_inns.contains(place);
                    reach.store(self.gathering(seat, place) + if wolf { MONSTER } else { 0.0 });
                }
                Task::Dig => {
                    // DWF-8.2: any monster blocks a dig.
                    let monsters = self.kingdom_around(place).and(self.realm.monsters);
                    dig = dig.min(self.gathering(seat, place) + self.sieges(seat, monsters));
                }
                _ => {}
            }
        }
        dig
    }

    /// Notes what kingdom cards in hand would give, which everybody knows.
    fn reach_in_hands(&self, seat: Seat, reach: &mut Reach) {
        for owner in self.all_seats() {
            let laid = if owner == seat { LAYING } else { LAID_BY_ANOTHER };
            for card in self.player(owner).hand() {
                let face = components().card(card.kind());
                let actions = f32::from(face.needed) + laid;
                match face.task {
                    Task::Gems(gem, count) if self.piles.has(gem) => {
                        reach.mine(gem, count, actions);
                    }
                    Task::Trade => reach.store(actions),
                    _ => {}
                }
            }
        }
    }

    /// Notes what covered cards would give once they are dug up.
    fn reach_below(&self, dig: f32, reach: &mut Reach) {
        for place in self.board.stacks().iter() {
            let dragons = self.kingdom_around(place).and(self.realm.dragons);
            let blocked = if dragons.is_empty() { 0.0 } else { DRAGON_ELSEWHERE };
            // DWF-8.1: nobody may stand on a stack that is dug.
            let mut digs = if self.meeples.count(place) > 0 { 1.0 } else { 0.0 };
            for (card, _) in self.board.stack(place).skip(1) {
                digs += dig;
                if digs >= FAR {
                    break;
                }
                let face = components().card(card.kind());
                let actions = digs + f32::from(face.needed);
                match face.task {
                    Task::Gems(gem, count) if self.piles.has(gem) => {
                        reach.mine(gem, count, actions + blocked);
                    }
                    Task::Trade => reach.store(actions),
                    _ => {}
                }
            }
        }
    }

    /// The actions until enough meeples stand on a card that isn't a monster.
    fn gathering(&self, seat: Seat, place: Place) -> f32 {
        let needed = self.requirement(seat, place);
        let lacking = needed.saturating_sub(self.meeples.on(place, seat).len());
        let actions = f32::from(lacking) + self.eviction(seat, self.in_the_way(seat, place));
        if self.player(seat).ogre_cards.has(OgreCard::Ambush) {
            // An Ambush clears the card, and all meeples have to come anew.
            return actions.min(f32::from(needed) + EVICTION);
        }
        actions
    }

    /// The actions until monsters are defeated.
    fn sieges(&self, seat: Seat, monsters: PlaceSet) -> f32 {
        let siege = |place| {
            let present = self.meeples.on(place, seat).len();
            let lacking = self.requirement(seat, place).saturating_sub(present);
            f32::from(lacking) + self.eviction(seat, self.in_the_way(seat, place))
        };
        monsters.iter().map(siege).sum()
    }

    /// The actions until rivals are off a card.
    fn eviction(&self, seat: Seat, rivals: u8) -> f32 {
        let at_once = rivals.min(self.evictions(seat));
        f32::from(at_once) * EVICTION + f32::from(rivals - at_once) * HIRED_EVICTION
    }

    /// The kingdom that a card belongs to, if any.
    fn kingdom_around(&self, place: Place) -> PlaceSet {
        if !self.realm.ruled.contains(place) {
            return PlaceSet::EMPTY;
        }
        let kingdoms = self.all_seats().map(|seat| self.realm.kingdom(seat));
        kingdoms.into_iter().find(|kingdom| kingdom.contains(place)).unwrap_or(PlaceSet::EMPTY)
    }
}
