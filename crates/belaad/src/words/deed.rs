//! What a choice brings in its position: the symbol with its count, the ability with its only
//! target.

use engine::{Arg, Said, Seat, Spoken};
use serde::Serialize;

use super::names::{Character, Deck, Team};
use super::spoken::Amount;
use crate::data::effects::{Ability, Choice, HashashEffect, Secondary};
use crate::data::{board_of, components, face_of, hashash_face};
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};

/// What an activated symbol does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Activity {
    /// Collects gold.
    Income(Amount),
    /// Draws tokens.
    Recruit(u16),
    /// Takes gold from a player of choice.
    Steal(Amount),
    /// Takes gold from the only player who has some.
    StealFrom(Amount, Seat),
    /// Employs a scholar of choice at this discount.
    Influence(Amount),
    /// Employs the only affordable scholar.
    Employ(Scholar, Amount),
    /// Attacks a team of choice with this strength.
    Military(i16),
    /// Attacks a player: both strengths.
    Battle(Seat, i16, i16),
}

impl Spoken for Activity {
    fn arg(&self) -> Arg {
        said(match self {
            Activity::Income(amount) => Said::plain("activity-income").with("amount", amount.arg()),
            Activity::Recruit(count) => Said::plain("activity-recruit").with("count", count.arg()),
            Activity::Steal(amount) => Said::plain("activity-steal").with("amount", amount.arg()),
            Activity::StealFrom(amount, seat) => Said::plain("activity-steal-from")
                .with("amount", amount.arg())
                .with("seat", seat.arg()),
            Activity::Influence(amount) => {
                Said::plain("activity-influence").with("amount", amount.arg())
            }
            Activity::Employ(scholar, price) => Said::plain("activity-employ")
                .with("scholar", scholar.arg())
                .with("price", price.arg()),
            Activity::Military(strength) => {
                Said::plain("activity-military").with("strength", strength.arg())
            }
            Activity::Battle(seat, attack, defence) => Said::plain("activity-battle")
                .with("seat", seat.arg())
                .with("attack", attack.arg())
                .with("defence", defence.arg()),
        })
    }

    fn samples() -> Vec<Self> {
        let seat = Seat::of(0);
        vec![
            Activity::Income(Amount::gold(3)),
            Activity::Recruit(1),
            Activity::Recruit(2),
            Activity::Steal(Amount::gold(2)),
            Activity::StealFrom(Amount::gold(2), seat),
            Activity::Influence(Amount::gold(1)),
            Activity::Employ(Scholar::default(), Amount::gold(7)),
            Activity::Military(3),
            Activity::Battle(seat, 3, 5),
        ]
    }
}

/// A secondary action, with its target where there is only one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Bought {
    /// What is printed.
    Printed(Secondary),
    /// The only character that can be eliminated.
    Eliminate(Character),
    /// The only top card that is left.
    TopCard(Deck, ActionCard),
}

impl Spoken for Bought {
    fn arg(&self) -> Arg {
        match self {
            Bought::Printed(secondary) => secondary.arg(),
            Bought::Eliminate(character) => {
                said(Said::plain("bought-eliminate").with("character", character.arg()))
            }
            Bought::TopCard(deck, card) => said(
                Said::plain("bought-top-card").with("deck", deck.arg()).with("card", card.arg()),
            ),
        }
    }

    fn samples() -> Vec<Self> {
        let mut samples: Vec<Bought> =
            Secondary::samples().into_iter().map(Bought::Printed).collect();
        samples.push(Bought::Eliminate(Character::Sheriff));
        samples
            .extend(Deck::all().take(1).map(|deck| Bought::TopCard(deck, ActionCard::default())));
        samples
    }
}

/// What an ability does, with its target where there is only one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Deed {
    /// What is printed for this character.
    Printed(Character),
    /// All gold of the only player who has some.
    TakeGold(Amount, Seat),
    /// This many tokens of the strongest character, for a scholar.
    GiveUp(u8, Character),
    /// These two players exchange their coins.
    Exchange(Seat, Seat),
    /// This much gold into the Treasury.
    Treasury(Amount),
}

