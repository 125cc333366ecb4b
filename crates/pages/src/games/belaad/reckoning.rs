//! What follows from what lies on the table: prices, purses, the score as it stands.

use belaad::{
    Ability, Auxiliary, Coin, HashashEffect, Prompt, Scholar, ScholarFace, Symbol, Team, allocate,
    components, specialty_points,
};
use engine::{Seat, Set};

use super::desk::Desk;

pub fn face(scholar: Scholar) -> &'static ScholarFace {
    &components().scholars[scholar.at()]
}

/// BEL-13: a team's points as far as the viewer can count them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    pub main: u16,
    pub specialties: u16,
    pub coins: u16,
    pub company: u16,
    pub trophies: u16,
    /// Trophy cards whose points the viewer doesn't know.
    pub hidden_trophies: u16,
}

impl Standing {
    pub fn total(self) -> u16 {
        self.main + self.specialties + self.coins + self.company + self.trophies
    }
}

impl Desk<'_> {
    /// BEL-11.6 H10: the additional gold and swords.
    pub fn fear(&self) -> (u16, u8) {
        let boards = self.view.teams.iter().flat_map(|team| &team.characters);
        let cards = boards.flat_map(|board| &board.hashash_cards);
        cards.fold((0, 0), |(gold, swords), card| {
            match components().hashash_cards[card.at()].effect {
                HashashEffect::Fear { gold: more, swords: sharper } => {
                    (gold + u16::from(more), swords + sharper)
                }
                _ => (gold, swords),
            }
        })
    }

    /// BEL-4.5: the value of a team's symbol.
    pub fn symbols_of(&self, team: Team, symbol: Symbol) -> u16 {
        let characters = self.team(team).into_iter().flat_map(|team| &team.characters);
        characters.filter(|each| each.symbol == symbol).map(|each| each.count).sum()
    }

    /// BEL-7.2: what a team pays in gold, with what the open question adds.
    pub fn gold_price(&self, team: Team, scholar: Scholar) -> u16 {
        let discount = match self.question() {
            Some(Prompt::Influence { discount }) if self.team_of(self.view.active) == team => {
                *discount
            }
            _ => self.symbols_of(team, Symbol::Influence),
        };
        (u16::from(face(scholar).cost) + self.fear().0).saturating_sub(discount)
    }

    /// BEL-9.3: the price in swords.
    pub fn sword_price(&self, scholar: Scholar) -> Option<u8> {
        match face(scholar).swords {
            0 => None,
            swords => Some(swords + self.fear().1),
        }
    }

    /// BEL-5.4: what a player can pay with: Treasury, own coins, and those of teammates who have
    /// not refused.
    pub fn available(&self, seat: Seat, coin: Coin) -> u16 {
        let team = self.team_of(seat);
        let treasury = self.team(team).map_or(0, |team| team.treasury.of(coin));
        let lends = |mate: &Seat| {
            self.team_of(*mate) == team
                && (*mate == seat || !self.view.progress.refused.contains(mate))
        };
        let coins = self.seats().filter(lends).map(|mate| self.player(mate).purse.of(coin));
        treasury + coins.sum::<u16>()
    }

    /// BEL-8.2: what a team would set against an attack.
    pub fn defence_of(&self, team: Team) -> u16 {
        let characters = self.team(team).into_iter().flat_map(|team| &team.characters);
        let ongoing =
            characters.filter(|each| each.board.bottom > 0).map(|each| {
                match components().characters[each.character as usize].ability {
                    Ability::Strength { defence, .. } => u16::from(defence),
                    _ => 0,
                }
            });
        self.symbols_of(team, Symbol::Military) + ongoing.sum::<u16>()
    }

    pub fn scholars_of(&self, team: Team) -> Set<Scholar, u32> {
        let players = self.view.players.iter().filter(|player| player.team == team);
        players.fold(Set::EMPTY, |all, player| all.or(player.scholars))
    }

    /// BEL-13: the score if the game ended now.
    pub fn standing(&self, team: Team) -> Standing {
        let scholars = self.scholars_of(team);
        let treasury = self.team(team).map(|team| team.treasury).unwrap_or_default();
        let mut standing = Standing::default();
        let (mut gold, mut red) = (treasury.gold, treasury.red);
        for player in self.view.players.iter().filter(|player| player.team == team) {
            gold = gold.saturating_add(player.purse.gold);
            red = red.saturating_add(player.purse.red);
            match &player.trophies {
                Some(cards) => {
                    let points =
                        cards.iter().map(|card| components().battle_cards[card.at()].points);
                    standing.trophies += points.map(u16::from).sum::<u16>();
                }
                None => standing.hidden_trophies += player.trophy_count as u16,
            }
        }
        let faces = || scholars.iter().map(face);
        standing.main = faces().map(|face| u16::from(face.main)).sum();
        standing.specialties = specialty_points(scholars);
        standing.coins = allocate(faces().map(|face| face.auxiliary), gold, red).points;
        standing.company = faces()
            .map(|face| match face.auxiliary {
                Auxiliary::Company { scholars: least, points }
                    if scholars.len() >= usize::from(least) =>
                {
                    u16::from(points)
                }
                _ => 0,
            })
            .sum();
        standing
    }
}
