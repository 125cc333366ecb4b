//! A player's panel: everything public about a player at a glance.

use dwar7s_fall::Action;
use dwar7s_fall::components::components;
use dwar7s_fall::names::Gem;
use dwar7s_fall::player::HAND_LIMIT;
use dwar7s_fall::view::ViewPlayer;
use engine::{Indexed, Seat};
use maud::{Markup, html};

use super::desk::{Desk, face, face_named, symbol};
use super::meeple::meeple_icon;
use crate::draw::noun;

impl Desk<'_> {
    /// A player's panel.
    pub fn panel(&self, seat: Seat) -> Option<Markup> {
        let player = self.player(seat)?;
        let at = seat.index();
        let total: i32 = player.points.iter().map(|(_, points)| points).sum();
        let done = player.goals.len() + usize::from(player.revealed);
        let rob = Action::Enemy { seat };
        Some(html! {
            div.df-panel-lines {
                div.df-line {
                    span.df-fact.df-total tabindex="0" data-about={ "score " (at) } title=(self.say("df-score")) {
                        (symbol("score")) (self.noun("df-score")) b data-count={ "df-score-" (at) } { (total) }
                    }
                    span.df-fact tabindex="0" data-about={ "kingdom " (at) } title=(self.say("df-kingdom")) {
                        (symbol("kingdom")) (self.noun("df-kingdom")) b data-count={ "df-kingdom-" (at) } { (player.kingdom_vp) }
                        span.soft { "/" (player.kingdom_cells) }
                        span.df-caption aria-hidden="true" { (self.say("df-caption-kingdom")) }
                    }
                    span.df-fact tabindex="0" data-about={ "race " (player.race.index()) } { (face(&player.race)) span.df-race { (self.name(&player.race)) } }
                }
                div.df-line {
                    @for &gem in Gem::ALL {
                        span.df-fact.df-none[player.gems.count(gem) == 0] tabindex="0" data-about={ "gem " (gem.index()) } title=(self.name(&gem)) {
                            (face(&gem)) (noun(&self.name(&gem))) span data-count={ "df-gem-" (at) "-" (gem.index()) } { (player.gems.count(gem)) }
                        }
                    }
                    span.df-fact tabindex="0" data-about={ "ogres-of " (at) } title=(self.say("df-ogre-cards")) {
                        (face_named("ogre-card-brute")) (self.noun("df-ogre-cards")) span data-count={ "df-ogres-" (at) } { (player.ogre_card_count) }
                    }
                }
                div.df-line {
                    span.df-fact tabindex="0" data-about={ "goals-of " (at) } title=(self.say("df-goals-done")) {
                        (symbol("goal")) (self.noun("df-goals-done")) span { b data-count={ "df-done-" (at) } { (done) } "/" (self.view.terms.goal_target) }
                        span.df-caption aria-hidden="true" { (self.say("df-goals")) }
                    }
                    @for goal in player.goals.iter() {
                        span.df-won data-piece={ "goal-" (goal.index()) } data-at={ "player-" (at) } tabindex="0" data-about={ "goal " (goal.index()) } {
                            (noun(&self.name(&goal))) (components().goal(goal).vp)
                        }
                    }
                    @if let Some(goal) = player.secret_goal.filter(|_| player.revealed) {
                        span.df-won.df-won-secret tabindex="0" data-about={ "secret " (goal.index()) } title=(self.name(&goal)) {
                            (noun(&self.name(&goal))) (components().secret_goal(goal).vp)
                        }
                    }
                    span.df-fact tabindex="0" data-about={ "fire " (at) } title=(self.say("df-campfire")) {
                        (meeple_icon(seat, dwar7s_fall::names::Kind::Basic)) (self.noun("df-campfire")) span data-count={ "df-fire-" (at) } { (player.campfire.len()) }
                        span.df-caption aria-hidden="true" { (self.say("df-caption-fire")) }
                    }
                    span.df-fact.df-over[player.hand_size > HAND_LIMIT] tabindex="0" data-about={ "hand " (at) } title=(self.say("df-hand-size")) {
                        (symbol("cards")) (self.noun("df-hand-size")) span { (player.hand_size) "/" (HAND_LIMIT) }
                        span.df-caption aria-hidden="true" { (self.say("df-caption-hand")) }
                    }
                    @if player.monsters > 0 {
                        span.df-fact tabindex="0" data-about="monsters" { (symbol("monster")) (self.noun("df-monsters")) span data-count={ "df-monsters-" (at) } { (player.monsters) } }
                    }
                    @if player.pouches > 0 {
                        span.df-fact tabindex="0" data-about="pouches" { (face_named("pouch")) (self.noun("df-pouches")) span data-count={ "df-pouches-" (at) } { (player.pouches) } }
                    }
                }
                (self.public_hand(player))
                @if self.scene.offers(rob) {
                    button.df-rob.open type="button" data-act=(rob.index()) {
                        @if let Some(card) = self.view.ogre_card_in_play { (face(&card)) span { (self.name(&card)) } }
                    }
                }
            }
        })
    }

    /// The kingdom cards still in hand, by their names.
    fn known_in_words(&self, player: &ViewPlayer) -> String {
        let count = player.kingdom_cards.len() as i64;
        let cards: Vec<String> = player.kingdom_cards.iter().map(|card| self.name(card)).collect();
        format!("{}: {}", self.tell("df-kingdom-cards", &[("n", count.into())]), cards.join(", "))
    }

    /// The kingdom cards still in hand: everybody knows them.
    fn public_hand(&self, player: &ViewPlayer) -> Markup {
        let at = player.seat.index();
        html! {
            @if !player.kingdom_cards.is_empty() {
                div.df-known role="img" tabindex="0" data-about={ "hand " (at) } aria-label=(self.known_in_words(player)) {
                    @for card in &player.kingdom_cards { (face(card)) }
                }
            }
        }
    }
}
