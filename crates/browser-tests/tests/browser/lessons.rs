//! Lessons on real pages: what a bubble speaks of is there, on a phone and on a desktop, in both
//! languages, and nobody is shut out; then the player aid and the rulebook.
//!
//! The short form plays the first lesson of each game; `SOFRA_CONTRACT=whole`, which `make contract` sets,
//! plays them all and keeps a picture of every bubble.

use learn::{Lesson, Part};

use crate::accessibility::Judge;
use crate::contract::Extent;
use crate::server::Server;
use crate::sitting::{LESSON_SHOWN, choose, moved_on};
use crate::tab::{Chromium, Pointer, Screen, Tab, Window};

const PHONE: Window = Window { width: 390, height: 780, pointer: Pointer::Finger, zoom: 1 };
const DESKTOP: Window = Window { width: 1366, height: 650, pointer: Pointer::Mouse, zoom: 1 };

/// What is wrong with the bubble that is read now: it must stand in the window and point at something
/// that can be seen there.
const WRONG: &str = "(() => { \
    const bubble = document.querySelector('.bubble:not([hidden])'); \
    const inside = (each) => { const { left, top, right, bottom } = each.getBoundingClientRect(); \
        return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1; }; \
    if (!inside(bubble)) return 'it stands outside the window'; \
    const thing = document.querySelector('.taught'); \
    if (!thing) return `${bubble.dataset.at ?? bubble.dataset.acts} is not on the board`; \
    const { left, top, width, height } = thing.getBoundingClientRect(); \
    const seen = left + width > 0 && left < innerWidth && top + height > 0 && top < innerHeight; \
    return seen ? '' : `${bubble.dataset.at ?? bubble.dataset.acts} is out of sight`; })()";

const TEXT: &str = "document.querySelector('.bubble:not([hidden]) p')?.textContent";

/// Every picture of the rulebook shows its part of a table, and the frame is as high as the picture.
const PICTURES: &str = "[...document.querySelectorAll('.picture iframe')].every(frame => { \
    frame.loading = 'eager'; const felt = frame.contentDocument?.querySelector('.felt'); \
    const shown = felt?.querySelector(`#${felt.dataset.show}`); const part = shown?.getBoundingClientRect(); \
    const seen = each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.getBoundingClientRect().width > 8; \
    return part?.height > 100 && part.width > 200 && Math.abs(frame.offsetHeight - felt.offsetHeight) < 4 \
      && [...shown.querySelectorAll('svg, [data-about]')].filter(seen).length > 4; })";

/// No two numbers in a picture touch, however small the picture is.
const LABELS_APART: &str = "[...document.querySelectorAll('.picture iframe')].every(frame => { \
    const boxes = [...frame.contentDocument.querySelectorAll('.label:not([hidden])')].map(each => each.getBoundingClientRect()); \
    return boxes.every((a, at) => boxes.slice(at + 1).every(b => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top)); })";

/// The picture on the page of a game is a table as it is played: players to the left of the board, the hand
/// below it.
const TABLE_IN_PLAY: &str = "(() => { \
    const frame = document.querySelector('.shot iframe').contentDocument; \
    const [players, board, own] = ['.players', '.board', '.own'].map(each => frame?.querySelector(each)?.getBoundingClientRect()); \
    return board?.height > 300 && players.right <= board.left && board.bottom <= own.top; })()";

/// Marks the thing that a bubble points at, if it takes one of these actions by itself; says whether.
fn mark(right: &[u32]) -> String {
    format!(
        "(() => {{ for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next; \
         const thing = [...document.querySelectorAll('.board .taught[data-act], .own .taught[data-act]')] \
           .find(each => {right:?}.includes(Number(each.dataset.act))); \
         const hit = thing?.querySelector(':scope > .hit') ?? thing; \
         if (!hit || getComputedStyle(hit).pointerEvents === 'none') return false; \
         hit.dataset.next = 'yes'; return true; }})()"
    )
}

/// A learner at a table.
struct Learner<'a> {
    tab: &'a Tab,
    window: Window,
    extent: Extent,
    /// What was wrong on the way.
    wrong: Vec<String>,
}

