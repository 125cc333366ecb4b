//! The view as text.

use engine::{Arg, Said, Seat, Sketch, Spoken, Voice};

use crate::data::{hashash_face, scholar_face};
use crate::seen::view::{CharacterView, DeckView, OpenView, OrderView, PlayerView, TeamView, View};
use crate::table::ids::{HashashCard, Scholar};
use crate::words::deed::{Doing, TrophyCard};
use crate::words::names::Colour;
use crate::words::spoken::Amount;

pub(crate) fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
    let teller = Teller { voice };
    let mut sketch = Sketch::default();
    sketch.section(voice.name("sketch-turn"), teller.turn(view));
    sketch.section(voice.name("sketch-scholars"), teller.scholars(view));
    for team in &view.teams {
        sketch.section(teller.word(&team.team), teller.team(team, view));
    }
    let reading = voice.name_attribute("sketch-reading", "about");
    sketch.section(voice.name("sketch-reading"), reading);
    if let Some(order) = &view.order {
        sketch.section(voice.name("sketch-order"), teller.order(order));
    }
    sketch.section(voice.name("sketch-decks"), teller.decks(view));
    let hand = view.players.iter().find_map(|player| player.hand.as_ref());
    if let Some(hand) = hand {
        let cards: Vec<String> = hand.iter().map(|card| teller.word(card)).collect();
        sketch.section(voice.name("sketch-hand"), cards.join("\n"));
    }
    sketch
}

struct Teller<'a> {
    voice: &'a Voice<'a>,
}

