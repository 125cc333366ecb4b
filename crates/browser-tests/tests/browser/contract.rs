//! The layout contract: at every size of window, in both languages, at every kind of position, what can be
//! used can be hit, what is written can be read, and nothing lies over anything else.
//!
//! Positions are steps of games that bots play by fixed seeds: the same everywhere and always. One
//! browser goes through all windows of a position before it loads the next one. `contract.js` says
//! what is wrong. The short form checks each position in one language and in every second window, by turns;
//! `SOFRA_CONTRACT=whole`, which `make contract` sets, checks all of them in both.

use std::collections::BTreeMap;

use engine::Seed;

use crate::server::Server;
use crate::sitting::ASKED;
use crate::tab::{Chromium, Pointer, Screen, Tab, Window};

/// Screens less the browser's bars: phones upright and on their side, a tablet, laptops, desktops; the last
/// is a laptop at 200 %.
const WINDOWS: [Window; 11] = [
    Window { width: 360, height: 640, pointer: Pointer::Finger, zoom: 1 },
    Window { width: 390, height: 780, pointer: Pointer::Finger, zoom: 1 },
    Window { width: 780, height: 360, pointer: Pointer::Finger, zoom: 1 },
    Window { width: 820, height: 1100, pointer: Pointer::Finger, zoom: 1 },
    Window { width: 1280, height: 620, pointer: Pointer::Mouse, zoom: 1 },
    Window { width: 1366, height: 650, pointer: Pointer::Mouse, zoom: 1 },
    Window { width: 1440, height: 780, pointer: Pointer::Mouse, zoom: 1 },
    Window { width: 1536, height: 730, pointer: Pointer::Mouse, zoom: 1 },
    Window { width: 1920, height: 950, pointer: Pointer::Mouse, zoom: 1 },
    Window { width: 2560, height: 1300, pointer: Pointer::Mouse, zoom: 1 },
    Window { width: 1366, height: 650, pointer: Pointer::Mouse, zoom: 2 },
];

/// The longest name allowed.
const LONGEST_NAME: &str = "Maximiliane-Wilhelmine W";

/// A game between bots, to take positions from.
pub struct Source {
    pub name: &'static str,
    pub seats: u8,
    pub options: &'static [&'static str],
    /// Which game of the seed.
    pub number: u64,
    pub moments: &'static [Moment],
}

/// A moment of a game.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    /// After this many hundredths of its steps.
    Share(usize),
    /// Where this is asked: the middle one of all times.
    Asked(&'static str),
    /// The same, looked at only where all is checked.
    Rarely(&'static str),
    /// With the final scoring.
    Over,
}

/// The steps of a game after which its moments come.
pub fn steps(source: &Source, game: &str) -> (String, Vec<(Moment, usize)>) {
    let game = catalogue::find(game).unwrap();
    let words: Vec<String> = source.options.iter().map(|&word| word.to_owned()).collect();
    let options = game.read_options(&words).unwrap();
    let seed = Seed::from_phrase("layout contract").nth(source.number);
    let mut table = game.start(source.seats, &options, seed).unwrap();
    let mut bot = game.bot("random", source.number).unwrap();
    let mut asked = Vec::new();
    while let Some(seat) = table.waiting().first() {
        asked.push((table.steps(), table.prompt(seat).unwrap().key));
        let action = bot.choose(table.as_ref(), seat).unwrap();
        table.act(seat, action).unwrap();
    }
    let all = table.steps();
    let step = |moment: Moment| match moment {
        Moment::Share(hundredths) => all * hundredths / 100,
        Moment::Asked(key) | Moment::Rarely(key) => {
            let times: Vec<usize> =
                asked.iter().filter(|(_, asked)| asked == key).map(|&(step, _)| step).collect();
            *times.get(times.len() / 2).unwrap_or_else(|| panic!("{key} is never asked"))
        }
        Moment::Over => all,
    };
    let moments = source.moments.iter().map(|&moment| (moment, step(moment))).collect();
    (table.journal(), moments)
}

/// How much of the contract is checked, and how many lessons are played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Every position in both languages and in all windows, and some with wider letters.
    Whole,
    /// Every position in one of the languages and in half of the windows, and one with wider letters.
    Short,
}

impl Extent {
    pub fn wished() -> Extent {
        match std::env::var("SOFRA_CONTRACT") {
            Ok(word) if word == "whole" => Extent::Whole,
            Ok(word) => panic!("SOFRA_CONTRACT={word}: only `whole` is known"),
            Err(_) => Extent::Short,
        }
    }

    /// The languages in which the nth position is checked.
    fn languages(self, nth: usize) -> &'static [&'static str] {
        match self {
            Extent::Whole => &["en", "de"],
            Extent::Short => [&["de"], &["en"]][nth % 2],
        }
    }

    /// The windows in which the nth look at a board is taken.
    fn windows(self, nth: usize) -> impl Iterator<Item = Window> {
        let (first, step) = match self {
            Extent::Whole => (0, 1),
            Extent::Short => (nth % 2, 2),
        };
        WINDOWS.into_iter().skip(first).step_by(step)
    }
}