impl Spoken for Deed {
    fn arg(&self) -> Arg {
        said(match self {
            Deed::Printed(character) => ability(&board_of(*character).ability),
            Deed::TakeGold(amount, seat) => {
                Said::plain("deed-take-gold").with("amount", amount.arg()).with("seat", seat.arg())
            }
            Deed::GiveUp(tokens, character) => Said::plain("deed-give-up")
                .with("count", tokens.arg())
                .with("character", character.arg()),
            Deed::Exchange(first, second) => {
                Said::plain("deed-exchange").with("first", first.arg()).with("second", second.arg())
            }
            Deed::Treasury(amount) => Said::plain("deed-treasury").with("amount", amount.arg()),
        })
    }

    fn samples() -> Vec<Self> {
        let (first, second) = (Seat::of(0), Seat::of(1));
        let mut samples: Vec<Deed> = Character::ALL.iter().copied().map(Deed::Printed).collect();
        samples.extend([
            Deed::TakeGold(Amount::gold(3), first),
            Deed::GiveUp(2, Character::FolkHero),
            Deed::Exchange(first, second),
            Deed::Treasury(Amount::gold(4)),
        ]);
        samples
    }
}

fn ability(ability: &Ability) -> Said {
    let count = |key: &str, count: u8| Said::plain(key).with("count", count.arg());
    match ability {
        Ability::OneOf(choices) => either(choices),
        Ability::TeamCollectsRed(red) => {
            Said::plain("ability-team-red").with("amount", Amount::red(u16::from(*red)).arg())
        }
        Ability::TreasuryCollectsHighestCount => Said::plain("ability-treasury"),
        Ability::TakeAllGold => Said::plain("ability-take-all-gold"),
        Ability::TakeSword => Said::plain("ability-take-sword"),
        Ability::EmployForTokens(least) => count("ability-employ-for-tokens", *least),
        Ability::Copy(_) => Said::plain("ability-copy"),
        Ability::TeamToTreasury => Said::plain("ability-team-to-treasury"),
        Ability::Exchange => Said::plain("ability-exchange"),
        Ability::Strength { attack, defence } => Said::plain("ability-strength")
            .with("attack", attack.arg())
            .with("defence", defence.arg()),
        Ability::Assassinate(price) => {
            Said::plain("ability-assassinate").with("price", Amount::gold(u16::from(*price)).arg())
        }
        Ability::DrawHashash => Said::plain("ability-draw-hashash"),
        Ability::AssassinateFromBag => Said::plain("ability-assassinate-from-bag"),
    }
}

/// Alternatives, told as `a, or b, or c`.
fn either(choices: &[Choice]) -> Said {
    let pair = |rest: Arg, choice: Arg| {
        said(Said::plain("ability-either").with("first", choice).with("second", rest))
    };
    match choices.iter().map(Spoken::arg).rev().reduce(pair) {
        Some(Arg::Said(all)) => *all,
        _ => Said::plain("nothing"),
    }
}

impl Spoken for Choice {
    fn arg(&self) -> Arg {
        let count = |key: &str, count: u8| Said::plain(key).with("count", count.arg());
        said(match *self {
            Choice::CollectGold(gold) => count("pick-collect-gold", gold),
            Choice::DrawTokens(tokens) => count("pick-draw-tokens", tokens),
            Choice::PerformTopCard => Said::plain("pick-perform-top-card"),
            Choice::StealCoins(coins) => count("pick-steal-coins", coins),
            Choice::ReturnTokens(tokens) => count("pick-return-tokens", tokens),
            Choice::DiscardSword => Said::plain("pick-discard-sword"),
        })
    }

    fn samples() -> Vec<Self> {
        vec![
            Choice::CollectGold(3),
            Choice::DrawTokens(2),
            Choice::PerformTopCard,
            Choice::StealCoins(3),
            Choice::ReturnTokens(3),
            Choice::DiscardSword,
        ]
    }
}

/// What a Hashash card does (BEL-11.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Doing(pub HashashCard);

impl Spoken for Doing {
    fn arg(&self) -> Arg {
        let count = |key: &str, count: u8| Said::plain(key).with("count", count.arg());
        said(match hashash_face(self.0).effect {
            HashashEffect::SingleAction => Said::plain("doing-single-action"),
            HashashEffect::ExtraTurn => Said::plain("doing-extra-turn"),
            HashashEffect::ExtraSymbols(symbols) => count("doing-extra-symbols", symbols),
            HashashEffect::Silence => Said::plain("doing-silence"),
            HashashEffect::DrawHashash => Said::plain("doing-draw-hashash"),
            HashashEffect::Assassinate => Said::plain("doing-assassinate"),
            HashashEffect::Unbind => Said::plain("doing-unbind"),
            HashashEffect::Tokens(tokens) => count("doing-tokens", tokens),
            HashashEffect::Strength(strength) => count("doing-strength", strength),
            HashashEffect::Fear { gold, swords } => {
                Said::plain("doing-fear").with("gold", gold.arg()).with("swords", swords.arg())
            }
            HashashEffect::Change { pay, take } => {
                Said::plain("doing-change").with("pay", pay.arg()).with("take", take.arg())
            }
            HashashEffect::Ward => Said::plain("doing-ward"),
        })
    }

