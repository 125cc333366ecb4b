//! Learning a game: its page, its rulebook and aid, lessons, a kind first game.

use std::time::Duration;

use axum::http::StatusCode;
use learn::Part;
use table::TableId;
use tokio::time::timeout;

use crate::secrets::finish;
use crate::server::{Server, Visitor};

#[tokio::test]
async fn every_game_has_a_page_with_three_doors() {
    let server = Server::open().await;
    for course in learn::courses() {
        for (language, words) in
            [("en", ["Learn it", "Against bots"]), ("de", ["Lernen", "Gegen Bots"])]
        {
            let mut visitor = server.visitor().with("accept-language", language);
            let page = visitor.get(&format!("/games/{}", course.game)).await;
            assert_eq!(page.status, StatusCode::OK, "{}", course.game);
            for word in words {
                assert!(page.body.contains(word), "{}: {word}", course.game);
            }
            for address in [
                format!("action=\"/play/{}\"", course.game),
                format!("href=\"/new/{}\"", course.game),
                format!("href=\"/games/{}/how-to-play\"", course.game),
                format!("/games/{}/pictures/table", course.game),
            ] {
                assert!(page.body.contains(&address), "{}: {address}", course.game);
            }
            assert!(!page.body.contains("{fact-") && !page.body.contains("{lesson-"));
        }
    }
    let mut visitor = server.visitor();
    assert_eq!(visitor.get("/games/chess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get("/games/simurgh/pictures/no").await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.post("/games/simurgh/lessons/no", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_rulebook_has_its_pictures_and_leads_to_the_record() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    for course in learn::courses() {
        let book = visitor.get(&format!("/games/{}/how-to-play", course.game)).await;
        assert_eq!(book.status, StatusCode::OK, "{}", course.game);
        assert!(book.body.contains(&format!("href=\"/rules/{}#", course.game)), "{}", course.game);
        assert!(!book.body.contains("{icon:"), "{}", course.game);
        for picture in &course.pictures {
            let address = format!("/games/{}/pictures/{}", course.game, picture.name);
            let page = visitor.get(&address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            assert!(page.body.contains("inert"), "{address} can't be used");
        }
    }
}

#[tokio::test]
async fn the_aid_lies_at_the_table() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("belaad").await;
    let table = visitor.get(&format!("/table/{id}")).await;
    assert!(table.body.contains("Belaad at a glance"));
    assert!(table.body.contains("popovertarget=\"aid\""));
}

#[tokio::test]
async fn a_first_game_is_set_up_kindly() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("simurgh").await;
    let table = visitor.get(&format!("/table/{id}")).await;
    assert!(table.body.contains("Novice"), "the bots are novices");
    let strong = visitor.post("/play/simurgh", &[("level", "hard")]).await;
    let table = visitor.get(strong.location()).await;
    assert!(table.body.contains("Hard") && !table.body.contains("Novice"));
    let none = visitor.post("/play/simurgh", &[("level", "genius")]).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_game_is_easy_and_the_third_is_not() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let seats = [("seats", "2"), ("seat-0", "me"), ("seat-1", "bot-random"), ("name", "Anna")];
    for level in ["Easy", "Medium"] {
        let table = visitor.post("/new/belaad", &seats).await.location().to_owned();
        finish(&mut visitor, &table).await;
        let next = visitor.post("/play/belaad", &[]).await;
        let table = visitor.get(next.location()).await;
        assert!(table.body.contains(level), "the bots are {level}");
        let door = visitor.get("/games/belaad").await;
        let chosen = format!("value=\"{}\" checked", level.to_lowercase());
        assert!(door.body.contains(&chosen), "{level} is proposed");
    }
}

#[tokio::test]
async fn a_lesson_is_begun_and_remembered_without_an_account() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    for course in learn::courses() {
        for lesson in &course.lessons {
            let begin = format!("/games/{}/lessons/{}", course.game, lesson.name);
            let answer = visitor.post(&begin, &[]).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{begin}: {}", answer.body);
            says_something(&server, &mut visitor, answer.location()).await;
        }
    }
    let page = visitor.get("/games/simurgh").await;
    assert!(!page.body.contains("(done)"));
    visitor.get("/games/simurgh?done=first").await;
    visitor.get("/games/belaad?done=nothing").await;
    let page = visitor.get("/games/simurgh").await;
    assert_eq!(page.body.matches("(done)").count(), 1);
    assert!(!visitor.get("/games/belaad").await.body.contains("(done)"));
}

