//! Few clicks: several answers in one gesture, by mouse and by keys, taken back as one.

use crate::boards::play::{ASKED, sit_down};
use crate::server::Server;
use crate::sitting::{new_table, play_on};
use crate::tab::{Chromium, Screen, Tab};

/// How many steps the game has, as the question counts them.
async fn steps(tab: &Tab) -> u64 {
    let steps = tab.value("document.querySelector('#choices [name=steps]').value").await;
    steps.as_str().unwrap().parse().unwrap()
}

async fn until_steps(tab: &Tab, steps: u64) {
    let there = format!("document.querySelector('#choices [name=steps]')?.value === '{steps}'");
    tab.until(&format!("({ASKED}) && {there}")).await;
}

async fn sit(tab: &Tab, server: &Server) {
    sit_down(tab, server, "dwar7s-fall", 2, "'option-mat': 'on'").await;
    tab.until(ASKED).await;
}

/// A card is dragged to its place and turned on the way: four answers, one gesture, one undo.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_dragged_to_its_place_and_turned_on_the_way() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit(&tab, &server).await;
    let (before, cards) =
        (steps(&tab).await, "document.querySelectorAll('.df-hand .df-card').length");
    assert_eq!(tab.value(cards).await, 9);
    tab.pick_up(".df-card.open").await;
    tab.until("document.querySelector('.df-vacant.may-land')").await;
    tab.carry_to(".df-vacant.may-land > .hit").await;
    tab.until("document.querySelector('.dragged')?.textContent").await;
    let upright = tab.text(".dragged").await;
    tab.press("r").await;
    tab.until(&format!("document.querySelector('.dragged').textContent !== {upright:?}")).await;
    tab.picture("dwar7s-fall-dragged").await;
    tab.lay_down(".df-vacant.may-land > .hit").await;
    until_steps(&tab, before + 4).await;
    assert_eq!(tab.value(cards).await, 8);
    tab.click("form[data-verb=undo] button").await;
    until_steps(&tab, before).await;
    assert_eq!(tab.value(cards).await, 9);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// A finger carries a card after a long press; a tap of a second finger turns it.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_carried_by_a_finger() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Tablet).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.hold(".df-card.open").await;
    tab.until("document.querySelector('[data-held]')").await;
    tab.slide_to("#ask").await;
    tab.until("document.querySelector('.df-vacant.may-land')").await;
    tab.slide_to(".df-vacant.may-land > .hit").await;
    tab.until("document.querySelector('.dragged')?.textContent").await;
    let upright = tab.text(".dragged").await;
    tab.tap_while_holding(".df-vacant.may-land > .hit", "#ask").await;
    tab.until(&format!("document.querySelector('.dragged').textContent !== {upright:?}")).await;
    tab.let_go().await;
    until_steps(&tab, before + 4).await;
    assert!(!tab.is("document.querySelector('#card:popover-open, [data-held], .dragged')").await);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// A finger that moves at once scrolls: it carries nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_moves_at_once_carries_nothing() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Tablet).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.drag(".df-card.open", 0.0, -200.0).await;
    assert!(!tab.is("document.querySelector('[data-held], [data-drag], .dragged')").await);
    assert_eq!(steps(&tab).await, before);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// What is dropped where it can't lie, or let go by Escape, stays where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_drag_that_leads_nowhere_changes_nothing() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.pick_up(".df-card.open").await;
    tab.until("document.querySelector('.may-land')").await;
    tab.carry_to("#ask").await;
    tab.lay_down("#ask").await;
    tab.until("!document.querySelector('.may-land, .dragged')").await;
    tab.pick_up(".df-card.open").await;
    tab.until("document.querySelector('.may-land')").await;
    tab.press("Escape").await;
    tab.until("!document.querySelector('.may-land, .dragged')").await;
    tab.lay_down("#ask").await;
    assert_eq!(steps(&tab).await, before);
    // Nor does one that begins where nothing can be picked up: no words of the board are marked by it.
    tab.pick_up(".df-goals h2").await;
    tab.carry_to(".df-piles h2").await;
    tab.lay_down(".df-piles h2").await;
    assert_eq!(tab.value("String(getSelection())").await, "");
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// The list has gestures, too: a key opens it, a key takes one, a key takes it back.
#[tokio::test(flavor = "multi_thread")]
async fn a_gesture_is_made_and_taken_back_by_keys() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit(&tab, &server).await;
    let before = steps(&tab).await;
    tab.until("document.querySelector('.bundles > summary')").await;
    tab.value("document.querySelector('.bundles > summary').focus()").await;
    tab.press("Enter").await;
    tab.until("document.querySelector('.bundles[open] .bundle')").await;
    tab.picture("dwar7s-fall-in-one-go").await;
    tab.press("ArrowDown").await;
    tab.until("document.activeElement.matches('.bundle')").await;
    let actions = tab.value("document.activeElement.value.split(',').length").await;
    let answers = actions.as_u64().unwrap();
    assert!(answers > 1, "{answers}");
    tab.press("Enter").await;
    until_steps(&tab, before + answers).await;
    tab.press("u").await;
    until_steps(&tab, before).await;
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// Makes choices of the list until something can be used.
async fn until_there(tab: &Tab, thing: &str) {
    let there = format!("document.querySelector({thing:?})");
    for attempt in 0..120 {
        tab.until(ASKED).await;
        if tab.is(&there).await {
            return;
        }
        play_on(tab, 1 + attempt % 4).await;
    }
    panic!("never there: {thing}");
}

