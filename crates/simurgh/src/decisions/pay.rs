//! D7 to D10: paying goods, Vassals and Ability markers (SIM-6.5 to SIM-6.11).

use super::prelude::*;
use crate::rules::effects::{Made, OpenChoice, Source};
use crate::table::ids::{Ability, Space, Vassal};
use crate::table::options::Edition;
use crate::table::purse::Purse;
use crate::table::vassals::Whereabouts;

/// A cost that is being paid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    pub(crate) source: Source,
    /// The Vassal that was placed for this effect.
    pub(crate) placed: Option<Vassal>,
    /// How many of the cost's choices have been made.
    pub(crate) chosen: u8,
    /// The chosen alternative, while it is still to be split.
    pub(crate) alternative: Option<u8>,
    /// Vassals given up so far.
    pub(crate) given_up: [u8; 2],
    /// Markers paid so far.
    pub(crate) markers: u8,
    /// Goods paid so far.
    pub(crate) paid: Purse,
}

/// What a payment waits for.
enum Due {
    /// D7, D8: a choice of goods.
    Goods(OpenChoice),
    /// D9: a Vassal of this kind from the board.
    Vassal(Vassal),
    /// D10: a marker.
    Marker,
    /// Nothing more.
    Nothing,
}

impl Decision<Simurgh> for Payment {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        let source = game.name_of(self.source);
        match self.due(game) {
            Due::Vassal(vassal) => Prompt::GiveUp { source, vassal },
            Due::Marker => Prompt::PayMarker { source },
            Due::Goods(_) | Due::Nothing => Prompt::PayGoods { source },
        }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        match self.due(game) {
            Due::Nothing => ControlFlow::Continue(()),
            Due::Goods(choice) => {
                choice.offer(|bundles| game.can_pay_with(self, &choice, bundles).is_ok(), out)
            }
            Due::Vassal(vassal) => {
                let spaces = self.expendable(game, vassal).iter();
                out.offer_all(spaces.map(|space| Action::GiveUp { vassal, space }))
            }
            Due::Marker => {
                let markers = game.active_player().lair.markers.iter();
                out.offer_all(
                    markers.map(|Ability { dragon, slot }| Action::PayMarker { dragon, slot }),
                )
            }
        }
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match (self.due(game), action) {
            (Due::Goods(choice), _) => {
                Ok(game.can_pay_with(self, &choice, choice.bundles(action)?)?)
            }
            (Due::Vassal(due), Action::GiveUp { vassal, space }) => {
                if vassal != due {
                    Err(Refusal::OtherVassalDue { vassal: due }.into())
                } else if self.expendable(game, vassal).contains(space) {
                    Ok(())
                } else {
                    game.space(space)?;
                    Err(Refusal::NotExpendable { vassal, spot: game.spot(space) }.into())
                }
            }
            (Due::Marker, Action::PayMarker { dragon, slot }) => {
                Ok(game.has_marker(Ability { dragon, slot })?)
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let mut payment = *self;
        match (self.due(game), action) {
            (Due::Goods(choice), _) => match choice.made(action) {
                Made::Split(alternative) => payment.alternative = Some(alternative),
                Made::Goods(goods) => {
                    let player = game.active_player_mut();
                    player.purse = player.purse.minus(&goods);
                    payment.paid = payment.paid.plus(&goods);
                    payment.chosen += 1;
                    payment.alternative = None;
                }
            },
            (_, Action::GiveUp { vassal, space }) => {
                payment.given_up[vassal.at()] += 1;
                give_up(game, vassal, Whereabouts::Board(space), play);
            }
            (_, Action::PayMarker { dragon, slot }) => {
                payment.markers += 1;
                game.active_player_mut().lair.markers.remove(Ability { dragon, slot });
                play.tell(Event::PaidMarker { seat, dragon, slot });
            }
            _ => {}
        }
        payment.goes_on(game);
    }

    /// Pays what needs no decision.
    fn opens(&self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        match self.due(game) {
            Due::Nothing => {
                game.agenda.done();
                game.paid(self, play);
                Opening::Done
            }
            Due::Vassal(vassal) => match pool_place(game, vassal) {
                None => Opening::Named,
                Some(place) => {
                    let mut payment = *self;
                    payment.given_up[vassal.at()] += 1;
                    payment.goes_on(game);
                    give_up(game, vassal, place, play);
                    Opening::Done
                }
            },
            Due::Goods(_) | Due::Marker => Opening::Named,
        }
    }

    falls_away!();
}

impl Payment {
    /// SIM-15.1: goods first, then Spearmen, Dragonriders, markers.
    fn due(&self, game: &Simurgh) -> Due {
        let cost = &game.effect(self.source).cost;
        if let Some(choice) = OpenChoice::of(&cost.choices, self.chosen, self.alternative) {
            return Due::Goods(choice);
        }
        let owed = |vassal: &&Vassal| self.given_up[vassal.at()] < cost.vassals[vassal.at()];
        if let Some(&vassal) = Vassal::ALL.iter().find(owed) {
            return Due::Vassal(vassal);
        }
        if self.markers < cost.markers { Due::Marker } else { Due::Nothing }
    }

    fn goes_on(self, game: &mut Simurgh) {
        game.agenda.done();
        game.agenda.plan(Open::Pay(self));
    }

    /// SIM-6.8: where a Vassal on the board can be given up.
    fn expendable(&self, game: &Simurgh, vassal: Vassal) -> Set<Space> {
        let vassals = &game.active_player().vassals;
        let kept = self.kept_figure(game, vassal);
        let free = |&(each, space): &(Vassal, Space)| {
            each == vassal
                && (kept != Some(space) || vassals.count(vassal, Whereabouts::Board(space)) > 1)
        };
        vassals.on_board().filter(free).map(|(_, space)| space).collect()
    }

    /// SIM-6.8: the space of the Vassal just placed, which can't be given up in the English
    /// edition.
    fn kept_figure(&self, game: &Simurgh, vassal: Vassal) -> Option<Space> {
        match self.source {
            Source::Space(space)
                if self.placed == Some(vassal) && game.agreed.edition == Edition::English =>
            {
                Some(space)
            }
            _ => None,
        }
    }
}

/// SIM-6.8, SIM-8.10: where in the pool a Vassal to be given up is; resting ones go first.
fn pool_place(game: &Simurgh, vassal: Vassal) -> Option<Whereabouts> {
    [Whereabouts::Resting, Whereabouts::Pool]
        .into_iter()
        .find(|&place| game.active_player().vassals.count(vassal, place) > 0)
}

fn give_up(
    game: &mut Simurgh,
    vassal: Vassal,
    from: Whereabouts,
    play: &mut Play<'_, impl Log<Event>>,
) {
    game.active_player_mut().vassals.go(vassal, from, Whereabouts::Stock);
    play.tell(Event::GaveUp { seat: game.active(), vassal });
}
