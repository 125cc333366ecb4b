//! One open page of one table, from its first drawing to its last update.

use std::collections::HashSet;
use std::sync::Arc;

use engine::{AnyView, Seat, SeatSet, Viewer, Voice};
use maud::{Markup, html};
use pages::bundles::{Landing, Picked, bundle_list, landings};
use pages::games::{Board, board_of};
use pages::table::{Curtain, TablePage, Time, card, seat_names};
use pages::{Fields, Parts, Reader, Scene, Settings, Shared, Words, shared_picture, words};
use table::{ChatLine, GuestId, Hint, Look, LookAs, LookError, Pulse, Status, TableId};

use crate::app::App;
use crate::coach;
use crate::failure::Failure;
use crate::look::{chat_line, drawable, seats};
use crate::person::Person;
use crate::refused::Refused;

/// A table on a page: who looks, in whose view, at which moment.
pub struct Page {
    table: TableId,
    person: Person,
    settings: Settings,
    past: Option<Replay>,
    /// The seat whose secrets a shared screen shows.
    lifted: Option<Seat>,
    /// The chat, with the number of lines the bus had announced when it was read.
    talk: Option<(u64, Arc<[ChatLine]>)>,
    /// The people the reader has muted.
    muted: Option<HashSet<GuestId>>,
    note: Option<String>,
    invite: Option<String>,
    /// The last hint asked for.
    hint: Option<Hint>,
    /// Whether the coach judges decisions.
    coached: Option<bool>,
    /// What was read last.
    shown: Option<(Look, Curtain)>,
}

/// A step of the past, in somebody's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The number of steps before.
    pub step: usize,
    /// Whose view.
    pub viewer: Viewer,
}

impl Page {
    /// A table as it is.
    pub fn live(table: TableId, person: Person, settings: Settings, lifted: Option<Seat>) -> Page {
        Page {
            table,
            person,
            settings,
            past: None,
            lifted,
            talk: None,
            muted: None,
            note: None,
            invite: None,
            hint: None,
            coached: None,
            shown: None,
        }
    }

    /// A table as it was.
    pub fn past(table: TableId, person: Person, settings: Settings, past: Replay) -> Page {
        Page { past: Some(past), ..Page::live(table, person, settings, None) }
    }

    /// The table.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// The id of its game, once it was read.
    pub fn game(&self) -> &str {
        self.shown.as_ref().map_or("", |(look, _)| &look.table.game)
    }

