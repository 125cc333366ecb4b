//! The rules of record of a game.

use axum::extract::{Path, State};
use maud::{Markup, html};

use crate::app::App;
use crate::draw::{Layout, Shell, chapters, page, rules_html};
use crate::failure::Failure;
use crate::person::Person;
use crate::settings::Settings;
use crate::words::words;

/// `GET /rules/{game}`
pub async fn show(
    State(_app): State<App>,
    Path(game): Path<String>,
    settings: Settings,
    person: Person,
) -> Result<Markup, Failure> {
    let game = catalogue::find(&game).map_err(|_| Failure::NotFound)?;
    let info = game.info();
    let words = words(settings.language);
    let name = engine::Voice::nameless(game.text(settings.language)).name("game-name");
    let title = words.tell("rules-of", &[("game", name.into())]);
    let here = format!("/rules/{}", info.id);
    let shell = Shell {
        settings,
        title: &title,
        name: person.name(),
        here: &here,
        layout: Layout::Reading,
    };
    let content = html! {
        main #main .rules {
            nav aria-label=(words.say("rules-chapters")) {
                @for (anchor, chapter) in chapters(info.rules) {
                    a href={ "#" (anchor) } { (chapter) }
                }
            }
            // The rules of record are kept in one language, so that there is one truth.
            article.prose lang="en" {
                p.notice lang=(settings.language.code()) { (words.say("rules-note")) }
                (rules_html(info.rules, info.prefix))
            }
        }
    };
    Ok(page(&shell, content))
}
