//! Name and settings: who I am, and how I want the pages.

use axum::Form;
use axum::extract::{Extension, Query, State};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::Language;
use maud::{Markup, html};

use super::{back, redirect};
use crate::app::App;
use crate::cookies;
use crate::draw::{Layout, Shell, icon, page};
use crate::failure::{Failure, words_of};
use crate::fields::Fields;
use crate::guard::Address;
use crate::limits::Kind;
use crate::person::{self, Person};
use crate::settings::{COOKIE, Motion, Pieces, Settings, Switch, Theme};
use crate::words::{Words, words};

type Sent = Form<Vec<(String, String)>>;

/// `GET /settings`
pub async fn show(
    State(_app): State<App>,
    settings: Settings,
    person: Person,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup, Failure> {
    let done = Fields(fields).get("done").is_some();
    let words = words(settings.language);
    let notice =
        done.then(|| html! { p.notice.done role="status" { (words.say("settings-saved")) } });
    Ok(draw(settings, &person, notice))
}

/// `POST /settings`: keeps what was chosen, and goes back to where it was chosen.
pub async fn change(
    State(app): State<App>,
    mut settings: Settings,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    let fields = Fields(fields);
    for (key, word) in &fields.0 {
        settings.set(key, word);
    }
    let cookie = cookies::keep(COOKIE, &settings.cookie(), app.config().transport);
    Ok(redirect(back(fields.get("back")), cookie))
}

/// `POST /name`
pub async fn rename(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    settings: Settings,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    let fields = Fields(fields);
    let name = fields.filled("name").unwrap_or_default().to_owned();
    let done = match person.id() {
        Some(id) => app.tables().rename(id, &name).await.map(|_| None),
        None if !app.limits().allow(Kind::Creation, address.0) => return Err(Failure::TooMany),
        None => app.tables().new_guest(&name).await.map(|(_, token)| {
            cookies::keep(person::COOKIE, token.reveal(), app.config().transport)
        }),
    };
    match done {
        Ok(cookie) => Ok(redirect("/settings?done=1", cookie)),
        Err(error) => Ok(refused(settings, &person, &words_of(&error, words(settings.language)))),
    }
}

/// `POST /password`: from now on the name is kept for whoever knows it.
pub async fn set_password(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    settings: Settings,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    if !app.limits().allow(Kind::Password, address.0) {
        return Err(Failure::TooMany);
    }
    let fields = Fields(fields);
    let guest = person.id().ok_or(Failure::NotYours)?;
    match app.tables().set_password(guest, fields.get("password").unwrap_or_default()).await {
        Ok(_) => Ok(redirect("/settings?done=1", None)),
        Err(error) => Ok(refused(settings, &person, &words_of(&error, words(settings.language)))),
    }
}

/// `POST /sign-in`
pub async fn sign_in(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    settings: Settings,
    person: Person,
    Form(fields): Sent,
) -> Result<Response, Failure> {
    if !app.limits().allow(Kind::Password, address.0) {
        return Err(Failure::TooMany);
    }
    let fields = Fields(fields);
    let name = fields.filled("name").unwrap_or_default();
    match app.tables().sign_in(name, fields.get("password").unwrap_or_default()).await {
        Ok((_, token)) => {
            let cookie = cookies::keep(person::COOKIE, token.reveal(), app.config().transport);
            Ok(redirect("/", cookie))
        }
        Err(error) => Ok(refused(settings, &person, &words_of(&error, words(settings.language)))),
    }
}

/// `POST /sign-out`
pub async fn sign_out(
    State(app): State<App>,
    headers: axum::http::HeaderMap,
) -> Result<Response, Failure> {
    if let Some(token) = cookies::read(&headers, person::COOKIE) {
        app.tables().sign_out(token).await?;
    }
    let forget = format!("{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax", person::COOKIE);
    Ok(redirect("/", HeaderValue::from_str(&forget).ok()))
}

fn refused(settings: Settings, person: &Person, reason: &str) -> Response {
    let notice = html! { p.notice.wrong role="alert" { (reason) } };
    (StatusCode::UNPROCESSABLE_ENTITY, draw(settings, person, Some(notice))).into_response()
}

fn draw(settings: Settings, person: &Person, notice: Option<Markup>) -> Markup {
    let words = words(settings.language);
    let title = words.say("settings");
    let shell = Shell {
        settings,
        title: &title,
        name: person.name(),
        here: "/settings",
        layout: Layout::Reading,
    };
    let content = html! {
        main #main {
            h1 { (title) }
            @if let Some(notice) = notice { (notice) }
            div.two {
                (appearance(settings, words))
                div.stack {
                    (name(person, words))
                    @if person.guest().is_some() { (password(person, words)) }
                    @if person.guest().is_none_or(|guest| !guest.has_password) { (sign_in_form(words)) }
                }
            }
        }
    };
    page(&shell, content)
}

