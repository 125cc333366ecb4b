//! What is heard and shown to somebody who looks elsewhere, in every game: tones by Web Audio, a mark in the title, a
//! notice; nothing of it unless it was switched on. And how a game ends before its time.

use std::collections::BTreeMap;

use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

use crate::contract::{Moment, Source, steps};
use crate::server::Server;
use crate::sitting::{ASKED, new_table, play_on, play_to_the_end};
use crate::tab::{Chromium, Screen, Tab};

const GAMES: [&str; 4] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall"];

/// Notes every tone with the state of what plays it, and every notice.
const LISTEN: &str = "(() => { window.tones = []; window.notices = []; \
    const make = BaseAudioContext.prototype.createOscillator; \
    BaseAudioContext.prototype.createOscillator = function () { const voice = make.call(this); \
      const start = voice.start.bind(voice); window.context = this; \
      voice.start = at => { window.tones.push(voice.frequency.value); start(at); }; return voice; }; \
    window.Notification = class { static permission = 'granted'; static requestPermission() {} close() {} \
      constructor(title, { body }) { window.notices.push([title, body]); } }; })()";
/// As if another window lay over this one.
const HIDE: &str =
    "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })";

async fn tones(tab: &Tab) -> Vec<u64> {
    let told = tab.value("window.tones.map(Math.round)").await;
    told.as_array().unwrap().iter().map(|tone| tone.as_u64().unwrap()).collect()
}

async fn sit_down(tab: &Tab, server: &Server, game: &str, attention: &str) {
    tab.open(&server.at("/settings")).await;
    let fields = format!(
        "{{ language: 'en', motion: 'off', coach: 'off', sound: '{attention}', notices: '{attention}' }}"
    );
    tab.post("/settings", &fields).await;
    let fields = "{ name: 'Anna', seats: '2', 'seat-0': 'me', 'seat-1': 'bot-random' }";
    tab.post(&format!("/new/{game}"), fields).await;
    tab.until(ASKED).await;
    tab.value(LISTEN).await;
}

