//! How far a player is with a secret goal, as far as everybody can count.

use dwar7s_fall::components::{Requirement, components};
use dwar7s_fall::names::{CardType, Gem, SecretGoal};
use dwar7s_fall::view::{ViewCell, ViewPlayer};
use maud::{Markup, html};

use super::desk::{Desk, word};

impl Desk<'_> {
    /// What a player has of what a secret goal asks, if it can be counted.
    pub fn progress(&self, player: &ViewPlayer, goal: SecretGoal) -> Option<(i64, i64)> {
        let is_own = |cell: &&ViewCell| cell.kingdom_of.contains(&player.seat);
        let in_kingdom = |of: CardType| {
            let is = |cell: &&ViewCell| {
                cell.stack.first().is_some_and(|top| components().card(top.card).of == of)
            };
            self.view.board.iter().filter(is_own).filter(is).count() as i64
        };
        Some(match components().secret_goal(goal).requirement {
            Requirement::KingdomCells(need) => (player.kingdom_cells.into(), need.into()),
            Requirement::MonstersDefeated(need) => (player.monsters_defeated.into(), need.into()),
            Requirement::KingdomWorth(need) => (player.kingdom_vp.into(), need.into()),
            Requirement::EachGem(need) => {
                let enough = |gem: &&Gem| player.gems.count(**gem) >= need;
                (Gem::ALL.iter().filter(enough).count() as i64, Gem::ALL.len() as i64)
            }
            Requirement::OgreCards(need) => (player.ogre_card_count.into(), need.into()),
            Requirement::Gems(gem, need) => (player.gems.count(gem).into(), need.into()),
            Requirement::KingdomMonsters(need) => (in_kingdom(CardType::Monster), need.into()),
            Requirement::KingdomInns(need) => (in_kingdom(CardType::Inn), need.into()),
            Requirement::MeeplesOnMonsters { meeples, monsters } => {
                let crowded = |cell: &&ViewCell| {
                    let top = cell.stack.first();
                    let monster =
                        top.is_some_and(|top| components().card(top.card).of == CardType::Monster);
                    let own = cell.meeples.iter().find(|crowd| crowd.seat == player.seat);
                    monster && own.is_some_and(|own| own.kinds.len() >= meeples)
                };
                (self.view.board.iter().filter(crowded).count() as i64, monsters.into())
            }
            Requirement::KindsInADefeat(_) => return None,
        })
    }

    /// The card of a secret goal, with progress only for the viewer's own.
    pub fn about_secret(&self, goal: SecretGoal) -> Markup {
        let face = components().secret_goal(goal);
        let (n, gem) = match face.requirement {
            Requirement::KingdomCells(n)
            | Requirement::MonstersDefeated(n)
            | Requirement::KingdomWorth(n)
            | Requirement::EachGem(n)
            | Requirement::OgreCards(n)
            | Requirement::KingdomMonsters(n)
            | Requirement::KingdomInns(n)
            | Requirement::KindsInADefeat(n) => (n, None),
            Requirement::MeeplesOnMonsters { meeples, .. } => (meeples, None),
            Requirement::Gems(gem, n) => (n, Some(gem)),
        };
        let gem = gem.map_or_else(String::new, |gem| self.name(&gem));
        let key = format!("df-secret-{}", word(&goal, "secret-goal-"));
        let own = self.own().filter(|own| own.secret_goal == Some(goal));
        html! {
            strong { (self.name(&goal)) }
            p { (self.tell(&key, &[("n", i64::from(n).into()), ("gem", gem.into())])) }
            p { (self.tell("df-worth", &[("vp", i64::from(face.vp).into())])) }
            @if let Some(own) = own {
                @if own.revealed { p { (self.say("df-completed")) } }
                @else if let Some((have, need)) = self.progress(own, goal) {
                    p { (self.tell("df-so-far", &[("have", have.into()), ("need", need.into())])) }
                }
                @if !own.revealed { p.soft { (self.say("df-only-you")) } }
            }
        }
    }
}
