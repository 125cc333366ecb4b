//! The cards that explain a thing: its name, its effect in words, who may use it.

use dwar7s_fall::cell::Cell;
use dwar7s_fall::components::{Blocks, Task, components};
use dwar7s_fall::names::{
    CardType, Decree, Gem, Goal, Kind, KingdomCard, Mood, OgreCard, Race, SecretGoal,
};
use dwar7s_fall::view::{ViewCell, ViewPlayer};
use engine::{Arg, Indexed, Seat, Spoken};
use maud::{Markup, html};

use super::desk::{Desk, word};
use super::tile::signed;

impl Desk<'_> {
    /// The card of a thing, by the words of its `data-about`.
    pub fn about(&self, thing: &str) -> Option<Markup> {
        let mut words = thing.split(' ');
        let what = words.next()?;
        let number = words.next().and_then(|word| word.parse::<i16>().ok());
        let index = number.and_then(|number| u32::try_from(number).ok());
        let player = || {
            let seat = u8::try_from(index?).ok().and_then(Seat::new)?;
            self.player(seat)
        };
        Some(match what {
            "cell" => {
                let col = words.next()?.parse().ok()?;
                self.about_cell(self.at(Cell::new(i8::try_from(number?).ok()?, col)?)?)
            }
            "card" => self.about_card(KingdomCard::from_index(index?)?),
            "ogre" => self.plain(&OgreCard::from_index(index?)?, "ogre-card-", "df-ogre"),
            "decree" => self.told(&Decree::from_index(index?)?),
            "mood" => self.about_mood(Mood::from_index(index?)?),
            "secret" => self.about_secret(SecretGoal::from_index(index?)?),
            "goal" => self.about_goal(Goal::from_index(index?)?),
            "gem" => self.about_gem(Gem::from_index(index?)?),
            "kind" => self.about_kind(Kind::from_index(index?)?),
            "race" => self.about_race(Race::from_index(index?)?),
            "score" => self.about_score(player()?),
            "kingdom" => self.about_kingdom(player()?),
            "goals-of" => self.about_goals_of(player()?),
            "hand" => self.about_hand(player()?),
            "ogres-of" => self.about_ogre_cards_of(player()?),
            "ogre-discards" => html! {
                strong { (self.say("df-ogre-discards")) }
                p { (self.name(&self.view.ogre_discards)) }
            },
            "round" => self.about_round(),
            "goals" => self.note("df-goals", "df-about-goals"),
            "ogre-deck" => self.note("df-ogre-deck", "df-about-ogres"),
            "pouches" => self.note("df-pouches", "df-about-pouches"),
            "monsters" => self.note("df-monsters", "df-about-monsters"),
            "fire" => self.about_fire(player()?),
            "campfire" => self.note("df-campfire", "df-about-campfire"),
            "actions" => html! {
                strong { (self.tell("df-actions", &[("used", i64::from(self.view.actions_used).into()), ("of", i64::from(self.view.allowance).into())])) }
                p { (self.say("df-about-actions")) }
            },
            _ => return None,
        })
    }

    fn note(&self, title: &str, body: &str) -> Markup {
        html! { strong { (self.say(title)) } p { (self.say(body)) } }
    }

    /// A thing whose text has no variables.
    fn plain(&self, thing: &impl Spoken, family: &str, texts: &str) -> Markup {
        html! {
            strong { (self.name(thing)) }
            p { (self.say(&format!("{texts}-{}", word(thing, family)))) }
        }
    }

    /// A thing that the game itself explains.
    fn told(&self, thing: &impl Spoken) -> Markup {
        let arg = thing.arg();
        let about = arg.key().map(|key| self.scene.voice.name_attribute(key, "about"));
        html! {
            strong { (self.name(thing)) }
            p { (about.unwrap_or_default()) }
        }
    }

    /// A kingdom card: what it gives, what it blocks, what it is worth.
    fn about_card(&self, card: KingdomCard) -> Markup {
        let face = components().card(card);
        let needed = match (face.of, self.own().map(|own| own.race)) {
            (CardType::Mine, Some(race)) => {
                components().race(race).mines_need.unwrap_or(face.needed)
            }
            _ => face.needed,
        };
        html! {
            strong { (self.name(&card)) }
            p { (self.tell("df-needs", &[("n", i64::from(needed).into()), ("slots", i64::from(face.slots).into())])) " " (self.task(face.task)) }
            @if face.of == CardType::Castle { p { (self.say("df-castle-bonus")) } }
            @if let Some(monster) = face.monster {
                p { (self.say(match monster.blocks {
                    Blocks::Mines => "df-blocks-mines",
                    Blocks::ExtraAction => "df-blocks-action",
                    Blocks::Inns => "df-blocks-inns",
                })) }
            }
            @if matches!(face.of, CardType::Mine | CardType::Inn) { p { (self.say("df-stacks")) } }
            p { (self.tell("df-in-kingdom", &[("vp", signed(face.vp.into()).into())])) }
        }
    }

    fn task(&self, task: Task) -> String {
        match task {
            Task::Dig => self.say("df-task-dig"),
            Task::Gems(gem, count) => {
                let counted = match gem.arg() {
                    Arg::Name(key) => Arg::Counted(count.into(), key),
                    other => other,
                };
                let gems = self.scene.voice.say_arg(&counted);
                self.tell("df-task-gems", &[("gems", gems.into())])
            }
            Task::Draw(count) => self.tell("df-task-draw", &[("n", i64::from(count).into())]),
            Task::Trade => self.say("df-task-trade"),
            Task::Defeat => self.say("df-task-defeat"),
            Task::Toll => self.say("df-task-toll"),
            Task::Rotate => self.say("df-task-rotate"),
        }
    }

    /// A card on the board with all that is on it and beneath it.
    fn about_cell(&self, cell: &ViewCell) -> Markup {
        let Some(top) = cell.stack.first() else { return html! {} };
        let seats = |seats: &[Seat]| {
            self.scene.voice.say_arg(&Arg::List(seats.iter().map(Spoken::arg).collect()))
        };
        let beneath = cell.stack[1..].iter().map(|card| card.card.arg()).collect::<Vec<_>>();
        let blocked = match self.scene.seat() {
            Some(seat) => cell.blocked_for.contains(&seat),
            None => !cell.blocked_for.is_empty(),
        };
        html! {
            (self.about_card(top.card))
            @if blocked { p.why { (self.say("df-blocked")) } }
            @for crowd in &cell.meeples {
                p { (self.tell("df-standing", &[
                    ("name", self.scene.voice.seat(crowd.seat).into()),
                    ("n", i64::from(crowd.kinds.len()).into()),
                    ("needed", i64::from(cell.needed.get(crowd.seat.index()).copied().unwrap_or_default()).into()),
                ])) }
            }
            @if cell.kingdom_of.is_empty() { p { (self.say("df-no-kingdom")) } }
            @else { p { (self.tell("df-kingdom-of", &[("names", seats(&cell.kingdom_of).into())])) } }
            @if !beneath.is_empty() {
                p { (self.tell("df-beneath", &[("cards", self.scene.voice.say_arg(&Arg::List(beneath)).into())])) }
                div.df-beneath {
                    @for card in &cell.stack[1..] {
                        svg viewBox="0 0 100 100" aria-hidden="true" { (super::tile::face(card.card, card.rotation, &[])) }
                    }
                }
            }
            @if cell.troll { p { (self.say("df-troll-here")) } }
            @if cell.protected { p { (self.say("df-protected")) } }
        }
    }

    fn about_mood(&self, mood: Mood) -> Markup {
        let troll = self.view.troll.as_ref();
        html! {
            (self.told(&mood))
            @if let Some(troll) = troll {
                p { (self.tell("df-toll", &[("n", i64::from(troll.toll_marker + 1).into()), ("of", i64::from(troll.toll_slots).into())])) }
                p { (self.tell("df-roaming", &[("n", i64::from(troll.roaming_deck).into())])) }
            }
            p { (self.say("df-about-troll")) }
        }
    }

    fn about_goal(&self, goal: Goal) -> Markup {
        let face = components().goal(goal);
        html! {
            strong { (self.goal_label(goal)) }
            p { (self.say("df-about-goal")) }
            @if let Some(own) = self.own() {
                @let lacking = face.cost.less(&own.gems);
                @if !lacking.is_empty() && !own.goals.contains(goal) {
                    p { (self.tell("df-lacking", &[("gems", self.name(&lacking).into())])) }
                }
            }
        }
    }

    fn about_gem(&self, gem: Gem) -> Markup {
        let n = |number: u8| i64::from(number).into();
        html! {
            strong { (self.name(&gem)) }
            p { (self.tell("df-worth", &[("vp", n(components().gem(gem).vp))])) }
            p { (self.tell("df-pile", &[("gem", self.name(&gem).into()), ("n", n(self.view.gem_piles.count(gem)))])) }
            @for player in self.view.players.iter().filter(|player| player.gems.has(gem)) {
                p { (self.tell("df-has", &[("name", self.scene.voice.seat(player.seat).into()), ("n", n(player.gems.count(gem)))])) }
            }
        }
    }

    fn about_kind(&self, kind: Kind) -> Markup {
        html! {
            (self.plain(&kind, "kind-", "df-kind"))
            @if let Some(class) = kind.class() {
                p { (self.tell("df-worth", &[("vp", i64::from(components().class(class).vp).into())])) }
                @for player in &self.view.players {
                    @let people = components().race(player.race);
                    @if people.class_bonus > 0 && components().class(class).races.contains(player.race) {
                        p { (self.tell("df-worth-to", &[("name", self.name(&player.race).into()), ("vp", i64::from(people.class_vp(class)).into())])) }
                    }
                }
            }
        }
    }

    fn about_race(&self, race: Race) -> Markup {
        let people = components().race(race);
        let key = match race {
            Race::Elves => "df-people-elves",
            Race::Ogres => "df-people-ogres",
            Race::CrystalDwarfs => "df-people-crystal",
            _ => "df-people-dwarfs",
        };
        html! {
            strong { (self.name(&race)) }
            p { (self.say(key)) }
            p { (self.tell("df-monster-vp", &[("vp", i64::from(people.monster_vp).into())])) }
        }
    }

    fn about_score(&self, player: &ViewPlayer) -> Markup {
        let total: i32 = player.points.iter().map(|(_, points)| points).sum();
        html! {
            strong { (self.tell("df-points-of", &[("name", self.scene.voice.seat(player.seat).into()), ("n", i64::from(total).into())])) }
            table.df-origins {
                @for (origin, points) in player.points.iter().filter(|(_, points)| *points != 0) {
                    tr { th scope="row" { (self.scene.voice.name(&format!("origin-{origin}"))) } td { (points) } }
                }
            }
            p.soft { (self.say("df-about-score")) }
        }
    }

    fn about_kingdom(&self, player: &ViewPlayer) -> Markup {
        let cards: Vec<Arg> = self
            .view
            .board
            .iter()
            .filter(|cell| cell.kingdom_of.contains(&player.seat))
            .filter_map(|cell| cell.stack.first().map(|top| top.card.arg()))
            .collect();
        html! {
            strong { (self.tell("df-kingdom-worth", &[("vp", i64::from(player.kingdom_vp).into()), ("cells", i64::from(player.kingdom_cells).into())])) }
            @if cards.is_empty() { p { (self.say("df-no-castle")) } }
            @else { p { (self.scene.voice.say_arg(&Arg::List(cards))) } }
            p.soft { (self.say("df-about-kingdom")) }
        }
    }

    fn about_goals_of(&self, player: &ViewPlayer) -> Markup {
        html! {
            strong { (self.say("df-goals-done")) }
            @for goal in player.goals.iter() { p { (self.goal_label(goal)) } }
            @match (player.secret_goal, player.revealed) {
                (Some(goal), true) => { p { (self.name(&goal)) " · " (components().secret_goal(goal).vp) } }
                _ => { p { (self.say("df-secret-hidden")) } }
            }
            p.soft { (self.tell("df-about-target", &[("n", i64::from(self.view.terms.goal_target).into())])) }
        }
    }

    fn about_hand(&self, player: &ViewPlayer) -> Markup {
        let cards: Vec<Arg> = player.kingdom_cards.iter().map(Spoken::arg).collect();
        html! {
            strong { (self.say("df-hand-size")) }
            p { (self.scene.voice.say_arg(&Arg::List(cards))) }
            p.soft { (self.say("df-about-hand")) }
        }
    }

    /// A player's meeples: those at rest, and the classes on the board.
    fn about_fire(&self, player: &ViewPlayer) -> Markup {
        let resting: Vec<Arg> = player
            .campfire
            .kinds()
            .map(|kind| match kind.arg() {
                Arg::Name(key) => Arg::Counted(player.campfire.count(kind).into(), key),
                other => other,
            })
            .collect();
        let crowds = self.view.board.iter().flat_map(|cell| &cell.meeples);
        let own = crowds.filter(|crowd| crowd.seat == player.seat);
        let away: Vec<Arg> =
            own.flat_map(|crowd| crowd.kinds.classes()).map(|class| class.arg()).collect();
        html! {
            strong { (self.say("df-campfire")) }
            p { (self.tell("df-resting", &[
                ("name", self.scene.voice.seat(player.seat).into()),
                ("meeples", self.scene.voice.say_arg(&Arg::List(resting)).into()),
            ])) }
            @if !away.is_empty() {
                p { (self.tell("df-away", &[("classes", self.scene.voice.say_arg(&Arg::List(away)).into())])) }
            }
            p.soft { (self.say("df-about-campfire")) }
        }
    }

    /// The ogre cards of a player as far as the viewer knows them.
    fn about_ogre_cards_of(&self, player: &ViewPlayer) -> Markup {
        html! {
            strong { (self.say("df-ogre-cards")) ": " (player.ogre_card_count) }
            @if !player.ogre_cards.is_empty() {
                p { (self.tell("df-known", &[("cards", self.name(&player.ogre_cards).into())])) }
            }
            p.soft { (self.say("df-about-ogres")) }
        }
    }

    fn about_round(&self) -> Markup {
        let terms = &self.view.terms;
        html! {
            strong { (self.tell("df-round", &[("n", i64::from(self.view.round).into())])) }
            p { (self.tell("df-about-round", &[("n", i64::from(terms.goal_target).into()), ("limit", i64::from(terms.round_limit).into())])) }
            @if let Some(seat) = self.view.triggered_by {
                p.why { (self.tell("df-triggered", &[("name", self.scene.voice.seat(seat).into())])) }
            }
        }
    }
}
