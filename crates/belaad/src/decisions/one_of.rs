//! D10, D17: which of the ability's choices.

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::return_tokens::ReturnTokens;
use super::steal_coins::StealCoins;
use super::{Checked, Open, back};
use crate::data::board_of;
use crate::data::effects::{Ability, Choice};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{AbilityOption, Character};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;
use crate::words::spoken::Amount;

/// D10, D17.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneOf {
    pub character: Character,
}

impl OneOf {
    fn choices(self) -> &'static [Choice] {
        match &board_of(self.character).ability {
            Ability::OneOf(choices) => choices,
            _ => &[],
        }
    }

    pub(crate) fn choice(self, option: AbilityOption) -> Option<Choice> {
        self.choices().iter().copied().find(|each| each.option() == option)
    }
}

impl Decision<Belaad> for OneOf {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::OneOf { character: self.character }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for &choice in self.choices() {
            if game.may_choose(choice).is_ok() {
                out.offer(Action::Choose { option: choice.option() })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        let Action::Choose { option } = action else { return Err(Refused::OtherQuestion) };
        let choice = self.choice(option).ok_or(Refusal::NotAChoice { option })?;
        Ok(game.may_choose(choice)?)
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Choose { option } = action else { return };
        let Some(choice) = self.choice(option) else { return };
        // BEL-5.6: a single action that can't be paid comes back to this list.
        if choice != Choice::PerformTopCard {
            game.agenda.done();
        }
        match choice {
            Choice::CollectGold(count) => game.collect(Amount::gold(u16::from(count)), play),
            Choice::DrawTokens(count) => game.draw_tokens(u16::from(count), play),
            Choice::StealCoins(left) => {
                game.agenda.plan(Open::StealCoins(StealCoins { taken: 0, left }));
            }
            Choice::ReturnTokens(left) => {
                game.agenda.plan(Open::ReturnTokens(ReturnTokens { team: None, left }));
            }
            Choice::DiscardSword => game.agenda.plan(Open::DiscardSword),
            Choice::PerformTopCard => game.agenda.plan(Open::SingleAction),
        }
    }

    /// The choices affect others, so none is taken unasked.
    fn opens(&self, game: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        let mut found = Few::None;
        let _ = self.offer(game, game.active(), &mut found);
        if found == Few::None { back(game) } else { Opening::Asked }
    }
}

impl Belaad {
    pub(crate) fn may_choose(&self, choice: Choice) -> Result<(), Refusal> {
        let possible = match choice {
            Choice::CollectGold(_) => true,
            Choice::DrawTokens(_) => self.bag_not_empty().is_ok(),
            Choice::PerformTopCard => self.has_single_action(0),
            Choice::StealCoins(_) => {
                self.opponents().any(|seat| !self.player(seat).purse.is_empty())
            }
            Choice::ReturnTokens(_) => {
                self.opposing_characters().any(|character| self.boards[character].top() > 0)
            }
            Choice::DiscardSword => self.opponents().any(|seat| self.player(seat).swords > 0),
        };
        let option = choice.option();
        if possible { Ok(()) } else { Err(Refusal::ChoiceWithoutTarget { option }) }
    }
}
