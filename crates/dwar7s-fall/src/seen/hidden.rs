//! Other worlds: deals anew what a player can't know (section 18).

use arrayvec::ArrayVec;
use engine::{Chance, Few, Game, PlayoutRng, Seat, SeatSet};

use crate::MAX_PLAYERS;
use crate::data::MAX_OGRE_CARDS;
use crate::rules::secret_goals::secret_goals_in_play;
use crate::table::meeples::player;
use crate::table::state::{Dwar7sFall, Step};
use crate::table::tally::OgreCards;
use crate::words::names::{OgreCard, SecretGoal, Set};

/// How often to try for a world in which the open question leaves a choice, before the asked player
/// keeps the true cards.
const WORLDS: u32 = 8;
/// How often to deal the secret goals at random, before searching for a deal.
const DEALS: u32 = 16;

/// Turns a game into another that `viewer` can't tell from it.
pub(crate) fn resample(game: &mut Dwar7sFall, viewer: Seat, rng: &mut PlayoutRng) {
    let asked = game.waiting().first().filter(|&seat| seat != viewer);
    let Some((open, asked)) = game.question().zip(asked) else {
        game.shuffle_hidden(viewer, SeatSet::only(viewer), rng);
        return;
    };
    // DWF-17.0: the asked player has an answer, and usually a choice; the sampled world keeps that.
    let truth = game.clone();
    let chooses = matches!(open.few(game), Few::Several(..));
    for _ in 0..WORLDS {
        game.shuffle_hidden(viewer, SeatSet::only(viewer), rng);
        let possible = match open.few(game) {
            Few::None => false,
            Few::One(_) => !chooses || game.may_have_goal_to_show(asked),
            Few::Several(..) => true,
        };
        if possible {
            return;
        }
    }
    *game = truth;
    game.shuffle_hidden(viewer, SeatSet::only(viewer).with(asked), rng);
}

impl Dwar7sFall {
    /// Shuffles everything that `viewer` doesn't know, except in the hands of the `fixed` seats.
    fn shuffle_hidden(&mut self, viewer: Seat, fixed: SeatSet, rng: &mut PlayoutRng) {
        self.deal_ogre_cards(viewer, fixed, rng);
        // Section 18: after scoring the secret goals lie open.
        if self.turn.step != Step::Over {
            self.deal_secret_goals(fixed, rng);
        }
        let unknown_goals = usize::from(self.known_goals).min(self.goal_deck.len());
        rng.shuffle(&mut self.goal_deck[unknown_goals..]);
        if let Some(troll) = &mut self.troll {
            rng.shuffle(&mut troll.roaming);
            rng.shuffle(troll.unseen_moods());
        }
    }

    /// Deals the deck and the unknown part of the hands anew.
    fn deal_ogre_cards(&mut self, viewer: Seat, fixed: SeatSet, rng: &mut PlayoutRng) {
        let mut pool: ArrayVec<OgreCard, MAX_OGRE_CARDS> = std::mem::take(&mut self.ogre_deck);
        // The deck is the last of the places to be filled, the hands come before it.
        let mut room = [0; MAX_PLAYERS + 1];
        let mut kings_at_most = [0; MAX_PLAYERS + 1];
        room[MAX_PLAYERS] = pool.len();
        kings_at_most[MAX_PLAYERS] = pool.len();
        for seat in self.all_seats().filter(|&seat| !fixed.contains(seat)) {
            let known = self.player(viewer).knows[player(seat)];
            let holder = self.player_mut(seat);
            let unknown = holder.ogre_cards.less(&known);
            holder.ogre_cards = known;
            room[player(seat)] = unknown.total().into();
            let kings = holder.troll_kings_at_most.saturating_sub(known.count(OgreCard::TrollKing));
            kings_at_most[player(seat)] = kings.into();
            for card in unknown.names() {
                pool.extend(std::iter::repeat_n(card, unknown.count(card).into()));
            }
        }
        let is_king = |card: &OgreCard| *card == OgreCard::TrollKing;
        let kings = pool.iter().filter(|card| is_king(card)).count();
        pool.retain(|card| !is_king(card));
        rng.shuffle(&mut pool);
        let dealt_kings = deal_kings(kings, &room, &kings_at_most, rng);
        for seat in self.all_seats() {
            let mut cards = OgreCards::EMPTY;
            cards.add(OgreCard::TrollKing, dealt_kings[player(seat)] as u8);
            for _ in dealt_kings[player(seat)]..room[player(seat)] {
                if let Some(card) = pool.pop() {
                    cards.add(card, 1);
                }
            }
            self.player_mut(seat).ogre_cards.join(&cards);
        }
        pool.extend(std::iter::repeat_n(OgreCard::TrollKing, dealt_kings[MAX_PLAYERS]));
        rng.shuffle(&mut pool);
        self.ogre_deck = pool;
        self.deal_knowledge(viewer, fixed, rng);
    }

