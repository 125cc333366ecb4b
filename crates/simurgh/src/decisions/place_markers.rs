//! D11: on which Dragon an Ability marker goes (SIM-10.3).

use super::prelude::*;
use crate::table::ids::Dragon;

/// The markers still to be placed, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceMarkers {
    pub(crate) count: u8,
}

impl Decision<Simurgh> for PlaceMarkers {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::PlaceMarker { count: self.count }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(with_room(game).iter().map(|dragon| Action::PlaceMarker { dragon }))
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::PlaceMarker { dragon } = action else { return Err(Refused::OtherQuestion) };
        game.owns(dragon)?;
        if with_room(game).contains(dragon) {
            Ok(())
        } else {
            Err(Refusal::NoRoomOnDragon { dragon }.into())
        }
    }

    /// SIM-10.3, SIM-10.4: the marker goes on the Dragon's leftmost empty ability.
    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        if self.count > 1 {
            game.agenda.plan(Open::PlaceMarkers(PlaceMarkers { count: self.count - 1 }));
        }
        let Action::PlaceMarker { dragon } = action else { return };
        let refillable = game.dragons().refillable;
        if let Some(ability) = game.active_player().lair.leftmost_empty(dragon, refillable) {
            game.active_player_mut().lair.markers.insert(ability);
            play.tell(Event::PlacedMarker { seat, dragon, slot: ability.slot });
        }
    }

    /// SIM-10.3: markers that fit nowhere are lost.
    fn lapse(&self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        game.agenda.done();
        if self.count > 0 {
            play.tell(Event::LostMarkers { seat: game.active(), count: self.count });
        }
        Opening::Done
    }
}

/// The Dragons on which a marker can be placed.
fn with_room(game: &Simurgh) -> Set<Dragon> {
    game.active_player().lair.with_room(game.dragons().refillable)
}
