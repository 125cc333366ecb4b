//! Everything a person can do at a table. A form, a live message and a request to the API are three
//! ways to ask for the same deed: it is limited and done here, and nowhere else.

use engine::Seat;
use pages::Fields;
use serde::Deserialize;
use table::{
    Acted, BotPace, Consent, Ended, Gesture, GoOn, GuestId, Hint, Place, Sit, TableId, Undone,
};
use utoipa::ToSchema;

use crate::app::App;
use crate::guard::Address;
use crate::limits::Kind;
use crate::refused::Refused;
use crate::requests::entropy;

/// Something to do at a table, by its verb: `{"do": "undo", "seat": 0, "count": 1}`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Decide.
    Act {
        /// Who decides.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The number of a choice.
        action: u32,
        /// The numbers of choices that follow in the same gesture, as far as nothing comes to light and
        /// they are possible. What is taken in one gesture is taken back as one.
        #[serde(default)]
        #[schema(max_items = 63)]
        then: Vec<u32>,
        /// The number of steps when it was decided; a decision that comes late or twice is refused.
        steps: usize,
        /// `by-itself` takes what is the only choice left after that: a turn ends when nothing else
        /// can be done.
        #[serde(default)]
        #[schema(value_type = String)]
        on: GoOn,
    },
    /// Take back decisions, or ask the others to agree to that.
    Undo {
        /// Whose decision.
        #[schema(value_type = u8)]
        seat: Seat,
        /// How many of the last steps.
        count: usize,
    },
    /// Take back everything of this turn that can be taken back freely.
    RestartTurn {
        /// Whose turn.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Answer another's request to take back, for all of one's seats.
    AnswerUndo {
        /// `agree` or `refuse`.
        #[schema(value_type = String)]
        consent: Consent,
    },
    /// Ask the others to end the game before its end.
    AskEnd {
        /// Who asks.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Answer such a wish, for all seats of one's own.
    AnswerEnd {
        /// `agree` or `refuse`.
        #[schema(value_type = String)]
        consent: Consent,
    },
    /// Set how fast the bots play.
    Pace {
        /// `slow`, `normal`, `fast`, or `turn` for at once.
        #[schema(value_type = String)]
        pace: BotPace,
    },
    /// Ask what a strong bot would do.
    Hint {
        /// In whose place.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The number of a choice to compare it with; the next best by default.
        #[serde(default)]
        instead: Option<u32>,
    },
    /// Ask a bot to go through the finished game.
    Review {},
    /// Say something to everybody at the table.
    Say {
        /// What.
        words: String,
    },
    /// Replace one's private note.
    Note {
        /// What.
        words: String,
    },
    /// Sit down.
    Sit {
        /// Where.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The invitation, for tables that aren't in the lobby.
        #[serde(default)]
        invite: Option<String>,
        /// What it adds to the game's seed.
        #[serde(default)]
        entropy: Option<String>,
    },
    /// Leave a seat; in play a bot sits in.
    Leave {
        /// Which.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Give up a seat for good: anybody may have it.
    Release {
        /// Which.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Take a seat back from the bot that sits in.
    TakeBack {
        /// Which.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Put a bot into an open seat; for the host, before the game.
    SeatBot {
        /// Which.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Open a bot's seat again; for the host, before the game.
    SeatOpen {
        /// Which.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Keep a table that is about to be closed.
    Stay {},
    /// Call off a table before the game has begun; for the host.
    CallOff {},
    /// Play again with the same people.
    Rematch {},
    /// Go on from a step of this table at a new one, against bots.
    Fork {
        /// The step to go on from.
        step: usize,
        /// In whose place; by default that of the seat that decides next.
        #[serde(default)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// The level of the bots.
        #[serde(default)]
        level: Option<String>,
    },
}

/// The result of a deed.
#[derive(Clone, Debug)]
pub enum Done {
    /// A decision.
    Acted(Acted),
    /// Steps taken back, or a request to.
    Undone(Undone),
    /// A wish to end the game.
    Ending(Ended),
    /// What a strong bot would do, and why.
    Hint(Hint),
    /// Something was said.
    Said,
    /// The private note is written down.
    Noted,
    /// It goes on at another table.
    Opened(TableId),
    /// It is done; the table shows it.
    Shown,
}

impl Deed {
    /// The deed that the fields of a form or a live message ask for.
    pub fn read(fields: &Fields) -> Result<Deed, Refused> {
        let seat = || fields.seat("seat");
        let words = |name| fields.get(name).unwrap_or_default().to_owned();
        let filled = |name| fields.filled(name).map(str::to_owned);
        let consent = || match fields.get("consent") {
            Some("agree") => Ok(Consent::Agree),
            Some("refuse") => Ok(Consent::Refuse),
            _ => Err(Refused::Field("consent")),
        };
        Ok(match fields.get("do").unwrap_or_default() {
            "act" => {
                // A button has one value: "12" or, for a gesture, "12,55,3".
                let all = format!("{},{}", words("action"), words("then"));
                let mut all = all.split(',').filter(|number| !number.is_empty());
                let mut next = || all.next().map(str::parse::<u32>);
                let action = next().and_then(Result::ok).ok_or(Refused::Field("action"))?;
                let then = std::iter::from_fn(next).collect::<Result<Vec<u32>, _>>();
                let then = then.map_err(|_| Refused::Field("then"))?;
                let on = match fields.filled("on") {
                    None => GoOn::Asked,
                    Some("by-itself") => GoOn::ByItself,
                    Some(_) => return Err(Refused::Field("on")),
                };
                Deed::Act { seat: seat()?, action, then, steps: fields.read("steps")?, on }
            }
            "undo" => Deed::Undo { seat: seat()?, count: fields.read("count")? },
            "restart-turn" => Deed::RestartTurn { seat: seat()? },
            "answer-undo" => Deed::AnswerUndo { consent: consent()? },
            "ask-end" => Deed::AskEnd { seat: seat()? },
            "answer-end" => Deed::AnswerEnd { consent: consent()? },
            "pace" => Deed::Pace {
                pace: match fields.get("pace") {
                    Some("slow") => BotPace::Slow,
                    Some("normal") => BotPace::Normal,
                    Some("fast") => BotPace::Fast,
                    Some("turn") => BotPace::AtOnce,
                    _ => return Err(Refused::Field("pace")),
                },
            },
            "hint" => {
                let instead = fields.filled("instead").map(|_| fields.read("instead"));
                Deed::Hint { seat: seat()?, instead: instead.transpose()? }
            }
            "review" => Deed::Review {},
            "say" => Deed::Say { words: words("words") },
            "note" => Deed::Note { words: words("words") },
            "sit" => Deed::Sit { seat: seat()?, invite: filled("invite"), entropy: None },
            "leave" => Deed::Leave { seat: seat()? },
            "release" => Deed::Release { seat: seat()? },
            "take-back" => Deed::TakeBack { seat: seat()? },
            "seat-bot" => Deed::SeatBot { seat: seat()? },
            "seat-open" => Deed::SeatOpen { seat: seat()? },
            "stay" => Deed::Stay {},
            "call-off" => Deed::CallOff {},
            "rematch" => Deed::Rematch {},
            "fork" => Deed::Fork {
                step: fields.read("step")?,
                seat: fields.filled("seat").map(|_| seat()).transpose()?,
                level: filled("level"),
            },
            _ => return Err(Refused::Unknown),
        })
    }

    /// The limit it counts towards, if it has one.
    pub fn limit(&self) -> Option<Kind> {
        match self {
            // A bot thinks for a second.
            Deed::Hint { .. } | Deed::Review {} => Some(Kind::Advice),
            // Everybody has to read it.
            Deed::Say { .. } => Some(Kind::Chat),
            // Each is written into the journal for good.
            Deed::Sit { .. }
            | Deed::Leave { .. }
            | Deed::Release { .. }
            | Deed::TakeBack { .. }
            | Deed::SeatBot { .. }
            | Deed::SeatOpen { .. }
            | Deed::Stay {} => Some(Kind::Seat),
            // A new table.
            Deed::Rematch {} | Deed::Fork { .. } => Some(Kind::Creation),
            // It makes the journal longer without bringing the game nearer to its end.
            Deed::Undo { .. } | Deed::RestartTurn { .. } | Deed::AskEnd { .. } => Some(Kind::Undo),
            // Bounded by the rules of the game or the state of the table.
            Deed::Act { .. }
            | Deed::AnswerUndo { .. }
            | Deed::AnswerEnd { .. }
            | Deed::Pace { .. }
            | Deed::Note { .. }
            | Deed::CallOff {} => None,
        }
    }

    /// Does it, if this guest may do it at this table now.
    pub async fn carry_out(
        self,
        app: &App,
        table: &TableId,
        guest: &GuestId,
        address: Address,
    ) -> Result<Done, Refused> {
        if let Some(kind) = self.limit()
            && !app.allow_guest(kind, address.0, guest).await
        {
            return Err(Refused::TooMany);
        }
        let tables = app.tables();
        match self {
            Deed::Act { seat, action, then, steps, on } => {
                let actions = std::iter::once(action).chain(then).collect();
                let gesture = Gesture { seat, actions, steps, on };
                return Ok(Done::Acted(tables.gesture(table, guest, gesture).await?));
            }
            Deed::Undo { seat, count } => {
                return Ok(Done::Undone(tables.undo(table, guest, seat, count).await?));
            }
            Deed::RestartTurn { seat } => {
                let count = tables.restart_turn(table, guest, seat).await?;
                return Ok(Done::Undone(Undone::Done(count)));
            }
            Deed::AnswerUndo { consent } => {
                return Ok(Done::Undone(tables.answer_undo(table, guest, consent).await?));
            }
            Deed::AskEnd { seat } => {
                return Ok(Done::Ending(tables.ask_end(table, guest, seat).await?));
            }
            Deed::AnswerEnd { consent } => {
                return Ok(Done::Ending(tables.answer_end(table, guest, consent).await?));
            }
            Deed::Pace { pace } => tables.set_bot_pace(table, guest, pace).await?,
            Deed::Hint { seat, instead } => {
                return Ok(Done::Hint(tables.hint(table, guest, seat, instead).await?));
            }
            Deed::Review {} => tables.review(table).await?,
            Deed::Say { words } => {
                tables.say(table, guest, &words).await?;
                return Ok(Done::Said);
            }
            Deed::Note { words } => {
                tables.set_note(table, guest, &words).await?;
                return Ok(Done::Noted);
            }
            Deed::Sit { seat, invite, entropy: own } => {
                let sit = Sit { seat, entropy: own.unwrap_or_else(entropy), invite };
                tables.sit(table, guest, sit).await?;
            }
            Deed::Leave { seat } => tables.leave(table, guest, seat).await?,
            Deed::Release { seat } => tables.release(table, guest, seat).await?,
            Deed::TakeBack { seat } => tables.take_back(table, guest, seat).await?,
            Deed::SeatBot { seat } => {
                let bot = Place::Bot(app.usual_bot().to_owned());
                tables.arrange(table, guest, seat, bot).await?;
            }
            Deed::SeatOpen { seat } => tables.arrange(table, guest, seat, Place::Open).await?,
            Deed::Stay {} => tables.stay(table, guest).await?,
            Deed::CallOff {} => tables.call_off(table, guest).await?,
            Deed::Rematch {} => return Ok(Done::Opened(tables.rematch(table, guest).await?)),
            Deed::Fork { step, seat, level } => {
                let level = level.as_deref().unwrap_or(app.usual_bot());
                return Ok(Done::Opened(tables.fork(table, guest, step, seat, level).await?));
            }
        }
        Ok(Done::Shown)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn fields(deed: &Value) -> Fields {
        let one = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let text = |value: &Value| match value {
            Value::Array(several) => several.iter().map(one).collect::<Vec<_>>().join(","),
            single => one(single),
        };
        let fields = deed.as_object().unwrap().iter();
        fields.map(|(name, value)| (name.clone(), text(value))).collect()
    }

    /// One of each, as a program sends them.
    fn every() -> Vec<Value> {
        vec![
            json!({ "do": "act", "seat": 1, "action": 7, "steps": 3 }),
            json!({ "do": "act", "seat": 1, "action": 7, "then": [9, 2], "steps": 3, "on": "by-itself" }),
            json!({ "do": "undo", "seat": 0, "count": 2 }),
            json!({ "do": "restart-turn", "seat": 0 }),
            json!({ "do": "answer-undo", "consent": "agree" }),
            json!({ "do": "ask-end", "seat": 0 }),
            json!({ "do": "answer-end", "consent": "refuse" }),
            json!({ "do": "pace", "pace": "turn" }),
            json!({ "do": "hint", "seat": 0 }),
            json!({ "do": "hint", "seat": 0, "instead": 4 }),
            json!({ "do": "review" }),
            json!({ "do": "say", "words": "Good game!" }),
            json!({ "do": "note", "words": "she likes rubies" }),
            json!({ "do": "sit", "seat": 2, "invite": "abc" }),
            json!({ "do": "leave", "seat": 0 }),
            json!({ "do": "release", "seat": 0 }),
            json!({ "do": "take-back", "seat": 0 }),
            json!({ "do": "seat-bot", "seat": 3 }),
            json!({ "do": "seat-open", "seat": 3 }),
            json!({ "do": "stay" }),
            json!({ "do": "call-off" }),
            json!({ "do": "rematch" }),
            json!({ "do": "fork", "step": 4, "level": "hard" }),
            json!({ "do": "fork", "step": 4, "seat": 1 }),
        ]
    }

    #[test]
    fn a_form_and_a_program_ask_for_the_same_deeds() {
        for asked in every() {
            let deed: Deed = serde_json::from_value(asked.clone()).unwrap();
            assert_eq!(Deed::read(&fields(&asked)).unwrap(), deed, "{asked}");
        }
    }

    /// A button of a form has one value, a gesture several choices.
    #[test]
    fn a_button_names_a_whole_gesture() {
        let pressed = json!({ "do": "act", "seat": 1, "action": "7,9,2", "steps": 3 });
        let asked = json!({ "do": "act", "seat": 1, "action": 7, "then": [9, 2], "steps": 3 });
        let deed: Deed = serde_json::from_value(asked).unwrap();
        assert_eq!(Deed::read(&fields(&pressed)).unwrap(), deed);
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        let field = |asked: Value| match Deed::read(&fields(&asked)) {
            Err(Refused::Field(name)) => name,
            other => panic!("{asked}: {other:?}"),
        };
        assert_eq!(field(json!({ "do": "act", "seat": 1, "steps": 3 })), "action");
        assert_eq!(field(json!({ "do": "act", "seat": 1, "action": "7,x", "steps": 3 })), "then");
        let on = json!({ "do": "act", "seat": 1, "action": 7, "steps": 3, "on": "perhaps" });
        assert_eq!(field(on), "on");
        assert_eq!(field(json!({ "do": "sit", "seat": 8 })), "seat");
        assert_eq!(field(json!({ "do": "answer-undo", "consent": "maybe" })), "consent");
        assert!(matches!(Deed::read(&fields(&json!({ "do": "dance" }))), Err(Refused::Unknown)));
        for wrong in [json!({ "do": "stay", "seats": 1 }), json!({ "do": "hint", "seat": 8 })] {
            assert!(serde_json::from_value::<Deed>(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_costs_others_something_is_limited() {
        let limited = every().into_iter().filter_map(|asked| {
            let deed: Deed = serde_json::from_value(asked.clone()).unwrap();
            deed.limit().map(|kind| (asked["do"].as_str().unwrap().to_owned(), kind))
        });
        let expected = [
            ("undo", Kind::Undo),
            ("restart-turn", Kind::Undo),
            ("ask-end", Kind::Undo),
            ("hint", Kind::Advice),
            ("hint", Kind::Advice),
            ("review", Kind::Advice),
            ("say", Kind::Chat),
            ("sit", Kind::Seat),
            ("leave", Kind::Seat),
            ("release", Kind::Seat),
            ("take-back", Kind::Seat),
            ("seat-bot", Kind::Seat),
            ("seat-open", Kind::Seat),
            ("stay", Kind::Seat),
            ("rematch", Kind::Creation),
            ("fork", Kind::Creation),
            ("fork", Kind::Creation),
        ];
        let expected = expected.map(|(verb, kind)| (verb.to_owned(), kind));
        assert_eq!(limited.collect::<Vec<_>>(), expected);
    }
}