    fn samples() -> Vec<Self> {
        HashashCard::all().map(Doing).collect()
    }
}

/// What a teammate's coins are asked for (BEL-5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Purpose {
    /// The secondary action of a card.
    Secondary(ActionCard),
    /// A scholar.
    Scholar(Scholar),
}

impl Spoken for Purpose {
    fn arg(&self) -> Arg {
        said(match self {
            Purpose::Secondary(card) => {
                Said::plain("purpose-secondary").with("secondary", face_of(*card).secondary.arg())
            }
            Purpose::Scholar(scholar) => {
                Said::plain("purpose-scholar").with("scholar", scholar.arg())
            }
        })
    }

    fn samples() -> Vec<Self> {
        let mut samples: Vec<Purpose> = ActionCard::all().map(Purpose::Secondary).collect();
        samples.push(Purpose::Scholar(Scholar::default()));
        samples
    }
}

/// How the game was won (BEL-13.5, BEL-12.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// By points: the winner's and the other team's.
    Points(Team, u16, u16),
    /// By swords after equal points.
    Swords(Team, u16, u16),
    /// By gold left after equal points and swords.
    Gold(Team, u16, u16),
    /// Kingdom and People share the victory.
    Shared(u16),
    /// The Order, by this many active points.
    Order(u8),
}

impl Spoken for Verdict {
    fn arg(&self) -> Arg {
        let by = |key: &str, team: &Team, own: u16, other: u16| {
            let said = Said::plain(key).with("team", team.arg());
            said.with("own", own.arg()).with("other", other.arg())
        };
        said(match self {
            Verdict::Points(team, own, other) => by("verdict-points", team, *own, *other),
            Verdict::Swords(team, own, other) => by("verdict-swords", team, *own, *other),
            Verdict::Gold(team, own, other) => by("verdict-gold", team, *own, *other),
            Verdict::Shared(points) => Said::plain("verdict-shared").with("points", points.arg()),
            Verdict::Order(points) => Said::plain("verdict-order").with("points", points.arg()),
        })
    }

    fn samples() -> Vec<Self> {
        let mut samples = vec![Verdict::Shared(30), Verdict::Order(6)];
        for team in [Team::Kingdom, Team::People] {
            samples.push(Verdict::Points(team, 20, 1));
            samples.push(Verdict::Swords(team, 1, 0));
            samples.push(Verdict::Gold(team, 3, 2));
        }
        samples
    }
}

/// What the winner of a battle gains (BEL-8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Spoils {
    /// A battle card, worth from the first to the second number of points.
    Trophy(u8, u8),
    /// A sword from the pool.
    Sword,
    /// The Order: a token of the losing team.
    Token,
    /// No sword is left, or no token.
    Nothing,
}

impl Spoken for Spoils {
    fn arg(&self) -> Arg {
        said(match self {
            Spoils::Trophy(least, most) => {
                Said::plain("spoils-trophy").with("least", least.arg()).with("most", most.arg())
            }
            Spoils::Sword => Said::plain("spoils-sword"),
            Spoils::Token => Said::plain("spoils-token"),
            Spoils::Nothing => Said::plain("spoils-nothing"),
        })
    }

    fn samples() -> Vec<Self> {
        vec![Spoils::Trophy(1, 3), Spoils::Sword, Spoils::Token, Spoils::Nothing]
    }
}

/// A battle card as a trophy, with its points (BEL-8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TrophyCard(pub BattleCard);

impl Spoken for TrophyCard {
    fn arg(&self) -> Arg {
        let points = components().battle_cards[self.0.at()].points;
        said(Said::plain("trophy-card").with("card", self.0.arg()).with("points", points.arg()))
    }

    fn samples() -> Vec<Self> {
        BattleCard::all().map(TrophyCard).collect()
    }
}

fn said(said: Said) -> Arg {
    Arg::Said(Box::new(said))
}