/// Waits for the first bubble: where the others begin, it comes when they have decided.
async fn says_something(server: &Server, visitor: &mut Visitor<'_>, address: &str) {
    comes(server, visitor, address, "class=\"bubble\"").await;
}

/// The page of a table once it has these words.
async fn comes(server: &Server, visitor: &mut Visitor<'_>, address: &str, words: &str) -> String {
    let table: TableId = address.strip_prefix("/table/").unwrap().parse().unwrap();
    let mut watch = server.app.tables().watch(&table).await.unwrap();
    let come = async {
        loop {
            let page = visitor.get(address).await.body;
            if page.contains(words) {
                return page;
            }
            watch.changed().await;
        }
    };
    timeout(Duration::from_secs(60), come).await.expect(words)
}

/// What a bubble points at is on the page, whatever the size of the window: the page is the same at all
/// of them, and in both languages the things have the same names.
#[tokio::test]
async fn every_lesson_points_at_things_that_are_there() {
    let server = Server::open().await;
    for language in ["en", "de"] {
        let mut visitor = server.visitor().with("accept-language", language);
        for course in learn::courses() {
            for lesson in &course.lessons {
                let begin = format!("/games/{}/lessons/{}", course.game, lesson.name);
                let table = visitor.post(&begin, &[]).await.location().to_owned();
                let mut steps = lesson.past.len();
                for part in lesson.script() {
                    let right = match part {
                        Part::Say(_) => continue,
                        Part::Other(..) => {
                            steps += 1;
                            continue;
                        }
                        Part::Do(_, right, _) => right,
                    };
                    let now = format!("data-steps=\"{steps}\"");
                    let page = comes(&server, &mut visitor, &table, &now).await;
                    assert_eq!(missing(&page), Vec::<String>::new(), "{begin} at step {steps}");
                    let any = page.split("id=\"choice-").nth(1).and_then(|id| id.split('"').next());
                    let action =
                        right.first().map_or_else(|| any.unwrap().to_owned(), u32::to_string);
                    let (seat, seen) = (lesson.seat.index().to_string(), steps.to_string());
                    let act =
                        [("do", "act"), ("seat", &seat), ("action", &action), ("steps", &seen)];
                    assert_eq!(visitor.post(&table, &act).await.status, StatusCode::SEE_OTHER);
                    steps += 1;
                }
                let over = comes(&server, &mut visitor, &table, "data-done=").await;
                assert_eq!(missing(&over), Vec::<String>::new(), "the end of {begin}");
            }
        }
    }
}

/// What the bubbles of a page point at and what isn't on it.
fn missing(page: &str) -> Vec<String> {
    let values = |name: &str| -> Vec<String> {
        let attribute = format!(" {name}=\"");
        let found = page.split(attribute.as_str()).skip(1);
        found.filter_map(|rest| Some(rest.split_once('"')?.0.replace("&quot;", "\""))).collect()
    };
    let things = values("data-at").into_iter().filter(|at| at.starts_with(['#', '.']));
    // One of several is shown, by the size of the window: all of them are there.
    let is_there = |selector: &str| selector.splitn(2, ' ').all(|each| has(page, each));
    let things = things.filter(|selectors| !selectors.split(", ").all(is_there));
    let acts = values("data-acts").into_iter().filter(|acts| {
        let there = |act: &str| page.contains(&format!("id=\"choice-{act}\""));
        !acts.is_empty() && !acts.split(' ').all(there)
    });
    things.chain(acts).collect()
}

/// Whether a page has an element that fits a simple selector: an id or classes, an attribute, or both.
fn has(page: &str, selector: &str) -> bool {
    let (simple, attribute) = selector.split_once('[').unwrap_or((selector, ""));
    let attribute = attribute.trim_end_matches(']').replace('"', "");
    page.split('<').skip(1).filter_map(|tag| tag.split_once('>')).any(|(tag, _)| {
        let is_it = if let Some(id) = simple.strip_prefix('#') {
            tag.contains(&format!(" id=\"{id}\""))
        } else if let Some(classes) = simple.strip_prefix('.') {
            let of_tag = tag.split(" class=\"").nth(1).and_then(|rest| rest.split('"').next());
            let of_tag: Vec<&str> = of_tag.unwrap_or_default().split(' ').collect();
            classes.split('.').all(|class| of_tag.contains(&class))
        } else {
            !attribute.is_empty()
        };
        is_it && tag.replace('"', "").contains(&attribute)
    })
}

