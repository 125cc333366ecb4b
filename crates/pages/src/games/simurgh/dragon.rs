//! Dragon Tiles: a jewel, and three abilities with their markers.

use engine::Spoken;
use maud::{Markup, html};
use simurgh::{Ability, Action, Dragon, Good, PlayerView, Set, Slot, tables};

use super::Table;
use super::effect::power;
use super::icon::{dragon_head, dragon_pose, good, icon, jewel, letter};

impl Table<'_> {
    /// The viewer's Dragons, whose abilities are used in place.
    pub(super) fn lair(&self, player: &PlayerView) -> Markup {
        let dragons = player.dragons.dragons;
        html! {
            @for dragon in dragons.iter() {
                @let id = format!("sim-dragon-{}", dragon.number());
                (self.part(&id, "sim-dragon", self.own_dragon(player, dragon)))
            }
        }
    }

    fn own_dragon(&self, player: &PlayerView, dragon: Dragon) -> Markup {
        let marked = player.dragons.marked(dragon);
        html! {
            div.sim-dragon-head data-piece={ "dragon-" (dragon.number()) } data-at="lair" {
                (dragon_head(dragon.dragon_type()))
                span.sim-breed { (self.say(&format!("sim-dragon-{}", letter(dragon.dragon_type())))) }
                (self.dragon_hit(dragon))
            }
            @for slot in Slot::all() {
                div.sim-ability.charged[marked.contains(slot)] {
                    (self.socket(dragon, slot, marked))
                    (power(tables().dragons(self.view.edition).power(Ability { dragon, slot })))
                    (self.ability_hit(dragon, slot))
                }
            }
        }
    }

    /// The place for a marker: filled, empty, or never to be filled again.
    fn socket(&self, dragon: Dragon, slot: Slot, marked: Set<Slot>) -> Markup {
        let ability = Ability { dragon, slot };
        let refillable = tables().dragons(self.view.edition).refillable.contains(ability);
        html! {
            span.sim-socket.is-once[!refillable] {
                @if marked.contains(slot) {
                    span data-piece={ "marker-" (dragon.number()) "-" (slot.number()) } data-at="socket" {
                        (icon("marker"))
                    }
                }
            }
        }
    }

    fn dragon_hit(&self, dragon: Dragon) -> Markup {
        let about = format!("dragon-{}", dragon.number());
        let choice = self.choice(Action::PlaceMarker { dragon });
        html! {
            @if let Some((id, _)) = choice {
                button.sim-hit.target.open type="button" data-act=(id) data-about=(about)
                    aria-label={ (self.say("sim-place-marker")) " " (self.name(&dragon)) } {}
            } @else { (self.plain_hit(&about, &self.name(&dragon))) }
        }
    }

    /// Using the ability, paying with its marker, or one of the goods it can give more of.
    fn ability_hit(&self, dragon: Dragon, slot: Slot) -> Markup {
        let about = format!("ability-{}-{}", dragon.number(), slot.number());
        let boosts: Vec<(Good, u32)> = Good::ALL
            .iter()
            .filter(|_| self.boosts(dragon, slot))
            .filter_map(|&good| Some((good, self.choice(Action::BoostGood { dragon, good })?.0)))
            .collect();
        let paid = self.choice(Action::PayMarker { dragon, slot });
        let used = self.scene.target(Action::UseAbility { dragon, slot });
        let act = paid.map(|(id, _)| id).or(used.act);
        let label = self.scene.words.tell(
            "sim-ability",
            &[("dragon", self.name(&dragon).into()), ("n", i64::from(slot.number()).into())],
        );
        html! {
            @if boosts.is_empty() {
                button.sim-hit.target.open[act.is_some()] type="button" data-about=(about)
                    data-act=[act] data-why=[used.why.filter(|_| act.is_none())]
                    aria-disabled=[used.why.filter(|_| act.is_none()).map(|_| "true")] aria-label=(label) {}
            } @else {
                span.sim-boosts {
                    @for (each, id) in boosts {
                        button.sim-chip type="button" data-act=(id) data-about=(about)
                            aria-label={ (label) ": " (self.scene.voice.say_arg(&each.arg())) } { (good(each)) }
                    }
                }
            }
        }
    }

    /// Whether this is the ability that gives more of one of several goods.
    fn boosts(&self, dragon: Dragon, slot: Slot) -> bool {
        let dragons = tables().dragons(self.view.edition);
        matches!(dragons.power(Ability { dragon, slot }),
            simurgh::Power::Receive { goods, .. } if goods.len() > 1)
    }

    /// A Dragon to be looked at: all of its abilities.
    pub(super) fn dragon_face(&self, dragon: Dragon) -> Markup {
        html! {
            (dragon_pose(dragon.dragon_type()))
            header { (jewel(dragon.dragon_type())) strong { (self.name(&dragon)) } }
            @for slot in Slot::all() {
                div.sim-ability {
                    span.sim-order { (slot.number()) }
                    (power(tables().dragons(self.view.edition).power(Ability { dragon, slot })))
                }
            }
        }
    }

    /// A player's Dragons in small: jewels with a mark for each charged ability.
    pub(super) fn dragons_in_small(&self, player: &PlayerView) -> Markup {
        let mine = self.scene.seat() == Some(player.seat);
        html! {
            @for dragon in player.dragons.dragons.iter() {
                @let marked = player.dragons.marked(dragon);
                button.sim-brood.target type="button" data-about={ "dragon-" (dragon.number()) }
                    data-piece=[(!mine).then(|| format!("dragon-{}", dragon.number()))]
                    data-at=[(!mine).then(|| format!("lair-{}", player.seat.index()))]
                    aria-label={ (self.name(&dragon)) ": " (self.say_number("sim-markers", marked.len())) } {
                    (dragon_head(dragon.dragon_type()))
                    span.sim-pips { @for slot in Slot::all() { i.full[marked.contains(slot)] {} } }
                }
            }
        }
    }
}
