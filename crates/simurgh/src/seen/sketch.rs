//! The view as text.

use std::fmt::Write as _;

use engine::{Arg, Indexed, Said, Sketch, Spoken, Voice};

use crate::data::effect::Effect;
use crate::data::{SpaceSpec, UNLIMITED, components};
use crate::seen::view::{DeckView, PlayerView, View};
use crate::table::ids::{
    Ability, ActionTile, CitySpace, Column, Dragon, Objective, ObjectiveSpace, RowSpace, Slot,
    Space, Vassal,
};
use crate::table::purse::{Good, Purse};
use crate::table::vassals::Whereabouts;
use crate::words::choice::{scouting, spaces};
use crate::words::effects;

/// Draws the view.
pub(crate) fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
    let painter = Painter { view, voice };
    let mut sketch = Sketch::default();
    sketch.section(painter.heading(), painter.news());
    sketch.section(voice.name("sketch-players"), painter.players());
    sketch.section(voice.name("sketch-city"), painter.city());
    sketch.section(voice.name("sketch-wilds"), painter.wilds());
    sketch.section(voice.name("sketch-row"), painter.row());
    sketch.section(voice.name("sketch-statue"), painter.statue());
    sketch.section(painter.chronicle_heading(), painter.tiles(view.chronicle.iter()));
    sketch.section(voice.name("sketch-decks"), painter.decks());
    for (title, body) in painter.own() {
        sketch.section(title, body);
    }
    sketch
}

struct Painter<'a> {
    view: &'a View,
    voice: &'a Voice<'a>,
}