#[tokio::test]
async fn a_puzzle_is_solved_on_the_board_and_remembered() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    for course in learn::courses() {
        let Some(puzzle) = course.puzzles.first() else { continue };
        let list = format!("/games/{}/puzzles", course.game);
        let page = visitor.get(&list).await;
        assert_eq!(page.status, StatusCode::OK, "{list}");
        assert!(page.body.contains("of") && !page.body.contains("{puzzle"), "{list}");
        let begin = format!("/games/{}/lessons/{}", course.game, puzzle.lesson.name);
        let table = visitor.post(&begin, &[]).await.location().to_owned();
        says_something(&server, &mut visitor, &table).await;
        let act = |action: u32| {
            [
                ("do", "act".to_owned()),
                ("seat", puzzle.lesson.seat.index().to_string()),
                ("action", action.to_string()),
                ("steps", puzzle.lesson.past.len().to_string()),
            ]
        };
        let wrong = act(puzzle.explained.other.as_ref().unwrap().id);
        let fields: Vec<(&str, &str)> =
            wrong.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(visitor.post(&table, &fields).await.status, StatusCode::SEE_OTHER);
        let page = visitor.get(&table).await.body;
        assert!(page.contains("There is something better."), "{begin}");
        let back = [("do", "undo"), ("seat", fields[1].1), ("count", "1")];
        assert_eq!(visitor.post(&table, &back).await.status, StatusCode::SEE_OTHER);
        let right = act(puzzle.explained.best.id);
        let fields: Vec<(&str, &str)> =
            right.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(visitor.post(&table, &fields).await.status, StatusCode::SEE_OTHER);
        let page = visitor.get(&table).await.body;
        assert!(page.contains("Found!") && page.contains("class=\"reasons\""), "{begin}");
        assert!(!visitor.get(&list).await.body.contains("(solved)"));
        visitor.get(&format!("{list}?done={}", puzzle.number)).await;
        assert!(visitor.get(&list).await.body.contains("(solved)"));
    }
    assert_eq!(visitor.get("/games/connect-four/puzzles").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_hint_says_what_is_better_and_why_without_the_script() {
    let server = Server::open().await;
    let mut anna = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "me"), ("name", "Anna")];
    let answer = anna.post("/new/connect-four", &fields).await;
    let table = answer.location().to_owned();
    let page = anna.post(&table, &[("do", "hint"), ("seat", "0")]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("The bot would choose: Column"), "{}", page.body);
    assert!(page.body.contains("And if I do this?"));
    let asked = [("do", "hint"), ("seat", "0"), ("instead", "0")];
    let page = anna.post(&table, &asked).await.body;
    assert!(page.contains(": Column 1"), "{page}");
    let after = anna.get(&table).await.body;
    assert!(!after.contains("The bot would choose"), "an answer is for who asked");
}

/// Somebody who plays both sides of a game misses four in a line: nobody else is at the table, so the
/// coach has a word.
#[tokio::test]
async fn the_coach_says_what_was_better_until_somebody_wants_none() {
    let server = Server::open().await;
    let mut anna = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "me"), ("name", "Anna")];
    let table = anna.post("/new/connect-four", &fields).await.location().to_owned();
    let id: TableId = table.strip_prefix("/table/").unwrap().parse().unwrap();
    let mut watch = server.app.tables().watch(&id).await.unwrap();
    let columns = ["0", "6", "0", "6", "0", "5", "3"];
    for (step, column) in columns.into_iter().enumerate() {
        let (seat, steps) = (["0", "1"][step % 2], step.to_string());
        let act = [("do", "act"), ("seat", seat), ("steps", &steps), ("action", column)];
        assert_eq!(anna.post(&table, &act).await.status, StatusCode::SEE_OTHER);
    }
    let eyes = format!("{table}?seat=0");
    let told = async {
        while !anna.get(&eyes).await.body.contains("Better would have been: Column 1") {
            watch.changed().await;
        }
    };
    timeout(Duration::from_secs(60), told).await.expect("the coach speaks");
    assert_eq!(anna.post("/settings", &[("coach", "off")]).await.status, StatusCode::SEE_OTHER);
    assert!(
        !anna.get(&eyes).await.body.contains("Better would have been"),
        "nobody wants to read it"
    );
    let back = [("do", "undo"), ("seat", "0"), ("count", "1")];
    assert_eq!(anna.post(&table, &back).await.status, StatusCode::SEE_OTHER);
    assert!(!anna.get(&eyes).await.body.contains("Better would have been"), "it was taken back");
}