    /// Who looks.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// Who reads the page.
    pub fn reader(&self) -> Reader<'_> {
        self.person.reading(self.settings)
    }

    /// The words in the reader's language.
    pub fn words(&self) -> &'static Words {
        words(self.settings.language)
    }

    /// Shows another step of the past.
    pub fn go_to(&mut self, step: usize) {
        if let Some(past) = &mut self.past {
            past.step = step;
        }
    }

    /// Shows a shared screen to the person in this seat.
    pub fn lift(&mut self, seat: Seat) {
        self.lifted = Some(seat);
    }

    /// Shows what a bot would do, until the game goes on.
    pub fn advise(&mut self, hint: Hint) {
        self.hint = Some(hint);
    }

    /// Lets the coach judge a decision made on this page, if the person wants that.
    pub async fn coach(&self, app: &App) {
        if let (Some(true), Some(guest)) = (self.coached, self.person.id())
            && let Err(error) = app.tables().coach(&self.table, guest).await
        {
            tracing::warn!(table = %self.table, %error, "the coach can't look");
        }
    }

    /// Whether the coach looks at this person's decisions.
    pub fn is_coached(&self) -> bool {
        self.coached == Some(true)
    }

    /// Whether one of the person's seats had to decide when the table was read.
    pub fn is_asked(&self) -> bool {
        let view = self.shown.as_ref().and_then(|(look, _)| Some((look, look.view.as_ref()?)));
        view.is_some_and(|(look, view)| !view.waiting().and(look.mine).is_empty())
    }

    /// Makes the next drawing read the private note again.
    pub fn forget_note(&mut self) {
        self.note = None;
    }

    /// Makes the next drawing read the chat again.
    pub fn forget_talk(&mut self) {
        self.talk = None;
    }

    /// Reads the table as it is to be shown now, and of the rest only what has changed according to
    /// `heard`.
    pub async fn read(&mut self, app: &App, heard: Pulse) -> Result<(), Failure> {
        let (mut look, curtain) = self.look(app).await?;
        self.read_talk(app, heard.talk).await?;
        self.read_own(app, &look).await?;
        // Whoever sends the coach away doesn't want to go on reading its last words.
        if !self.is_coached() {
            look.remark = None;
        }
        self.shown = Some((look, curtain));
        Ok(())
    }

    /// The seats this page looks for; `None` for a page of the past.
    pub fn attending(&self) -> Option<SeatSet> {
        let (look, _) = self.shown.as_ref().filter(|_| self.past.is_none())?;
        Some(look.mine)
    }

    /// Draws what was read last; `parts` knows what the browser already shows.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method by itself belongs to one lifetime of a page"
    )]
    pub fn draw(&self, app: &App, parts: &Parts) -> Markup {
        self.draw_as(app, parts, |page| page.draw())
    }

    /// Draws an older page of the log: what happened before a step and isn't on the table's own
    /// page.
    pub fn leaf(&self, app: &App, before: usize) -> Markup {
        let reader = self.reader();
        self.draw_as(app, &Parts::default(), |page| page.leaf(&reader, before))
    }

    fn draw_as(
        &self,
        app: &App,
        parts: &Parts,
        draw: impl FnOnce(&TablePage<'_>) -> Markup,
    ) -> Markup {
        let Some((look, curtain)) = &self.shown else { return html! {} };
        let time = match self.past {
            Some(_) => Time::Past { of: look.table.steps },
            None => Time::Live,
        };
        let invite = self.invite.as_ref().map(|code| app.invitation(&self.table, code));
        let replay = app.address(&format!("/replay/{}", self.table));
        let talk = self.talk.as_ref().map(|(_, lines)| Arc::clone(lines)).unwrap_or_default();
        let talk: Vec<_> = talk.iter().filter(|line| self.hears(line)).map(chat_line).collect();
        let advice = self.hint.as_ref().filter(|hint| hint.steps == look.table.steps);
        let page = TablePage {
            look: &drawable(look),
            curtain: *curtain,
            time,
            is_guest: self.person.guest().is_some(),
            settings: self.settings,
            talk: &talk,
            note: self.note.as_deref().unwrap_or_default(),
            invite: invite.as_deref(),
            replay: &replay,
            advice: advice.map(|hint| hint.comparison.as_ref()),
            parts,
        };
        draw(&page)
    }

    /// The table in the view that this page may show now.
    async fn look(&mut self, app: &App) -> Result<(Look, Curtain), Failure> {
        let (tables, guest) = (app.tables(), self.person.id());
        if let Some(Replay { step, viewer }) = self.past {
            let viewer = LookAs::Viewer(viewer);
            let look = match tables.look_at(&self.table, guest, viewer, step).await {
                // A link to a step that doesn't exist shows the nearest one.
                Err(LookError::NoStep { first, steps }) if steps >= first => {
                    let nearest = step.clamp(first, steps);
                    tables.look_at(&self.table, guest, viewer, nearest).await?
                }
                other => other?,
            };
            return Ok((look, Curtain::Up));
        }
        let look = tables.look(&self.table, guest, LookAs::Myself).await?;
        if look.mine.len() < 2 || look.table.status != Status::Playing {
            return Ok((look, Curtain::Up));
        }
        // Several people share this screen: nobody sees another's secrets without a hand-over.
        let wanted = match (look.viewer, self.lifted) {
            (Viewer::Seat(seat), _) | (Viewer::Spectator, Some(seat)) => seat,
            (Viewer::Spectator, None) => return Ok((look, Curtain::Up)),
        };
        let own = tables.look(&self.table, guest, LookAs::Viewer(Viewer::Seat(wanted))).await?;
        if self.lifted == Some(wanted) {
            return Ok((own, Curtain::Up));
        }
        let others = tables.look(&self.table, guest, LookAs::Viewer(Viewer::Spectator)).await?;
        let view = |look: &Look| look.view.as_ref().map(AnyView::json);
        if view(&own) == view(&others) {
            // Nothing is hidden in this game, so there is nothing to hand over.
            self.lifted = Some(wanted);
            return Ok((own, Curtain::Up));
        }
        Ok((others, Curtain::Down(wanted)))
    }

    async fn read_talk(&mut self, app: &App, heard: u64) -> Result<(), Failure> {
        if self.talk.as_ref().is_none_or(|(known, _)| *known != heard) {
            self.talk = Some((heard, app.tables().recent_talk(&self.table).await?));
        }
        if let (None, Some(guest)) = (&self.muted, self.person.id()) {
            let muted = app.tables().mutes(guest).await?;
            self.muted = Some(muted.into_iter().map(|muted| muted.guest).collect());
        }
        Ok(())
    }

    fn hears(&self, line: &ChatLine) -> bool {
        let muted = self.muted.as_ref();
        !line.by.as_ref().is_some_and(|by| muted.is_some_and(|muted| muted.contains(by)))
    }

    async fn read_own(&mut self, app: &App, look: &Look) -> Result<(), Failure> {
        let Some(guest) = self.person.id() else { return Ok(()) };
        if self.note.is_none() && !look.mine.is_empty() {
            self.note = Some(app.tables().note(&self.table, guest).await?);
        }
        if self.coached.is_none() && !look.mine.is_empty() && self.past.is_none() {
            let wanted = coach::is_wanted(app, self.settings, guest, &look.table.game).await?;
            self.coached = Some(wanted);
        }
        let gives = look.is_host || !look.mine.is_empty();
        let wanted = matches!(look.table.status, Status::Gathering | Status::Playing);
        if self.invite.is_none() && gives && wanted && self.past.is_none() {
            self.invite = app.tables().invite(&self.table, guest).await.ok();
        }
        Ok(())
    }

    /// The card of a thing on the board: what it is, and why it can't be used now.
    pub async fn card(&mut self, app: &App, fields: &Fields) -> Option<Markup> {
        let (look, curtain) = self.look(app).await.ok()?;
        if curtain != Curtain::Up {
            return None;
        }
        let (game, words) = (&look.table.game, self.words());
        let names = seat_names(&seats(&look), words);
        let text = catalogue::find(game).ok()?.text(self.settings.language);
        let view = look.view.as_ref()?;
        let parts = Parts::default();
        let scene = Scene {
            view,
            viewer: look.viewer,
            voice: Voice { text, names: &names },
            words,
            choices: &[],
            parts: &parts,
        };
        let why = match fields.read::<u32>("why") {
            Ok(action) if self.past.is_none() => view.why_not(action).err(),
            _ => None,
        };
        card(game, &scene, fields.filled("about"), why.as_ref())
    }

    /// What a link to the page shows: who plays what.
    pub fn shared(&self, app: &App, here: &str) -> Shared {
        let (game, words) = (self.game(), self.words());
        let known = catalogue::find(game).ok();
        let voice = known.map(|known| Voice::nameless(known.text(self.settings.language)));
        let named = voice.map(|voice| voice.name("game-name")).unwrap_or_default();
        let names = self.shown.as_ref().map(|(look, _)| seat_names(&seats(look), words));
        let names = names.unwrap_or_default().join(", ");
        let about = voice.map(|voice| voice.name_attribute("game-name", "about"));
        Shared {
            title: words.tell("shared-title", &[("game", named.into()), ("names", names.into())]),
            about: about.unwrap_or_default(),
            address: app.address(here),
            picture: app.address(shared_picture(game)),
        }
    }

    /// Where something can be laid that is picked up: a thing that the board knows by name, or else whatever
    /// answers what picking it up says.
    pub async fn landings(&mut self, app: &App, fields: &Fields) -> Vec<Landing> {
        let named = fields.filled("thing").map(|thing| Picked::Thing(thing.to_owned()));
        let ways: Vec<Picked> = named.into_iter().chain(answers(fields)).collect();
        let found = self.deciding(app, |scene, board| {
            let each = ways.iter();
            let mut each =
                each.map(|picked| landings(scene.view, board, picked, &scene.voice, scene.words));
            each.find(|found| !found.is_empty())
        });
        found.await.flatten().unwrap_or_default()
    }

    /// The list of what can be chosen in one go.
    pub async fn bundles(&mut self, app: &App) -> Option<Markup> {
        self.deciding(app, bundle_list).await
    }

    /// Something about a decision of the reader's own; nothing in the past, in a lesson, or behind a curtain.
    async fn deciding<T>(
        &mut self,
        app: &App,
        find: impl FnOnce(&Scene<'_>, &'static dyn Board) -> T,
    ) -> Option<T> {
        let (look, curtain) = self.look(app).await.ok()?;
        let own = matches!(look.viewer, Viewer::Seat(seat) if look.mine.contains(seat));
        let is_on = look.table.status == Status::Playing && self.past.is_none();
        if !own || !is_on || curtain != Curtain::Up || look.lesson.is_some() {
            return None;
        }
        let (game, words) = (&look.table.game, self.words());
        let names = seat_names(&seats(&look), words);
        let text = catalogue::find(game).ok()?.text(self.settings.language);
        let parts = Parts::default();
        let scene = Scene {
            view: look.view.as_ref()?,
            viewer: look.viewer,
            voice: Voice { text, names: &names },
            words,
            choices: &[],
            parts: &parts,
        };
        Some(find(&scene, board_of(game)))
    }

    /// Why something wasn't done, with the rule.
    pub fn refusal(&self, refused: &Refused) -> Markup {
        refused.draw(self.game(), self.settings.language)
    }

    /// What went wrong with the page itself.
    pub fn failure(&self, failure: &Failure) -> Markup {
        html! { (failure.words(self.words())) }
    }
}

/// The answers that picking something up gives; nothing if they are no numbers. By none of them a pile is
/// picked up, unless the thing has a name.
fn answers(fields: &Fields) -> Option<Picked> {
    let answers = fields.get("action").unwrap_or_default();
    if answers.is_empty() && fields.filled("thing").is_some() {
        return None;
    }
    let answers = answers.split(',').filter(|each| !each.is_empty());
    answers.map(str::parse).collect::<Result<Vec<u32>, _>>().ok().map(Picked::Answers)
}
