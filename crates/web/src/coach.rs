//! Whether the coach is to look at somebody's decisions.

use pages::{Coach, Settings};
use table::{GuestId, Status};

use crate::app::App;
use crate::failure::Failure;

/// In how many games of a kind the coach speaks unless somebody wants it otherwise.
const FIRST_GAMES: usize = 3;

/// By the person's settings; where those leave it open, by the games they have finished.
pub async fn is_wanted(
    app: &App,
    settings: Settings,
    guest: &GuestId,
    game: &str,
) -> Result<bool, Failure> {
    Ok(match settings.coach {
        Coach::On => true,
        Coach::Off => false,
        Coach::First => {
            let tables = app.tables().tables_of(guest).await?;
            let done = tables.iter().filter(|table| table.game == game);
            done.filter(|table| table.status == Status::Over).count() < FIRST_GAMES
        }
    })
}
