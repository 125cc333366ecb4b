//! A game that keeps the laws passes; for each law, a game that breaks it is caught.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::common::{Pledge, break_games, fault, words};
use engine::Game;
use engine::conformance::{self, Effort};

const EFFORT: Effort = Effort { setups: 40, games: 12, every: 1, cases: 48 };

#[test]
fn a_game_that_keeps_the_laws_passes() {
    conformance::check::<Pledge<{ words::WHOLE }>>(&EFFORT);
}

/// What the check of a broken game complains about.
fn complaint(fault: u8) -> String {
    break_games(fault);
    complaint_about::<Pledge<{ words::WHOLE }>>()
}

fn complaint_about<G: Game>() -> String {
    let checked = catch_unwind(AssertUnwindSafe(|| conformance::check::<G>(&EFFORT)));
    let panic = checked.expect_err("the broken game passes");
    match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(other) => (*other.downcast::<&str>().expect("a panic with words")).to_owned(),
    }
}

macro_rules! broken {
    ($($name:ident: $fault:ident breaks $law:literal;)+) => {
        $(#[test]
        fn $name() {
            let complaint = complaint(fault::$fault);
            assert!(complaint.contains($law), "{complaint}");
        })+
    };
}

broken! {
    a_legal_action_left_out: LISTS_TOO_LITTLE breaks "law 'exact'";
    an_illegal_action_listed: LISTS_TOO_MUCH breaks "law 'exact'";
    a_dead_end: DEAD_END breaks "law 'alive'";
    a_game_without_end: ENDLESS breaks "law 'alive'";
    a_score_beyond_its_bound: WRONG_SCORE_BOUND breaks "law 'alive'";
    a_view_that_shows_hands: SHOWS_HANDS breaks "law 'secret'";
    a_view_that_shows_hidden_choices: SHOWS_PLEDGES breaks "law 'secret'";
    news_that_is_not_reported: HIDES_NEWS breaks "law 'secret'";
    an_event_that_tells_a_secret: TELLS_THE_CARD breaks "law 'secret'";
    a_lost_card: LOSES_A_CARD breaks "law 'whole'";
    a_state_that_forgets: FORGETS_WHEN_WRITTEN breaks "law 'durable'";
    a_choice_that_depends_on_arrival: RUSHES_SIMULTANEOUS breaks "law 'orderless'";
    a_cost_that_nobody_chose: TAKES_UNASKED breaks "law 'announced'";
    a_refusal_that_misleads: MISLEADS breaks "law 'exact'";
    a_refusal_that_speaks_of_something_else: NAMES_THE_ABSENT breaks "law 'spoken'";
    an_estimate_that_is_no_number: WORTH_NOTHING_KNOWN breaks "law 'whole'";
    reasons_that_do_not_add_up: KEEPS_A_REASON_BACK breaks "law 'reasoned'";
    a_reason_without_a_name: NAMES_NO_REASON breaks "law 'reasoned'";
    chance_from_elsewhere: THROWS_ITS_OWN_DICE breaks "law 'deterministic'";
    copies_that_share: SHARES_ITS_STATE breaks "law 'separate'";
    numbers_that_tell_a_secret: ENCODES_HIDDEN_CARDS breaks "law 'encoded'";
    numbers_that_tell_too_little: ENCODES_TOO_LITTLE breaks "law 'encoded'";
    numbers_beyond_their_range: ENCODES_BEYOND_ITS_RANGE breaks "law 'encoded'";
    a_world_that_is_the_true_one: IMAGINES_NOTHING breaks "law 'hidden'";
    a_deck_that_every_bot_sees: FORGETS_THE_DECK breaks "forgets\n/deck/*";
    a_hand_that_every_bot_sees: FORGETS_THE_NEXT_HAND breaks "/players/+1/hand/*";
    a_hand_once_seen_and_seen_ever_after: SEES_ON breaks "law 'secret'";
    news_reported_in_all_worlds_but_one: REPORTS_ALL_BUT_ONE breaks "only one of them reported";
    a_position_that_no_audit_reads: CARELESS_AUDIT breaks "law 'robust'";
    a_target_who_is_not_at_the_table: ACCEPTS_STRANGERS breaks "sees";
}

#[test]
fn a_missing_text() {
    let complaint = complaint_about::<Pledge<{ words::MISSING }>>();
    assert!(complaint.contains("no text for ending-unsaid"), "{complaint}");
}

#[test]
fn a_text_that_nothing_says() {
    let complaint = complaint_about::<Pledge<{ words::STRAY }>>();
    assert!(complaint.contains("nothing says these texts of pledge:\nen: stray"), "{complaint}");
}

#[test]
fn a_stop_that_is_no_event() {
    let complaint = complaint_about::<Pledge<{ words::STOPS_NOWHERE }>>();
    assert!(complaint.contains("rounds end with event-over, which is no event"), "{complaint}");
}

#[test]
fn a_failure_prints_the_journal_that_leads_to_it() {
    let complaint = complaint(fault::LOSES_A_CARD);
    let journal = complaint.split_once('\n').expect("a journal below the complaint").1;
    assert_eq!(engine::game_of(journal.trim_start()).as_deref(), Ok("pledge"), "{complaint}");
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Misnumbered(u32);

impl engine::Indexed for Misnumbered {
    const COUNT: u32 = 3;

    fn index(self) -> u32 {
        self.0
    }

    fn from_index(index: u32) -> Option<Self> {
        (index < 3).then_some(Misnumbered(index / 2))
    }
}

#[test]
#[should_panic(expected = "the law 'encodable' is broken: Some(Misnumbered(0)) is not number 1")]
fn actions_that_share_a_number() {
    conformance::encodable::<Misnumbered>();
}
