//! Every game of the catalogue at a table. No game is named here.

use std::time::Duration;

use engine::{Seat, Viewer};
use serde_json::Map;
use table::{Access, LookAs, NewTable, Place, Settings, Status};

use crate::common::House;

fn with_all_games(settings: Settings) -> Settings {
    Settings { games: catalogue::games(), ..settings }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_every_game_to_the_end_and_its_journal_proves_it() {
    let house = House::new().await;
    let mut house = house.restarted_with(Duration::from_secs(1), with_all_games).await;
    let host = house.guest("Host").await;
    for game in catalogue::games() {
        let info = game.info();
        let bots = vec![Place::Bot("random".to_owned()); usize::from(info.max_seats)];
        let wanted = NewTable {
            game: info.id.to_owned(),
            seats: bots,
            options: Map::new(),
            access: Access::Listed,
            clock: None,
            entropy: String::new(),
            stand_in: None,
        };
        let table = house.tables.create(&host, wanted).await.unwrap().id;
        let over = house.until_over(&table).await;
        let steps = over.table.steps;
        let journal = house.tables.journal(&table).await.unwrap();
        let (replayed, claimed) = game.load_journal(&journal).unwrap();
        assert_eq!(replayed.steps(), steps);
        assert_eq!(serde_json::to_value(replayed.outcome()).unwrap(), claimed.unwrap());
        assert!(engine::fairness_of(&journal).unwrap().is_some());

        // Read from the disk it is the same, in every view. The benchmark `open` measures how long
        // that takes.
        let before = through_all_eyes(&house, &table, info.max_seats).await;
        house = house.restarted_with(Duration::from_secs(1), with_all_games).await;
        let look = house.tables.look(&table, None, LookAs::Myself).await.unwrap();
        assert_eq!((look.table.steps, look.table.status), (steps, Status::Over));
        assert_eq!(through_all_eyes(&house, &table, info.max_seats).await, before);
    }
}

async fn through_all_eyes(house: &House, table: &table::TableId, seats: u8) -> Vec<String> {
    let mut seen = Vec::new();
    let eyes = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in eyes {
        let look = house.tables.look(table, None, LookAs::Viewer(viewer)).await.unwrap();
        let around = serde_json::to_string(look.happenings()).unwrap();
        let view = look.view.unwrap();
        let story = serde_json::to_string(&view.log_since(0)).unwrap();
        seen.push(format!("{} {story} {around}", view.json()));
    }
    seen
}
