//! A game being played in a test: every answer is checked, every position audited.

pub mod position;

use belaad::{
    Action, ActionCard, Auxiliary, Belaad, Board, Character, CharacterView, Deck, Event,
    HashashCard, OpenView, PlayerView, Purse, Refusal, Scholar, Team, Token, Tokens, View,
};
use engine::{Game, Record, Refused, Seat, Seed, StepRng, Viewer};
use position::Position;

/// A position and what has happened since.
#[derive(Clone)]
pub struct Scene {
    pub game: Belaad,
    pub events: Vec<Event>,
    step: u64,
}

impl Scene {
    pub fn of(position: Position) -> Scene {
        Scene { game: position.game(), events: Vec::new(), step: 0 }
    }

    /// The seat that is asked takes the action.
    pub fn act(&mut self, action: Action) -> &mut Scene {
        let seat = self.asked();
        if let Err(refusal) = self.game.check(seat, action) {
            panic!("{seat:?} may not {action:?}: {refusal:?}; it may {:?}", self.legal());
        }
        let mut log = Record::default();
        self.step += 1;
        let mut rng = StepRng::new(Seed::from_phrase("scene"), self.step);
        self.game.apply(seat, action, &mut rng, &mut log);
        self.events.extend(log.events.into_iter().map(|(_, event)| event));
        if let Err(reason) = self.game.audit() {
            panic!("after {action:?}: {reason}");
        }
        self
    }

    /// Retries the action from the same position until chance gives a result that `lucky` accepts.
    pub fn act_until(&mut self, action: Action, lucky: impl Fn(&Scene) -> bool) -> &mut Scene {
        let before = self.clone();
        for chance in 1..100_000 {
            *self = before.clone();
            self.step = chance * 1_000;
            self.act(action);
            if lucky(self) {
                return self;
            }
        }
        panic!("chance never agreed");
    }

    /// Plays a card from hand.
    pub fn play(&mut self, label: &str) -> &mut Scene {
        self.act(Action::PlayCard { card: card(label) })
    }

    pub fn asked(&self) -> Seat {
        self.game.waiting().first().expect("somebody is asked")
    }

    pub fn is_over(&self) -> bool {
        self.game.waiting().is_empty()
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.game.waiting().first() {
            self.game.legal(seat, &mut legal);
        }
        legal
    }

    pub fn offers(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Why the seat that is asked may not take the action.
    pub fn refusal(&self, action: Action) -> Refusal {
        match self.refused(action) {
            Refused::Rule(refusal) => refusal,
            refused => panic!("no rule of the game, but {refused:?}"),
        }
    }

    /// Why the seat that is asked may not take the action, even if the engine refuses it.
    pub fn refused(&self, action: Action) -> Refused<Refusal> {
        self.game.check(self.asked(), action).expect_err("a refusal")
    }

    /// What everybody sees.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn player(&self, seat: usize) -> PlayerView {
        self.view().players[seat].clone()
    }

    pub fn gold(&self, seat: usize) -> u16 {
        self.player(seat).purse.gold
    }

    pub fn red(&self, seat: usize) -> u16 {
        self.player(seat).purse.red
    }

    pub fn treasury(&self, team: Team) -> Purse {
        self.view().teams[team as usize].treasury
    }

    pub fn character(&self, character: Character) -> CharacterView {
        let teams = self.view().teams;
        let found = teams.iter().flat_map(|team| &team.characters);
        found.into_iter().find(|view| view.character == character).expect("plays").clone()
    }

    pub fn board(&self, character: Character) -> Board {
        self.character(character).board
    }

    pub fn count(&self, character: Character) -> u16 {
        self.character(character).count
    }

    pub fn revealed(&self) -> Vec<Scholar> {
        self.view().scholars.revealed.iter().map(|each| each.scholar).collect()
    }

    /// The tokens of the innermost open batch.
    pub fn batch(&self) -> Tokens {
        match self.view().open.last() {
            Some(OpenView::Batch { tokens }) => *tokens,
            _ => Tokens::default(),
        }
    }

    /// The strengths in the battle being fought.
    pub fn strengths(&self) -> (i16, i16) {
        match self.view().open.last() {
            Some(OpenView::Battle { attack, defence, .. }) => (*attack, *defence),
            open => panic!("no battle: {open:?}"),
        }
    }

    /// The tokens of the last draw, wherever they went.
    pub fn drawn(&self) -> Tokens {
        let drawn = self.events.iter().rev().find_map(|event| match event {
            Event::TokensDrawn { tokens, .. } => Some(*tokens),
            _ => None,
        });
        drawn.expect("a draw of tokens")
    }
}

pub fn seat(number: usize) -> Seat {
    Seat::of(number)
}

pub fn deck(number: u8) -> Deck {
    Deck::new(number - 1).expect("a deck from 1 to 3")
}

pub fn card(label: &str) -> ActionCard {
    ActionCard::labelled(label).expect("an action card")
}

pub fn scholar(label: &str) -> Scholar {
    Scholar::labelled(label).expect("a scholar")
}

pub fn hashash(label: &str) -> HashashCard {
    HashashCard::labelled(label).expect("a Hashash card")
}

/// What a scholar's auxiliary points are for.
pub fn auxiliary(label: &str) -> Auxiliary {
    belaad::components().scholars[scholar(label).at()].auxiliary
}

pub fn tokens(counts: &[(Token, u8)]) -> Tokens {
    let mut tokens = Tokens::default();
    for &(token, count) in counts {
        tokens[token] = count;
    }
    tokens
}
