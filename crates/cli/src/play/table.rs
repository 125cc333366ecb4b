//! A game between one person and bots, independent of how it is shown.

use bots::{ADVISER, Advice, AnyBot, Comparison, Playable, Told};
use engine::{
    ActError, AnyMatch, Arg, Choice, Language, LogLine, Said, Seat, SeatResult, Section, Text,
    Viewer, Voice,
};

use super::why::{self, Refusal};
use crate::output::Failure;

/// The most things named beside a reason that forbids them all.
const MAX_NAMED: usize = 4;

/// A game with a person in one seat.
pub struct Table<'a> {
    game: &'static dyn Playable,
    at: Box<dyn AnyMatch>,
    bot: Box<dyn AnyBot>,
    pub seat: Seat,
    voice: Voice<'a>,
    words: &'a Text,
    /// The adviser's last answer and the number of steps before it, for further questions.
    thought: Option<(usize, Advice)>,
}

impl<'a> Table<'a> {
    pub fn new(
        game: &'static dyn Playable,
        at: Box<dyn AnyMatch>,
        bot: Box<dyn AnyBot>,
        seat: Seat,
        language: Language,
        words: &'a Text,
    ) -> Table<'a> {
        Table {
            game,
            at,
            bot,
            seat,
            voice: Voice::nameless(game.text(language)),
            words,
            thought: None,
        }
    }

    /// The game's words.
    pub fn voice(&self) -> Voice<'a> {
        self.voice
    }

    /// A word of the program around the game.
    pub fn word(&self, key: &str) -> String {
        self.tell(&Said::plain(key))
    }

    /// A sentence of the program around the game.
    pub fn tell(&self, said: &Said) -> String {
        Voice::nameless(self.words).say_said(said)
    }

    pub fn title(&self) -> String {
        self.voice.name("game-name")
    }

    /// Whether the person must decide.
    pub fn is_asked(&self) -> bool {
        self.at.waiting().contains(self.seat)
    }

    pub fn is_over(&self) -> bool {
        self.at.waiting().is_empty()
    }

    pub fn steps(&self) -> usize {
        self.at.steps()
    }

    pub fn choices(&self) -> Vec<Choice> {
        self.at.choices(self.seat)
    }

    pub fn say(&self, choice: &Choice) -> String {
        self.voice.say_said(&choice.said)
    }

    /// The prompt, who is waited for, or how the game ended.
    pub fn prompt(&self) -> String {
        if let Some(outcome) = self.at.outcome() {
            return self.voice.name(&format!("ending-{}", outcome.ending));
        }
        match self.at.prompt(self.seat) {
            Some(prompt) => self.voice.say_said(&prompt),
            None => {
                let seats = self.at.waiting().iter().map(Arg::Seat).collect();
                let said = Said::plain("thinking").with("seats", Arg::List(seats));
                self.tell(&said)
            }
        }
    }

    /// How it ended, line by line, the winners first; empty while it goes on.
    pub fn results(&self) -> Vec<String> {
        let Some(outcome) = self.at.outcome() else { return Vec::new() };
        let mut seats: Vec<_> = outcome.seats.iter().enumerate().collect();
        seats.sort_by_key(|(_, result)| result.rank);
        let line = |(at, result): (usize, &SeatResult)| {
            let said = Said::plain("result-line").with("rank", Arg::Number(result.rank.into()));
            let said = said.with("seat", Arg::Seat(Seat::of(at)));
            let line = self.tell(&said.with("points", Arg::Number(result.score.into())));
            let origins = result.origins.iter().filter(|(_, points)| *points != 0);
            let told: Vec<String> = origins
                .map(|(origin, points)| {
                    format!("{} {points}", self.voice.name(&format!("origin-{origin}")))
                })
                .collect();
            if told.is_empty() { line } else { format!("{line} ({})", told.join(", ")) }
        };
        seats.into_iter().map(line).collect()
    }

    /// What the person saw happen after this step.
    pub fn log_since(&self, step: usize) -> Vec<LogLine> {
        self.at.log_since(step, Viewer::Seat(self.seat))
    }

    /// What everybody can see, and what only the person can see.
    pub fn sections(&self) -> (Vec<Section>, Vec<Section>) {
        let open = self.at.sketch(Viewer::Spectator, &self.voice).sections;
        let own = self.at.sketch(Viewer::Seat(self.seat), &self.voice).sections;
        own.into_iter().partition(|section| open.contains(section))
    }

    /// The whole view as text.
    pub fn sketch(&self) -> String {
        self.at.sketch(Viewer::Seat(self.seat), &self.voice).to_string()
    }

    /// What the codes of the view mean, line by line.
    pub fn legend(&self) -> Vec<String> {
        if !self.voice.text.has("view-legend") {
            return Vec::new();
        }
        self.voice.name("view-legend").lines().map(str::to_owned).collect()
    }

    /// The player aid; empty if the game has none.
    pub fn aid(&self) -> Vec<String> {
        let guide = self.game.guide();
        guide
            .map_or_else(Vec::new, |guide| super::aid::lines(guide.aid(self.voice.text.language())))
    }

    /// Takes a choice.
    pub fn act(&mut self, action: u32) -> Result<(), Failure> {
        self.at.act(self.seat, action).map_err(|error| self.failure(&error))?;
        Ok(())
    }

    /// Makes one decision of a bot, if one must decide.
    pub fn go_on(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.at.waiting().iter().find(|&seat| seat != self.seat) else {
            return Ok(());
        };
        let action = self.bot.choose(self.at.as_ref(), seat);
        let action = action.ok_or("the bot has nothing to choose")?;
        self.at.act(seat, action).map_err(|error| self.failure(&error))?;
        Ok(())
    }

    /// Takes back the person's last decision, with everything that followed.
    pub fn take_back(&mut self) {
        let own = |step: &usize| self.at.step(*step).is_some_and(|(seat, _)| seat == self.seat);
        let last = (1..=self.at.steps()).rev().find(own);
        if let Some(last) = last {
            self.at.undo(self.at.steps() + 1 - last);
            self.thought = None;
        }
    }

    /// What a strong bot would do, and why it is better than this choice, or than the next best.
    pub fn hint(&mut self, instead: Option<u32>) -> Result<Option<(u32, Told)>, Failure> {
        let (steps, at) = (self.at.steps(), self.at.as_ref());
        let seed = steps as u64;
        if self.thought.as_ref().is_none_or(|(then, _)| *then != steps) {
            let advice = self.game.advise(at, self.seat, ADVISER, seed)?;
            self.thought = advice.map(|advice| (steps, advice));
        }
        let Some((_, advice)) = &self.thought else { return Ok(None) };
        let compared = self.game.compare(at, self.seat, advice, instead, seed);
        let told = |compared: &Comparison| (compared.best.id, compared.tell(&self.voice));
        Ok(compared.as_ref().map(told))
    }

    /// What can't be done now, with the reasons.
    pub fn refusals(&self) -> Vec<Refusal> {
        why::refusals(self.game, self.at.as_ref(), self.seat, &self.voice)
    }

    /// The names of what one reason forbids, the first few of many.
    pub fn refused(&self, group: &why::Group<'_>) -> String {
        // The last one is named as quickly as it is counted.
        let count = group.what.len();
        let shown = if count > MAX_NAMED + 1 { MAX_NAMED } else { count };
        let (named, more) = group.what.split_at(shown);
        let named = named.join("; ");
        if more.is_empty() {
            return named;
        }
        let said = Said::plain("why-more").with("named", Arg::Text(named));
        self.tell(&said.with("more", Arg::Number(more.len() as i64)))
    }

    pub fn journal(&self) -> String {
        self.at.journal()
    }

    fn failure(&self, error: &ActError) -> Failure {
        Failure::Because(match error {
            ActError::Unknown(reason) => reason.clone(),
            ActError::Refused { rule, said } => {
                format!("{} ({rule})", self.voice.say_said(said))
            }
        })
    }
}
