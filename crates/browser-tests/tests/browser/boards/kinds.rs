//! Every kind of choice of every game, made by a click on the board.
//!
//! Games are played by chance until each question was asked and each kind of answer was possible.
//! A person then goes back into them, to where a kind was first offered, and clicks it.

use std::collections::BTreeSet;

use engine::Seed;

use crate::server::Server;
use crate::sitting::OVER;
use crate::tab::{Chromium, Screen, Tab};

/// So many games are played at most until everything came up.
const GAMES: u64 = 3000;

/// A way to play the games in which everything comes up.
struct Way {
    seats: u8,
    bot: &'static str,
    options: &'static [&'static str],
}

/// Where a kind of choice is offered.
struct Offer {
    /// The key of the question and that of the answer.
    kind: [String; 2],
    /// Which of the games, and after how many of its steps.
    game: usize,
    step: usize,
    action: u32,
}

/// The keys of all questions and answers of a game, from its words.
fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with("prompt-") || line.starts_with("action-"))
        .filter_map(|line| line.split(" =").next())
        .collect()
}

/// The games in which everything comes up.
struct Search<'a> {
    game: &'a str,
    ways: &'a [Way],
    /// What looks like a question or an answer among the words, and is never asked or answered.
    never: &'a [&'a str],
    /// Numbers of games that bring something rare; where they don't any more, it takes longer.
    first: &'a [u64],
}

/// Plays until everything came up: journals, and where each kind is offered first.
fn offers(search: &Search<'_>) -> (Vec<String>, Vec<Offer>) {
    let Search { ways, never, first, .. } = search;
    let game = catalogue::find(search.game).unwrap();
    let mut missing = keys(game.info().texts[0].1);
    missing.retain(|key| !never.contains(key));
    let (mut journals, mut offers) = (Vec::new(), Vec::<Offer>::new());
    let mut seen = BTreeSet::new();
    for number in first.iter().copied().chain(0..GAMES) {
        let way = &ways[number as usize % ways.len()];
        let words: Vec<String> = way.options.iter().map(|&word| word.to_owned()).collect();
        let options = game.read_options(&words).unwrap();
        let seed = Seed::from_phrase("every kind of choice").nth(number);
        let mut table = game.start(way.seats, &options, seed).unwrap();
        let mut bot = game.bot(way.bot, number).unwrap();
        let known = seen.len();
        while let Some(seat) = table.waiting().first() {
            let question = table.prompt(seat).unwrap().key;
            for choice in table.choices(seat) {
                let kind = [question.to_string(), choice.kind.key.to_string()];
                // Where several answer at once, who goes back there is the first of them.
                let fresh = !seen.contains(&kind)
                    && table.at_step(table.steps()).unwrap().waiting().first() == Some(seat);
                if fresh {
                    missing.retain(|key| !kind.iter().any(|each| each == key));
                    seen.insert(kind.clone());
                    let (game, step) = (journals.len(), table.steps());
                    offers.push(Offer { kind, game, step, action: choice.id });
                }
            }
            let action = bot.choose(table.as_ref(), seat).unwrap();
            table.act(seat, action).unwrap();
        }
        if seen.len() > known {
            journals.push(table.journal());
        }
        if missing.is_empty() {
            return (journals, offers);
        }
    }
    panic!("{missing:?} never came up in {GAMES} games");
}

/// Goes back into a game to where the choice is offered, and clicks it.
async fn make(tab: &Tab, server: &Server, table: &str, offer: &Offer) -> Result<(), String> {
    let Offer { step, action, .. } = *offer;
    let fields = format!("{{ do: 'fork', step: '{step}', level: 'random', name: 'Anna' }}");
    tab.open(&server.at(&format!("/replay/{table}"))).await;
    tab.post(&format!("/replay/{table}"), &fields).await;
    // No gesture answers by itself.
    tab.until("document.querySelector('.felt:not([data-gesture]) .prompt.mine .ask')").await;
    let found = format!(
        "(() => {{ const things = document.querySelectorAll('.board [data-act=\"{action}\"], .own [data-act=\"{action}\"]'); \
         const thing = [...things].find(e => e.getClientRects().length && getComputedStyle(e).pointerEvents !== 'none'); \
         (thing?.querySelector(':scope > .hit') ?? thing)?.setAttribute('data-next', 'yes'); return thing; }})()"
    );
    if !tab.is(&found).await {
        let kind = offer.kind.join(" ");
        return Err(format!("{kind} {action} is not on the board at {}", tab.address().await));
    }
    tab.click("[data-next=yes]").await;
    tab.until(&format!(
        "({OVER}) || Number(document.querySelector('[name=steps]')?.value) > {step} || document.querySelector('#choice-{action}.held')"
    ))
    .await;
    Ok(())
}

async fn every_kind(search: Search<'_>) {
    let (journals, offers) = offers(&search);
    let server = Server::unlimited();
    let tables: Vec<String> = journals.iter().map(|journal| server.import(journal)).collect();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    tab.post("/settings", "{ language: 'en', motion: 'off' }").await;
    let mut missed = Vec::new();
    for offer in &offers {
        missed.extend(make(&tab, &server, &tables[offer.game], offer).await.err());
    }
    assert!(missed.is_empty(), "{missed:#?}");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn simurgh() {
    let ways = [
        Way { seats: 2, bot: "random", options: &["mode=dragonlord"] },
        Way { seats: 3, bot: "random", options: &["mode=spearman"] },
    ];
    every_kind(Search { game: "simurgh", ways: &ways, never: &[], first: &[3535] }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_rage() {
    let ways = [
        Way { seats: 2, bot: "random", options: &[] },
        Way { seats: 3, bot: "random", options: &["clans=random"] },
        Way { seats: 4, bot: "random", options: &[] },
    ];
    every_kind(Search { game: "clash-of-rage", ways: &ways, never: &[], first: &[] }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn belaad() {
    let ways = [2, 3, 4, 5, 6].map(|seats| Way { seats, bot: "random", options: &[] });
    // A thing: an action card.
    let never = ["action-card"];
    every_kind(Search { game: "belaad", ways: &ways, never: &never, first: &[333] }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dwar7s_fall() {
    let ways = [
        Way {
            seats: 2,
            bot: "random",
            options: &[
                "troll=on",
                "empires=on",
                "races=elves,ogres",
                "decrees=hard_workers,the_dwarfs_way,charming_merchants,fortress,hired_hands,\
                 bar_fights,dragon_king,frost_invasion,high_ho,hidden_tunnels",
            ],
        },
        Way {
            seats: 3,
            bot: "random",
            options: &[
                "troll=on",
                "races=crystal_dwarfs,ogres,red",
                "decrees=battle_memorial,greedy_landlords,fortress",
            ],
        },
        Way {
            seats: 3,
            bot: "easy:millis=0",
            options: &[
                "empires=on",
                "races=ogres,blue,red",
                "decrees=dragon_king,charming_merchants",
            ],
        },
        Way {
            seats: 4,
            bot: "easy:millis=0",
            options: &["troll=on", "empires=on", "decrees=battle_memorial,bar_fights"],
        },
    ];
    // Nothing is asked when the game is over; a people has one kind of meeple that is free.
    let never = ["prompt-nothing", "prompt-place-for-free"];
    let first = [1313, 578, 539, 105, 296_741];
    every_kind(Search { game: "dwar7s-fall", ways: &ways, never: &never, first: &first }).await;
}