/// What a small screen shows one at a time: its name, whether the page has it, and how to get
/// there. A wide screen shows everything at once.
const FACES: [(&str, &str, &str); 4] = [
    ("", "true", ""),
    ("hand", "document.querySelector('.tab-hand').getClientRects().length", "show('hand')"),
    (
        "players",
        "document.querySelector('.tab-players').getClientRects().length",
        "show('players')",
    ),
    (
        "choices",
        "document.getElementById('grip').getClientRects().length",
        "show('board'), document.getElementById('grip').click()",
    ),
];

/// Shows one of the faces: the board, or another by its name. False if this screen has no such face.
pub async fn show_face(tab: &Tab, name: &str) -> bool {
    tab.value(BACK).await;
    let named =
        |face: &&(&str, &str, &str)| face.0 == name || (face.0.is_empty() && name == "board");
    let &(_, is_there, open) = FACES.iter().find(named).unwrap();
    let there = tab.is(is_there).await;
    if there {
        tab.value(&format!(
            "(show => {{ {open} }})(name => document.dispatchEvent(new CustomEvent('show-tab', {{ detail: name }})))"
        ))
        .await;
    }
    there
}

/// Back to the board, with the sheet let go.
const BACK: &str = "(felt => { if (felt.dataset.sheet) document.getElementById('grip').click(); \
    document.dispatchEvent(new CustomEvent('show-tab', { detail: 'board' })); })(document.querySelector('.felt'))";

/// The page learns of new sizes with the next frame.
const TWO_FRAMES: &str =
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";

/// What was wrong, and where: each fault is listed once, with every window in which it was seen.
struct Faults {
    extent: Extent,
    /// How often a board was looked at.
    looks: usize,
    places: BTreeMap<String, Vec<String>>,
}

impl Faults {
    async fn look(&mut self, tab: &Tab, game: &str, position: &str, language: &str) {
        let windows = self.extent.windows(self.looks);
        self.looks += 1;
        for window in windows {
            tab.resize_to(window).await;
            for (face, _, _) in FACES {
                if !show_face(tab, face).await {
                    continue;
                }
                let place = format!("{position} {language} {window} {face}");
                self.measure(tab, game, place.trim_end()).await;
            }
            tab.value(BACK).await;
        }
    }

    async fn measure(&mut self, tab: &Tab, game: &str, place: &str) {
        // The pulled sheet must come to rest, and the page learn its new size.
        tab.at_rest().await;
        tab.value(TWO_FRAMES).await;
        let found = tab.measure(include_str!("contract.js")).await;
        let found: Vec<String> = serde_json::from_value(found).unwrap();
        if !found.is_empty() {
            tab.picture(&format!("contract-{game}-{}", place.replace(' ', "-"))).await;
        }
        for fault in found {
            self.places.entry(fault).or_default().push(place.to_owned());
        }
    }

    fn none(self, tab: &Tab) {
        let told: Vec<String> = self
            .places
            .iter()
            .map(|(fault, places)| format!("{fault}\n    at {}", places.join(", ")))
            .collect();
        assert!(told.is_empty(), "{} faults\n{}", told.len(), told.join("\n"));
        assert_eq!(tab.faults(), Vec::<String>::new());
    }
}

pub async fn set_language(tab: &Tab, language: &str) {
    tab.post(
        "/settings",
        &format!("{{ language: '{language}', motion: 'off', coach: 'off', back: '/' }}"),
    )
    .await;
}

async fn contract(game: &str, sources: &[Source]) {
    let extent = Extent::wished();
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    let mut faults = Faults { extent, looks: 0, places: BTreeMap::new() };
    tab.open(&server.at("/settings")).await;
    let mut positions = 0;
    for source in sources {
        let (journal, moments) = steps(source, game);
        let table = server.import(&journal);
        let replay = server.at(&format!("/replay/{table}"));
        tab.open(&replay).await;
        for (moment, step) in moments {
            if extent == Extent::Short && matches!(moment, Moment::Rarely(_)) {
                continue;
            }
            let mut address = match moment {
                Moment::Over => Some(server.at(&format!("/table/{table}"))),
                Moment::Share(_) | Moment::Asked(_) | Moment::Rarely(_) => None,
            };
            for &language in extent.languages(positions) {
                set_language(&tab, language).await;
                match &address {
                    Some(address) => tab.open(address).await,
                    None => {
                        let fields = format!(
                            "{{ do: 'fork', step: '{step}', level: 'random', name: '{LONGEST_NAME}' }}"
                        );
                        tab.post(&replay, &fields).await;
                        address = Some(tab.address().await);
                    }
                }
                tab.until("document.querySelector('.prompt.mine, .final')").await;
                let position = format!("{} {moment:?}", source.name);
                faults.look(&tab, game, &position, language).await;
            }
            // As on a machine that refuses our fonts and has none like them.
            if matches!(moment, Moment::Share(40..=50)) {
                set_language(&tab, "de").await;
                tab.open(&address.unwrap()).await;
                tab.until("document.querySelector('.prompt.mine')").await;
                tab.widen_letters().await;
                let position = format!("{} {moment:?} wide", source.name);
                faults.look(&tab, game, &position, "de").await;
            }
            positions += 1;
        }
    }
    around(&tab, &chromium.tab(Screen::Desktop).await, &server, game, &mut faults).await;
    faults.none(&tab);
}

