//! Which card explains which thing of the board.

use clash_of_rage::view::{PlayerView, SiteView, TerritoryView};
use clash_of_rage::{Clan, Equipment, Hero, Level, Phase, Side, Slot, TacticsCard, UnitType};
use engine::{Arg, Seat, Spoken};
use maud::{Markup, html};

use super::Field;
use super::glyph::{sign, slug};

/// Things that need nothing but a title and a sentence: `cor-thing-…` and `cor-text-…`.
const PLAIN: [&str; 18] = [
    "turn",
    "order",
    "goal",
    "market",
    "deck",
    "heroes",
    "elves",
    "gold",
    "crystals",
    "dice",
    "wounds",
    "odds",
    "reinforcements",
    "stash",
    "reserve",
    "fielded",
    "facedown",
    "legends",
];

impl Field<'_> {
    pub(super) fn about(&self, thing: &str) -> Option<Markup> {
        if PLAIN.contains(&thing) {
            return Some(self.plain(thing));
        }
        let (kind, rest) = thing.split_once('-')?;
        match kind {
            "t" => self.territory(rest).map(|territory| self.about_territory(territory)),
            "s" => {
                let site = self.view.sites.iter().find(|site| site.id.id() == rest)?;
                Some(self.about_site(site))
            }
            "range" => Some(self.plain("range")),
            "unit" => {
                let (side, unit) = rest.split_once('-')?;
                self.about_unit(self.side(side)?, find(UnitType::ALL, unit)?)
            }
            "card" => Some(self.about_card(find(Equipment::ALL, rest)?)),
            "hero" => self.about_hero(find(Hero::ALL, rest)?),
            "tactics" => TacticsCard::find(rest).map(|card| self.about_tactics(card)),
            "clan" => Some(self.about_clan(find(Clan::ALL, rest)?)),
            "sym" => self.about_symbol(rest),
            "slot" => Some(self.about_slot(find(Slot::ALL, rest)?)),
            "phase" => Some(self.about_phase(find(Phase::ALL, rest)?)),
            "points" => self.player_word(rest).map(|player| self.about_points(player)),
            "hand" => self.player_word(rest).map(|player| self.about_hand(player)),
            "odds" => self.about_odds(self.territory(rest)?),
            "flank" => self.about_flank(self.territory(rest)?),
            _ => None,
        }
    }

    fn plain(&self, thing: &str) -> Markup {
        html! {
            strong { (self.say(&format!("cor-thing-{thing}"))) }
            p { (self.say(&format!("cor-text-{thing}"))) }
        }
    }

    fn side(&self, word: &str) -> Option<Side> {
        if word == "e" {
            return Some(Side::Elves);
        }
        self.player_word(word).map(|player| Side::Player(player.seat))
    }

    fn player_word(&self, word: &str) -> Option<&PlayerView> {
        self.view.players.get(word.parse::<usize>().ok()?)
    }

    fn about_territory(&self, territory: &TerritoryView) -> Markup {
        let feature = slug(&territory.feature);
        let kind = feature.split('-').next().unwrap_or_default();
        html! {
            strong { (self.name(&territory.id)) " · " (self.name(&territory.feature)) }
            p { (self.say(&format!("cor-feature-{kind}"))) }
            @if let Some(owner) = territory.controller {
                p { (self.tell("cor-controlled", &[("name", self.scene.voice.seat(owner).into())])) }
            }
            @for army in &territory.armies {
                p {
                    (self.side_name(army.side)) ": "
                    (self.list(army.units.iter().map(Spoken::arg).chain(army.heroes.iter().map(Spoken::arg))))
                }
            }
            @if !territory.blocked.is_empty() {
                p.soft { (self.tell("cor-behind-range", &[("places", self.list(territory.blocked.iter().map(Spoken::arg)).into())])) }
            }
            @if let Some(chance) = self.chance_at(territory) { (self.odds_line(territory, chance)) }
        }
    }

    fn odds_line(&self, territory: &TerritoryView, chance: f64) -> Markup {
        html! { @if let Some(words) = self.chance_in_words(territory, chance) { p { (words) } } }
    }

    fn about_odds(&self, territory: &TerritoryView) -> Option<Markup> {
        let chance = self.chance_at(territory)?;
        let forces = self.forces(territory).filter(|_| self.view.battle.is_none());
        Some(html! {
            strong { (self.say("cor-thing-odds")) }
            (self.odds_line(territory, chance))
            @if let Some((attacker, defender, sides)) = &forces { (self.strikes_first(attacker, defender, *sides)) }
            p.soft { (self.say("cor-text-odds")) }
        })
    }

    fn about_flank(&self, territory: &TerritoryView) -> Option<Markup> {
        let (own, enemies) = self.flanking(territory)?;
        let args = [("own", i64::from(own).into()), ("enemies", i64::from(enemies).into())];
        let verdict = if own >= enemies {
            self.tell("cor-flanked", &args)
        } else {
            self.tell("cor-not-flanked", &args)
        };
        Some(
            html! { strong { (self.say("cor-thing-flank")) } p { (verdict) } p.soft { (self.say("cor-text-flank")) } },
        )
    }

    fn about_site(&self, site: &SiteView) -> Markup {
        html! {
            @match site.owner {
                Some(owner) => {
                    strong { (self.tell("cor-stronghold-of", &[("name", self.scene.voice.seat(owner).into())])) }
                    p { (self.say("cor-text-stronghold")) }
                    @if let Some(army) = self.player_at(owner).and_then(|player| player.garrison.as_ref()) {
                        p { (self.list(army.units.iter().map(Spoken::arg).chain(army.heroes.iter().map(Spoken::arg)))) }
                    }
                }
                None => {
                    strong { (self.tell("cor-site", &[("site", self.name(&site.id).into())])) }
                    p { (self.say("cor-text-site")) }
                }
            }
            p.soft { (self.tell("cor-touches", &[("places", self.list(site.touches.iter().map(Spoken::arg)).into())])) }
        }
    }

    /// What a Tactics card brings.
    fn tactics_text(&self, card: TacticsCard) -> String {
        let units = Level::ALL.iter().zip(card.reinforcements()).filter(|(_, count)| *count > 0);
        let units = units.map(|(level, count)| clash_of_rage::Troop {
            unit: UnitType::of(card.clan(), *level),
            count,
        });
        let units = self.list(units.map(|troop| troop.arg()));
        self.tell(
            "cor-tactics-text",
            &[("units", units.into()), ("gold", i64::from(card.gold()).into())],
        )
    }

    fn tactics_title(&self, card: TacticsCard) -> String {
        self.tell("cor-tactics-title", &[("n", i64::from(card.turn_order()).into())])
    }

    /// A Tactics card for screen readers.
    pub(super) fn tactics_in_words(&self, card: TacticsCard) -> String {
        format!("{}: {}", self.tactics_title(card), self.tactics_text(card))
    }

    fn about_tactics(&self, card: TacticsCard) -> Markup {
        html! {
            strong { (self.tactics_title(card)) }
            p { (self.tactics_text(card)) }
            p.soft { (self.say("cor-text-order")) }
        }
    }

    fn about_clan(&self, clan: Clan) -> Markup {
        html! {
            strong { (self.name(&clan)) }
            p { (self.say(&format!("cor-clan-{}", slug(&clan).split('-').next().unwrap_or_default()))) }
            @for &level in Level::ALL {
                @let unit = UnitType::of(clan, level);
                p {
                    (self.name(&level)) " · " (self.name(&unit)) " ×" (unit.tokens()) ": " (self.values_in_words(unit.printed()))
                }
            }
            @if let Some(leader) = self.view.players.iter().find(|player| player.clan == Some(clan)) {
                p.soft { (self.tell("cor-led-by", &[("name", self.scene.voice.seat(leader.seat).into())])) }
            }
        }
    }

    fn about_symbol(&self, name: &str) -> Option<Markup> {
        const SYMBOLS: [&str; 9] = [
            "strength",
            "life",
            "movement",
            "hourglass",
            "wound",
            "shield",
            "reroll",
            "rage",
            "flying",
        ];
        SYMBOLS.contains(&name).then(|| {
            html! {
                strong { span.cor-value.{ "sym-" (name) } { (sign(name)) } " " (self.scene.voice.name(&format!("symbol-{name}"))) }
                p { (self.say(&format!("cor-sym-{name}"))) }
            }
        })
    }

    fn about_slot(&self, slot: Slot) -> Markup {
        html! { strong { (self.name(&slot)) } p { (self.say("cor-text-slot")) } }
    }

    fn about_phase(&self, phase: Phase) -> Markup {
        let word = slug(&phase);
        let word = word.split('-').next().unwrap_or_default();
        html! { strong { (self.name(&phase)) } p { (self.say(&format!("cor-phase-{word}"))) } }
    }

    fn about_points(&self, player: &PlayerView) -> Markup {
        let args = [
            ("points", i64::from(player.points).into()),
            ("cities", i64::from(player.cities).into()),
            ("legendary", i64::from(player.legendary).into()),
            ("target", i64::from(self.view.target).into()),
        ];
        html! {
            strong { (self.say("cor-thing-goal")) }
            p { (self.tell("cor-points", &args)) }
            @let besieged = self.besieged(player.seat);
            @if besieged > 0 { p { (self.tell("cor-besieged-text", &[("n", (besieged as i64).into())])) } }
            p.soft { (self.say("cor-text-goal")) }
        }
    }

    fn about_hand(&self, player: &PlayerView) -> Markup {
        let args = [
            ("hand", (player.hand_size as i64).into()),
            ("pile", (player.draw_pile as i64).into()),
            ("discards", (player.discard_pile.len() as i64).into()),
        ];
        let numbers = |cards: &[TacticsCard]| {
            cards.iter().map(|card| card.turn_order().to_string()).collect::<Vec<_>>().join(", ")
        };
        html! {
            strong { (self.say("cor-thing-hand")) }
            p { (self.tell("cor-hand", &args)) }
            @if !player.discard_pile.is_empty() {
                p { (self.tell("cor-discarded", &[("numbers", numbers(&player.discard_pile).into())])) }
            }
            @if !player.known_in_hand.is_empty() {
                p { (self.tell("cor-known", &[("numbers", numbers(&player.known_in_hand).into())])) }
            }
        }
    }

    /// Several things, joined by the language's "and".
    pub(super) fn list(&self, things: impl Iterator<Item = Arg>) -> String {
        self.scene.voice.say_arg(&Arg::List(things.collect()))
    }

    /// Whether a seat's things are the viewer's, to be addressed as "you".
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.scene.seat() == Some(seat)
    }
}

/// The one of these whose name has this key.
fn find<T: Spoken + Copy>(all: &[T], word: &str) -> Option<T> {
    all.iter().copied().find(|each| slug(each) == word)
}
