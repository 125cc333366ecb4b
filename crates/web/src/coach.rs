//! Whether the coach judges somebody's decisions.

use pages::{Coach, Settings};
use table::{GuestId, Status};

use crate::app::App;
use crate::failure::Failure;

/// The number of a person's first games of a kind in which the coach speaks by default.
const FIRST_GAMES: usize = 3;

/// Decides by the person's settings, and where those leave it open, by the games they finished.
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