/// A clock, the longest names, and a bot that sits in for the rival and for oneself. The person who
/// isn't asked leaves, so that nothing moves meanwhile.
async fn around(host: &Tab, friend: &Tab, server: &Server, game: &str, faults: &mut Faults) {
    let most = catalogue::find(game).unwrap().info().max_seats;
    let bots: String = (2..most).map(|seat| format!("'seat-{seat}': 'bot-random', ")).collect();
    let fields = format!(
        "{{ name: '{LONGEST_NAME}', seats: '{most}', 'seat-0': 'me', 'seat-1': 'open', {bots} clock: 'weekly' }}"
    );
    host.resize(Screen::Desktop).await;
    host.open(&server.at("/settings")).await;
    set_language(host, "de").await;
    host.post(&format!("/new/{game}"), &fields).await;
    let invite = host.value("document.querySelector('#invite').value").await;
    friend.open(&server.at("/settings")).await;
    set_language(friend, "en").await;
    friend.open(invite.as_str().unwrap()).await;
    friend.type_into("#name", "Friedrich-Wilhelm Ludwig").await;
    friend.click("button[name=seat]").await;
    friend.until("document.querySelector('.felt .clock')").await;
    let (asked, other) = loop {
        if host.is(ASKED).await {
            break ((host, "de"), (friend, "en"));
        }
        if friend.is(ASKED).await {
            break ((friend, "en"), (host, "de"));
        }
    };
    faults.look(asked.0, game, "with a clock", asked.1).await;
    other.0.value("document.querySelector('form[data-verb=leave] button').click()").await;
    other.0.until("document.querySelector('form[data-verb=take-back]')").await;
    asked.0.until("document.querySelector('.player .badge [href$=\"#bot\"]')").await;
    faults.look(asked.0, game, "a bot sits in", asked.1).await;
    faults.look(other.0, game, "a bot sits in for oneself", other.1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn simurgh() {
    contract(
        "simurgh",
        &[
            Source {
                name: "five",
                seats: 5,
                options: &["mode=dragonlord"],
                number: 1,
                moments: &[Moment::Share(0), Moment::Share(50), Moment::Share(95), Moment::Over],
            },
            // Drawn Dragons and Objectives lie over the board.
            Source {
                name: "drawn",
                seats: 5,
                options: &["mode=dragonlord"],
                number: 3,
                moments: &[
                    Moment::Asked("prompt-keep-dragon"),
                    Moment::Asked("prompt-return-dragon"),
                    Moment::Asked("prompt-choose-objective"),
                    Moment::Asked("prompt-return-objective"),
                ],
            },
            Source {
                name: "two",
                seats: 2,
                options: &["mode=spearman"],
                number: 2,
                moments: &[Moment::Share(30)],
            },
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_rage() {
    contract(
        "clash-of-rage",
        &[Source {
            name: "four",
            seats: 4,
            options: &[],
            number: 1,
            moments: &[
                Moment::Share(0),
                Moment::Share(40),
                Moment::Share(90),
                Moment::Asked("prompt-assault"),
                Moment::Asked("prompt-eliminate"),
                Moment::Rarely("prompt-rearrange"),
                Moment::Rarely("prompt-fill"),
                Moment::Over,
            ],
        }],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn belaad() {
    contract(
        "belaad",
        &[
            Source {
                name: "six",
                seats: 6,
                options: &[],
                number: 1,
                moments: &[
                    Moment::Share(0),
                    Moment::Share(50),
                    Moment::Share(90),
                    Moment::Asked("prompt-battle"),
                    Moment::Over,
                ],
            },
            // The Order: a third row, and duels in the lowest windows.
            Source {
                name: "five",
                seats: 5,
                options: &[],
                number: 1,
                moments: &[Moment::Share(90), Moment::Asked("prompt-battle")],
            },
            Source {
                name: "two",
                seats: 2,
                options: &[],
                number: 2,
                moments: &[Moment::Share(40)],
            },
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dwar7s_fall() {
    contract(
        "dwar7s-fall",
        &[
            Source {
                name: "five",
                seats: 5,
                options: &["troll=on", "empires=on"],
                number: 1,
                moments: &[
                    Moment::Share(0),
                    Moment::Share(50),
                    Moment::Asked("prompt-card-rotation"),
                    Moment::Asked("prompt-card-cell"),
                ],
            },
            Source {
                name: "seven",
                seats: 7,
                options: &["troll=on"],
                number: 2,
                moments: &[Moment::Share(95), Moment::Over],
            },
        ],
    )
    .await;
}
