//! A territory or Stronghold as it is now: who stands there, and what can be done with it.

use clash_of_rage::view::{ArmyView, SiteView, TerritoryView};
use clash_of_rage::{
    Action, Force, Group, Level, Location, Side, Territory, Troop, attacker_wins, initiative,
};
use engine::{Indexed, Seat};
use maud::{Markup, html};

use super::hexes::{INSET, OUTLINE, middle};
use super::recent::March;
use super::token::{side_class, side_word};
use super::{Field, SHEET, glyph, percent};
use crate::draw::symbol_use;
use crate::scene::Target;

/// From one stack to the next.
const STEP: i32 = 31;
/// How much better the chance must be with all who can come along to be told.
const WORTH_COMING: f64 = 0.05;

/// A line of stacks across a hex.
struct Line<'a> {
    army: &'a ArmyView,
    place: Location,
    /// How large its stacks are, in hundredths.
    size: i32,
    /// Where its stacks stand.
    y: i32,
    /// Where its banner flies.
    banner: i32,
}

impl Field<'_> {
    pub(super) fn place(&self, territory: &TerritoryView) -> Markup {
        let location = Location::from(territory.id);
        let lines = lines(&territory.armies, location, self.view.active);
        let fought = self.view.battle.as_ref().is_some_and(|it| it.territory == territory.id);
        let target = self.place_target(location).unwrap_or(NOTHING);
        let label = self.place_label(territory);
        html! {
            @if let Some(owner) = territory.controller {
                path.cor-held.{ "seat-" (owner.index()) } d=(INSET) {}
            }
            @if fought || territory.armies.len() > 1 { path.cor-clash d=(INSET) {} }
            g.cor-place.target.open[target.is_open()].from[self.is_origin(location)].bound[self.view.bound_for == Some(location)]
                data-act=[target.act] data-why=[target.why] data-answers=[self.answers(location)] data-about={ "t-" (territory.id) }
                role=(target.role().unwrap_or("img")) tabindex=[target.tabindex()] aria-disabled=[target.disabled()]
                aria-label=(label) {
                path.hit d=(OUTLINE) {}
                @for line in &lines { (self.line(line)) }
                @if let (false, Some(feature)) = (lines.is_empty(), glyph::of_feature(territory.feature)) {
                    g.cor-badge.{ "is-" (feature) } transform="translate(-31 -33)" {
                        circle r="15" {}
                        g transform="translate(-10.5 -10.5) scale(.88)" { (symbol_use(SHEET, feature)) }
                    }
                }
            }
            @for line in &lines { (self.movers(line)) }
        }
    }

    /// A site with or without a Stronghold.
    pub(super) fn site(&self, site: &SiteView) -> Markup {
        let Some(owner) = site.owner else { return self.free_site(site) };
        let own = self.scene.seat() == Some(owner);
        let location = Location::STRONGHOLD;
        let target = if own { self.place_target(location) } else { None }.unwrap_or(NOTHING);
        let garrison = self.player_at(owner).and_then(|player| player.garrison.as_ref());
        let line = garrison.map(|army| Line {
            army,
            place: location,
            size: alone(army).min(125),
            y: 14,
            banner: -100,
        });
        let tower = match line {
            Some(_) => "translate(-34 -58) scale(.5)",
            None => "translate(-30 -26) scale(.94)",
        };
        html! {
            g.cor-place.target.cor-keep.{ "seat-" (owner.index()) }.open[target.is_open()].from[own && self.is_origin(location)]
                .bound[own && self.view.bound_for == Some(location)]
                data-act=[target.act] data-why=[target.why] data-answers=[self.answers(location).filter(|_| own)]
                data-about={ "s-" (site.id) }
                role=(target.role().unwrap_or("img")) tabindex=[target.tabindex()] aria-disabled=[target.disabled()]
                aria-label=(self.keep_label(owner, garrison)) {
                path.cor-bailey d=(OUTLINE) {}
                path.hit d=(OUTLINE) {}
                g.cor-tower transform=(tower) { (glyph::picture_use("stronghold")) }
                g transform={ "translate(" (if line.is_some() { 12 } else { 0 }) " -38)" } { (self.banner(Side::Player(owner))) }
                @if let Some(line) = &line { (self.line(line)) }
            }
            @if let Some(line) = &line { (self.movers(line)) }
        }
    }

    fn free_site(&self, site: &SiteView) -> Markup {
        let target = self.scene.target(Action::PlaceStronghold { site: site.id });
        let asked = self.is_asked() && self.view.turn == 1 && target.is_open();
        html! {
            g.cor-site.target.open[target.is_open()]
                data-act=[target.act] data-why=[target.why.filter(|_| asked)] data-about={ "s-" (site.id) }
                role=[target.act.map(|_| "button")] tabindex=[target.act.map(|_| "0")]
                aria-label=(self.tell("cor-site", &[("site", self.name(&site.id).into())])) {
                path.hit d=(INSET) {}
                g.cor-tower transform="translate(-12 -24)" { (symbol_use(SHEET, "stronghold")) }
                text.cor-site-id y="24" { (site.id) }
            }
        }
    }

    /// What a click on a place would do now.
    fn place_target(&self, location: Location) -> Option<Target> {
        let stone =
            |territory: Territory| [Action::BattleAt { territory }, Action::Serve { territory }];
        let here = [Action::GoTo { location }, Action::Deploy { location }];
        let there = location.territory().map(stone);
        let mut actions = here.into_iter().chain(there.into_iter().flatten());
        if let Some(action) = actions.find(|&action| self.scene.offers(action)) {
            return Some(self.scene.target(action));
        }
        if let Some(only) = self.only_mover(location) {
            return Some(self.scene.target(only));
        }
        if !self.is_asked() || self.view.bound_for.is_some() {
            return None;
        }
        if self.view.moving.is_some() {
            return Some(self.scene.target(Action::GoTo { location }));
        }
        let deploys = !self.view.reinforcements.is_empty();
        deploys.then(|| self.scene.target(Action::Deploy { location }))
    }

    /// What a place would answer, for whoever marches there or picks a battle.
    fn answers(&self, location: Location) -> Option<String> {
        if !self.is_asked() || self.view.battle.is_some() {
            return None;
        }
        let battle = location.territory().map(|territory| Action::BattleAt { territory });
        let actions = [Some(Action::GoTo { location }), battle].into_iter().flatten();
        let ids: Vec<String> = actions.map(|action| action.index().to_string()).collect();
        Some(ids.join(" "))
    }

    /// What could leave a place, by the choices on offer.
    pub(super) fn movers_at(&self, location: Location) -> Vec<Action> {
        let Some(player) = self.scene.seat().and_then(|seat| self.player_at(seat)) else {
            return Vec::new();
        };
        let units = player.units.iter();
        let units = units.map(|unit| Action::MoveUnits { from: location, unit: unit.unit });
        let heroes = self.view.heroes.iter().filter(|hero| hero.location == Some(location));
        let heroes = heroes.map(|hero| Action::MoveHero { hero: hero.hero });
        units.chain(heroes).filter(|&action| self.scene.offers(action)).collect()
    }

    fn only_mover(&self, location: Location) -> Option<Action> {
        match self.movers_at(location).as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Whether the group that is about to move stands here.
    fn is_origin(&self, location: Location) -> bool {
        match self.view.moving {
            Some(Group::Units { from, .. }) => from == location,
            Some(Group::Hero(hero)) => {
                let heroes = &self.view.heroes;
                heroes.iter().any(|view| view.hero == hero && view.location == Some(location))
            }
            None => false,
        }
    }

    /// An army: banner, stacks, heroes.
    fn line(&self, line: &Line<'_>) -> Markup {
        let army = line.army;
        let seat = army.side.seat();
        html! {
            @if line.banner > -100 {
                g transform={ "translate(0 " (line.banner) ")" } { (self.banner(army.side)) }
            }
            @for (at, troop) in army.units.iter().enumerate() {
                @let x = line.across(at);
                @let march = seat.and_then(|seat| self.last_march(seat, *troop, line.place));
                g.{ "cor-size-" (line.size) } transform={ "translate(" (x) " " (line.y) ") scale(" (line.scale()) ")" } {
                    g.cor-token.{ (side_class(army.side)) }.{ (march.as_ref().map_or("", |(class, _)| class.as_str())) }
                        data-piece=[march.as_ref().map(|(_, name)| name)] data-answers=[self.leaving(army, line.place, *troop)] {
                        (self.token(army.side, *troop, &format!("n-{}", place_word(line.place, army.side))))
                    }
                }
            }
            @for (at, hero) in army.heroes.iter().enumerate() {
                @let (x, y) = hero_spot(at, line);
                g transform={ "translate(" (x) " " (y) ")" } {
                    (self.hero_badge(*hero, army.side, &place_word(line.place, army.side)))
                }
            }
        }
    }

    /// The answer that an own stack would be to who moves.
    fn leaving(&self, army: &ArmyView, from: Location, troop: Troop) -> Option<u32> {
        let own = army.side.seat().is_some() && army.side.seat() == self.scene.seat();
        let asked = own && self.is_asked() && self.view.battle.is_none();
        asked.then(|| Action::MoveUnits { from, unit: troop.unit }.index())
    }

    /// Where several groups stand together each has its own place to be clicked.
    fn movers(&self, line: &Line<'_>) -> Markup {
        let army = line.army;
        let own = army.side.seat().is_some() && army.side.seat() == self.scene.seat();
        if !own || self.movers_at(line.place).len() < 2 {
            return html! {};
        }
        html! {
            @for (at, troop) in army.units.iter().enumerate() {
                @let target = self.scene.target(Action::MoveUnits { from: line.place, unit: troop.unit });
                @if target.is_open() {
                    @let x = line.across(at);
                    g.cor-mover.target.open data-act=[target.act] role="button" tabindex="0"
                        data-about={ "unit-" (side_word(army.side)) "-" (glyph::of_unit(troop.unit)) }
                        aria-label=(self.name(troop)) transform={ "translate(" (x) " " (line.y) ") scale(" (line.scale()) ")" } {
                        rect.hit x="-16" y="-27" width="32" height="54" rx="6" {}
                    }
                }
            }
            @for (at, hero) in army.heroes.iter().enumerate() {
                @let target = self.scene.target(Action::MoveHero { hero: *hero });
                @if target.is_open() {
                    @let (x, y) = hero_spot(at, line);
                    g.cor-mover.target.open data-act=[target.act] role="button" tabindex="0"
                        data-about={ "hero-" (glyph::of_hero(*hero)) }
                        aria-label=(self.name(hero)) transform={ "translate(" (x) " " (y) ")" } {
                        circle.hit r="16" {}
                    }
                }
            }
        }
    }

    /// If the stack came here by the last step: classes that say from where, and a fresh name.
    fn last_march(&self, seat: Seat, troop: Troop, place: Location) -> Option<(String, String)> {
        let name =
            |kind: &str| format!("{kind}-{}-{}", self.recent.step, glyph::of_unit(troop.unit));
        let came = self.recent.marches.iter().find(|march| {
            let same = march.seat == seat && march.unit == Some(troop.unit) && march.to == place;
            same && march.step == self.recent.step
        });
        if let Some(came) = came {
            let (x1, y1) = self.middle_of(seat, came.from)?;
            let (x2, y2) = self.middle_of(seat, place)?;
            // A column is half a hex wide, a row three quarters of one tall.
            let (columns, rows) = ((x1 - x2) / 52, (y1 - y2) / 90);
            return Some((format!("marched by-x{columns} by-y{rows}"), name("march")));
        }
        let landed = self.recent.arrived.contains(&(seat, troop.unit, place));
        landed.then(|| ("landed".to_owned(), name("land")))
    }

    /// What battles would bring, and whether enemies are flanked, above everything else.
    pub(super) fn prospects(&self) -> Markup {
        html! {
            @for territory in &self.view.territories {
                @if let Some(chance) = self.chance_at(territory) {
                    @let (x, y) = middle(territory.hex);
                    g transform={ "translate(" (x) " " (y) ")" } { (self.prospect(territory, chance)) }
                }
            }
        }
    }

    fn prospect(&self, territory: &TerritoryView, chance: f64) -> Markup {
        let flanked = self.flanking(territory);
        let best = self.chance_of_all(territory);
        html! {
            g.cor-odds.good[best.unwrap_or(chance) >= 0.5].rising[best.is_some()] transform="translate(0 57)"
                data-about={ "odds-" (territory.id) } role="img" aria-label=[self.chance_in_words(territory, chance)] {
                rect x="-29" y="-13" width="58" height="25" rx="6" {}
                text y="6" { (percent(chance)) @if let Some(best) = best { "–" (percent(best)) } "%" }
            }
            // Without own units there it would only repeat the rule, and read as a ban.
            @if let Some((own, enemies)) = flanked.filter(|(own, _)| *own > 0) {
                g.cor-flank.is-flanked[own >= enemies] transform="translate(34 -34)" data-about={ "flank-" (territory.id) } {
                    circle r="14" {}
                    g transform="translate(-8 -8) scale(.68)" {
                        (symbol_use(SHEET, if own >= enemies { "flank" } else { "stop" }))
                    }
                }
            }
        }
    }

    /// The active player's units against the enemies in a territory, while armies move.
    pub(super) fn flanking(&self, territory: &TerritoryView) -> Option<(u8, u8)> {
        let seat = self.view.active?;
        let size = |army: &ArmyView| army.units.iter().map(|troop| troop.count).sum::<u8>();
        let (own, others): (Vec<&ArmyView>, Vec<&ArmyView>) =
            territory.armies.iter().partition(|army| army.side == Side::Player(seat));
        let enemies: u8 = others.into_iter().map(size).sum();
        let own: u8 = own.into_iter().map(size).sum();
        (enemies > 0 && self.view.battle.is_none()).then_some((own, enemies))
    }

    /// The active player's chance in a battle here: fought now, to be fought, or with those who
    /// could come.
    pub(super) fn chance_at(&self, territory: &TerritoryView) -> Option<f64> {
        if let Some(battle) = self.view.battle.as_ref()
            && battle.territory == territory.id
        {
            return self.battle_chance();
        }
        let (attacker, defender, _) = self.forces(territory)?;
        Some(attacker_wins(&attacker, &defender, initiative(&attacker, &defender)))
    }

    /// The chance if everybody came along who stands where the moving group sets out and gets as far,
    /// if that is worth a word: a group is seldom meant to fight alone.
    pub(super) fn chance_of_all(&self, territory: &TerritoryView) -> Option<f64> {
        let Some(Group::Units { from, level }) = self.view.moving else { return None };
        let (mut attacker, defender, _) = self.forces(territory)?;
        let alone = attacker_wins(&attacker, &defender, initiative(&attacker, &defender));
        let seat = self.view.active?;
        let arrived = |march: &March| march.seat == seat && march.to == from;
        if self.recent.marches.iter().any(arrived) {
            return None;
        }
        let player = self.player_at(seat)?;
        let army = match from.territory() {
            Some(place) => {
                let armies = &self.territory(place.id())?.armies;
                armies.iter().find(|army| army.side == Side::Player(seat))
            }
            None => player.garrison.as_ref(),
        }?;
        let profile = |level: Level| player.units.get(level.at()).map(|unit| unit.profile);
        let slowest = profile(level)?;
        for troop in army.units.iter().filter(|troop| troop.unit.level() != level) {
            let other = profile(troop.unit.level())?;
            if other.movement >= slowest.movement && (other.flying || !slowest.flying) {
                attacker.counts[troop.unit.level().at()] += troop.count;
            }
        }
        let all = attacker_wins(&attacker, &defender, initiative(&attacker, &defender));
        (all >= alone + WORTH_COMING).then_some(all)
    }

    /// The active player's force with those who could come, the enemy's, and whose they are.
    pub(super) fn forces(&self, territory: &TerritoryView) -> Option<(Force, Force, [Side; 2])> {
        let side = Side::Player(self.view.active?);
        let defender = territory.armies.iter().find(|army| army.side != side)?;
        let mut attacker = match territory.armies.iter().find(|army| army.side == side) {
            Some(army) => self.force(army),
            None => self.force(&ArmyView { side, units: Vec::new(), heroes: Vec::new() }),
        };
        let coming = self.scene.offers(Action::GoTo { location: territory.id.into() })
            || self.view.bound_for == Some(territory.id.into());
        if let (true, Some(Group::Units { level, .. })) = (coming, self.view.moving) {
            attacker.counts[level.at()] += self.view.marchers;
        }
        if attacker.counts == [0; 3] {
            return None;
        }
        Some((attacker, self.force(defender), [side, defender.side]))
    }

    /// The Attacker's chance in the battle being fought, from the next assault on.
    pub(super) fn battle_chance(&self) -> Option<f64> {
        let battle = self.view.battle.as_ref()?;
        let territory = self.territory(battle.territory.id())?;
        let force = |side: Side, rage: u16| {
            let army = territory.armies.iter().find(|army| army.side == side)?;
            let mut force = self.force(army);
            force.rage = rage;
            Some(force)
        };
        let attacker = force(battle.attacker.side, battle.attacker.rage)?;
        let defender = force(battle.defender.side, battle.defender.rage)?;
        // While dice are on the table the chance depends on them.
        let settled = battle.dice.is_none() && battle.wounds.is_none();
        settled.then(|| attacker_wins(&attacker, &defender, battle.assaulting))
    }

    /// The active player's chance of winning, in words; while armies gather, that of all who can come, too.
    pub(super) fn chance_in_words(&self, territory: &TerritoryView, chance: f64) -> Option<String> {
        let name = self.scene.voice.seat(self.view.active?);
        let number = |chance| i64::from(percent(chance)).into();
        let args = [("name", name.into()), ("chance", number(chance))];
        let mut words = self.tell("cor-chance", &args);
        if let Some(best) = self.chance_of_all(territory) {
            words += " ";
            words += &self.tell("cor-chance-of-all", &[("chance", number(best))]);
        }
        Some(words)
    }

    fn place_label(&self, territory: &TerritoryView) -> String {
        let mut words = vec![self.name(&territory.id), self.name(&territory.feature)];
        if let Some(owner) = territory.controller {
            words.push(self.tell("cor-held-by", &[("name", self.scene.voice.seat(owner).into())]));
        }
        for army in &territory.armies {
            words.push(format!("{}: {}", self.side_name(army.side), self.army_in_words(army)));
        }
        words.join(", ")
    }

    fn keep_label(&self, owner: Seat, garrison: Option<&ArmyView>) -> String {
        let keep = self.tell("cor-stronghold-of", &[("name", self.scene.voice.seat(owner).into())]);
        match garrison {
            Some(army) => format!("{keep}: {}", self.army_in_words(army)),
            None => keep,
        }
    }

    fn army_in_words(&self, army: &ArmyView) -> String {
        let units = army.units.iter().map(|troop| self.name(troop));
        units.chain(army.heroes.iter().map(|hero| self.name(hero))).collect::<Vec<_>>().join(", ")
    }
}

