//! The view as text that a person can follow.
//!
//! Effects stand in the letters of chapter 0 of the rules: `1W` is one Wood, `pay 1I -> gain 4P`.

use std::fmt::Write as _;

use engine::{Arg, Indexed, Said, Sketch, Spoken, Voice};

use crate::components::{SpaceSpec, UNLIMITED, tables};
use crate::effect::Effect;
use crate::ids::{
    ActionTile, CitySpace, Column, Dragon, ObjectiveSpace, RowSpace, Slot, Space, Vassal,
};
use crate::purse::{Good, Purse};
use crate::vassals::Whereabouts;
use crate::view::{DeckView, PlayerView, View};

/// Draws the view.
pub(crate) fn of(view: &View, voice: &Voice<'_>) -> Sketch {
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
            "{}: {}, {}; {} {}{power}; {} {}; {} {}\n",
            self.voice.seat(player.seat),
            self.voice.say_said(&points),
            letters(&player.purse),
            self.voice.name("sketch-hand"),
            player.hand_size,
            self.voice.name("sketch-pool"),
            self.figures(player, &[Whereabouts::Pool, Whereabouts::Resting]),
            self.voice.name("sketch-stock"),
            self.figures(player, &[Whereabouts::Stock]),
        );
        for dragon in player.dragons.dragons.iter() {
            let _ = writeln!(lines, "  {}", self.dragon(player, dragon));
        }
        lines
    }

    /// The Vassals of a player at some places, by their letters.
    fn figures(&self, player: &PlayerView, places: &[Whereabouts]) -> String {
        let there = player.vassals.iter().filter(|(_, place)| places.contains(place));
        let letters: String = there.map(|(vassal, _)| self.letter(vassal)).collect();
        if letters.is_empty() { self.voice.name("sketch-empty") } else { letters }
    }

    fn letter(&self, vassal: Vassal) -> String {
        self.voice.name(match vassal {
            Vassal::Spearman => "sketch-spearman-letter",
            Vassal::Dragonrider => "sketch-dragonrider-letter",
        })
    }

    fn dragon(&self, player: &PlayerView, dragon: Dragon) -> String {
        let marked = player.dragons.marked(dragon);
        let marks: String =
            Slot::all().map(|slot| if marked.contains(slot) { '*' } else { '.' }).collect();
        format!("{} [{marks}]", self.say(&dragon))
    }

    fn city(&self) -> String {
        let line = |&city: &CitySpace| {
            let spec = &tables().city[city as usize];
            self.space(&format!("{:<24}", self.say(&city)), spec, Space::City(city))
        };
        CitySpace::ALL.iter().map(line).collect()
    }

    fn wilds(&self) -> String {
        let mut lines = String::new();
        for place in &self.view.wilds {
            let bonus = &tables().wilds[place.space as usize].bonus.written;
            let tile = place.tile.map_or_else(|| format!("+ {bonus}"), |tile| self.say(&tile));
            let _ = writeln!(lines, "{}: {tile}", self.say(&place.space));
            let Some(tile) = place.tile else { continue };
            for (column, spec) in Column::all().zip(tables().spaces(tile)) {
                let name = format!("  {}", column.number());
                lines += &self.space(&name, spec, Space::Wilds(place.space, column));
            }
        }
        lines
    }

    /// A space with its letter, its effect and who stands on it.
    fn space(&self, name: &str, spec: &SpaceSpec, space: Space) -> String {
        let letter = if spec.letter.admits(Vassal::Spearman) { " " } else { "D" };
        let room = match spec.capacity {
            UNLIMITED => "*".to_owned(),
            capacity => capacity.to_string(),
        };
        let effect = &spec.effect.written;
        let line = format!("{name} {letter}{room} {effect}{}", self.standing(space));
        format!("{}\n", line.trim_end())
    }

    fn standing(&self, space: Space) -> String {
        let mut who = String::new();
        for player in &self.view.players {
            let figures = self.figures(player, &[Whereabouts::Board(space)]);
            if figures != self.voice.name("sketch-empty") {
                let _ = write!(who, "  <{} {figures}>", self.voice.seat(player.seat));
            }
        }
        who
    }

    fn row(&self) -> String {
        let line = |(&row, tile): (&RowSpace, &Option<ActionTile>)| {
            self.priced(&row, &tables().row[row as usize], tile.as_ref())
        };
        let deck = self.voice.name("sketch-deck");
        let top = &tables().top.written;
        let face_down = format!("{deck}: {} ({top})\n", self.view.action_deck.size);
        RowSpace::ALL.iter().zip(&self.view.row).map(line).chain([face_down]).collect()
    }

    fn statue(&self) -> String {
        let line = |(&space, tile): (&ObjectiveSpace, &Option<_>)| {
            self.priced(&space, &tables().statue[space as usize], tile.as_ref())
        };
        ObjectiveSpace::ALL.iter().zip(&self.view.objectives).map(line).collect()
    }

    fn priced(&self, place: &impl Spoken, effect: &Effect, tile: Option<&impl Spoken>) -> String {
        let tile = tile.map_or_else(|| self.voice.name("sketch-empty"), |tile| self.say(tile));
        format!("{}: {tile} ({})\n", self.say(place), effect.written)
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
        let drawn = view.offered_power_tiles.iter().map(|tile| tile.arg());
        let drawn = drawn.chain(view.drawn_dragons.iter().map(|tile| tile.arg()));
        let drawn: Vec<Arg> =
            drawn.chain(view.drawn_objectives.iter().map(|tile| tile.arg())).collect();
        if !drawn.is_empty() {
            sections
                .push((self.voice.name("sketch-choices"), self.voice.say_arg(&Arg::List(drawn))));
        }
        for player in view.players.iter().filter(|player| !player.hand.is_empty()) {
            let title = self.voice.name("sketch-hand");
            let title = format!("{} ({title})", self.voice.seat(player.seat));
            sections.push((title, player.hand.iter().map(|tile| self.hand_tile(tile)).collect()));
        }
        sections
    }

    fn hand_tile(&self, tile: ActionTile) -> String {
        let spaces: Vec<&str> =
            tables().spaces(tile).iter().map(|spec| spec.effect.written.as_str()).collect();
        format!("{}: {}\n", self.say(&tile), spaces.join("; "))
    }
}

fn count(number: usize) -> Arg {
    Arg::Number(number as i64)
}

/// Resources by their letters: `2V 1M`.
fn letters(purse: &Purse) -> String {
    let letter = |good: Good| match good {
        Good::Vegetable => "V",
        Good::Meat => "M",
        Good::Wood => "W",
        Good::Stone => "S",
        Good::Wisdom => "I",
        Good::Weapon => "A",
        Good::PowerPoint => "P",
    };
    let held = Good::RESOURCES.into_iter().filter(|&good| purse.count(good) > 0);
    let words: Vec<String> =
        held.map(|good| format!("{}{}", purse.count(good), letter(good))).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
