//! What a person can do at a table, by a form or by a live message: the same words for both.

use engine::{Language, Said};
use maud::{Markup, html};
use pages::failure::told;
use pages::{BadField, Fields, words};
use table::{Act, Consent, Place, Sit, Undone};

use crate::app::App;
use crate::failure::Keyed;
use crate::guard::Address;
use crate::limits::Kind;
use crate::page::Page;
use crate::requests::entropy;

/// What came of it.
pub enum Answer {
    /// It is done; the page shows it.
    Done,
    /// A hint: the number of an action.
    Hint(u32),
    /// The page to go to.
    Go(String),
    /// Something to say.
    Say(Markup),
}

/// Why it wasn't done. Nothing has changed.
#[derive(Debug)]
pub enum Refused {
    /// Nobody does anything without a name.
    NoGuest,
    /// A field is missing or can't be read.
    Field(&'static str),
    /// There is no such thing to do.
    Unknown,
    /// The guest or the address has done that too often.
    TooMany,
    /// The rules don't allow it.
    Rule {
        /// The rule's id.
        rule: &'static str,
        /// The reason.
        said: Said,
    },
    /// The table says no: the key of its reason, and the reason in English.
    Table(&'static str, String),
}

impl From<BadField> for Refused {
    fn from(field: BadField) -> Self {
        Refused::Field(field.0)
    }
}

impl<E: Keyed> From<E> for Refused {
    fn from(error: E) -> Self {
        match error.rule() {
            Some((rule, said)) => Refused::Rule { rule, said },
            None => Refused::Table(error.key(), error.to_string()),
        }
    }
}

impl Refused {
    /// The reason, with a link to the rule.
    pub fn draw(&self, game: &str, language: Language) -> Markup {
        let words = words(language);
        match self {
            Refused::NoGuest => html! { (words.say("error-no-guest")) },
            Refused::Field(name) => {
                html! { (words.tell("error-field", &[("name", (*name).into())])) }
            }
            Refused::Unknown => html! { (words.say("error-unknown-deed")) },
            Refused::TooMany => html! { (words.say("error-too-many")) },
            Refused::Rule { rule, said } => pages::refusal(game, language, rule, said),
            Refused::Table(key, english) => html! { (told(key, english, words)) },
        }
    }
}

/// Does what the fields ask for.
pub async fn carry_out(
    app: &App,
    page: &mut Page,
    fields: &Fields,
    address: Address,
) -> Result<Answer, Refused> {
    let tables = app.tables();
    let table = page.table().clone();
    let guest = page.person().id().cloned().ok_or(Refused::NoGuest)?;
    match fields.get("do").unwrap_or_default() {
        "act" => {
            let act = Act {
                seat: fields.seat("seat")?,
                action: fields.read("action")?,
                steps: fields.read("steps")?,
            };
            tables.act(&table, &guest, act).await?;
        }
        "undo" => {
            let undone =
                tables.undo(&table, &guest, fields.seat("seat")?, fields.read("count")?).await?;
            if undone == Undone::Asked {
                return Ok(Answer::Say(html! { (page.words().say("undo-waiting")) }));
            }
        }
        "restart-turn" => {
            tables.restart_turn(&table, &guest, fields.seat("seat")?).await?;
        }
        "answer-undo" => {
            let consent = match fields.get("consent") {
                Some("agree") => Consent::Agree,
                Some("refuse") => Consent::Refuse,
                _ => return Err(Refused::Field("consent")),
            };
            tables.answer_undo(&table, &guest, consent).await?;
        }
        "hint" | "review" if !app.limits().allow_advice(address.0, &guest) => {
            return Err(Refused::TooMany);
        }
        "hint" => {
            return Ok(Answer::Hint(tables.hint(&table, &guest, fields.seat("seat")?).await?));
        }
        "say" if !app.limits().allow_chat(address.0, &guest) => return Err(Refused::TooMany),
        "rematch" | "fork" if !app.limits().allow(Kind::Creation, address.0) => {
            return Err(Refused::TooMany);
        }
        "say" => {
            tables.say(&table, &guest, fields.filled("words").unwrap_or_default()).await?;
        }
        "note" => {
            tables.set_note(&table, &guest, fields.get("words").unwrap_or_default()).await?;
            page.forget_note();
            return Ok(Answer::Say(html! { (page.words().say("note-saved")) }));
        }
        "sit" if !app.limits().allow(Kind::Seat, address.0) => return Err(Refused::TooMany),
        "sit" => {
            let invite = fields.filled("invite").map(str::to_owned);
            let sit = Sit { seat: fields.seat("seat")?, entropy: entropy(), invite };
            tables.sit(&table, &guest, sit).await?;
        }
        "leave" => {
            tables.leave(&table, &guest, fields.seat("seat")?).await?;
        }
        "release" => {
            tables.release(&table, &guest, fields.seat("seat")?).await?;
        }
        "take-back" => {
            tables.take_back(&table, &guest, fields.seat("seat")?).await?;
        }
        "seat-bot" => {
            let bot = Place::Bot(app.usual_bot().to_owned());
            tables.arrange(&table, &guest, fields.seat("seat")?, bot).await?;
        }
        "seat-open" => {
            tables.arrange(&table, &guest, fields.seat("seat")?, Place::Open).await?;
        }
        "review" => {
            tables.review(&table).await?;
        }
        "stay" => {
            tables.stay(&table, &guest).await?;
        }
        "call-off" => {
            tables.call_off(&table, &guest).await?;
        }
        "rematch" => {
            let again = tables.rematch(&table, &guest).await?;
            return Ok(Answer::Go(format!("/table/{again}")));
        }
        "fork" => {
            let level = fields.filled("level").unwrap_or(app.usual_bot()).to_owned();
            let fork = tables.fork(&table, &guest, fields.read("step")?, &level).await?;
            return Ok(Answer::Go(format!("/table/{fork}")));
        }
        _ => return Err(Refused::Unknown),
    }
    Ok(Answer::Done)
}
