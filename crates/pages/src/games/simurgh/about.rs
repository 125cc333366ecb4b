//! The cards: what each thing is, what it does, who may use it.

use engine::{Arg, Seat};
use maud::{Markup, html};
use simurgh::{
    Ability, ActionTile, CitySpace, Column, Dragon, Good, Objective, ObjectiveSpace, Power,
    RowSpace, Slot, Space, SpaceSpec, UNLIMITED, Vassal, WildsSpace, tables,
};

use super::icon::{city_word, good_word};
use super::{Table, scouts, statue, wilds};

impl Table<'_> {
    /// The card of a thing; `None` for words that name none.
    pub(super) fn about(&self, thing: &str) -> Option<Markup> {
        if thing == "chronicle" || thing == "objectives" {
            return Some(self.about_end());
        }
        if thing == "deck-action" {
            return Some(self.about_deck());
        }
        let (sort, name) = thing.split_once('-')?;
        match sort {
            "city" => {
                let city = CitySpace::ALL.iter().find(|&&city| city_word(city) == name)?;
                Some(self.about_city(*city))
            }
            "space" => self.about_space(name.parse().ok()?),
            "wilds" => {
                let wilds = WildsSpace::ALL.iter().find(|&&each| wilds::word(each) == name)?;
                Some(self.about_plot(*wilds))
            }
            "tile" => Some(self.about_tile(ActionTile::new(name.parse().ok()?)?)),
            "row" => {
                let row = RowSpace::ALL.iter().find(|&&each| scouts::word(each) == name)?;
                Some(self.about_row(*row))
            }
            "statue" => {
                let space = ObjectiveSpace::ALL.iter().find(|&&each| statue::word(each) == name)?;
                Some(self.about_pedestal(*space))
            }
            "objective" => Some(self.about_objective(Objective::new(name.parse().ok()?)?)),
            "dragon" => Some(self.about_dragon(Dragon::new(name.parse().ok()?)?)),
            "ability" => {
                let (dragon, slot) = name.split_once('-')?;
                let dragon = Dragon::new(dragon.parse().ok()?)?;
                let slot = Slot::new(slot.parse().ok()?)?;
                Some(self.about_ability(Ability { dragon, slot }))
            }
            "good" => {
                let good = Good::ALL.iter().find(|&&each| good_word(each) == name)?;
                Some(self.about_good(*good))
            }
            "pool" => self.about_pool(self.seat_named(name)?),
            "score" => self.about_score(self.seat_named(name)?),
            "hand" => self.about_hand(self.seat_named(name)?),
            _ => None,
        }
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        let at = name.parse::<usize>().ok()?;
        self.view.players.get(at).map(|player| player.seat)
    }

    fn about_city(&self, city: CitySpace) -> Markup {
        let more = match city {
            CitySpace::ScoutQuarters => Some("sim-about-scouts"),
            CitySpace::DragonlordStatue => Some("sim-about-statue"),
            _ => None,
        };
        let spec = &tables().city[city as usize];
        html! {
            strong { (self.say(&format!("sim-city-{}", city_word(city)))) }
            (self.about_spec(spec, Space::City(city)))
            @if let Some(key) = more { p { (self.say(key)) } }
        }
    }

    fn about_space(&self, space: Space) -> Option<Markup> {
        let Space::Wilds(wilds, column) = space else { return None };
        let tile = self.tile_on(wilds)?;
        let spec = tables().space(tile, column)?;
        let words = self.scene.words;
        let key = if tile.is_exploration() { "sim-level-of" } else { "sim-space-of" };
        let name = self.name(&tile).into();
        let number = i64::from(column.number());
        Some(html! {
            strong { (words.tell(key, &[("tile", name), ("n", number.into())])) }
            (self.about_spec(spec, space))
            p.soft { (self.say(if tile.is_exploration() { "sim-about-exploration" } else { "sim-about-crowd" })) }
        })
    }

    /// What a space does, who may go there, and who stands there.
    fn about_spec(&self, spec: &SpaceSpec, space: Space) -> Markup {
        let here: Vec<Arg> = self
            .view
            .players
            .iter()
            .filter(|player| player.vassals.on_board().any(|(_, each)| each == space))
            .map(|player| Arg::Seat(player.seat))
            .collect();
        let effect = self.effect_in_words(&spec.effect);
        html! {
            @if !effect.is_empty() { p { (effect) } }
            p.soft {
                (self.say(if spec.letter.admits(Vassal::Spearman) { "sim-for-all" } else { "sim-for-riders" })) " "
                @match spec.capacity {
                    UNLIMITED => (self.say("sim-room-many")),
                    capacity => (self.say_number("sim-room", capacity.into())),
                }
            }
            @if !here.is_empty() {
                p { (self.scene.words.tell("sim-here", &[("names", self.scene.voice.say_arg(&Arg::List(here)).into())])) }
            }
        }
    }

    fn about_plot(&self, wilds: WildsSpace) -> Markup {
        let bonus = self.gain_in_words(&tables().wilds[wilds as usize].bonus.gain);
        html! {
            strong { (self.scene.words.tell("sim-plot", &[("name", self.name(&wilds).into())])) }
            p { (self.scene.words.tell("sim-about-plot", &[("gain", bonus.into())])) }
        }
    }

    fn about_tile(&self, tile: ActionTile) -> Markup {
        let spaces = tables().spaces(tile);
        html! {
            strong { (self.name(&tile)) }
            @if tile.is_exploration() {
                @if let Some(first) = spaces.first() {
                    p { (self.scene.words.tell("sim-movement-cost", &[("cost", self.cost_in_words(&first.effect.cost).into())])) }
                }
            }
            ol.sim-list {
                @for (column, spec) in Column::all().zip(spaces) {
                    li {
                        b { (column.number()) } " "
                        @if tile.is_exploration() {
                            (self.scene.words.tell("sim-take", &[("gain", self.gain_in_words(&spec.effect.gain).into())]))
                        } @else {
                            (self.effect_in_words(&spec.effect))
                            @if !spec.letter.admits(Vassal::Spearman) { " " i { (self.say("sim-for-riders")) } }
                        }
                    }
                }
            }
            p.soft { (self.say(if tile.is_exploration() { "sim-about-exploration" } else { "sim-about-crowd" })) }
        }
    }

    fn about_row(&self, row: RowSpace) -> Markup {
        let price = &tables().row[row as usize];
        html! {
            p { strong { (self.name(&row)) } " " (self.effect_in_words(price)) }
            @if let Some(tile) = self.view.row[row as usize] { (self.about_tile(tile)) }
        }
    }

    fn about_deck(&self) -> Markup {
        let view = &self.view;
        html! {
            strong { (self.say_number("sim-deck", view.action_deck.size)) }
            p { (self.scene.words.tell("sim-about-deck", &[("cost", self.cost_in_words(&tables().top.cost).into())])) }
            @if !view.action_deck.known.is_empty() {
                p { (self.say("sim-known-in-deck")) }
                ul.sim-list {
                    @for (place, tile) in &view.action_deck.known { li { (place) ". " (self.name(tile)) } }
                }
            }
            p.soft {
                (self.say_number("sim-dragon-deck", view.dragon_deck.size)) " "
                (self.say_number("sim-objective-deck", view.objective_deck.size))
            }
        }
    }

    fn about_pedestal(&self, space: ObjectiveSpace) -> Markup {
        html! {
            strong { (self.scene.words.tell("sim-pedestal", &[("name", self.name(&space).into())])) }
            p { (self.effect_in_words(&tables().statue[space as usize])) }
            p.soft { (self.say("sim-about-statue")) }
        }
    }

    fn about_objective(&self, objective: Objective) -> Markup {
        let spec = &tables().objectives[objective.at()];
        let places = spec.points.iter().filter(|points| **points > 0).enumerate();
        html! {
            strong { (self.name(&objective)) }
            p { (self.counts_in_words(objective)) }
            ol.sim-list {
                @for (at, points) in places {
                    li { (self.scene.words.tell("sim-place-points",
                        &[("place", (at as i64 + 1).into()), ("n", i64::from(*points).into())])) }
                }
            }
            @if self.view.objectives.contains(&Some(objective)) {
                ul.sim-list {
                    @for standing in self.view.standings(objective) {
                        li { (self.scene.words.tell("sim-stands", &[
                            ("name", self.scene.voice.seat(standing.seat).into()),
                            ("count", i64::from(standing.count).into()),
                            ("n", i64::from(standing.points).into()),
                        ])) }
                    }
                }
            }
            p.soft { (self.say("sim-about-objective")) }
        }
    }

    fn about_dragon(&self, dragon: Dragon) -> Markup {
        let owner = self.view.players.iter().find(|player| player.dragons.dragons.contains(dragon));
        html! {
            strong { (self.name(&dragon)) }
            ol.sim-list {
                @for slot in Slot::all() {
                    li { b { (slot.number()) } " " (self.ability_in_words(Ability { dragon, slot })) }
                }
            }
            @if let Some(owner) = owner {
                p { (self.scene.words.tell("sim-lair-of", &[
                    ("name", self.scene.voice.seat(owner.seat).into()),
                    ("n", (owner.dragons.marked(dragon).len() as i64).into()),
                ])) }
            }
        }
    }

    fn about_ability(&self, ability: Ability) -> Markup {
        let words = self.scene.words;
        let name = self.name(&ability.dragon).into();
        html! {
            strong { (words.tell("sim-ability", &[("dragon", name), ("n", i64::from(ability.slot.number()).into())])) }
            p { (self.ability_in_words(ability)) }
            p.soft { (self.say(self.when(ability))) }
        }
    }

    fn ability_in_words(&self, ability: Ability) -> String {
        let dragons = tables().dragons(self.view.edition);
        let words = self.power_in_words(dragons.power(ability));
        if dragons.refillable.contains(ability) {
            return words;
        }
        format!("{words} {}", self.say("sim-once"))
    }

    fn when(&self, ability: Ability) -> &'static str {
        match tables().dragons(self.view.edition).power(ability) {
            Power::Active(_) => "sim-about-active",
            _ => "sim-about-triggered",
        }
    }

    fn about_good(&self, good: Good) -> Markup {
        let limit = self.view.mode.resource_limit() as usize;
        html! {
            strong { (self.name(&good)) }
            @if good != Good::PowerPoint { p { (self.say_number("sim-about-resource", limit)) } }
        }
    }
}