impl Teller<'_> {
    fn word(&self, thing: &impl Spoken) -> String {
        self.voice.say_arg(&thing.arg())
    }

    fn line(&self, key: &str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> String {
        let said =
            args.into_iter().fold(Said::plain(key), |said, (name, arg)| said.with(name, arg));
        self.voice.say_said(&said)
    }

    fn turn(&self, view: &View) -> String {
        let mut lines =
            vec![self.line(
                "sketch-turn-of",
                [("seat", view.active.arg()), ("turn", number(view.turn))],
            )];
        lines.extend(view.verdict.map(|verdict| self.word(&verdict)));
        match (view.ending, view.asked) {
            (Some(ending), _) => lines.push(self.voice.name(&format!("ending-{ending}"))),
            (None, Some(asked)) => lines.push(self.line("sketch-asked", [("seat", asked.arg())])),
            (None, None) => {}
        }
        lines.extend(view.open.iter().map(|open| self.open(open)));
        lines.push(self.line(
            "sketch-pool",
            [
                ("tokens", view.bag.arg()),
                ("swords", number(view.swords)),
                ("cards", number(view.battle_deck as u32)),
            ],
        ));
        if !view.battle_discard.is_empty() {
            let cards = view.battle_discard.iter().map(Spoken::arg).collect();
            lines.push(self.line("sketch-revealed-cards", [("cards", Arg::List(cards))]));
        }
        lines.join("\n")
    }

    fn open(&self, open: &OpenView) -> String {
        match open {
            OpenView::Card { card, extra, .. } => {
                self.line("sketch-open-card", [("card", card.arg()), ("extra", number(*extra))])
            }
            OpenView::Batch { tokens } => {
                self.line("sketch-open-batch", [("tokens", tokens.arg())])
            }
            OpenView::Battle { aggressor, defender, attack, defence, .. } => self.line(
                "sketch-open-battle",
                [
                    ("aggressor", aggressor.arg()),
                    ("defender", defender.arg()),
                    ("attack", number(*attack)),
                    ("defence", number(*defence)),
                ],
            ),
            OpenView::Drawn { backs, cards } => {
                let drawn = match cards {
                    Some(cards) => cards.iter().map(Spoken::arg).collect(),
                    None => backs.iter().map(Spoken::arg).collect(),
                };
                self.line("sketch-open-drawn", [("cards", Arg::List(drawn))])
            }
            OpenView::SingleAction => self.voice.name("sketch-open-single-action"),
            OpenView::Ability { character } => {
                self.line("sketch-open-ability", [("character", character.arg())])
            }
            OpenView::Elimination { target } => {
                self.line("sketch-open-elimination", [("character", target.arg())])
            }
        }
    }

    fn scholars(&self, view: &View) -> String {
        let scholars = &view.scholars;
        let mut lines = vec![self.line(
            "sketch-generation",
            [("generation", number(scholars.generation)), ("deck", number(scholars.deck as u32))],
        )];
        for revealed in &scholars.revealed {
            lines.push(self.line(
                "sketch-scholar",
                [
                    ("scholar", revealed.scholar.arg()),
                    ("cost", number(revealed.cost)),
                    ("swords", number(revealed.swords)),
                    ("main", number(revealed.main)),
                    ("auxiliary", scholar_face(revealed.scholar).auxiliary.arg()),
                    ("symbols", order_symbols(revealed.scholar)),
                ],
            ));
        }
        lines.join("\n")
    }

    fn team(&self, team: &TeamView, view: &View) -> String {
        let mut lines = Vec::new();
        if let Some(score) = team.score {
            lines.push(self.line("sketch-score", [("points", number(score))]));
        }
        for (at, player) in view.players.iter().enumerate() {
            if player.team == team.team {
                lines.push(self.player(Seat::of(at), player));
            }
        }
        if !team.treasury.is_empty() {
            lines.push(self.line("sketch-treasury", [("purse", team.treasury.arg())]));
        }
        lines.extend(team.characters.iter().map(|character| self.character(character)));
        lines.join("\n")
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> String {
        let trophies = match &player.trophies {
            Some(cards) if !cards.is_empty() => {
                Arg::List(cards.iter().map(|&card| TrophyCard(card).arg()).collect())
            }
            _ => number(player.trophy_count as u32),
        };
        self.line(
            "sketch-player",
            [
                ("seat", seat.arg()),
                ("purse", player.purse.arg()),
                ("swords", number(player.swords)),
                ("cards", number(player.hand_size as u32)),
                ("trophies", trophies),
                ("scholars", player.scholars.arg()),
            ],
        )
    }

    /// The spaces as characters: o white, # orange, . free; top spaces, then bottom spaces.
    fn character(&self, view: &CharacterView) -> String {
        let marks = |filled: &[(u8, &str)], spaces: u8| {
            let taken: u8 = filled.iter().map(|(count, _)| count).sum();
            let mut drawn: String =
                filled.iter().map(|(count, mark)| mark.repeat(usize::from(*count))).collect();
            drawn += &".".repeat(usize::from(spaces.saturating_sub(taken)));
            drawn
        };
        let board = view.board;
        let top = marks(
            &[(board.of(Colour::White), "o"), (board.of(Colour::Orange), "#")],
            view.top_spaces,
        );
        let bottom = marks(&[(board.bottom, "#")], view.bottom_spaces);
        let line = self.line(
            "sketch-character",
            [
                ("character", view.character.arg()),
                ("symbol", view.symbol.arg()),
                ("count", number(view.count)),
            ],
        );
        let card = |card: HashashCard| {
            let price: Amount = hashash_face(card).price.into();
            let args =
                [("card", card.arg()), ("price", price.arg()), ("effect", Doing(card).arg())];
            format!("\n  {}", self.line("sketch-hashash-card", args))
        };
        let cards: String = view.hashash_cards.iter().copied().map(card).collect();
        format!("{line}  [{top}] [{bottom}]{cards}")
    }

    fn order(&self, order: &OrderView) -> String {
        let mut lines = vec![
            self.line("sketch-assassinated-tokens", [("tokens", order.tokens.arg())]),
            self.line("sketch-active", [("points", number(order.active_points))]),
        ];
        for scholar in order.scholars.iter() {
            let key = if order.active.contains(scholar) {
                "sketch-active-scholar"
            } else {
                "sketch-inactive-scholar"
            };
            lines.push(self.line(
                key,
                [
                    ("scholar", scholar.arg()),
                    ("main", number(scholar_face(scholar).main)),
                    ("symbols", order_symbols(scholar)),
                ],
            ));
        }
        lines.push(self.line(
            "sketch-hashash-deck",
            [("cards", number(order.hashash_deck as u32)), ("back", order.top_back.arg())],
        ));
        for (place, card) in &order.known {
            lines.push(self.line(
                "sketch-known-card",
                [("place", number(*place as u32 + 1)), ("card", card.arg())],
            ));
        }
        lines.join("\n")
    }

    fn decks(&self, view: &View) -> String {
        let deck = |(at, deck): (usize, &DeckView)| {
            let key = if deck.used { "sketch-deck-used" } else { "sketch-deck" };
            self.line(
                key,
                [
                    ("deck", number(at as u32 + 1)),
                    ("cards", number(deck.cards as u32)),
                    ("top", deck.top.arg()),
                ],
            )
        };
        let mut lines: Vec<String> = view.decks.iter().enumerate().map(deck).collect();
        lines.push(self.line("sketch-discard", [("cards", number(view.discard.len() as u32))]));
        lines.join("\n")
    }
}

/// The symbols that the Order must cover, each as often as it is printed.
fn order_symbols(scholar: Scholar) -> Arg {
    let needs = crate::words::names::Symbol::ALL.iter().zip(scholar_face(scholar).order_symbols);
    let symbols = needs.flat_map(|(symbol, need)| std::iter::repeat_n(symbol.arg(), need.into()));
    Arg::List(symbols.collect())
}

fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}
