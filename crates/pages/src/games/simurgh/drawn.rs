//! Tiles that the viewer has drawn or been dealt, laid over the board to choose from.

use engine::{Arg, Indexed};
use maud::{Markup, html};
use simurgh::{Action, End};

use super::Table;
use super::icon::icon;
use super::statue::goal_face;

impl Table<'_> {
    /// The tiles; empty while there is nothing to choose from.
    pub(super) fn drawn(&self) -> Markup {
        let view = &self.view;
        let tiles = view.offered_power_tiles;
        if tiles.is_empty() && view.drawn_dragons.is_empty() && view.drawn_objectives.is_empty() {
            return html! {};
        }
        html! {
            div.sim-spread data-asks="" role="group" aria-label=(self.say("sim-drawn")) {
                p { (self.drawn_question()) }
                div.sim-spread-row {
                    @for tile in tiles.iter() {
                        div.sim-card {
                            (self.tile_alone(tile, "drawn"))
                            (self.hit_if_offered(Action::KeepPowerTile { tile }, &format!("tile-{}", tile.number())))
                        }
                    }
                    @for dragon in view.drawn_dragons.iter() {
                        div.sim-leaf.is-kept[view.chosen_dragon == Some(dragon)]
                            data-piece={ "dragon-" (dragon.number()) } data-at="drawn" {
                            (self.dragon_face(dragon))
                            (self.drawn_hit(
                                Action::KeepDragon { dragon },
                                &format!("dragon-{}", dragon.number()),
                                &self.name(&dragon),
                                End::ALL.iter().map(|&end| (end, Action::ReturnDragon { dragon, end })),
                            ))
                        }
                    }
                    @for objective in view.drawn_objectives.iter() {
                        div.sim-leaf data-piece={ "objective-" (objective.number()) } data-at="drawn" {
                            header { strong { (self.name(&objective)) } }
                            div.sim-goal { (goal_face(objective, self.scene.words)) }
                            (self.drawn_hit(
                                Action::ChooseObjective { objective },
                                &format!("objective-{}", objective.number()),
                                &self.name(&objective),
                                End::ALL.iter().map(|&end| (end, Action::ReturnObjective { objective, end })),
                            ))
                        }
                    }
                }
                @if let Some(next) = self.forced_space() { p.sim-next { "→ " (next) } }
                (self.button(Action::DeclineObjectives, &icon("banner")))
            }
        }
    }

    /// Where a drawn Objective will lie, and at which price, if there is only one space for it.
    fn forced_space(&self) -> Option<String> {
        let objective = self.view.drawn_objectives.iter().next()?;
        let id = Action::ChooseObjective { objective }.index();
        let choice = self.scene.choices.iter().find(|choice| choice.id == id)?;
        let (_, next) = choice.said.args.iter().find(|(name, _)| *name == "next")?;
        matches!(next, Arg::Said(_)).then(|| self.scene.voice.say_arg(next))
    }

    fn drawn_question(&self) -> String {
        match self.scene.view.prompt() {
            Some(prompt) => self.scene.voice.say_said(&prompt),
            None => self.say("sim-drawn"),
        }
    }

    /// Keeping a drawn tile, or the ends of the deck it can be put back to.
    fn drawn_hit(
        &self,
        keep: Action,
        about: &str,
        name: &str,
        returns: impl Iterator<Item = (End, Action)>,
    ) -> Markup {
        let ends: Vec<(End, u32, String)> = returns
            .filter_map(|(end, action)| {
                let (id, label) = self.choice(action)?;
                Some((end, id, label))
            })
            .collect();
        html! {
            @if self.scene.offers(keep) { (self.hit_if_offered(keep, about)) }
            @else { (self.plain_hit(about, name)) }
            @if !ends.is_empty() {
                div.sim-ends { @for (end, id, label) in ends { (self.end_button(end, id, &label)) } }
            }
        }
    }
}
