//! The view as text: the board with its walls, stacks, meeples and kingdoms, then the players and
//! the piles.

use engine::{Arg, Said, Sketch, Spoken, Voice};

use crate::data::components;
use crate::seen::view::{View, ViewCell, ViewPlayer};
use crate::table::cell::{Cell, Side};
use crate::table::meeples::Crowd;
use crate::table::state::Step;
use crate::words::names::{Goal, Kind, Mood};

/// Characters of a card between its walls.
const WIDTH: usize = 12;

/// Draws the table.
pub(crate) fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.section(voice.name("sketch-turn"), turn(view, voice));
    sketch.section(voice.name("sketch-board"), board(view, voice));
    sketch.section(voice.name("sketch-legend"), voice.name("sketch-legend-lines"));
    for player in &view.players {
        let points = points(view, player, voice);
        sketch.section(title(player, voice), points + &lines_of_player(player, voice));
    }
    sketch.section(voice.name("sketch-table"), table(view, voice));
    if let Some(troll) = troll(view, voice) {
        sketch.section(voice.name("sketch-troll"), troll);
    }
    sketch
}

fn line(voice: &Voice<'_>, key: &str, args: &[(&'static str, Arg)]) -> String {
    let said = Said { key: key.to_owned(), args: args.to_vec() };
    voice.say_said(&said) + "\n"
}

fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

/// What a decree or a mood does.
fn about(thing: &impl Spoken, voice: &Voice<'_>) -> Arg {
    match thing.arg() {
        Arg::Name(key) => Arg::Text(voice.name_attribute(&key, "about")),
        other => other,
    }
}

fn turn(view: &View, voice: &Voice<'_>) -> String {
    let mut lines = line(
        voice,
        "sketch-round",
        &[
            ("round", number(view.round)),
            ("seat", view.active.arg()),
            ("used", number(view.actions_used)),
            ("allowance", number(view.allowance)),
        ],
    );
    if let Some(seat) = view.waiting {
        lines += &line(voice, "sketch-waiting", &[("seat", seat.arg())]);
    }
    if let Some(card) = view.ogre_card_in_play {
        lines += &line(voice, "sketch-in-play", &[("card", card.arg())]);
    }
    if let Some(seat) = view.triggered_by {
        lines += &line(voice, "sketch-triggered", &[("seat", seat.arg())]);
    }
    if view.step == Step::Over {
        let winners = winners(view);
        let key = if winners.len() == 1 { "sketch-won" } else { "sketch-won-together" };
        lines += &line(voice, key, &[("seats", Arg::List(winners))]);
    }
    for decree in view.terms.decrees.iter() {
        let args = [("decree", decree.arg()), ("about", about(&decree, voice))];
        lines += &line(voice, "sketch-decree", &args);
    }
    lines
}

/// The grid between the outermost cards, each card in a box whose walls are drawn.
fn board(view: &View, voice: &Voice<'_>) -> String {
    let rows = || view.board.iter().map(|cell| cell.cell.row());
    let cols = || view.board.iter().map(|cell| cell.cell.col());
    let (Some(top), Some(bottom), Some(left), Some(right)) =
        (rows().min(), rows().max(), cols().min(), cols().max())
    else {
        return voice.name("sketch-empty");
    };
    let mut drawing = String::from("    ");
    for col in left..=right {
        drawing += &format!("{col:^width$}", width = WIDTH + 2);
    }
    drawing.push('\n');
    for row in top..=bottom {
        let boxes: Vec<[String; 6]> = (left..=right)
            .map(|col| {
                let here = Cell::new(row, col);
                let found = view.board.iter().find(|cell| Some(cell.cell) == here);
                found.map_or_else(empty_box, |cell| card_box(cell, voice))
            })
            .collect();
        for layer in 0..6 {
            let label = if layer == 2 { format!("{row:>3} ") } else { "    ".to_owned() };
            let parts: String = boxes.iter().map(|lines| lines[layer].as_str()).collect();
            drawing += (label + &parts).trim_end();
            drawing.push('\n');
        }
    }
    drawing
}

fn empty_box() -> [String; 6] {
    std::array::from_fn(|_| " ".repeat(WIDTH + 2))
}

/// A card: its name, its meeples, slots and stack, its kingdom.
fn card_box(cell: &ViewCell, voice: &Voice<'_>) -> [String; 6] {
    let wall = |side| if cell.walls.contains(&side) { '#' } else { ' ' };
    let edge = |side| format!("+{}+", wall(side).to_string().repeat(WIDTH));
    let between = |words: &str| {
        let words: String = words.chars().take(WIDTH).collect();
        format!("{}{words:<WIDTH$}{}", wall(Side::West), wall(Side::East))
    };
    let name = cell.stack.first().map_or_else(String::new, |top| match top.card.arg() {
        Arg::Name(key) => voice.name(&format!("short-{key}")),
        _ => String::new(),
    });
    let meeples: String = cell
        .meeples
        .iter()
        .map(|crowd| format!("{}{}", crowd.seat.index() + 1, letters(crowd.kinds)))
        .collect();
    let standing: u8 = cell.meeples.iter().map(|crowd| crowd.kinds.len()).sum();
    let mut state = format!("{standing}/{}", cell.slots);
    if cell.stack.len() > 1 {
        state += &format!(" x{}", cell.stack.len());
    }
    if cell.troll {
        state += " T";
    }
    let rulers: String =
        cell.kingdom_of.iter().map(|seat| (seat.index() + 1).to_string()).collect();
    let kingdom = if rulers.is_empty() { "-".to_owned() } else { format!("*{rulers}") };
    [
        edge(Side::North),
        between(&name),
        between(&meeples),
        between(&state),
        between(&kingdom),
        edge(Side::South),
    ]
}

