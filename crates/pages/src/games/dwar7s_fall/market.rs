//! What lies beside the map: the turn, the goals, the gems, the ogre cards, the troll, the decrees.

use dwar7s_fall::Action;
use dwar7s_fall::components::components;
use dwar7s_fall::decisions::{Changing, Open as Ask};
use dwar7s_fall::names::{Decree, Gem, Goal};
use dwar7s_fall::state::Step;
use dwar7s_fall::tally::Gems;
use dwar7s_fall::view::{ViewGoal, ViewTroll};
use engine::Indexed;
use maud::{Markup, html};

use super::desk::{Deed, Desk, face, face_named, symbol};
use crate::draw::{emblem, noun};

impl Desk<'_> {
    /// The strip beside the map.
    pub fn market(&self) -> Markup {
        let parts = self.scene.parts;
        html! {
            div.df-market data-scrolls {
                div #df-turn .df-turn { (parts.part("df-turn", self.turn())) }
                div #df-goals .df-goals { (parts.part("df-goals", self.goals())) }
                div #df-gems .df-piles { (parts.part("df-gems", self.gem_piles())) }
                div #df-ogres .df-ogres { (parts.part("df-ogres", self.ogre_deck())) }
                div #df-mood .df-mood { (parts.part("df-mood", html! {
                    @if let Some(troll) = &self.view.troll { (self.mood(troll)) }
                })) }
            }
        }
    }

    /// The decrees in force, by name.
    pub fn decrees(&self) -> Markup {
        html! {
            @if !self.view.terms.decrees.is_empty() {
                ul.df-decrees aria-label=(self.say("df-decrees")) {
                    @for decree in self.view.terms.decrees.iter() {
                        li tabindex="0" data-about={ "decree " (decree.index()) } { (symbol("decree")) span { (self.name(&decree)) } }
                    }
                }
            }
        }
    }

    fn turn(&self) -> Markup {
        let view = &self.view;
        let name = self.scene.voice.seat(view.active);
        let phase = match view.step {
            Step::Actions => "df-phase-actions",
            Step::Resolve => "df-phase-resolve",
            Step::Roaming => "df-phase-roaming",
            Step::Over => "df-phase-over",
            _ => "df-phase-end",
        };
        html! {
            p.df-round data-about="round" tabindex="0" {
                strong { (self.tell("df-round", &[("n", i64::from(view.round).into())])) }
                @if view.triggered_by.is_some() { span.df-last { (self.say("df-last-round")) } }
            }
            p.df-phase {
                (emblem(view.active, &name)) (noun(&name))
                span { (self.say(phase)) }
                @if view.step == Step::Actions { (self.actions()) }
            }
            @if view.terms.decreed(Decree::HardWorkers) {
                p.df-phase { (symbol("axe")) (self.noun("df-first")) span { (self.scene.voice.seat(view.first)) } }
            }
        }
    }

    /// The actions of the turn, those used up faded.
    fn actions(&self) -> Markup {
        let (used, all) = (self.view.actions_used, self.view.allowance);
        html! {
            span.df-actions tabindex="0" data-about="actions" role="img"
                aria-label=(self.tell("df-actions", &[("used", i64::from(used).into()), ("of", i64::from(all).into())])) {
                @for number in 0..all.max(used) {
                    i.df-used[number < used] { (symbol("action")) }
                }
            }
        }
    }

    fn goals(&self) -> Markup {
        html! {
            h2 data-about="goals" tabindex="0" { span { (self.say("df-goals")) }
                span.df-rest { (symbol("cards")) (self.noun("df-goals-left")) span data-count="df-goal-deck" { (self.view.goal_deck) } } }
            @for goal in &self.view.goal_row { (self.goal(goal)) }
        }
    }

    /// A goal of the row: what it costs, with what the viewer lacks, and what it is worth.
    fn goal(&self, face: &ViewGoal) -> Markup {
        let goal = face.goal;
        let trade = Action::Trade { goal, hand_in: None };
        let deed = match self.view.ask {
            Some(Ask::Trading) => self.deed_or_why(&[&[trade]], trade),
            _ => Deed::default(),
        };
        html! {
            button.df-goal.df-thing.open[deed.is_open()] type="button" data-act=[deed.act] data-why=[deed.why]
                data-about={ "goal " (goal.index()) } data-piece={ "goal-" (goal.index()) } data-at="row" aria-label=(self.goal_label(goal)) {
                (self.price(&face.cost, face.monsters))
                span.df-vp { (face.vp) }
            }
            @for old in Goal::ALL {
                @let trade = Action::Trade { goal, hand_in: Some(*old) };
                @if self.scene.offers(trade) {
                    button.df-hand-in.df-thing.open type="button" data-act=(trade.index()) {
                        (self.tell("df-hand-in", &[("vp", i64::from(components().goal(*old).vp).into())]))
                    }
                }
            }
        }
    }

    /// A price in symbols. What the viewer hasn't got is only outlined.
    fn price(&self, cost: &Gems, monsters: u8) -> Markup {
        let own = self.own();
        html! {
            span.df-price {
                @for gem in cost.names() {
                    @for number in 0..cost.count(gem) {
                        span.df-coin.df-lacking[own.is_some_and(|own| own.gems.count(gem) <= number)] { (face(&gem)) }
                    }
                }
                @for number in 0..monsters {
                    span.df-coin.df-lacking[own.is_some_and(|own| own.monsters <= number)] { (symbol("monster")) }
                }
            }
        }
    }

    pub fn goal_label(&self, goal: Goal) -> String {
        let face = components().goal(goal);
        self.tell(
            "df-goal",
            &[
                ("goal", self.name(&goal).into()),
                ("cost", self.name(&face.cost).into()),
                ("monsters", i64::from(face.monsters).into()),
                ("vp", i64::from(face.vp).into()),
            ],
        )
    }

    fn gem_piles(&self) -> Markup {
        let takes =
            matches!(self.view.ask, Some(Ask::Changing(Changing::Take { .. }) | Ask::Taking(_)));
        html! {
            h2 { (self.say("df-piles")) }
            div.df-gem-row {
                @for &gem in Gem::ALL {
                    @let take = Action::Gem { gem };
                    @let deed = if takes { self.deed_or_why(&[&[take]], take) } else { Deed::default() };
                    button.df-gem.df-thing.open[deed.is_open()] type="button" data-act=[deed.act] data-why=[deed.why] data-about={ "gem " (gem.index()) }
                        aria-label=(self.tell("df-pile", &[("gem", self.name(&gem).into()), ("n", i64::from(self.view.gem_piles.count(gem)).into())])) {
                        (face(&gem)) span data-count={ "df-pile-" (gem.index()) } { (self.view.gem_piles.count(gem)) }
                    }
                }
            }
        }
    }

    fn ogre_deck(&self) -> Markup {
        let view = &self.view;
        html! {
            h2 { (self.say("df-ogre-cards")) }
            div.df-line {
                span.df-fact tabindex="0" data-about="ogre-deck" title=(self.say("df-ogre-deck")) {
                    (face_named("ogre-card-brute")) (self.noun("df-ogre-deck")) span data-count="df-ogre-deck" { (view.ogre_deck) }
                }
                span.df-fact tabindex="0" data-about="ogre-discards" title=(self.say("df-ogre-discards")) {
                    (symbol("stack")) (self.noun("df-ogre-discards")) span data-count="df-ogre-discards" { (view.ogre_discards.total()) }
                }
                @if view.players.iter().any(|player| components().race(player.race).pouches > 0) {
                    span.df-fact tabindex="0" data-about="pouches" { (face_named("pouch")) (self.noun("df-pouch-pile")) span data-count="df-pouches" { (view.pouch_pile) } }
                }
            }
            @if let Some(card) = view.ogre_card_in_play {
                p.df-in-play tabindex="0" data-about={ "ogre " (card.index()) } { (face(&card)) strong { (self.name(&card)) } }
            }
        }
    }

    /// The troll's mood with its toll track.
    fn mood(&self, troll: &ViewTroll) -> Markup {
        let current = troll.moods.first().copied().flatten();
        html! {
            @if let Some(mood) = current {
                div.df-mood-card tabindex="0" data-about={ "mood " (mood.index()) } {
                    (face(&mood))
                    strong { (self.name(&mood)) }
                    span.df-track role="img" aria-label=(self.tell("df-toll", &[("n", i64::from(troll.toll_marker + 1).into()), ("of", i64::from(troll.toll_slots).into())])) {
                        @for slot in 0..troll.toll_slots { i.df-on[slot == troll.toll_marker] {} }
                    }
                }
            }
        }
    }
}
