//! What lies before the viewer: hand, campfire, gems, secret goal, and what else can be done.

use dwar7s_fall::Action;
use dwar7s_fall::cell::Rotation;
use dwar7s_fall::components::{Power, Trait, components};
use dwar7s_fall::decisions::{Buying, Changing, Open as Ask, Placing, Playing};
use dwar7s_fall::names::{CardType, Decree, Gem, Kind, KingdomCard, OgreCard};
use dwar7s_fall::view::ViewPlayer;
use engine::Indexed;
use maud::{Markup, html};

use super::desk::{Deed, Desk, face, face_named, sign, symbol, word};
use super::meeple::{alike, meeple_icon};
use super::tile;

impl Desk<'_> {
    /// The viewer's own area.
    pub fn own_area(&self) -> Option<Markup> {
        let own = self.own()?;
        let parts = self.scene.parts;
        Some(html! {
            div.df-own.{ "seat-" (own.seat.index()) } {
                div #df-hand .df-hand { (parts.part("df-hand", self.hand(own))) }
                div.df-before {
                    div #df-fire .df-fire { (parts.part("df-fire", self.campfire(own))) }
                    div #df-purse .df-purse { (parts.part("df-purse", self.purse(own))) }
                    div #df-secret .df-secret { (parts.part("df-secret", self.secret(own))) }
                }
                div #df-tools .df-tools { (parts.part("df-tools", self.tools())) }
            }
        })
    }

    fn hand(&self, own: &ViewPlayer) -> Markup {
        let race = sign(&own.race, "race-");
        let on_board = |card: KingdomCard| {
            let is = |cell: &&dwar7s_fall::view::ViewCell| {
                cell.stack.iter().any(|each| each.card == card && each.of == Some(own.race))
            };
            self.view.board.iter().filter(is).count()
        };
        let earlier = |at: usize| {
            let card = own.kingdom_cards[at];
            on_board(card) + own.kingdom_cards[..at].iter().filter(|&&each| each == card).count()
        };
        html! {
            @for (at, &card) in own.kingdom_cards.iter().enumerate() {
                @let deed = self.hand_deed(card);
                button.df-card.df-thing.open[deed.is_open()].df-held[self.is_held(card)] type="button" data-act=[deed.act] data-then=[deed.then.as_deref()]
                    data-why=[deed.why] data-about={ "card " (card.index()) } {
                    svg viewBox="0 0 100 100" aria-hidden="true" {
                        g data-piece={ "card-" (race) "-" (sign(&card, "card-")) "-" (earlier(at)) } data-at="hand" {
                            (tile::face(card, Rotation::default(), &[]))
                            (tile::sockets(components().card(card).slots, components().card(card).needed))
                        }
                    }
                    span aria-hidden="true" { (self.short(card)) }
                    span.unseen { (self.name(&card)) }
                }
            }
            @for card in own.ogre_cards.names() {
                @let deed = self.ogre_deed(card);
                @let count = own.ogre_cards.count(card);
                button.df-ogre.df-thing.open[deed.is_open()].df-held[self.view.ogre_card_in_play == Some(card)] type="button" data-act=[deed.act]
                    data-then=[deed.then.as_deref()] data-why=[deed.why] data-about={ "ogre " (card.index()) } {
                    (face(&card))
                    @if count > 1 { b.df-times { "×" (count) } }
                    span { (self.name(&card)) }
                }
            }
        }
    }

    /// The name of a card where there is little room.
    pub fn short(&self, card: KingdomCard) -> String {
        self.say(&format!("df-short-{}", word(&card, "card-")))
    }

    /// Whether this card of the hand is being laid.
    fn is_held(&self, card: KingdomCard) -> bool {
        use dwar7s_fall::decisions::Laying::{Cell, Rotation};
        match self.view.ask {
            Some(Ask::Laying(Cell { card: held } | Rotation { card: held, .. })) => held == card,
            _ => false,
        }
    }

    fn hand_deed(&self, card: KingdomCard) -> Deed {
        let chosen = Action::Card { card };
        match self.view.ask {
            Some(Ask::Menu) if self.is_forbidden(card) => Deed::default(),
            Some(Ask::Menu) => self.deed_or_why(&[&[Action::PlayCard, chosen]], Action::PlayCard),
            Some(Ask::Laying(dwar7s_fall::decisions::Laying::Card)) => {
                self.deed_or_why(&[&[chosen]], chosen)
            }
            _ => Deed::default(),
        }
    }

    /// DWF-15.12: whether the decrees keep the viewer from laying this monster any more.
    fn is_forbidden(&self, card: KingdomCard) -> bool {
        let terms = &self.view.terms;
        let hardened = self
            .own()
            .is_some_and(|own| components().race(own.race).traits.contains(Trait::FrozenSoul));
        self.view.triggered_by.is_some()
            && components().card(card).of == CardType::Monster
            && (terms.decreed(Decree::DragonKing)
                || terms.decreed(Decree::FrostInvasion) && !hardened)
    }

    fn ogre_deed(&self, card: OgreCard) -> Deed {
        let chosen = Action::OgreCard { card };
        match self.view.ask {
            Some(Ask::Menu) if self.view.playable.contains(card) => {
                self.deed_or_why(&[&[Action::PlayOgreCard, chosen]], Action::PlayOgreCard)
            }
            Some(Ask::Playing(Playing::Card) | Ask::Hiring | Ask::Discarding) => {
                self.deed_or_why(&[&[chosen]], chosen)
            }
            _ => Deed::default(),
        }
    }

    /// The meeples at the campfire.
    fn campfire(&self, own: &ViewPlayer) -> Markup {
        let is_placed = matches!(self.view.ask, Some(Ask::Menu | Ask::Placing(_)));
        html! {
            span.df-place tabindex="0" data-about="campfire" title=(self.say("df-campfire")) { (face_named("campfire")) span.unseen { (self.say("df-campfire")) } }
            @for kind in own.campfire.kinds() {
                @let deed = self.resting_deed(kind);
                @let alike = alike(own.seat, kind);
                @let count = own.campfire.count(kind);
                @for number in 0..count {
                    button.df-resting.df-thing.open[deed.is_open()] type="button" data-act=[deed.act] data-then=[deed.then.as_deref()] data-why=[deed.why]
                        data-about={ "kind " (kind.index()) } aria-label={ (self.name(&kind)) @if number == 0 { " ×" (count) } } tabindex=[(number > 0).then_some("-1")] {
                        span data-piece={ (alike) "-fire-" (number) } data-at="fire" data-like=(alike) { (meeple_icon(own.seat, kind)) }
                        @if number == 0 { b.df-count { "×" (count) } @if deed.is_open() && is_placed { span.df-verb { (self.say("df-place")) } } }
                    }
                }
            }
            @if own.campfire.is_empty() { span.soft { (self.say("df-nobody")) } }
        }
    }

    fn resting_deed(&self, kind: Kind) -> Deed {
        let chosen = Action::Meeple { kind };
        let free = components().powers(kind).contains(Power::FreePlacement);
        let place = if free { Action::PlaceForFree } else { Action::PlaceMeeple };
        match self.view.ask {
            Some(Ask::Menu) => self.deed_or_why(&[&[place, chosen]], place),
            Some(Ask::Placing(Placing::Kind { .. })) => self.deed_or_why(&[&[chosen]], chosen),
            Some(Ask::Buying(Buying::Where { .. })) if kind == Kind::Basic => {
                self.deed(&[&[Action::Campfire]])
            }
            _ => Deed::default(),
        }
    }

    /// The gems, and what else the player owns that is not in hand.
    fn purse(&self, own: &ViewPlayer) -> Markup {
        let gives = matches!(
            self.view.ask,
            Some(Ask::Changing(Changing::Give) | Ask::Freezing | Ask::Discarding)
        );
        html! {
            @for &gem in Gem::ALL {
                @let give = Action::Gem { gem };
                @let deed = if gives { self.deed_or_why(&[&[give]], give) } else { Deed::default() };
                button.df-gem.df-thing.open[deed.is_open()].df-none[own.gems.count(gem) == 0] type="button" data-act=[deed.act] data-why=[deed.why]
                    data-about={ "gem " (gem.index()) }
                    aria-label=(self.tell("df-own-gems", &[("gem", self.name(&gem).into()), ("n", i64::from(own.gems.count(gem)).into())])) {
                    (face(&gem)) span data-count={ "df-own-" (gem.index()) } { (own.gems.count(gem)) }
                }
            }
        }
    }

    /// The secret goal with how far it is met.
    fn secret(&self, own: &ViewPlayer) -> Markup {
        let Some(goal) = own.secret_goal else { return html! {} };
        let deed = match self.view.ask {
            Some(Ask::Menu) if !own.revealed => {
                self.deed_or_why(&[&[Action::Reveal]], Action::Reveal)
            }
            _ => self.deed(&[&[Action::Reveal]]),
        };
        let face = components().secret_goal(goal);
        html! {
            button.df-secret-card.df-thing.open[deed.is_open()].df-done[own.revealed] type="button" data-act=[deed.act] data-why=[deed.why]
                data-about={ "secret " (goal.index()) } {
                (symbol("secret"))
                span.df-two { strong { (self.name(&goal)) }
                    @if own.revealed { span { (self.say("df-completed")) } }
                    @else if let Some((have, need)) = self.progress(own, goal) { span { (have) " / " (need) } }
                }
                span.df-vp { (self.noun("df-points")) (face.vp) }
            }
        }
    }

    /// Everything that has no place of its own.
    fn tools(&self) -> Markup {
        // Ending early gives actions away, or a secret goal that could be revealed: it is no main button then.
        let is_over = self.view.actions_used >= self.view.allowance;
        let reveals = self.scene.offers(Action::Reveal);
        let is_main = |action| match action {
            Action::Reveal => is_over,
            Action::End => is_over && !reveals,
            _ => false,
        };
        html! {
            @for choice in self.scene.choices {
                @if let Some(action) = Action::from_index(choice.id).filter(|&action| is_tool(action)) {
                    button.df-tool.primary[is_main(action)].df-by-hand[action == Action::MoveMeeple] type="button" data-act=(choice.id) data-about=[tool_subject(action)]
                        aria-label=(self.scene.voice.say_said(&choice.said)) {
                        @if let Some(sign) = tool_sign(action) { (symbol(&sign)) }
                        span.df-brief[action == Action::MoveMeeple] { (self.tool_label(action, &self.scene.voice.say_said(&choice.kind))) }
                        // Beside a hand that lies in one row there is room for a word only.
                        @if action == Action::MoveMeeple { span.df-verb { (self.say("df-move-meeple")) } }
                    }
                }
            }
        }
    }

    fn tool_label(&self, action: Action, said: &str) -> String {
        match action {
            Action::Class { class } => {
                let cost = self.own().map_or_else(String::new, |own| {
                    self.name(&components().race(own.race).class_cost(class))
                });
                self.tell("df-class-tool", &[("class", said.into()), ("cost", cost.into())])
            }
            Action::Enemy { seat } => {
                let card =
                    self.view.ogre_card_in_play.map_or_else(String::new, |card| self.name(&card));
                self.tell(
                    "df-rob",
                    &[("card", card.into()), ("name", self.scene.voice.seat(seat).into())],
                )
            }
            Action::MoveMeeple => self.say("df-move"),
            Action::Reveal => match self.own().and_then(|own| own.secret_goal) {
                Some(goal) => {
                    let vp = i64::from(components().secret_goal(goal).vp);
                    self.tell("df-reveal", &[("said", said.into()), ("vp", vp.into())])
                }
                None => said.to_owned(),
            },
            _ => said.to_owned(),
        }
    }
}

