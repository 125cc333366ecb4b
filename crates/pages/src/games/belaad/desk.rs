//! What every part of the table is drawn from: the view, the words, and what can be done.

use belaad::{Action, Belaad, OpenView, PlayerView, Prompt, Symbol, Team, TeamView, View};
use engine::{Indexed, Seat, Spoken};
use fluent_bundle::FluentValue;

use crate::scene::{Scene, Target};

/// The table as one viewer sees it, with words.
pub struct Desk<'a> {
    pub scene: &'a Scene<'a>,
    pub view: View,
}

impl<'a> Desk<'a> {
    pub fn new(scene: &'a Scene<'a>) -> Option<Desk<'a>> {
        Some(Desk { scene, view: scene.view_of::<Belaad>()? })
    }

    /// The game's word for a thing.
    pub fn word(&self, thing: &impl Spoken) -> String {
        self.scene.voice.say_arg(&thing.arg())
    }

    /// The page's own words.
    pub fn say(&self, key: &str) -> String {
        self.scene.words.say(key)
    }

    /// The page's own words about a number.
    pub fn count(&self, key: &str, n: impl Into<i64>) -> String {
        self.scene.words.tell(key, &[("n", n.into().into())])
    }

    /// The page's own words with arguments.
    pub fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.scene.words.tell(key, args)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.scene.voice.seat(seat)
    }

    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.players.len() as u8)
    }

    pub fn team(&self, team: Team) -> Option<&TeamView> {
        self.view.teams.iter().find(|each| each.team == team)
    }

    pub fn team_of(&self, seat: Seat) -> Team {
        self.player(seat).team
    }

    /// The viewer's team.
    pub fn own_team(&self) -> Option<Team> {
        self.scene.seat().map(|seat| self.team_of(seat))
    }

    pub fn plays_with_order(&self) -> bool {
        self.view.order.is_some()
    }

    pub fn offers(&self, action: Action) -> bool {
        self.scene.offers(action)
    }

    /// What the choice is, costs and brings, if it can be made now.
    pub fn label(&self, action: Action) -> Option<String> {
        let id = action.index();
        let choice = self.scene.choices.iter().find(|choice| choice.id == id)?;
        Some(self.scene.voice.say_said(&choice.said))
    }

    /// What the choice is called and what it brings, if its text tells them apart.
    pub fn name_and_effect(&self, action: Action) -> Option<(String, String)> {
        let id = action.index();
        let choice = self.scene.view.choices().into_iter().find(|choice| choice.id == id)?;
        let voice = &self.scene.voice;
        let part = |name| voice.text.try_say_attribute(&choice.said, name, voice.names).ok();
        Some((part("name")?, part("effect")?))
    }

    /// What the action is called, where there is no room for more.
    pub fn short(&self, action: Action) -> String {
        self.scene.voice.say(&action)
    }

    /// The first of the actions that can be taken now.
    pub fn first_offered(&self, actions: &[Action]) -> Option<Action> {
        actions.iter().copied().find(|&action| self.offers(action))
    }

    /// A target for the first of these actions that can be taken; if none can, it explains the
    /// first one.
    pub fn target(&self, actions: &[Action]) -> Target {
        match self.first_offered(actions).or(actions.first().copied()) {
            Some(action) => self.scene.target(action),
            None => Target { act: None, why: None },
        }
    }

    /// A target only for what can be taken now.
    pub fn offered(&self, actions: &[Action]) -> Target {
        match self.first_offered(actions) {
            Some(action) => self.scene.target(action),
            None => Target { act: None, why: None },
        }
    }

    /// How much a symbol of the active team counts, if it is activated now.
    pub fn counts(&self, symbol: Symbol) -> u16 {
        let team = self.team(self.team_of(self.view.active));
        let boards = team.into_iter().flat_map(|team| &team.characters);
        let count: u16 =
            boards.filter(|board| board.symbol == symbol).map(|board| board.count).sum();
        let bought = match self.view.open.last() {
            Some(OpenView::Card { extra, .. }) => *extra,
            _ => 0,
        };
        count + u16::from(bought) + u16::from(self.view.progress.extra_symbols)
    }

    pub fn battle(&self) -> Option<&OpenView> {
        self.view.open.iter().find(|open| matches!(open, OpenView::Battle { .. }))
    }

    pub fn question(&self) -> Option<&Prompt> {
        self.view.question.as_ref()
    }
}
