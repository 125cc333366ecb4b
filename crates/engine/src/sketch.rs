//! A position as text, and as plain things that a page can draw without knowing the game.

use std::fmt;

use serde::Serialize;

use crate::{Indexed, Seat};

/// A position as text: sections that a terminal prints one below the other and a page shows side by side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sketch {
    /// The sections in reading order.
    pub sections: Vec<Section>,
    /// The points as they stand, for the players' panels. Empty if the game counts none before its end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<(Seat, i32)>,
}

/// One part of a [`Sketch`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its lines, to be shown in a monospaced font.
    pub body: String,
    /// Whose it is.
    #[serde(skip)]
    pub place: Place,
    /// What the lines tell, for pages.
    #[serde(skip)]
    pub content: Content,
}

/// Where a section belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Place {
    /// Before a player: the viewer's own, or a rival's.
    Of(Seat),
    /// In the middle of the table.
    #[default]
    Table,
    /// Beside it, to be looked up.
    Reference,
}

/// What a section shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Content {
    /// Its lines.
    #[default]
    Lines,
    /// A row of cards.
    Cards(Vec<CardSketch>),
    /// Numbers with what they count.
    Numbers(Vec<(String, i64)>),
}

/// A card, tile or piece as anybody can draw it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardSketch {
    /// What it is called, or what stands on its back.
    pub name: String,
    /// Its number, if it has one.
    pub value: Option<String>,
    /// What it does.
    pub effect: Option<String>,
    /// Whether its face can't be seen.
    pub face_down: bool,
    /// The numbers of the actions that using it can mean; the first that is offered counts.
    pub actions: Vec<u32>,
}

impl CardSketch {
    /// A card with its face up.
    pub fn named(name: impl Into<String>) -> CardSketch {
        CardSketch { name: name.into(), ..CardSketch::default() }
    }

    /// A card of which only the back can be seen.
    pub fn face_down() -> CardSketch {
        CardSketch { name: "?".to_owned(), face_down: true, ..CardSketch::default() }
    }

    /// With a number.
    #[must_use]
    pub fn worth(mut self, value: impl fmt::Display) -> CardSketch {
        self.value = Some(value.to_string());
        self
    }

    /// With what it does.
    #[must_use]
    pub fn doing(mut self, effect: impl Into<String>) -> CardSketch {
        self.effect = Some(effect.into());
        self
    }

    /// With an action that a click on it means, while that is offered.
    #[must_use]
    pub fn click(mut self, action: impl Indexed) -> CardSketch {
        self.actions.push(action.index());
        self
    }

    fn line(&self) -> String {
        let value = self.value.as_ref().map(|value| format!(" ({value})"));
        let effect = self.effect.as_ref().map(|effect| format!(": {effect}"));
        [Some(self.name.clone()), value, effect].into_iter().flatten().collect()
    }
}

impl Sketch {
    /// Adds a section of lines on the table.
    pub fn section(&mut self, title: impl Into<String>, body: impl Into<String>) {
        self.add(Place::Table, title.into(), body.into(), Content::Lines);
    }

    /// Adds lines to be looked up.
    pub fn reference(&mut self, title: impl Into<String>, body: impl Into<String>) {
        self.add(Place::Reference, title.into(), body.into(), Content::Lines);
    }

    /// Adds a row of cards.
    pub fn cards(
        &mut self,
        place: Place,
        title: impl Into<String>,
        cards: impl IntoIterator<Item = CardSketch>,
    ) {
        let cards: Vec<CardSketch> = cards.into_iter().collect();
        let lines: Vec<String> = cards.iter().map(CardSketch::line).collect();
        // Cards with something to read stand below each other.
        let long = cards.iter().any(|card| card.effect.is_some());
        let body = lines.join(if long { "\n" } else { "  " });
        self.add(place, title.into(), body, Content::Cards(cards));
    }

    /// Adds numbers with what they count.
    pub fn numbers(
        &mut self,
        place: Place,
        title: impl Into<String>,
        numbers: impl IntoIterator<Item = (String, i64)>,
    ) {
        let numbers: Vec<(String, i64)> = numbers.into_iter().collect();
        let lines: Vec<String> =
            numbers.iter().map(|(label, number)| format!("{label}: {number}")).collect();
        self.add(place, title.into(), lines.join("\n"), Content::Numbers(numbers));
    }

    /// Says how many points a player has.
    pub fn points(&mut self, seat: Seat, points: i32) {
        self.points.push((seat, points));
    }

    fn add(&mut self, place: Place, title: String, body: String, content: Content) {
        self.sections.push(Section { title, body, place, content });
    }
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, section) in self.sections.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            writeln!(f, "{}", section.title)?;
            for line in section.body.lines() {
                writeln!(f, "  {line}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_numbers_can_be_read_as_lines() {
        let mut sketch = Sketch::default();
        let ace = CardSketch::named("Ace").worth(1);
        sketch.cards(Place::Of(Seat::of(0)), "Hand", [ace, CardSketch::face_down()]);
        let joker = CardSketch::named("Joker").doing("wild");
        sketch.cards(Place::Table, "Row", [joker, CardSketch::named("King")]);
        sketch.numbers(Place::Table, "Supply", [("Gold".to_owned(), 3), ("Wood".to_owned(), 2)]);
        let told =
            "Hand\n  Ace (1)  ?\n\nRow\n  Joker: wild\n  King\n\nSupply\n  Gold: 3\n  Wood: 2\n";
        assert_eq!(sketch.to_string(), told);
    }
}
