//! Nothing happens that was not announced: what is taken unasked is free, or was named before.

use crate::{Arg, Game, Message, Opening, Said, Seat, Seed, Silent, StepRng, Witness, decision};

/// Plays a step as [`Game::apply`] does and looks at everything that is taken unasked on the way.
pub(super) fn play<G: Game>(
    mut game: G,
    seat: Seat,
    action: G::Action,
    seed: Seed,
    number: u64,
) -> Result<G, String> {
    let named = vec![game.describe(seat, action).said()];
    let mut law = Announced { chooser: seat, named, before: None, broken: None };
    let mut rng = StepRng::new(seed, number);
    decision::play(&mut game, (seat, action), &mut rng, &mut Silent, &mut law);
    law.broken.map_or(Ok(game), Err)
}

/// What was said so far, and what is being taken.
struct Announced {
    chooser: Seat,
    /// The choice in words, and what was taken since: that may name the next thing in turn.
    named: Vec<Said>,
    before: Option<Taken>,
    broken: Option<String>,
}

/// A choice that must turn out to be free.
struct Taken {
    owner: Seat,
    what: String,
    holdings: Vec<Holdings>,
}

impl<G: Game> Witness<G> for Announced {
    fn takes(&mut self, game: &G, opening: Opening, owner: Seat, action: G::Action) {
        let (told, said) = (game.describe(owner, action).said(), action.said());
        let unnamed = unnamed(&self.named, &told, &said);
        let named = opening != Opening::Free && owner == self.chooser && unnamed.is_none();
        let what = match unnamed {
            Some(what) => format!("{action:?} is taken unasked, {what} was not named"),
            None => format!("{action:?} is taken unasked"),
        };
        if opening == Opening::Named && !named && !said.args.is_empty() {
            self.broken.get_or_insert_with(|| what.clone());
        }
        self.before = (!named).then(|| {
            let holdings = seats(game).map(|seat| game.holdings(seat)).collect();
            Taken { owner, what, holdings }
        });
        self.named.push(told);
    }

    fn taken(&mut self, game: &G) {
        let Some(Taken { owner, what, holdings }) = self.before.take() else { return };
        let after: Vec<_> = seats(game).map(|seat| game.holdings(seat)).collect();
        if let Err(lost) = free(owner, &holdings, &after) {
            self.broken.get_or_insert(format!("{what}, and {lost}"));
        }
    }
}

fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(game.seats())
}

/// What the action is about that the choices before didn't name. They may name the action itself,
/// or mention everything it is about.
fn unnamed(choices: &[Said], told: &Said, action: &Said) -> Option<String> {
    let mentioned = |wanted: &Arg| choices.iter().any(|choice| mentions(choice, wanted));
    if mentioned(&Arg::Said(Box::new(told.clone()))) {
        return None;
    }
    if action.args.is_empty() {
        return Some(format!("'{}'", action.key));
    }
    let missing = action.args.iter().map(|(_, arg)| arg).find(|arg| !mentioned(arg));
    missing.map(|arg| format!("{arg:?}"))
}

/// Whether a message speaks of something, at any depth.
pub(super) fn mentions(said: &Said, wanted: &Arg) -> bool {
    said.args.iter().any(|(_, arg)| holds(arg, wanted))
}

fn holds(arg: &Arg, wanted: &Arg) -> bool {
    arg == wanted
        || match arg {
            // "2 Spearmen" names the number and the thing.
            Arg::Counted(count, key) => match wanted {
                Arg::Number(number) => number == count,
                Arg::Name(name) => name == key,
                _ => false,
            },
            Arg::Said(said) => mentions(said, wanted),
            Arg::List(items) => items.iter().any(|item| holds(item, wanted)),
            _ => false,
        }
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
        let told = Said::plain("told");
        let choice = [choice];
        assert_eq!(unnamed(&choice, &told, &Said::plain("pay").with("gold", seven)), None);
        let other = Said::plain("pay").with("gold", Arg::Number(8));
        assert_eq!(unnamed(&choice, &told, &other), Some("Number(8)".to_owned()));
    }

    #[test]
    fn what_has_no_arguments_is_named_only_in_full() {
        let (end, told) = (Said::plain("end"), Said::plain("choice-end"));
        assert!(unnamed(&[Said::plain("choice")], &told, &end).is_some());
        let then = Said::plain("then").with("next", Arg::Said(Box::new(told.clone())));
        assert_eq!(unnamed(&[then], &told, &end), None);
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