    /// Deals what the others know of each other's hands: as many cards as before, and the same ones
    /// if the viewer knows them, too.
    fn deal_knowledge(&mut self, viewer: Seat, fixed: SeatSet, rng: &mut PlayoutRng) {
        for holder in self.all_seats().filter(|&seat| !fixed.contains(seat)) {
            let shared = self.player(viewer).knows[player(holder)];
            for knowing in self.enemies(holder).filter(|&seat| seat != viewer) {
                let before = self.player(knowing).knows[player(holder)];
                // What both know is what one knows minus what the other doesn't.
                let mut known = before.less(&before.less(&shared));
                for _ in known.total()..before.total() {
                    let unknown = self.player(holder).ogre_cards.less(&known);
                    let nth = rng.below(u32::from(unknown.total()).max(1));
                    unknown.nth(nth).into_iter().for_each(|card| known.add(card, 1));
                }
                self.player_mut(knowing).knows[player(holder)] = known;
            }
        }
    }

    /// Deals other secret goals that fit what everybody has seen.
    fn deal_secret_goals(&mut self, fixed: SeatSet, rng: &mut PlayoutRng) {
        let mut pool = secret_goals_in_play(self.terms.empires);
        let mut seats: ArrayVec<Seat, MAX_PLAYERS> = ArrayVec::new();
        for seat in self.all_seats() {
            let player = self.player(seat);
            if fixed.contains(seat) || player.revealed {
                pool.remove(player.secret);
            } else {
                seats.push(seat);
            }
        }
        let mut goals: ArrayVec<SecretGoal, 16> = pool.iter().collect();
        for _ in 0..DEALS {
            rng.shuffle(&mut goals);
            let mut dealt = seats.iter().zip(&goals);
            if dealt.all(|(&seat, goal)| self.player(seat).may_hold.contains(*goal)) {
                for (&seat, &goal) in seats.iter().zip(&goals) {
                    self.player_mut(seat).secret = goal;
                }
                return;
            }
        }
        rng.shuffle(&mut seats);
        self.search_secret_goals(&seats, pool, rng);
    }

    /// Deals goals to the seats in order, backtracking if none is left. The true deal is a
    /// solution.
    fn search_secret_goals(
        &mut self,
        seats: &[Seat],
        pool: Set<SecretGoal>,
        rng: &mut PlayoutRng,
    ) -> bool {
        let Some((&seat, rest)) = seats.split_first() else { return true };
        let truth = self.player(seat).secret;
        let mut goals: ArrayVec<SecretGoal, 16> =
            pool.and(self.player(seat).may_hold).iter().collect();
        rng.shuffle(&mut goals);
        for goal in goals {
            let mut left = pool;
            left.remove(goal);
            if self.search_secret_goals(rest, left, rng) {
                self.player_mut(seat).secret = goal;
                return true;
            }
        }
        self.player_mut(seat).secret = truth;
        false
    }
}

/// How many Troll Kings each place gets: at random, but nowhere more than everybody thinks
/// possible.
fn deal_kings(
    kings: usize,
    room: &[usize; MAX_PLAYERS + 1],
    at_most: &[usize; MAX_PLAYERS + 1],
    rng: &mut PlayoutRng,
) -> [usize; MAX_PLAYERS + 1] {
    let mut dealt = [0; MAX_PLAYERS + 1];
    for _ in 0..kings {
        let free = |place: usize| {
            let left = room[place] - dealt[place];
            if dealt[place] < at_most[place] { left } else { 0 }
        };
        let total: usize = (0..=MAX_PLAYERS).map(free).sum();
        if total == 0 {
            // Never happens: the true deal has room for all of them.
            break;
        }
        let mut slot = rng.below(total as u32) as usize;
        let place = (0..=MAX_PLAYERS).find(|&place| {
            let here = slot < free(place);
            slot = slot.saturating_sub(free(place));
            here
        });
        dealt[place.unwrap_or(MAX_PLAYERS)] += 1;
    }
    dealt
}
