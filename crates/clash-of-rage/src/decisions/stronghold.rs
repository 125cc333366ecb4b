//! D3: where a Stronghold stands (COR-6.3).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};

use super::Checked;
use crate::table::player::Player;
use crate::{Action, ClashOfRage, Event, Prompt, Refusal, Site};

/// The site of the active player's Stronghold, on turn 1.
#[derive(Clone, Copy, Debug)]
pub struct Stronghold;

impl Decision<ClashOfRage> for Stronghold {
    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::Stronghold
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let sites = Site::all().filter(|&site| can_stand(game, site).is_ok());
        out.offer_all(sites.map(|site| Action::PlaceStronghold { site }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::PlaceStronghold { site } => Ok(can_stand(game, site)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// COR-6.3: in turn order, and for ever.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::PlaceStronghold { site } = action else { return };
        let gate = game.board.touches(site);
        game.player_mut(seat).settle(site, gate);
        play.tell(Event::StrongholdPlaced { seat, site });
        match game.after(seat) {
            Some(next) => game.active = next,
            None => game.collect_income(play),
        }
    }

    #[inline]
    fn opens(&self, _game: &mut ClashOfRage, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}

fn can_stand(game: &ClashOfRage, site: Site) -> Result<(), Refusal> {
    let hex = game.board.geometry().site(site).ok_or(Refusal::NoSuchSite { site })?;
    for other in game.players.iter().filter_map(Player::site) {
        if other == site {
            return Err(Refusal::SiteOccupied { site });
        }
        if hex.is_near(other) {
            return Err(Refusal::SiteNearOther { site, other });
        }
    }
    Ok(())
}
