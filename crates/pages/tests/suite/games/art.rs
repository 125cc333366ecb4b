//! The pictures of the boards: each one that is drawn is on its game's sheet.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{AnyView, Language, Seat, Seed, Viewer, Voice};
use pages::games::{board_of, skins};
use pages::{Parts, Scene, assets, words};

/// The names of the pictures that a game of these many seats draws, looked at now and then.
fn drawn(game: &str, seats: u8) -> BTreeSet<String> {
    let playable = catalogue::find(game).unwrap();
    let options = playable.read_options(&[]).unwrap();
    let mut table = playable.start(seats, &options, Seed::from_phrase("pictures")).unwrap();
    let mut bot = playable.bot("random", 7).unwrap();
    let names: Vec<String> = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let mut pictures = BTreeSet::new();
    while let Some(seat) = table.waiting().first() {
        if table.steps() % 16 == 0 {
            let viewer = Viewer::Seat(seat);
            let view = AnyView::of(Arc::from(table.boxed_clone()), viewer);
            let voice = Voice { text: playable.text(Language::English), names: &names };
            let (choices, parts) = (view.choices(), Parts::default());
            let words = words(Language::English);
            let scene =
                Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts };
            let board = board_of(game);
            let panels = Seat::all(seats).filter_map(|seat| board.player(&scene, seat));
            let all = [Some(board.board(&scene)), board.own_area(&scene)];
            for markup in all.into_iter().flatten().chain(panels) {
                pictures.extend(used(&parts.whole(markup).into_string(), game));
            }
        }
        let action = bot.choose(table.as_ref(), seat).unwrap();
        table.act(seat, action).unwrap();
    }
    pictures
}

/// The pictures of a game's sheet that a drawing refers to.
fn used(html: &str, game: &str) -> Vec<String> {
    let sheet = format!("{}#", assets::address(&format!("art/{game}.svg")));
    html.split(&sheet)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_picture_is_on_its_sheet() {
    for skin in skins() {
        let Some(sheet) = assets::get(&format!("art/{}.svg", skin.id)) else { continue };
        let sheet = std::str::from_utf8(&sheet.body).unwrap();
        let most = catalogue::find(skin.id).unwrap().info().max_seats;
        let pictures = drawn(skin.id, most);
        assert!(pictures.len() > 10, "{} draws hardly any picture: {pictures:?}", skin.id);
        for picture in pictures {
            assert!(sheet.contains(&format!("id=\"{picture}\"")), "{}: {picture}", skin.id);
        }
    }
}
