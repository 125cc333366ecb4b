//! D23 to D26: a battle (section 8).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::data::effects::HashashEffect;
use crate::data::hashash_face;
use crate::table::ids::HashashCard;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Character, Colour, Team};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// A battle. The aggressor is the active player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub defender: Seat,
    /// The aggressor's strength.
    pub attack: i16,
    /// The defender's strength.
    pub defence: i16,
    pub phase: Phase,
}

/// What is asked in a battle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// D23: the weaker side acts.
    Turn,
    /// D24: it has revealed a defeat card.
    Defeat,
    /// D25: the Order takes a token; then comes the elimination, if there is one.
    Spoils { winner: Side, victory: Victory },
    /// D26: the winner eliminates a character.
    Elimination { winner: Side },
}

/// How a battle was won (BEL-8.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// By strength or because the other side conceded.
    Plain,
    /// By a defeat card: the winner eliminates a character.
    WithElimination,
}

/// A side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Aggressor,
    Defender,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Aggressor => Side::Defender,
            Side::Defender => Side::Aggressor,
        }
    }
}

impl Decision<Belaad> for Battle {
    fn asked(&self, game: &Belaad) -> SeatSet {
        let side = match self.phase {
            Phase::Turn | Phase::Defeat => self.acting(),
            Phase::Spoils { winner, .. } | Phase::Elimination { winner } => winner,
        };
        SeatSet::only(self.seat(game, side))
    }

    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        match self.phase {
            Phase::Turn => {
                let acting = self.acting();
                let (own, theirs) = match acting {
                    Side::Aggressor => (self.attack, self.defence),
                    Side::Defender => (self.defence, self.attack),
                };
                let seat = self.seat(game, acting.other());
                Prompt::Battle { own, seat, theirs, behind: theirs - own }
            }
            Phase::Defeat => Prompt::Defeat,
            Phase::Spoils { winner, .. } => Prompt::Spoils { team: self.losers(game, winner) },
            Phase::Elimination { winner } => {
                Prompt::WinnerEliminates { team: self.losers(game, winner) }
            }
        }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        match self.phase {
            Phase::Turn => {
                out.offer_all([Action::Concede, Action::Reveal])?;
                for &card in &game.hashash_cards.in_play {
                    if self.may_strengthen(game, card).is_ok() {
                        out.offer(Action::UseHashash { card })?;
                    }
                }
            }
            Phase::Defeat => out.offer_all([Action::Negate, Action::Accept])?,
            Phase::Spoils { winner, .. } => {
                for &character in self.losers(game, winner).characters() {
                    for &colour in Colour::ALL {
                        if game.has_top_token(character, colour).is_ok() {
                            out.offer(Action::AssassinateToken { character, colour })?;
                        }
                    }
                }
            }
            Phase::Elimination { winner } => {
                for &character in self.losers(game, winner).characters() {
                    if game.may_eliminate(character).is_ok() {
                        out.offer(Action::Eliminate { character })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match (self.phase, action) {
            (Phase::Turn, Action::Concede | Action::Reveal)
            | (Phase::Defeat, Action::Negate | Action::Accept) => {}
            (Phase::Turn, Action::UseHashash { card }) => self.may_strengthen(game, card)?,
            (Phase::Spoils { winner, .. }, Action::AssassinateToken { character, colour }) => {
                self.of_the_losers(game, winner, character)?;
                game.has_top_token(character, colour)?;
            }
            (Phase::Elimination { winner }, Action::Eliminate { character }) => {
                self.of_the_losers(game, winner, character)?;
                game.may_eliminate(character)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    /// Spoils and eliminations hurt another team, so they are never taken unasked.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let battle = *self;
        let rival = battle.acting().other();
        match (action, self.phase) {
            (Action::Concede, _) => {
                play.tell(Event::Conceded { seat });
                game.end_battle(battle, rival, Victory::Plain, play);
            }
            (Action::Reveal, _) => game.reveal(battle, seat, play),
            (Action::UseHashash { card }, _) => game.strengthen(battle, card, play),
            (Action::Negate, _) => game.negate_defeat(battle, seat, play),
            (Action::Accept, _) => game.end_battle(battle, rival, Victory::WithElimination, play),
            (Action::AssassinateToken { character, colour }, Phase::Spoils { winner, victory }) => {
                game.assassinate_token(character, colour, play);
                if game.ending.is_none() {
                    game.after_spoils(battle, winner, victory, play);
                }
            }
            (Action::Eliminate { character }, _) => {
                game.eliminate(seat, character, play);
                game.close_battle(play);
            }
            _ => {}
        }
    }
}

impl Battle {
    /// BEL-8.3: the weaker side acts; on equal strength, the aggressor.
    pub fn acting(&self) -> Side {
        if self.attack <= self.defence { Side::Aggressor } else { Side::Defender }
    }

    /// Strength that the acting side needs so that the other must act.
    pub fn needed(&self) -> i16 {
        match self.acting() {
            Side::Aggressor => self.defence - self.attack + 1,
            Side::Defender => self.attack - self.defence,
        }
    }

    /// Adds to the strength of a side.
    pub fn add(&mut self, side: Side, strength: i16) {
        let own = match side {
            Side::Aggressor => &mut self.attack,
            Side::Defender => &mut self.defence,
        };
        *own = own.saturating_add(strength);
    }

    /// The player on a side.
    pub fn seat(&self, game: &Belaad, side: Side) -> Seat {
        match side {
            Side::Aggressor => game.active(),
            Side::Defender => self.defender,
        }
    }

    /// The team that lost, seen from the winner.
    pub fn losers(&self, game: &Belaad, winner: Side) -> Team {
        game.team_of(self.seat(game, winner.other()))
    }

    fn of_the_losers(
        &self,
        game: &Belaad,
        winner: Side,
        character: Character,
    ) -> Result<(), Refusal> {
        game.is_in_play(character)?;
        if character.team() == self.losers(game, winner) {
            Ok(())
        } else {
            Err(Refusal::NotOfTheLosers { character })
        }
    }

    /// BEL-11.6 H09, H12: the Order's own battle turn.
    fn may_strengthen(&self, game: &Belaad, card: HashashCard) -> Result<(), Refusal> {
        if game.team_of(self.seat(game, self.acting())) != Team::Order {
            return Err(Refusal::OnlyTheOrder);
        }
        match hashash_face(card).effect {
            HashashEffect::Strength(_) => game.may_use_hashash(card),
            _ => Err(game.not_now(card)),
        }
    }
}
