//! What a seat can't know makes no difference to it, and what it comes to know is reported.

use serde_json::Value;

use super::encoded::encode;
use super::walk::{Violation, Walk};
use crate::{Audience, Chance, Game, Message, PlayoutRng, Record, Seat, Silent, StepRng, Viewer};

impl<G: Game> Walk<'_, G> {
    /// What is told of the set-up can be said, and tells a seat nothing that it can't know.
    pub(super) fn dealt(&mut self, game: &G) -> Result<(), Violation> {
        let told = |game: &G| {
            let mut log = Record::default();
            game.dealt(&mut log);
            log.events
        };
        let here = told(game);
        for (_, event) in &here {
            self.say(&event.said())?;
        }
        for seat in Seat::all(game.seats()) {
            let mut world = game.clone();
            world.resample_hidden(seat, &mut PlayoutRng::new(u64::from(self.worlds.bits())));
            let heard = |events: Vec<(Audience, G::Event)>| -> Vec<G::Event> {
                let own = |(audience, _): &(Audience, _)| audience.includes(Viewer::Seat(seat));
                events.into_iter().filter(own).map(|(_, event)| event).collect()
            };
            let (here, there) = (heard(here.clone()), heard(told(&world)));
            if here != there {
                let what =
                    format!("{seat:?} is told {here:?} of the set-up, {there:?} in another world");
                return Err(self.broken("secret", what));
            }
        }
        Ok(())
    }

    /// Other worlds that a seat can't tell from this one look the same to it.
    pub(super) fn worlds(&mut self, game: &G) -> Result<(), Violation> {
        for seat in Seat::all(game.seats()) {
            let mut world = game.clone();
            let mut rng = PlayoutRng::new(u64::from(self.worlds.bits()));
            world.resample_hidden(seat, &mut rng);
            world.audit().map_err(|reason| {
                self.broken(
                    "secret",
                    format!("a world sampled for {seat:?} is not whole: {reason}"),
                )
            })?;
            if world.waiting() != game.waiting() {
                return Err(
                    self.broken("secret", format!("another seat is asked in a world of {seat:?}"))
                );
            }
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                self.same_view(game, &world, viewer, "in another world")?;
            }
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.legal(seat, &mut here);
            world.legal(seat, &mut there);
            if here != there {
                let what = format!("{seat:?} may do {here:?} here, {there:?} in another world");
                return Err(self.broken("secret", what));
            }
            for asked in game.waiting().iter() {
                if game.prompt(asked) != world.prompt(asked) {
                    let what = format!("{asked:?} is asked something else in a world of {seat:?}");
                    return Err(self.broken("secret", what));
                }
            }
            for &action in &here {
                let (told, other) = (game.describe(seat, action), world.describe(seat, action));
                if told != other {
                    let what = format!("{seat:?} is offered {told:?} here, {other:?} there");
                    return Err(self.broken("secret", what));
                }
            }
            self.encoded(game, &world, seat)?;
            if let Some(hidden) = &mut self.observed.hidden {
                hidden.observe(game, &world, seat, &mut rng);
            }
            self.unreported(game, &world, seat)?;
            self.play_on(&mut world)?;
        }
        Ok(())
    }

    /// A view as numbers tells what the view tells.
    fn encoded(&mut self, game: &G, world: &G, seat: Seat) -> Result<(), Violation> {
        let encode = |game| encode(game, seat).map_err(|what| self.broken("encoded", what));
        let (Some(here), there) = (encode(game)?, encode(world)?) else { return Ok(()) };
        if there.as_ref() != Some(&here) {
            let what = format!("a view of {seat:?} has other numbers in another world");
            return Err(self.broken("encoded", what));
        }
        let view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap_or(Value::Null);
        let distinct = self.encodings.distinct(seat, here, view);
        distinct.map_err(|what| self.broken("encoded", what))
    }

    /// What a seat decides, or what it only watches, shows it nothing that `learned` doesn't report.
    fn unreported(&mut self, game: &G, world: &G, observer: Seat) -> Result<(), Violation> {
        let Some(seat) = game.waiting().first() else { return Ok(()) };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        legal.retain(|&action| world.check(seat, action).is_ok());
        let picked = PlayoutRng::new(u64::from(self.worlds.bits())).pick(&legal);
        picked.map_or(Ok(()), |action| self.unreported_by(game, world, observer, (seat, action)))
    }

    /// Plays the same in both worlds, with the same chance. If the observer can tell them apart after
    /// it, something hidden came to light, and each of the two says so.
    fn unreported_by(
        &self,
        game: &G,
        world: &G,
        observer: Seat,
        (seat, action): (Seat, G::Action),
    ) -> Result<(), Violation> {
        let number = self.journal.steps.len() as u64 + 1;
        let played = |mut game: G| {
            let mut rng = StepRng::new(self.journal.seed, number);
            let mut log = Record::default();
            game.apply(seat, action, &mut rng, &mut log);
            (game, log, rng.drawn())
        };
        let (here, log_here, drawn_here) = played(game.clone());
        self.same_again(&here, &played(game.clone()).0)?;
        let (there, log_there, drawn_there) = played(world.clone());
        // Where one world needed more chance than the other, the rest of it differs anyway.
        let told = |log: &Record<G::Event>| log.learned.contains(observer);
        if drawn_here != drawn_there || told(&log_here) && told(&log_there) {
            return Ok(());
        }
        let silent = match (told(&log_here), told(&log_there)) {
            (false, false) => "and nothing was reported",
            _ => "and only one of them reported it",
        };
        let after = format!("after {seat:?} did {action:?} in another world, {silent}");
        self.same_view(&here, &there, Viewer::Seat(observer), &after)?;
        let seen = |log: Record<G::Event>| -> Vec<G::Event> {
            let visible = log.events.into_iter();
            visible
                .filter(|(audience, _)| audience.includes(Viewer::Seat(observer)))
                .map(|(_, event)| event)
                .collect()
        };
        let (seen_here, seen_there) = (seen(log_here), seen(log_there));
        if seen_here != seen_there {
            let what = format!("{observer:?} hears {seen_here:?} here, {seen_there:?} {after}");
            return Err(self.broken("secret", what));
        }
        Ok(())
    }

    fn same_view(&self, game: &G, other: &G, viewer: Viewer, when: &str) -> Result<(), Violation> {
        let see = |game: &G| serde_json::to_value(game.view(viewer)).unwrap_or(Value::Null);
        let (here, there) = (see(game), see(other));
        if here == there {
            return Ok(());
        }
        let what =
            format!("{viewer:?} sees a difference {when}: {}", difference(&here, &there, ""));
        Err(self.broken("secret", what))
    }

    /// A sampled world can be played on without dead ends.
    fn play_on(&mut self, world: &mut G) -> Result<(), Violation> {
        let mut chance = StepRng::playout(PlayoutRng::new(u64::from(self.worlds.bits())));
        let mut legal = Vec::new();
        for _ in 0..12 {
            let Some(seat) = world.waiting().first() else { return Ok(()) };
            legal.clear();
            world.legal(seat, &mut legal);
            let Some(action) = self.worlds.pick(&legal) else {
                return Err(self.broken("alive", "a sampled world has a dead end".to_owned()));
            };
            if let Err(refused) = world.check(seat, action) {
                let what = format!("a sampled world lists {action:?}, but {refused:?}");
                return Err(self.broken("exact", what));
            }
            world.apply(seat, action, &mut chance, &mut Silent);
            world.audit().map_err(|reason| {
                self.broken("whole", format!("a sampled world breaks at {action:?}: {reason}"))
            })?;
        }
        Ok(())
    }
}

/// Where two JSON values differ first.
fn difference(here: &Value, there: &Value, path: &str) -> String {
    match (here, there) {
        (Value::Object(one), Value::Object(two)) => {
            for (key, value) in one {
                let other = two.get(key).unwrap_or(&Value::Null);
                if value != other {
                    return difference(value, other, &format!("{path}.{key}"));
                }
            }
            format!("{path} has other keys")
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            let at =
                one.iter().zip(two).position(|(value, other)| value != other).unwrap_or_default();
            difference(&one[at], &two[at], &format!("{path}[{at}]"))
        }
        _ => format!("{path} is {here} here and {there} there"),
    }
}