/// Plays until the other has had a turn.
async fn until_the_turn_comes_back(tab: &Tab) {
    tab.value("(() => { window.away = 0; document.addEventListener('shown', () => { if (!document.querySelector('.prompt.mine')) window.away += 1; }); })()")
        .await;
    for _ in 0..60 {
        play_on(tab, 1).await;
        tab.until(ASKED).await;
        if tab.is("window.away > 0").await {
            return tab.until(ASKED).await;
        }
    }
    panic!("the other never decides");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_heard_and_noticed_where_that_is_switched_on() {
    let server = Server::with_pace(60);
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    for game in GAMES {
        sit_down(&tab, &server, game, "on").await;
        assert!(tab.is("document.title.startsWith('● ')").await, "{game}");
        tab.value(HIDE).await;
        until_the_turn_comes_back(&tab).await;
        tab.until("window.tones.map(Math.round).join().includes('523,784')").await;
        tab.until("window.context?.state === 'running'").await;
        let notices = tab.value("window.notices").await;
        assert!(!notices.as_array().unwrap().is_empty(), "{game}");
        assert!(notices[0][1].as_str().is_some_and(|question| !question.is_empty()), "{notices}");
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_quiet_unless_somebody_wants_to_hear() {
    let server = Server::with_pace(60);
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    for game in GAMES {
        sit_down(&tab, &server, game, "off").await;
        tab.value(HIDE).await;
        until_the_turn_comes_back(&tab).await;
        assert_eq!(tones(&tab).await, Vec::<u64>::new(), "{game}");
        assert_eq!(tab.value("window.notices").await, Value::Array(Vec::new()), "{game}");
        assert!(tab.is("document.title.startsWith('● ')").await, "{game}");
    }
}

/// The last steps of a game between bots, played by a person: the end is heard, and can be saved as a picture.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_heard_and_saved_as_a_picture() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", "{ language: 'en', motion: 'off', coach: 'off', sound: 'on' }").await;
    for game in GAMES {
        let source = Source {
            name: "end",
            seats: 2,
            options: &[],
            number: 5,
            moments: &[Moment::Share(99)],
        };
        let (journal, moments) = steps(&source, game);
        let replay = server.at(&format!("/replay/{}", server.import(&journal)));
        tab.open(&replay).await;
        let fields = format!("{{ do: 'fork', step: '{}', level: 'random' }}", moments[0].1);
        tab.post(&replay, &fields).await;
        tab.until(ASKED).await;
        tab.value(LISTEN).await;
        play_to_the_end(&tab).await;
        tab.until("window.tones.map(Math.round).join().endsWith('523,659,784,1047')").await;
        tab.value("(() => { const save = HTMLAnchorElement.prototype.click; \
            HTMLAnchorElement.prototype.click = function () { if (this.download) window.saved = this.download; else save.call(this); }; \
            const drawn = HTMLCanvasElement.prototype.toBlob; \
            HTMLCanvasElement.prototype.toBlob = function (done, type) { \
              drawn.call(this, blob => { window.shot = [this.width, this.height, blob.size > 20000]; done(blob); }, type); }; })()")
            .await;
        tab.click("[data-picture]").await;
        tab.until("window.saved").await;
        assert_eq!(tab.value("window.shot").await, json!([1200, 630, true]), "{game}");
        assert!(tab.is("window.saved.endsWith('.png')").await);
        // Whoever plays on from a moment of it is asked as whom, themselves first.
        let played = tab.address().await.replace("/table/", "/replay/");
        let own = "[...document.querySelectorAll('.player')].find(each => [...each.querySelectorAll('.badge')] \
            .some(badge => badge.textContent.trim() === 'You')).querySelector('.player-name').textContent.trim()";
        let own = tab.value(own).await;
        tab.open(&format!("{played}?step=3")).await;
        tab.click("details.sure:has(form[data-verb=fork]) > summary").await;
        let seats = "[...document.querySelectorAll('form[data-verb=fork] button')].map(each => each.textContent)";
        let seats = tab.value(seats).await;
        assert_eq!(seats.as_array().unwrap().len(), 2, "{game}");
        assert!(
            seats[0].as_str().unwrap().contains(own.as_str().unwrap()),
            "{game}: {own} in {seats}"
        );
        tab.click("form[data-verb=fork] button").await;
        tab.until("location.pathname.startsWith('/table/') && document.querySelector('.felt')")
            .await;
        assert!(
            tab.is(&format!(
                "location.pathname !== new URL({played:?}).pathname.replace('replay', 'table')"
            ))
            .await
        );
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}

/// Leaving and giving up ask first, and each is logged once; a game of two ends if both agree.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_left_given_up_and_ended_by_agreement() {
    let server = Server::with_pace(500);
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Desktop).await);
    let logged = async |tab: &Tab, words: &str| {
        let lines = format!(
            "[...document.querySelectorAll('#log li')].filter(line => line.textContent.includes({words:?})).length"
        );
        tab.value(&lines).await
    };
    for game in GAMES {
        new_table(&anna, &server, game, &["me", "open"]).await;
        let invite = anna.value("document.querySelector('#invite').value").await;
        berta.open(invite.as_str().unwrap()).await;
        if berta.is("document.querySelector('#name')").await {
            berta.type_into("#name", "Berta").await;
        }
        berta.click("button[name=seat]").await;
        berta.until("document.querySelector('.felt')").await;
        anna.until("document.querySelector('#player-0 summary')").await;
        let open = async |tab: &Tab, seat: usize| {
            tab.until(&format!("document.querySelector('#player-{seat} summary')")).await;
            tab.value(&format!("document.querySelector('#player-{seat} details').open = true"))
                .await;
        };
        // Leaving asks first, and a bot sits in.
        open(&berta, 1).await;
        assert!(
            !berta
                .is("document.querySelector('form[data-verb=leave] button').checkVisibility()")
                .await
        );
        berta.click("details.sure:has(form[data-verb=leave]) > summary").await;
        berta.click("form[data-verb=leave] button").await;
        berta.until("document.querySelector('form[data-verb=take-back]')").await;
        anna.until("document.querySelector('#log').textContent.includes('Berta leaves')").await;
        assert_eq!(logged(&anna, "Berta leaves").await, 1, "{game}");
        berta.value("document.querySelector('form[data-verb=take-back] button').click()").await;
        berta.until("!document.querySelector('form[data-verb=take-back]')").await;
        // Both agree to end it.
        open(&anna, 0).await;
        anna.click("details.sure:has(form[data-verb=ask-end]) > summary").await;
        anna.click("form[data-verb=ask-end] button").await;
        berta.until("document.querySelector('form[data-verb=answer-end]')").await;
        berta.click("form[data-verb=answer-end]:has([value=agree]) button").await;
        for tab in [&anna, &berta] {
            tab.until("document.querySelector('#log').textContent.includes('All agreed to end the game.')").await;
            assert!(!tab.is("document.querySelector('.choice')").await, "{game}");
            assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
        }
    }
}

