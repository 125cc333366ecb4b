//! Nothing happens that was not announced: what is taken unasked is free, or was named before.

use crate::{Arg, Decision, Few, Game, Message, Opening, Play, Said, Seat, Seed, Silent, StepRng};

/// Plays a step as [`crate::settle`] does and looks at everything that is taken unasked on the way.
///
/// `None` for a game that declares no decisions.
pub(super) fn play<G: Game>(
    mut game: G,
    seat: Seat,
    action: G::Action,
    seed: Seed,
    number: u64,
) -> Result<Option<G>, String> {
    let Some(open) = game.open() else { return Ok(None) };
    let mut named = game.describe(seat, action).said();
    let mut rng = StepRng::new(seed, number);
    let mut play = Play { rng: &mut rng, log: &mut Silent };
    open.answer(&mut game, seat, action, &mut play);
    while let Some(open) = game.open() {
        let opening = open.opens(&mut game, &mut play);
        match opening {
            Opening::Asked => break,
            Opening::Done => continue,
            Opening::Offered | Opening::Free | Opening::Named => {}
        }
        let Some(asked) = open.asked(&game).first() else { break };
        let mut found = Few::None;
        let _ = open.offer(&game, asked, &mut found);
        match found {
            Few::Several(..) => break,
            Few::None => {
                if open.lapse(&mut game, &mut play) == Opening::Asked {
                    break;
                }
            }
            Few::One(only) => {
                let told = game.describe(asked, only).said();
                if opening == Opening::Named && asked == seat {
                    unnamed(&named, &only.said()).map_or(Ok(()), |arg| {
                        Err(format!("{only:?} is taken unasked, but {arg:?} was not named"))
                    })?;
                }
                let before: Vec<_> = seats(&game).map(|seat| game.holdings(seat)).collect();
                open.answer(&mut game, asked, only, &mut play);
                if opening == Opening::Free {
                    let after: Vec<_> = seats(&game).map(|seat| game.holdings(seat)).collect();
                    free(asked, &before, &after)
                        .map_err(|what| format!("{only:?} is taken unasked, but {what}"))?;
                }
                // What is taken may have named the next thing in turn.
                named = told;
            }
        }
    }
    Ok(Some(game))
}

fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(game.seats())
}

/// What the action is about and the choice before didn't say.
fn unnamed(choice: &Said, action: &Said) -> Option<Arg> {
    fn mentions(said: &Said, wanted: &Arg) -> bool {
        said.args.iter().any(|(_, arg)| holds(arg, wanted))
    }
    fn holds(arg: &Arg, wanted: &Arg) -> bool {
        arg == wanted
            || match arg {
                Arg::Said(said) => mentions(said, wanted),
                Arg::List(items) => items.iter().any(|item| holds(item, wanted)),
                _ => false,
            }
    }
    action.args.iter().map(|(_, arg)| arg).find(|arg| !mentions(choice, arg)).cloned()
}

type Holdings = Vec<(&'static str, i32)>;

/// The owner loses nothing, and nobody else gains or loses.
fn free(owner: Seat, before: &[Holdings], after: &[Holdings]) -> Result<(), String> {
    for (at, (before, after)) in before.iter().zip(after).enumerate() {
        for &(thing, had) in before {
            let has = after.iter().find(|(each, _)| *each == thing).map_or(0, |(_, has)| *has);
            let own = Seat::of(at) == owner;
            if has < had || (!own && has != had) {
                return Err(format!("{:?} had {had} {thing} and has {has}", Seat::of(at)));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_names_what_it_leads_to_at_any_depth() {
        let seven = Arg::Number(7);
        let price = Arg::Said(Box::new(Said::plain("price").with("gold", seven.clone())));
        let choice = Said::plain("choice").with("cost", Arg::List(vec![price]));
        assert_eq!(unnamed(&choice, &Said::plain("pay").with("gold", seven)), None);
        let eight = Arg::Number(8);
        let other = Said::plain("pay").with("gold", eight.clone());
        assert_eq!(unnamed(&choice, &other), Some(eight));
    }

    #[test]
    fn gains_are_free_for_the_owner_alone() {
        let before = [vec![("gold", 2)], vec![("gold", 2)]];
        assert_eq!(free(Seat::of(0), &before, &[vec![("gold", 3)], vec![("gold", 2)]]), Ok(()));
        assert!(free(Seat::of(0), &before, &[vec![("gold", 1)], vec![("gold", 2)]]).is_err());
        assert!(free(Seat::of(0), &before, &[vec![("gold", 2)], vec![("gold", 3)]]).is_err());
        assert!(free(Seat::of(0), &before, &[vec![], vec![("gold", 2)]]).is_err());
    }
}