/// Meeples as letters, one each.
fn letters(crowd: Crowd) -> String {
    let letter = |kind| match kind {
        Kind::Basic => "o",
        Kind::Alchemist => "A",
        Kind::Warrior => "W",
        Kind::Guardian => "G",
        Kind::King => "K",
        Kind::Dragon => "D",
        Kind::OgreKing => "O",
    };
    crowd.kinds().map(|kind| letter(kind).repeat(crowd.count(kind).into())).collect()
}

fn title(player: &ViewPlayer, voice: &Voice<'_>) -> String {
    let args = [("seat", player.seat.arg()), ("race", player.race.arg())];
    line(voice, "sketch-player", &args).trim_end().to_owned()
}

fn points(view: &View, player: &ViewPlayer, voice: &Voice<'_>) -> String {
    let key = if view.step == Step::Over { "sketch-final-points" } else { "sketch-points" };
    line(voice, key, &[("vp", number(total(player)))])
}

fn total(player: &ViewPlayer) -> i32 {
    player.points.iter().map(|(_, points)| points).sum()
}

/// DWF-12.5: who has won, with all tie-breaks.
fn winners(view: &View) -> Vec<Arg> {
    let meeples = |player: &ViewPlayer| -> u32 {
        let crowds = view.board.iter().flat_map(|cell| &cell.meeples);
        let own = crowds.filter(|crowd| crowd.seat == player.seat);
        own.map(|crowd| u32::from(crowd.kinds.len())).sum()
    };
    let standing = |player: &ViewPlayer| (total(player), player.kingdom_cells, meeples(player));
    let best = view.players.iter().map(standing).max();
    let winners = view.players.iter().filter(|player| Some(standing(player)) == best);
    winners.map(|player| player.seat.arg()).collect()
}

fn lines_of_player(player: &ViewPlayer, voice: &Voice<'_>) -> String {
    let cards = player.kingdom_cards.iter().map(Spoken::arg).collect();
    let worth = |goal: Goal| {
        let said = Said::plain("sketch-goal-worth").with("goal", goal.arg());
        Arg::Said(Box::new(said.with("vp", number(components().goal(goal).vp))))
    };
    let goals = player.goals.iter().map(worth).collect();
    let mut lines = line(
        voice,
        "sketch-kingdom",
        &[("cells", number(player.kingdom_cells)), ("vp", number(player.kingdom_vp))],
    );
    lines += &line(voice, "sketch-hand", &[("cards", Arg::List(cards))]);
    lines += &line(
        voice,
        "sketch-possessions",
        &[("gems", player.gems.arg()), ("count", number(player.ogre_card_count))],
    );
    if !player.ogre_cards.is_empty() {
        lines += &line(voice, "sketch-ogre-cards", &[("cards", player.ogre_cards.arg())]);
    }
    let resting: Vec<Arg> = player.campfire.kinds().map(|kind| counted(kind, player)).collect();
    let campfire = match resting.is_empty() {
        true => Arg::Name("sketch-nobody".to_owned()),
        false => Arg::List(resting),
    };
    lines += &line(voice, "sketch-campfire", &[("meeples", campfire)]);
    lines += &line(voice, "sketch-goals", &[("goals", Arg::List(goals))]);
    match player.secret_goal {
        Some(goal) => {
            let face = components().secret_goal(goal);
            let requirement = face.requirement.arg();
            let args =
                [("goal", goal.arg()), ("requirement", requirement), ("vp", number(face.vp))];
            let key = if player.revealed { "sketch-secret-revealed" } else { "sketch-secret" };
            lines += &line(voice, key, &args);
        }
        None => lines += &line(voice, "sketch-secret-hidden", &[]),
    }
    lines += &line(
        voice,
        "sketch-monsters",
        &[("monsters", number(player.monsters)), ("pouches", number(player.pouches))],
    );
    lines
}

fn counted(kind: Kind, player: &ViewPlayer) -> Arg {
    match kind.arg() {
        Arg::Name(key) => Arg::Counted(player.campfire.count(kind).into(), key),
        other => other,
    }
}

fn table(view: &View, voice: &Voice<'_>) -> String {
    let mut lines = line(voice, "sketch-piles", &[("gems", view.gem_piles.arg())]);
    for goal in &view.goal_row {
        lines += &line(
            voice,
            "sketch-goal",
            &[
                ("goal", goal.goal.arg()),
                ("cost", goal.cost.arg()),
                ("monsters", number(goal.monsters)),
                ("vp", number(goal.vp)),
            ],
        );
    }
    lines += &line(
        voice,
        "sketch-decks",
        &[
            ("goals", number(view.goal_deck)),
            ("ogres", number(view.ogre_deck)),
            ("discards", view.ogre_discards.arg()),
        ],
    );
    lines
}

fn troll(view: &View, voice: &Voice<'_>) -> Option<String> {
    let troll = view.troll.as_ref()?;
    let mood =
        |mood: &Option<Mood>| mood.map_or_else(|| Arg::Name("unknown".to_owned()), |m| m.arg());
    let moods = Arg::List(troll.moods.iter().map(mood).collect());
    let known = troll.moods.iter().flatten().map(|mood| {
        line(voice, "sketch-mood", &[("mood", mood.arg()), ("about", about(mood, voice))])
    });
    let known: String = known.collect();
    let stand = line(
        voice,
        "sketch-troll-lines",
        &[
            ("cell", troll.cell.arg()),
            ("moods", moods),
            ("marker", number(troll.toll_marker + 1)),
            ("slots", number(troll.toll_slots)),
            ("roaming", number(troll.roaming_deck)),
        ],
    );
    Some(stand + &known)
}