/// The journal of a game between bots, and the step with which its first battle begins: who makes it, and how.
fn first_battle(game: &str) -> (String, usize, Seat, u32) {
    let game = catalogue::find(game).unwrap();
    let options = game.option_defaults();
    let mut table = game.start(3, &options, Seed::from_phrase("a battle")).unwrap();
    let mut bot = game.bot("random", 1).unwrap();
    let mut last = None;
    let mut before = None;
    while let Some(seat) = table.waiting().first() {
        let asked = table.prompt(seat).is_some_and(|prompt| prompt.key == "prompt-battle");
        let fights = asked || table.view(Viewer::Spectator)["battle"].is_object();
        if before.is_none() && fights {
            before = last;
        }
        let action = bot.choose(table.as_ref(), seat).unwrap();
        last = Some((table.steps(), seat, action));
        table.act(seat, action).unwrap();
    }
    let (step, seat, action) = before.unwrap();
    (table.journal(), step, seat, action)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_heard() {
    // Slow enough for a battle between bots to be seen.
    let server = Server::with_pace(150);
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", "{ language: 'en', motion: 'off', coach: 'off', sound: 'on' }").await;
    for game in ["belaad", "clash-of-rage"] {
        let (journal, step, seat, action) = first_battle(game);
        let replay = server.at(&format!("/replay/{}", server.import(&journal)));
        tab.open(&replay).await;
        let seat = seat.index();
        let fields = format!("{{ do: 'fork', step: '{step}', seat: '{seat}', level: 'random' }}");
        tab.post(&replay, &fields).await;
        tab.until(ASKED).await;
        tab.value(LISTEN).await;
        tab.click(&format!("#choice-{action}")).await;
        tab.until("window.tones.map(Math.round).join().includes('196,147,196')").await;
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}

/// Every switch of the settings is kept, and seen at the table of every game.
#[tokio::test(flavor = "multi_thread")]
async fn every_switch_is_kept_at_every_table() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    for game in GAMES {
        sit_down(&tab, &server, game, "off").await;
        let table = tab.address().await;
        let rounds: [&[(&str, &str)]; 2] = [
            &[("theme", "dark"), ("motion", "slow"), ("pieces", "shapes"), ("pace", "turn")],
            &[
                ("theme", "light"),
                ("sound", "on"),
                ("confirm", "on"),
                ("notices", "on"),
                ("pace", "slow"),
            ],
        ];
        let mut wanted = BTreeMap::new();
        for round in rounds {
            // Each is set alone and leaves the others as they were.
            for (name, value) in round {
                tab.post("/settings", &format!("{{ {name}: '{value}' }}")).await;
                wanted.insert(name, value);
            }
            tab.open(&table).await;
            tab.until(ASKED).await;
            for (name, value) in &wanted {
                let kept = tab.value(&format!("document.documentElement.dataset.{name}")).await;
                assert_eq!(kept, **value, "{game}: {name}");
            }
        }
        tab.post("/settings", "{ language: 'de' }").await;
        tab.open(&table).await;
        assert!(tab.is("document.documentElement.lang === 'de'").await, "{game}");
        let back =
            "{ motion: 'off', pieces: 'colours', confirm: 'off', pace: 'normal', theme: 'device' }";
        tab.post("/settings", back).await;
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}

/// Two seats of one person have names of their own. Nobody plays on from the middle of a game that is on.
#[tokio::test(flavor = "multi_thread")]
async fn seats_of_one_screen_have_names() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    for game in GAMES {
        new_table(&tab, &server, game, &["me", "me"]).await;
        let names =
            "[...document.querySelectorAll('.player-name')].map(each => each.textContent.trim())";
        let names = tab.value(names).await;
        let names = names.as_array().unwrap();
        assert!(names.len() == 2 && names[0] != names[1], "{game}: {names:?}");
        new_table(&tab, &server, game, &["bot-random", "me"]).await;
        tab.until(ASKED).await;
        play_on(&tab, 2).await;
        let replay = tab.address().await.replace("/table/", "/replay/");
        tab.open(&format!("{replay}?step=1")).await;
        tab.until("document.getElementById('scrub')").await;
        assert!(
            !tab.is("document.querySelector('form[data-verb=fork], a[href$=\"/journal\"]')").await
        );
        assert_eq!(tab.faults(), Vec::<String>::new(), "{game}");
    }
}
