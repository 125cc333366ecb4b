//! Deeds: everything that people can do on pages.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use engine::{Language, Played, Voice};
use table::{Ended, LookAs, TableId, Undone};

use super::caller::Caller;
use super::error::ApiError;
use super::hint::HintShape;
use super::shapes::DoneShape;
use super::tables::table_id;
use crate::app::App;
use crate::deeds::{Deed, Done};
use crate::guard::Address;
use crate::refused::Refused;
use crate::wishes::Wishes;

/// Do anything that a page lets a person do at a table
#[utoipa::path(
    post, path = "/api/tables/{id}/deeds", params(("id" = String, Path, description = "The table")),
    security(("token" = [])), request_body = Deed,
    responses((status = OK, body = DoneShape), (status = "default", body = ApiError))
)]
pub async fn deed(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Wishes(settings): Wishes,
    caller: Caller,
    body: Result<Json<Deed>, JsonRejection>,
) -> Result<Json<DoneShape>, ApiError> {
    let Json(deed) = body?;
    let asked = Asked { app: &app, table: table_id(&id)?, caller: &caller, address };
    Ok(Json(shape(asked.carry_out(deed, settings.language).await?, settings.language)))
}

/// Who asks for a deed, and where.
pub struct Asked<'a> {
    /// The server.
    pub app: &'a App,
    /// The table.
    pub table: TableId,
    /// The caller.
    pub caller: &'a Caller,
    /// The caller's address.
    pub address: Address,
}

impl Asked<'_> {
    /// Does it; a refusal by the rules is worded in this language.
    pub async fn carry_out(&self, deed: Deed, language: Language) -> Result<Done, ApiError> {
        let guest = &self.caller.guest()?.id;
        match deed.carry_out(self.app, &self.table, guest, self.address).await {
            Ok(done) => Ok(done),
            Err(Refused::Rule { rule, said }) => {
                let look = self.app.tables().look(&self.table, Some(guest), LookAs::Myself).await?;
                let game = catalogue::find(&look.table.game);
                let words = game.map(|game| Voice::nameless(game.text(language)).say_said(&said));
                Err(ApiError::refused(rule, words.unwrap_or_default()))
            }
            Err(refused) => Err(refused.into()),
        }
    }
}

fn shape(done: Done, language: Language) -> DoneShape {
    let became = |became| DoneShape { became, ..DoneShape::default() };
    match done {
        Done::Acted(acted) => DoneShape {
            steps: Some(acted.steps),
            ..became(if acted.played == Played::Held { "held" } else { "done" })
        },
        Done::Undone(undone) => became(word(undone)),
        Done::Ending(Ended::Asked) => became("asked"),
        Done::Ending(Ended::Refused) => became("refused"),
        Done::Hint(hint) => DoneShape {
            action: Some(hint.comparison.best.id),
            hint: Some(HintShape::of(&hint, language)),
            ..became("done")
        },
        Done::Opened(table) => DoneShape { table: Some(table.to_string()), ..became("done") },
        Done::Said | Done::Noted | Done::Shown | Done::Ending(Ended::Done) => became("done"),
    }
}

/// The API's word for the result of taking back.
pub fn word(undone: Undone) -> &'static str {
    match undone {
        Undone::Done(_) => "done",
        Undone::Withdrawn => "withdrawn",
        Undone::Asked => "asked",
        Undone::Refused => "refused",
    }
}