/// A place that neither acts nor explains.
const NOTHING: Target = Target { act: None, why: None };

/// One army stands in the middle; of two, the active player's stands below.
fn lines(armies: &[ArmyView], place: Location, active: Option<Seat>) -> Vec<Line<'_>> {
    match armies {
        [army] => vec![Line { army, place, size: alone(army), y: 9, banner: -41 }],
        [first, second, ..] => {
            let comes_first = first.side.seat().is_some_and(|seat| Some(seat) == active);
            let (above, below) = if comes_first { (second, first) } else { (first, second) };
            vec![
                Line { army: above, place, size: 95, y: -25, banner: -100 },
                Line { army: below, place, size: 95, y: 19, banner: -100 },
            ]
        }
        [] => Vec::new(),
    }
}

/// The size of the stacks of an army that is alone in its hex, in hundredths.
fn alone(army: &ArmyView) -> i32 {
    match army.units.len() {
        0 | 1 => 150,
        2 => 138,
        _ => 108,
    }
}

impl Line<'_> {
    /// Where the nth of its stacks stands.
    fn across(&self, at: usize) -> i32 {
        (2 * at as i32 + 1 - self.army.units.len() as i32) * STEP * self.size / 200
    }

    fn scale(&self) -> f32 {
        self.size as f32 / 100.0
    }
}

/// Heroes stand to the right of the banner, one below the other.
fn hero_spot(at: usize, line: &Line<'_>) -> (i32, i32) {
    (if at == 0 { 32 } else { 42 }, line.y - 40 + 24 * at as i32)
}

/// A place in names of pieces: a territory, or whose Stronghold.
fn place_word(place: Location, side: Side) -> String {
    match place.territory() {
        Some(territory) => territory.id().to_owned(),
        None => format!("home-{}", side_word(side)),
    }
}
