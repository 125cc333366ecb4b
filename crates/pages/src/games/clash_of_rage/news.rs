//! What a battle brought, what one would bring, and who is about to win.

use clash_of_rage::view::TerritoryView;
use clash_of_rage::{Action, Feature, Force, Role, Side, initiative};
use maud::{Markup, html};

use super::glyph::{self, sign};
use super::recent::Report;
use super::token::side_class;
use super::{Field, percent};
use crate::draw::{emblem, noun};

impl Field<'_> {
    /// Cards beside the map. What the viewer's own battle brought is told whatever else there is to say.
    pub(super) fn news(&self) -> Markup {
        let outlook = self.outlook();
        html! {
            (self.warning())
            (self.sieges())
            (self.forsaken())
            @if outlook.is_none() || self.recent.unread.is_some() { (self.report()) }
            @if let Some(outlook) = outlook { (outlook) }
        }
    }

    /// A battle that is over: the viewer's own since their last decision, or the last of this turn. Who
    /// won where, and who fell.
    fn report(&self) -> Markup {
        let last = self.recent.battle.as_ref().filter(|_| self.view.battle.is_none());
        let unread = self.recent.unread.as_ref();
        let report = unread.map(|(_, report)| report).or(last);
        let Some((report, winner)) = report.and_then(|report| Some((report, report.winner?)))
        else {
            return html! {};
        };
        let attacker = Side::Player(report.attacker);
        let loser = if winner == attacker { report.defender } else { attacker };
        let args = [
            ("winner", self.side_name(winner).into()),
            ("loser", self.side_name(loser).into()),
            ("place", self.name(&report.territory).into()),
        ];
        let key = match (report.fled, self.is_me(winner), self.is_me(loser)) {
            (false, true, _) => "cor-report-you-won",
            (false, _, true) => "cor-report-you-lost",
            (false, ..) => "cor-report-won",
            (true, true, _) => "cor-report-fled-you",
            (true, _, true) => "cor-report-you-fled",
            (true, ..) => "cor-report-fled",
        };
        let said = self.tell(key, &args);
        html! {
            div.cor-report-card.{ (side_class(winner)) } data-unread=[unread.map(|(step, _)| step)] {
                p data-about={ "t-" (report.territory) } { (sign("swords")) span { (said) } }
                (self.losses(report))
                @if unread.is_some() {
                    button.cor-order-button.go-on type="button" data-tab-of="hand" { (self.say("cor-go-on")) }
                }
            }
        }
    }

    /// Says who has enough points, and that they must still have them in their second action.
    fn warning(&self) -> Markup {
        let over = self.scene.view.outcome().is_some();
        let enough = self.view.players.iter().filter(|player| player.points >= self.view.target);
        html! {
            @for player in enough.filter(|_| !over) {
                div.cor-report-card.cor-warning.{ (side_class(Side::Player(player.seat))) } data-about="goal" {
                    p {
                        (emblem(player.seat, &self.scene.voice.seat(player.seat)))
                        span { (self.tell("cor-enough", &[("name", self.scene.voice.seat(player.seat).into())])) }
                    }
                }
            }
        }
    }

    /// Why a player has fewer points while a battle for a City is on.
    fn sieges(&self) -> Markup {
        html! {
            @for territory in &self.view.territories {
                @if let Some(seat) = self.besieged_at(territory) {
                    @let args = [("name", self.scene.voice.seat(seat).into()), ("place", self.name(&territory.id).into())];
                    @let key = if self.is_own(seat) { "cor-siege-you" } else { "cor-siege" };
                    div.cor-report-card.cor-siege.{ (side_class(Side::Player(seat))) } data-about={ "t-" (territory.id) } {
                        p { (sign("city")) span { (self.tell(key, &args)) } }
                    }
                }
            }
        }
    }

    /// COR-2.6: Cities that the viewer's march leaves empty, while it can still be changed.
    fn forsaken(&self) -> Markup {
        let marching = self.view.moving.is_some() || self.scene.offers(Action::EndMovement);
        let left = |territory: &TerritoryView| {
            let marches = self.recent.marches.iter();
            let mut own = marches.filter(|march| marching && self.is_own(march.seat));
            let empty = territory.feature == Feature::City && territory.armies.is_empty();
            empty && own.any(|march| march.from == territory.id.into())
        };
        html! {
            @for territory in self.view.territories.iter().filter(|territory| left(territory)) {
                @let args = [("place", self.name(&territory.id).into())];
                div.cor-report-card.cor-siege data-about={ "t-" (territory.id) } {
                    p { (sign("city")) span { (self.tell("cor-forsaken", &args)) } }
                }
            }
        }
    }

    /// Who fell on either side of a battle.
    fn losses(&self, report: &Report) -> Markup {
        let sides = [Side::Player(report.attacker), report.defender];
        html! {
            p.cor-losses {
                span { (self.say("cor-losses")) }
                @for side in sides {
                    @let fallen = report.fallen(side);
                    span {
                        (self.side_mark(side))
                        @if fallen.is_empty() { (self.say("cor-losses-none")) }
                        @for unit in fallen { (glyph::unit_face(unit)) span.unseen { (self.name(&unit)) " " } }
                    }
                }
            }
        }
    }

    fn outlook_in_words(&self, territory: &TerritoryView, chance: f64) -> String {
        let number = |chance| i64::from(percent(chance)).into();
        let args = [("place", self.name(&territory.id).into()), ("chance", number(chance))];
        match self.chance_of_all(territory) {
            Some(best) => {
                let [place, chance] = args;
                self.tell("cor-outlook-rising", &[place, chance, ("best", number(best))])
            }
            None => self.tell("cor-outlook", &args),
        }
    }

    /// Who strikes first in a battle to come, and why.
    pub(super) fn strikes_first(
        &self,
        attacker: &Force,
        defender: &Force,
        sides: [Side; 2],
    ) -> Markup {
        let first = match initiative(attacker, defender) {
            Role::Attacker => sides[0],
            Role::Defender => sides[1],
        };
        let totals = [attacker.hourglass(), defender.hourglass()];
        self.first_and_why(first, totals, &[sum(attacker), sum(defender)])
    }

    pub(super) fn first_and_why(&self, first: Side, totals: [u8; 2], sums: &[String; 2]) -> Markup {
        let tied = totals[0] == totals[1];
        let why = self.say(if tied { "cor-first-tie" } else { "cor-first-fewer" });
        html! {
            p.cor-first data-about="sym-hourglass" {
                strong {
                    @if self.is_me(first) { (self.say("cor-first-you")) }
                    @else if first == Side::Elves { (self.say("cor-first-elves")) }
                    @else { (self.tell("cor-first", &[("name", self.side_name(first).into())])) }
                } " "
                span.cor-value.sym-hourglass { (noun(&self.scene.voice.name("symbol-hourglass"))) (sign("hourglass")) (sums.join(" : ")) }
                span.soft { ", " (why) }
            }
        }
    }

    /// The battles that the moves so far would lead to: the odds, and who strikes first. Of more than two the
    /// map has the odds, and needs the room.
    fn outlook(&self) -> Option<Markup> {
        let moving = self.is_asked() && self.view.battle.is_none();
        let bound = |territory: &TerritoryView| match self.view.bound_for {
            Some(place) => place == territory.id.into(),
            None => self.view.moving.is_none() && territory.armies.len() > 1,
        };
        let there = self.view.territories.iter().filter(|territory| moving && bound(territory));
        let battles: Vec<_> = there
            .filter_map(|there| Some((there, self.chance_at(there)?, self.forces(there)?)))
            .collect();
        (1..=2).contains(&battles.len()).then(|| {
            html! {
                div.cor-report-card.cor-outlook {
                    @for (territory, chance, (attacker, defender, sides)) in &battles {
                        p data-about={ "odds-" (territory.id) } {
                            (sign("swords"))
                            span { (self.outlook_in_words(territory, *chance)) }
                        }
                        (self.strikes_first(attacker, defender, *sides))
                    }
                }
            }
        })
    }
}

/// The Hourglasses of a force, type by type: each counts once.
fn sum(force: &Force) -> String {
    let there = force.profiles.iter().zip(force.counts).filter(|(_, count)| *count > 0);
    let parts: Vec<String> = there
        .filter(|(profile, _)| profile.hourglass > 0)
        .map(|(profile, _)| profile.hourglass.to_string())
        .collect();
    if parts.is_empty() { "0".to_owned() } else { parts.join("+") }
}