fn appearance(settings: Settings, words: &Words) -> Markup {
    let languages = Language::ALL.map(|each| (each.code(), words.say(&format!("language-{each}"))));
    html! {
        form.panel.stack action="/settings" method="post" {
            input type="hidden" name="back" value="/settings?done=1";
            h2 { (words.say("settings-look")) }
            (pick("language", &words.say("language"), None, settings.language.code(), &languages))
            (pick("theme", &words.say("theme"), None, settings.theme.word(),
                &each(Theme::ALL, Theme::word, |word| format!("theme-{word}"), words)))
            (pick("pieces", &words.say("pieces"), Some(words.say("pieces-about")), settings.pieces.word(),
                &each(Pieces::ALL, Pieces::word, |word| format!("pieces-{word}"), words)))
            (pick("motion", &words.say("motion"), Some(words.say("motion-about")), settings.motion.word(),
                &each(Motion::ALL, Motion::word, |word| format!("motion-{word}"), words)))
            (pick("sound", &words.say("sound"), Some(words.say("sound-about")), settings.sound.word(),
                &each(Switch::ALL, Switch::word, |word| format!("switch-{word}"), words)))
            (pick("confirm", &words.say("confirm"), Some(words.say("confirm-about")), settings.confirm.word(),
                &each(Switch::ALL, Switch::word, |word| format!("switch-{word}"), words)))
            button.primary type="submit" { (icon("check")) (words.say("save")) }
        }
    }
}

fn each<T: Copy>(
    all: &[T],
    word: impl Fn(T) -> &'static str,
    key: impl Fn(&str) -> String,
    words: &Words,
) -> Vec<(&'static str, String)> {
    all.iter().map(|&value| (word(value), words.say(&key(word(value))))).collect()
}

fn pick(
    name: &str,
    legend: &str,
    about: Option<String>,
    chosen: &str,
    values: &[(&'static str, String)],
) -> Markup {
    html! {
        fieldset.field {
            legend { (legend) }
            @if let Some(about) = about { p.about { (about) } }
            div.pick {
                @for (word, said) in values {
                    label {
                        input type="radio" name=(name) value=(word) checked[*word == chosen];
                        (said)
                    }
                }
            }
        }
    }
}

fn name(person: &Person, words: &Words) -> Markup {
    html! {
        form.panel.stack action="/name" method="post" {
            h2 { (words.say("your-name")) }
            div.field {
                label for="own-name" { (words.say("your-name-label")) }
                p.about #own-name-about { (words.say("your-name-about")) }
                input #own-name name="name" required maxlength="24" autocomplete="nickname"
                    aria-describedby="own-name-about" value=[person.name()];
            }
            button type="submit" { (words.say("save")) }
        }
    }
}

fn password(person: &Person, words: &Words) -> Markup {
    let kept = person.guest().is_some_and(|guest| guest.has_password);
    let about = if kept { "password-kept" } else { "password-about" };
    html! {
        form.panel.stack action="/password" method="post" {
            h2 { (words.say("password-keep")) }
            input.unseen type="text" name="username" autocomplete="username" value=[person.name()]
                tabindex="-1" aria-hidden="true" readonly;
            div.field {
                label for="new-password" { (words.say("password-new")) }
                p.about #password-about { (words.say(about)) }
                input #new-password type="password" name="password" required minlength="8" maxlength="200"
                    autocomplete="new-password" aria-describedby="password-about";
            }
            button type="submit" { (words.say("save")) }
        }
        @if kept {
            form action="/sign-out" method="post" {
                button.quiet type="submit" { (icon("leave")) (words.say("sign-out")) }
            }
        }
    }
}

fn sign_in_form(words: &Words) -> Markup {
    html! {
        form.panel.stack action="/sign-in" method="post" {
            h2 { (words.say("sign-in")) }
            p.soft { (words.say("sign-in-about")) }
            div.field {
                label for="sign-in-name" { (words.say("your-name-label")) }
                input #sign-in-name name="name" required maxlength="24" autocomplete="username";
            }
            div.field {
                label for="sign-in-password" { (words.say("password")) }
                input #sign-in-password type="password" name="password" required maxlength="200"
                    autocomplete="current-password";
            }
            button type="submit" { (words.say("sign-in")) }
        }
    }
}
