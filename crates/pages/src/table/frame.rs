//! The whole page around a table.

use engine::{ActError, Voice};
use maud::{Markup, html};

use crate::draw::{Layout, Shared, Shell, rule_anchor, shared_page};
use crate::games::board_of;
use crate::guide::aid;
use crate::parts::Known;
use crate::reader::Reader;
use crate::scene::Scene;
use crate::words::Words;

/// What the page of a table needs besides the table.
pub struct Frame<'a> {
    /// Who reads it.
    pub reader: &'a Reader<'a>,
    /// The id of the game.
    pub game: &'a str,
    /// The address of the live connection.
    pub live: &'a str,
    /// The address of this page.
    pub here: &'a str,
    /// What the page shows, for the live connection to go on from.
    pub known: &'a Known,
    /// What a link to it shows.
    pub shared: &'a Shared,
    /// What went wrong with the last request.
    pub notice: Option<Markup>,
}

impl Frame<'_> {
    /// The page with the table that [`super::TablePage::draw`] drew.
    #[expect(clippy::needless_pass_by_value, reason = "markup is made where it is handed over")]
    pub fn draw(&self, table: Markup) -> Markup {
        let (words, language) = (self.reader.words(), self.reader.settings.language);
        let title = catalogue::find(self.game).map_or_else(
            |_| self.game.to_owned(),
            |game| Voice::nameless(game.text(language)).name("game-name"),
        );
        let known = serde_json::to_string(self.known).unwrap_or_default();
        let and = if self.live.contains('?') { '&' } else { '?' };
        let live = format!("{}{and}language={language}", self.live);
        let shell = Shell {
            reader: self.reader,
            title: &title,
            here: self.here,
            layout: Layout::Table(self.game),
        };
        let guest = self.reader.name.map(|_| "yes");
        let aid = aid(self.game, language);
        let content = html! {
            main #main .felt data-live=(live) data-parts=(known) data-guest=[guest] data-tab="board"
                data-confirm-words=(words.say("confirm-again")) data-whole-map=(words.say("whole-map"))
                data-turn-words=(words.say("your-turn")) data-keep-words=(words.say("keep-words")) {
                template #keys { (keys(words, aid.as_ref())) }
                (table)
            }
            @if let Some(aid) = &aid { (aid) }
            p #offline .offline hidden role="status" data-away=(words.say("offline")) data-back=(words.say("online")) {}
            @if let Some(notice) = &self.notice { div.toasts { div.toast.wrong role="alert" { (notice) } } }
        };
        shared_page(&shell, Some(self.shared), content)
    }
}

/// Which keys do what.
fn keys(words: &Words, aid: Option<&Markup>) -> Markup {
    let keys = [
        ("1 – 9", "keys-choices"),
        ("← ↑ → ↓", "keys-arrows"),
        ("p", "keys-prompt"),
        ("b", "keys-board"),
        ("u", "keys-undo"),
        ("h", "keys-hint"),
        ("a", "keys-aid"),
        ("l", "keys-log"),
        ("c", "keys-chat"),
        ("?", "keys"),
    ];
    html! {
        strong { (words.say("keys")) }
        dl.keys {
            @for (key, what) in keys.into_iter().filter(|(key, _)| *key != "a" || aid.is_some()) {
                dt { kbd { (key) } }
                dd { (words.say(what)) }
            }
        }
    }
}

/// The card of a thing on the board of this game: what it is, and why it can't be used now. `None`
/// if neither is known.
pub fn card(
    game: &str,
    scene: &Scene<'_>,
    about: Option<&str>,
    why: Option<&ActError>,
) -> Option<Markup> {
    let about = about.and_then(|thing| board_of(game).about(scene, thing));
    if about.is_none() && why.is_none() {
        return None;
    }
    Some(scene.parts.whole(html! {
        @if let Some(about) = about { (about) }
        @if let Some(ActError::Refused { rule, said }) = why {
            p.why { (scene.voice.say_said(said)) }
            p { a href=(rule_anchor(game, rule)) target="_blank" {
                (scene.words.tell("rule-link", &[("rule", (*rule).into())]))
            } }
        }
    }))
}
