//! Games in which every question and every kind of answer comes up, and where.

use std::collections::BTreeSet;

use engine::Seed;

/// A bot that plays well enough to get far and badly enough to get everywhere. It isn't a level, so that
/// the games below stay as they are when levels change.
const MISTAKEN: &str = "greedy:worlds=1:effort=100:noise=0.4:millis=0";

/// A set-up of games.
pub struct Way {
    pub seats: u8,
    pub bot: &'static str,
    pub options: &'static [&'static str],
}

/// Where a question is asked or a kind of answer offered for the first time.
pub struct Offer {
    /// The key of the question and that of the answer.
    pub kind: [String; 2],
    /// The index of the game, and the number of its steps before.
    pub game: usize,
    pub step: usize,
    pub action: u32,
}

/// A game with the ways to play it.
pub struct Kinds {
    pub game: &'static str,
    pub ways: &'static [Way],
    /// Keys that look like a question or an answer but never come up.
    pub never: &'static [&'static str],
    /// Numbers of games in which, taken together, everything comes up. When rules or bots change,
    /// the example `kinds` finds new ones.
    pub games: &'static [u64],
}

pub static SIMURGH: Kinds = Kinds {
    game: "simurgh",
    ways: &[
        Way { seats: 2, bot: "random", options: &["mode=dragonlord"] },
        Way { seats: 3, bot: "random", options: &["mode=spearman"] },
    ],
    never: &[],
    games: &[3535, 0, 1, 2, 8, 10, 11, 19, 37, 178, 2765],
};

pub static CLASH_OF_RAGE: Kinds = Kinds {
    game: "clash-of-rage",
    ways: &[
        Way { seats: 2, bot: "random", options: &[] },
        Way { seats: 3, bot: "random", options: &["clans=random"] },
        Way { seats: 4, bot: "random", options: &[] },
    ],
    never: &[],
    games: &[0, 4, 5],
};

pub static BELAAD: Kinds = Kinds {
    game: "belaad",
    ways: &[
        Way { seats: 2, bot: "random", options: &[] },
        Way { seats: 3, bot: "random", options: &[] },
        Way { seats: 4, bot: "random", options: &[] },
        Way { seats: 5, bot: "random", options: &[] },
        Way { seats: 6, bot: "random", options: &[] },
    ],
    // A thing: an action card.
    never: &["action-card"],
    games: &[333, 0, 1, 2, 3, 6, 13, 18, 31, 43],
};

pub static DWAR7S_FALL: Kinds = Kinds {
    game: "dwar7s-fall",
    ways: &[
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
            bot: MISTAKEN,
            options: &[
                "empires=on",
                "races=ogres,blue,red",
                "decrees=dragon_king,charming_merchants",
            ],
        },
        Way {
            seats: 4,
            bot: MISTAKEN,
            options: &["troll=on", "empires=on", "decrees=battle_memorial,bar_fights"],
        },
    ],
    // Nothing is asked when the game is over; a people has one kind of meeple that is free. The others come
    // up in fewer than one game of 250.
    never: &[
        "prompt-nothing",
        "prompt-place-for-free",
        "action-no-trade",
        "prompt-deny-card",
        "prompt-deny-theft",
        "prompt-show",
        "prompt-show-before-choice",
        "prompt-show-before-mood",
    ],
    games: &[1313, 578, 539, 105, 296_741, 0, 1, 2, 6, 8, 10, 32, 71, 147, 23],
};

/// The keys of all questions and answers of a game, from its words.
fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with("prompt-") || line.starts_with("action-"))
        .filter_map(|line| line.split(" =").next())
        .collect()
}

/// What came up.
pub struct Found {
    /// The journals of the games that brought something, with their numbers.
    pub journals: Vec<(u64, String)>,
    /// Where each question and each kind of answer came up first.
    pub offers: Vec<Offer>,
    /// What never came up.
    pub missing: Vec<String>,
}

/// Plays the games of these numbers until everything came up.
pub fn find(kinds: &Kinds, games: impl Iterator<Item = u64>) -> Found {
    let game = catalogue::find(kinds.game).unwrap();
    let mut missing = keys(game.info().texts[0].1);
    missing.retain(|key| !kinds.never.contains(key));
    let mut found = Found { journals: Vec::new(), offers: Vec::new(), missing: Vec::new() };
    for number in games {
        if missing.is_empty() {
            break;
        }
        let way = &kinds.ways[number as usize % kinds.ways.len()];
        let words: Vec<String> = way.options.iter().map(|&word| word.to_owned()).collect();
        let options = game.read_options(&words).unwrap();
        let seed = Seed::from_phrase("every kind of choice").nth(number);
        let mut table = game.start(way.seats, &options, seed).unwrap();
        let mut bot = game.bot(way.bot, number).unwrap();
        let known = found.offers.len();
        while let Some(seat) = table.waiting().first() {
            let question = table.prompt(seat).unwrap().key;
            for choice in table.choices(seat) {
                let kind = [question.to_string(), choice.kind.key.to_string()];
                let fresh = kind.iter().any(|key| missing.contains(key.as_str()));
                // Where several answer at once, a fork from there is played as the first of them.
                if fresh && table.at_step(table.steps()).unwrap().waiting().first() == Some(seat) {
                    missing.retain(|key| !kind.iter().any(|each| each == key));
                    let (game, step) = (found.journals.len(), table.steps());
                    found.offers.push(Offer { kind, game, step, action: choice.id });
                }
            }
            let action = bot.choose(table.as_ref(), seat).unwrap();
            table.act(seat, action).unwrap();
        }
        if found.offers.len() > known {
            found.journals.push((number, table.journal()));
        }
    }
    found.missing = missing.into_iter().map(str::to_owned).collect();
    found
}
