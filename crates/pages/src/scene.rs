//! What a drawing is made from: a game as one viewer sees it, with words.

use engine::{AnyView, Choice, Game, Indexed, Seat, Viewer, Voice};

use crate::parts::Parts;
use crate::words::Words;

/// One moment of a game as one viewer sees it.
///
/// Drawing functions get nothing else, so the same function draws a live table, a spectator's page
/// and a replay, and what a viewer may not know can't end up in a page.
pub struct Scene<'a> {
    /// The game, as far as the viewer may see it.
    pub view: &'a AnyView,
    /// Who looks.
    pub viewer: Viewer,
    /// The game's words and the players' names.
    pub voice: Voice<'a>,
    /// The page's words.
    pub words: &'a Words,
    /// What the viewer may do now. Empty in a replay.
    pub choices: &'a [Choice],
    /// Where the pieces that change by themselves are kept.
    pub parts: &'a Parts,
}

impl Scene<'_> {
    /// The view of a game whose type is known; `None` if it is another game.
    pub fn view_of<G: Game>(&self) -> Option<G::View> {
        self.view.view_of::<G>()
    }

    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer may take this action now.
    pub fn offers(&self, action: impl Indexed) -> bool {
        let id = action.index();
        self.choices.iter().any(|choice| choice.id == id)
    }

    /// What an element of the board does when it is used: acts, or says why it can't.
    pub fn target(&self, action: impl Indexed) -> Target {
        let id = action.index();
        let offered = self.offers(action);
        let explains = !offered && self.seat().is_some();
        Target { act: offered.then_some(id), why: explains.then_some(id) }
    }
}

/// The action behind an element of the board, for its attributes `data-act` and `data-why`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The action it takes.
    pub act: Option<u32>,
    /// The action that isn't possible now: the page asks why not.
    pub why: Option<u32>,
}

impl Target {
    /// Whether it can be used now.
    pub fn is_open(self) -> bool {
        self.act.is_some()
    }

    /// For the attribute `aria-disabled`.
    pub fn disabled(self) -> Option<&'static str> {
        self.why.map(|_| "true")
    }

    /// For the attribute `tabindex`: what acts or explains itself can be reached by keyboard.
    pub fn tabindex(self) -> Option<&'static str> {
        (self.act.is_some() || self.why.is_some()).then_some("0")
    }

    /// For the attribute `role`.
    pub fn role(self) -> Option<&'static str> {
        (self.act.is_some() || self.why.is_some()).then_some("button")
    }
}