impl Learner<'_> {
    /// Opens a lesson and reads what it begins with.
    async fn open(&mut self, server: &Server, game: &str, lesson: &Lesson) {
        let name = format!("{game}/{}", lesson.name);
        self.tab.post(&server.at(&format!("/games/{game}/lessons/{}", lesson.name)), "{}").await;
        self.read_on(&name, "null").await;
    }

    /// Plays a lesson to its end.
    async fn play(&mut self, server: &Server, game: &str, lesson: &Lesson) {
        let name = format!("{game}/{}", lesson.name);
        self.tab.post(&server.at(&format!("/games/{game}/lessons/{}", lesson.name)), "{}").await;
        // A gesture may take several steps at once: where the lesson is, the page says.
        let acts: Vec<&Part> =
            lesson.script().iter().filter(|part| !matches!(part, Part::Say(_))).collect();
        let mut before = "null".to_owned();
        loop {
            self.read_on(&name, &before).await;
            let steps =
                self.tab.value("Number(document.querySelector('.lesson').dataset.steps)").await;
            let done = steps.as_u64().unwrap() as usize - lesson.past.len();
            let Some(Part::Do(_, right, _)) = acts.get(done) else {
                assert_eq!(done, acts.len(), "{name} waits for somebody else");
                break;
            };
            before = format!("'{steps}'");
            self.decide(right, &before).await;
        }
        let end = "document.querySelector('.bubble:not([hidden]) [data-close-bubble]')";
        assert!(self.tab.is(end).await, "{name} is not at its end");
    }

    /// Reads every bubble about the table once it has moved on from step `before`.
    async fn read_on(&mut self, name: &str, before: &str) {
        let come = format!(
            "({LESSON_SHOWN}) && document.querySelector('.lesson').dataset.steps !== {before}"
        );
        self.tab.until(&come).await;
        for bubble in 1.. {
            self.tab.at_rest().await;
            if self.extent == Extent::Whole {
                let at = before.trim_matches('\'');
                let name = name.replace('/', "-");
                self.tab.picture(&format!("{name}-{}-after-{at}-{bubble}", self.window)).await;
            }
            let (found, text) = (self.tab.value(WRONG).await, self.tab.value(TEXT).await);
            if let Some(found) = found.as_str().filter(|found| !found.is_empty()) {
                self.wrong.push(format!("{name}: {found}: {text}"));
            }
            if !self
                .tab
                .is("document.querySelector('.bubble:not([hidden]) [data-next-bubble]')")
                .await
            {
                return;
            }
            self.tab.click(".bubble:not([hidden]) [data-next-bubble]").await;
            self.tab.until(&format!("({LESSON_SHOWN}) && {TEXT} !== {text}")).await;
        }
    }

    /// Does what is asked: where the bubble points, or by the list of choices.
    async fn decide(&self, right: &[u32], before: &str) {
        let tab = self.tab;
        if !tab.is(&mark(right)).await {
            let first = right.first().map_or(".choice".into(), |id| format!("#choice-{id}"));
            return choose(tab, &first).await;
        }
        match self.window.pointer {
            Pointer::Finger => tab.tap("[data-next=yes]").await,
            Pointer::Mouse => {
                // The card of whatever the mouse rests on may lie over the thing.
                tab.press("Escape").await;
                tab.click("[data-next=yes]").await;
            }
        }
        moved_on(tab, before).await;
    }
}

/// Plays lessons of a game, then opens the aid and the rulebook.
async fn study(game: &str, window: Window, language: &str) {
    let judge = Judge::new("light");
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.resize_to(window).await;
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", &format!("{{ language: '{language}', motion: 'off' }}")).await;
    let course = learn::course(game).unwrap();
    let extent = Extent::wished();
    let count = match extent {
        Extent::Short => 1,
        Extent::Whole => course.lessons.len(),
    };
    let mut learner = Learner { tab: &tab, window, extent, wrong: Vec::new() };
    for lesson in &course.lessons[count..] {
        learner.open(&server, game, lesson).await;
    }
    for lesson in &course.lessons[..count] {
        learner.play(&server, game, lesson).await;
        judge.check(&tab, &format!("the end of {game}/{}", lesson.name)).await;
    }
    assert_eq!(learner.wrong, Vec::<String>::new(), "{game} at {window}");
    tab.click(".bubble:not([hidden]) [data-close-bubble]").await;
    tab.until("!document.querySelector('.bubble:not([hidden])')").await;
    tab.value("document.activeElement.blur()").await;
    tab.press("a").await;
    tab.until("document.querySelector('#aid:popover-open')").await;
    judge.check(&tab, &format!("the aid of {game}")).await;
    tab.open(&server.at(&format!("/games/{game}/how-to-play"))).await;
    tab.no_sideways_scrolling().await;
    judge.check(&tab, &format!("the rulebook of {game}")).await;
    tab.until(PICTURES).await;
    tab.until(LABELS_APART).await;
    tab.open(&server.at(&format!("/games/{game}"))).await;
    tab.until(TABLE_IN_PLAY).await;
    assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
}

macro_rules! lessons {
    ($($name:ident: $game:literal;)+) => {
        $(mod $name {
            use super::*;

            #[tokio::test(flavor = "multi_thread")]
            async fn on_a_phone_in_german() {
                study($game, PHONE, "de").await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn on_a_desktop_in_english() {
                study($game, DESKTOP, "en").await;
            }
        })+
    };
}

lessons! {
    belaad: "belaad";
    clash_of_rage: "clash-of-rage";
    dwar7s_fall: "dwar7s-fall";
    simurgh: "simurgh";
}