impl Painter<'_> {
    fn say(&self, thing: &impl Spoken) -> String {
        self.voice.say_arg(&thing.arg())
    }

    fn heading(&self) -> String {
        let view = self.view;
        if view.ended.is_some() {
            return self.voice.name("sketch-ended");
        }
        if view.turn == 0 {
            return self.voice.name("sketch-set-up");
        }
        let said = Said::plain("sketch-turn").with("round", view.round.arg());
        self.voice.say_said(&said.with("turn", view.turn.arg()).with("seat", view.active.arg()))
    }

    fn news(&self) -> String {
        if self.view.ended.is_some() {
            return self.voice.say(&self.view.verdict());
        }
        match self.view.end_triggered {
            Some((seat, _)) => {
                self.voice.say_said(&Said::plain("sketch-end-triggered").with("seat", seat.arg()))
            }
            None => String::new(),
        }
    }

    fn players(&self) -> String {
        self.view.players.iter().map(|player| self.player(player)).collect()
    }

    fn player(&self, player: &PlayerView) -> String {
        let points = Said::plain("sketch-score").with("points", player.purse.points().arg());
        let power = if player.has_power_tile {
            format!(" ({})", self.voice.name("sketch-power-tile"))
        } else {
            String::new()
        };
        let mut lines = format!(
            "{}: {}, {}; {}: {}{power}; {}: {}; {}: {}\n",
            self.voice.seat(player.seat),
            self.voice.say_said(&points),
            self.resources(player),
            self.voice.name("sketch-hand"),
            player.hand_size,
            self.voice.name("sketch-pool"),
            self.figures_or_none(player, &[Whereabouts::Pool, Whereabouts::Resting]),
            self.voice.name("sketch-stock"),
            self.figures_or_none(player, &[Whereabouts::Stock]),
        );
        for dragon in player.dragons.dragons.iter() {
            let _ = writeln!(lines, "  {}", self.dragon(player, dragon));
        }
        lines
    }

    fn resources(&self, player: &PlayerView) -> String {
        let points = Purse::of(player.purse.points(), Good::PowerPoint);
        match player.purse.minus(&points) {
            Purse::EMPTY => self.voice.name("sketch-no-resources"),
            resources => self.say(&resources),
        }
    }

    fn effect(&self, effect: &Effect) -> String {
        self.voice.say_arg(&effects::effect(effect))
    }

    /// The Vassals of a player at some places.
    fn figures(&self, player: &PlayerView, places: &[Whereabouts]) -> Option<String> {
        let there = |vassal| {
            let each = player.vassals.iter();
            each.filter(|(kind, place)| *kind == vassal && places.contains(place)).count()
        };
        let counted = Vassal::ALL.iter().map(|vassal| (there(*vassal), vassal));
        let counted = counted.filter(|(count, _)| *count > 0);
        let figures: Vec<Arg> =
            counted.map(|(count, vassal)| Arg::counted(count as i64, vassal)).collect();
        (!figures.is_empty()).then(|| self.voice.say_arg(&Arg::List(figures)))
    }

    fn figures_or_none(&self, player: &PlayerView, places: &[Whereabouts]) -> String {
        self.figures(player, places).unwrap_or_else(|| self.voice.name("sketch-nobody"))
    }

    /// A Dragon with its abilities; those with a marker say so.
    fn dragon(&self, player: &PlayerView, dragon: Dragon) -> String {
        let marked = player.dragons.marked(dragon);
        let dragons = components().dragons(self.view.edition);
        let ability = |slot: Slot| {
            let power = effects::power(dragons.power(Ability { dragon, slot }));
            let power = self.voice.say_arg(&power);
            if marked.contains(slot) {
                format!("{power} [{}]", self.voice.name("sketch-marker"))
            } else {
                power
            }
        };
        let abilities: Vec<String> = Slot::all().map(ability).collect();
        format!("{}: {}", self.say(&dragon), abilities.join("; "))
    }

    fn city(&self) -> String {
        let line = |&city: &CitySpace| {
            let spec = &components().city[city as usize];
            let name = Said::plain("spot-alone").with("spot", city.arg());
            self.space(&self.voice.say_said(&name), spec, Space::City(city))
        };
        CitySpace::ALL.iter().map(line).collect()
    }

    fn wilds(&self) -> String {
        let mut lines = String::new();
        for place in &self.view.wilds {
            let bonus = self.effect(&components().wilds[place.space as usize].bonus);
            let tile = place.tile.map_or_else(|| format!("({bonus})"), |tile| self.say(&tile));
            let _ = writeln!(lines, "{}: {tile}", self.say(&place.space));
            let Some(tile) = place.tile else { continue };
            for (column, spec) in Column::all().zip(components().spaces(tile)) {
                let name = format!("  {}", column.number());
                lines += &self.space(&name, spec, Space::Wilds(place.space, column));
            }
        }
        lines
    }

    /// A space with its effect, who may enter it, and who stands on it.
    fn space(&self, name: &str, spec: &SpaceSpec, space: Space) -> String {
        let effect = match space {
            Space::City(CitySpace::ScoutQuarters) => self.voice.say_arg(&scouting()),
            Space::City(CitySpace::DragonlordStatue) => self.voice.name("effect-statue"),
            _ => self.effect(&spec.effect),
        };
        let riders =
            (!spec.letter.admits(Vassal::Spearman)).then(|| self.voice.name("sketch-riders-only"));
        let room = (spec.capacity != UNLIMITED).then(|| {
            self.voice.say_said(&Said::plain("sketch-room").with("room", spec.capacity.arg()))
        });
        let limits: Vec<String> = riders.into_iter().chain(room).collect();
        let limits = match limits.is_empty() {
            true => String::new(),
            false => format!(" ({})", limits.join(", ")),
        };
        format!("{name}: {effect}{limits}{}\n", self.standing(space))
    }

    fn standing(&self, space: Space) -> String {
        let mut who = String::new();
        for player in &self.view.players {
            if let Some(figures) = self.figures(player, &[Whereabouts::Board(space)]) {
                let _ = write!(who, " <{}: {figures}>", self.voice.seat(player.seat));
            }
        }
        who
    }

    fn row(&self) -> String {
        let line = |(&row, tile): (&RowSpace, &Option<ActionTile>)| {
            let priced = self.priced(&row, &components().row[row as usize], tile.as_ref());
            let Some(tile) = tile else { return priced };
            format!("{priced}  {}\n", self.voice.say_arg(&spaces(*tile)))
        };
        let deck = self.voice.name("sketch-deck");
        let top = self.effect(&components().top);
        let face_down = format!("{deck}: {} ({top})\n", self.view.action_deck.size);
        RowSpace::ALL.iter().zip(&self.view.row).map(line).chain([face_down]).collect()
    }

    fn statue(&self) -> String {
        let line = |(&space, tile): (&ObjectiveSpace, &Option<Objective>)| {
            let priced = self.priced(&space, &components().statue[space as usize], tile.as_ref());
            let Some(tile) = tile else { return priced };
            format!("{priced}  {}\n", self.counted(*tile))
        };
        ObjectiveSpace::ALL.iter().zip(&self.view.objectives).map(line).collect()
    }

    /// What an Objective counts, and its points.
    fn counted(&self, tile: Objective) -> String {
        self.voice.say_arg(&effects::objective(&components().objectives[tile.at()]))
    }

    fn priced(&self, place: &impl Spoken, effect: &Effect, tile: Option<&impl Spoken>) -> String {
        let tile = tile.map_or_else(|| self.voice.name("sketch-empty"), |tile| self.say(tile));
        format!("{}: {tile} ({})\n", self.say(place), self.effect(effect))
    }

    fn chronicle_heading(&self) -> String {
        let said = Said::plain("sketch-chronicle").with("count", count(self.view.chronicle.len()));
        self.voice.say_said(&said.with("most", count(self.view.length.chronicle())))
    }

    fn tiles(&self, tiles: impl Iterator<Item = ActionTile>) -> String {
        self.voice.say_arg(&Arg::List(tiles.map(|tile| tile.arg()).collect()))
    }

    fn decks(&self) -> String {
        let view = self.view;
        [
            self.deck("sketch-action-deck", &view.action_deck),
            self.deck("sketch-dragon-deck", &view.dragon_deck),
            self.deck("sketch-objective-deck", &view.objective_deck),
        ]
        .concat()
    }

    fn deck<T: Spoken + Indexed>(&self, key: &str, deck: &DeckView<T>) -> String {
        let mut line = format!("{}: {}", self.voice.name(key), deck.size);
        if !deck.known.is_empty() {
            let place = |(at, tile): &(usize, T)| format!("{at}. {}", self.say(tile));
            let known: Vec<String> = deck.known.iter().map(place).collect();
            let _ = write!(line, " ({}: {})", self.voice.name("sketch-known"), known.join(", "));
        }
        line + "\n"
    }

    /// What only the viewer sees.
    fn own(&self) -> Vec<(String, String)> {
        let view = self.view;
        let mut sections = Vec::new();
        let drawn = view.offered_power_tiles.iter().map(|tile| self.hand_tile(tile));
        let drawn = drawn.chain(view.drawn_dragons.iter().map(|tile| self.drawn_dragon(tile)));
        let objective = |tile| format!("{}: {}\n", self.say(&tile), self.counted(tile));
        let drawn: String = drawn.chain(view.drawn_objectives.iter().map(objective)).collect();
        if !drawn.is_empty() {
            sections.push((self.voice.name("sketch-choices"), drawn));
        }
        for player in view.players.iter().filter(|player| !player.hand.is_empty()) {
            let title = self.voice.name("sketch-hand");
            let title = format!("{} ({title})", self.voice.seat(player.seat));
            sections.push((title, player.hand.iter().map(|tile| self.hand_tile(tile)).collect()));
        }
        sections
    }

    fn drawn_dragon(&self, dragon: Dragon) -> String {
        let dragons = components().dragons(self.view.edition);
        let powers = Slot::all().map(|slot| dragons.power(Ability { dragon, slot }));
        let abilities = effects::joined(powers.map(effects::power));
        format!("{}: {}\n", self.say(&dragon), self.voice.say_arg(&abilities))
    }

    fn hand_tile(&self, tile: ActionTile) -> String {
        format!("{}: {}\n", self.say(&tile), self.voice.say_arg(&spaces(tile)))
    }
}

fn count(number: usize) -> Arg {
    Arg::Number(number as i64)
}