/// Whether an action has its button here: it is about no card, meeple or gem on the table.
fn is_tool(action: Action) -> bool {
    matches!(
        action,
        Action::MoveMeeple
            | Action::BuyClass
            | Action::UseAlchemist
            | Action::UseWarrior
            | Action::UseOgreKing
            | Action::RotateCard
            | Action::UseTunnel
            | Action::MonsterScales
            | Action::Pawnbroker
            | Action::FrozenHeart
            | Action::HireHands
            | Action::Reveal
            | Action::End
            | Action::Stop
            | Action::Enemy { .. }
            | Action::Deny
            | Action::Pass
            | Action::NoTrade
            | Action::BarFight
            | Action::QuietDrink
            | Action::Keep
            | Action::Class { .. }
            | Action::Campfire
    )
}

/// What a tool explains when pointed at.
fn tool_subject(action: Action) -> Option<String> {
    match action {
        Action::Class { class } => Some(format!("kind {}", class.kind().index())),
        _ => None,
    }
}

fn tool_sign(action: Action) -> Option<String> {
    let sign = match action {
        Action::MoveMeeple => "panic",
        Action::BuyClass => "crown",
        Action::UseAlchemist => "alchemist",
        Action::UseWarrior => "warrior",
        Action::UseOgreKing => "ogre-king",
        Action::RotateCard => "rotate",
        Action::UseTunnel => "miner",
        Action::MonsterScales => "monster",
        Action::Pawnbroker => "pouch",
        Action::FrozenHeart => "diamond",
        Action::HireHands => "action",
        Action::Reveal => "secret",
        Action::Deny => "troll-king",
        Action::Campfire => "campfire",
        Action::Class { class } => return Some(sign(&class, "kind-")),
        _ => return None,
    };
    Some(sign.to_owned())
}
