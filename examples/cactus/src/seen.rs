//! What a viewer sees, and how it is told as text.

use engine::{CardSketch, Held, KnownTo, Place, Seat, Sketch, Viewer, Voice};
use serde::Serialize;

use crate::Cactus;
use crate::words::{self, Action, Card};

/// A position as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Each player's cards.
    pub rows: Vec<Vec<Spot>>,
    /// The discard pile, the last card on top: everybody has seen them all.
    pub pile: Vec<Card>,
    /// Cards in the deck.
    pub deck: usize,
    /// The card that was drawn, if the viewer has seen it.
    pub drawn: Option<Card>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who has called.
    pub caller: Option<Seat>,
}

/// A card in a row.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spot {
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
    /// Who knows it: everybody has seen who looked.
    pub known_to: KnownTo,
}

pub fn view(game: &Cactus, viewer: Viewer) -> View {
    let spot = |held: &Held<Card>| Spot { card: held.seen_by(viewer), known_to: held.known_to };
    View {
        rows: game.rows.iter().map(|row| row.iter().map(spot).collect()).collect(),
        pile: game.pile.pieces().collect(),
        deck: game.deck.len(),
        drawn: game.drawn.seen_by(viewer).next().flatten(),
        active: game.active,
        caller: game.caller,
    }
}

pub fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
    let card = |card: Option<Card>| match card {
        Some(card) => CardSketch::named(card.value().to_string()),
        None => CardSketch::face_down(),
    };
    let mut sketch = Sketch::default();
    for (row, owner) in view.rows.iter().zip(Seat::all(view.rows.len() as u8)) {
        let spots = row.iter().zip(words::Place::all()).map(|(spot, place)| {
            let seen = card(spot.card).click(Action::Look { owner, place });
            if owner == view.active { seen.click(Action::Put { place }) } else { seen }
        });
        sketch.cards(Place::Of(owner), voice.seat(owner), spots);
    }
    sketch.cards(Place::Table, voice.name("pile"), view.pile.last().map(|&top| card(Some(top))));
    sketch.numbers(Place::Table, voice.name("deck"), [(voice.name("cards"), view.deck as i64)]);
    if view.drawn.is_some() {
        let drawn = card(view.drawn).click(Action::Discard);
        sketch.cards(Place::Of(view.active), voice.name("drawn"), [drawn]);
    }
    sketch
}