/// Picks a thing up, lays it where it may lie, and waits until the game has gone on by this many steps.
async fn drag(tab: &Tab, thing: &str, place: &str, answers: u64) {
    let before = steps(tab).await;
    let place = format!("{place}.may-land");
    tab.pick_up(thing).await;
    tab.until(&format!("document.querySelector({place:?})")).await;
    tab.carry_to(&place).await;
    tab.until("document.querySelector('.dragged')?.textContent").await;
    tab.picture(&format!("dragged{}", place.replace(['.', '#', ' '], "-"))).await;
    tab.lay_down(&place).await;
    let there = before + answers;
    tab.until(&format!(
        "Number(document.querySelector('#choices [name=steps]')?.value) >= {there}"
    ))
    .await;
}

/// Two people at a table.
async fn sit_with(anna: &Tab, berta: &Tab, server: &Server, game: &str) {
    new_table(anna, server, game, &["me", "open"]).await;
    let invite = anna.value("document.querySelector('#invite').value").await;
    berta.open(invite.as_str().unwrap()).await;
    berta.type_into("#name", "Berta").await;
    berta.click("button[name=seat]").await;
    berta.until("document.querySelector('.felt')").await;
}

async fn take_back(tab: &Tab, to: u64) {
    tab.click("form[data-verb=undo] button").await;
    until_steps(tab, to).await;
}

/// A tile is laid on a plot of the Wilds, which shows it to everybody, and a figure is set on a space. Bots agree to
/// everything, so each is taken back as one.
#[tokio::test(flavor = "multi_thread")]
async fn tiles_and_figures_of_simurgh_are_carried() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "simurgh", 2, "'option-mode': 'spearman'").await;
    until_there(&tab, ".sim-card:has(.sim-hit.open)").await;
    let before = steps(&tab).await;
    let laid = "document.querySelectorAll('.sim-plot .sim-tile').length";
    let count = tab.value(laid).await.as_u64().unwrap();
    let lines = tab.value("document.querySelectorAll('#log li').length").await;
    drag(&tab, ".sim-card:has(.sim-hit.open)", ".sim-plot .sim-hit", 2).await;
    assert_eq!(tab.value(laid).await, count + 1);
    assert!(tab.is(&format!("document.querySelectorAll('#log li').length > {lines}")).await);
    take_back(&tab, before).await;
    assert_eq!(tab.value(laid).await, count);
    let figure = ".sim-pool .sim-figure[data-carry='spearman-home']";
    let standing = "document.querySelectorAll('.sim-place .sim-figure').length";
    let count = tab.value(standing).await.as_u64().unwrap();
    drag(&tab, figure, ".is-great-market .sim-hit", 1).await;
    assert_eq!(tab.value(standing).await, count + 1);
    take_back(&tab, before).await;
    assert_eq!(tab.value(standing).await, count);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// A card is played by carrying it to the discard pile, and drawn by carrying it into the hand; a token from the bag
/// is carried to its space.
#[tokio::test(flavor = "multi_thread")]
async fn cards_and_tokens_of_belaad_are_carried() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    sit_down(&tab, &server, "belaad", 2, "").await;
    until_there(&tab, ".bel-in-hand.open").await;
    let before = steps(&tab).await;
    let hand = "document.querySelectorAll('.bel-in-hand').length";
    let count = tab.value(hand).await.as_u64().unwrap();
    drag(&tab, ".bel-in-hand.open", "#bel-played", 1).await;
    assert_eq!(tab.value(hand).await, count - 1);
    take_back(&tab, before).await;
    assert_eq!(tab.value(hand).await, count);
    // Straight to the symbol that it activates.
    drag(&tab, ".bel-in-hand:nth-child(2)", ".bel-spaces", 2).await;
    take_back(&tab, before).await;
    until_there(&tab, ".bel-waiting[data-carry='token-Orange']").await;
    let before = steps(&tab).await;
    let bound = "document.querySelectorAll('.bel-ability .bel-piece').length";
    let count = tab.value(bound).await.as_u64().unwrap();
    drag(&tab, ".bel-waiting[data-carry='token-Orange']", ".bel-ability", 1).await;
    assert_eq!(tab.value(bound).await, count + 1);
    take_back(&tab, before).await;
    assert_eq!(tab.value(bound).await, count);
    assert_eq!(tab.faults(), Vec::<String>::new());
}

/// What another person has seen isn't taken back without them: the page says so, and asks them.
#[tokio::test(flavor = "multi_thread")]
async fn a_tile_that_somebody_saw_is_taken_back_with_their_consent() {
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let (anna, berta) = (chromium.tab(Screen::Desktop).await, chromium.tab(Screen::Desktop).await);
    sit_with(&anna, &berta, &server, "simurgh").await;
    let there = "document.querySelector('.sim-card:has(.sim-hit.open)')";
    let (mover, other) = loop {
        let (one, two) = (anna.is(ASKED).await, berta.is(ASKED).await);
        let (mover, other) = if one { (&anna, &berta) } else { (&berta, &anna) };
        if (one || two) && mover.is(there).await {
            break (mover, other);
        }
        if one || two {
            let before = steps(mover).await;
            mover.click(".choice").await;
            mover.until(&format!("document.querySelector('#choices [name=steps]')?.value !== '{before}' || document.querySelector('.choice.held')")).await;
        }
    };
    let before = steps(mover).await;
    drag(mover, ".sim-card:has(.sim-hit.open)", ".sim-plot .sim-hit", 2).await;
    let why = mover.value("document.querySelector('form[data-verb=undo] button').title").await;
    assert_eq!(why, "Others have seen some of it or have played since, so they are asked.");
    mover.click("form[data-verb=undo] button").await;
    other.until("document.querySelector('form[data-verb=answer-undo]')").await;
    other.click("form[data-verb=answer-undo] .primary").await;
    until_steps(mover, before).await;
    assert_eq!(mover.faults(), Vec::<String>::new());
    assert_eq!(other.faults(), Vec::<String>::new());
}
