//! What abilities and cards do: in symbols on the table, in words on the cards that explain.

use belaad::{
    Ability, Auxiliary, Choice, Coin, HashashEffect, Primary, Secondary, Symbol, components,
};
use fluent_bundle::FluentValue;
use maud::{Markup, html};

use super::desk::Desk;
use super::glyph::{coin, glyph};
use super::leaf::tokens;

/// An ability in a few symbols.
pub fn ability_glyphs(ability: &Ability) -> Markup {
    let to = || html! { span.bel-to { "›" } };
    html! {
        @match ability {
            Ability::OneOf(choices) => {
                @for (at, choice) in choices.iter().enumerate() {
                    @if at > 0 { span.bel-or { "/" } }
                    (choice_glyph(*choice))
                }
            }
            Ability::TeamCollectsRed(count) => { (coin(Coin::Red, count)) span.bel-to { "×" } (glyph("company")) },
            Ability::TreasuryCollectsHighestCount => { (coin(Coin::Gold, "▲")) (to()) (glyph("chest")) },
            Ability::TakeAllGold => { (glyph("steal")) (to()) (coin(Coin::Gold, "∞")) },
            Ability::TakeSword => { b { "+1" } (glyph("sword")) },
            Ability::EmployForTokens(least) => { (tokens(*least)) (to()) (glyph("quill")) },
            Ability::Copy(_) => { (glyph("borrowed-action")) span.bel-to { "=" } (glyph("company")) },
            Ability::TeamToTreasury => { (glyph("coins")) (to()) (glyph("chest")) },
            Ability::Exchange => { (glyph("coins")) (glyph("money-changer")) (glyph("coins")) },
            Ability::Strength { attack, defence } => {
                (glyph("military")) b { "+" (attack) } (glyph("shield")) b { "+" (defence) }
            }
            Ability::Assassinate(price) => { (coin(Coin::Gold, price)) (to()) (glyph("dagger")) },
            Ability::DrawHashash => { (glyph("new-card")) b { "2/3" } },
            Ability::AssassinateFromBag => { (glyph("bag")) (to()) (glyph("dagger")) },
        }
    }
}

pub fn choice_glyph(choice: Choice) -> Markup {
    match choice {
        Choice::CollectGold(count) => coin(Coin::Gold, count),
        Choice::DrawTokens(count) => tokens(count),
        Choice::PerformTopCard => glyph("top-card"),
        Choice::StealCoins(count) => html! { (glyph("coins")) b { (count) } },
        Choice::ReturnTokens(count) => html! { (glyph("bag")) b { (count) } },
        Choice::DiscardSword => glyph("sword"),
    }
}

/// What an ability does.
pub fn ability_words(desk: &Desk<'_>, ability: &Ability) -> String {
    match ability {
        Ability::OneOf(choices) => {
            let choices: Vec<String> =
                choices.iter().map(|&choice| choice_words(desk, choice)).collect();
            desk.tell("bel-ability-one-of", &[("choices", choices.join("; ").into())])
        }
        Ability::TeamCollectsRed(count) => desk.count("bel-ability-team-red", *count),
        Ability::TreasuryCollectsHighestCount => desk.say("bel-ability-treasury-highest"),
        Ability::TakeAllGold => desk.say("bel-ability-take-all-gold"),
        Ability::TakeSword => desk.say("bel-ability-take-sword"),
        Ability::EmployForTokens(least) => desk.count("bel-ability-employ-for-tokens", *least),
        Ability::Copy(originals) => {
            let whose = desk.word(originals).into();
            desk.tell("bel-ability-copy", &[("whose", whose)])
        }
        Ability::TeamToTreasury => desk.say("bel-ability-team-to-treasury"),
        Ability::Exchange => desk.say("bel-ability-exchange"),
        Ability::Strength { attack, defence } => {
            let args = [("attack", number(*attack)), ("defence", number(*defence))];
            desk.tell("bel-ability-strength", &args)
        }
        Ability::Assassinate(price) => desk.count("bel-ability-assassinate", *price),
        Ability::DrawHashash => desk.say("bel-ability-draw-hashash"),
        Ability::AssassinateFromBag => desk.say("bel-ability-assassinate-from-bag"),
    }
}

fn choice_words(desk: &Desk<'_>, choice: Choice) -> String {
    match choice {
        Choice::CollectGold(count) => desk.count("bel-choice-collect-gold", count),
        Choice::DrawTokens(count) => desk.count("bel-choice-draw-tokens", count),
        Choice::PerformTopCard => desk.say("bel-choice-perform-top-card"),
        Choice::StealCoins(count) => desk.count("bel-choice-steal-coins", count),
        Choice::ReturnTokens(count) => desk.count("bel-choice-return-tokens", count),
        Choice::DiscardSword => desk.say("bel-choice-discard-sword"),
    }
}

/// What activating a symbol does.
pub fn symbol_words(desk: &Desk<'_>, symbol: Symbol) -> String {
    desk.say(match symbol {
        Symbol::Influence => "bel-symbol-influence",
        Symbol::Income => "bel-symbol-income",
        Symbol::Steal => "bel-symbol-steal",
        Symbol::Recruit => "bel-symbol-recruit",
        Symbol::Military => "bel-symbol-military",
    })
}

/// What the primary action of a card does.
pub fn primary_words(desk: &Desk<'_>, primary: Primary) -> Vec<String> {
    match primary {
        Primary::Gold(count) => vec![desk.count("bel-collect-gold", count)],
        Primary::Red(count) => vec![desk.count("bel-collect-red", count)],
        Primary::Tokens(count) => vec![desk.count("bel-draw-tokens", count)],
        Primary::AnySymbol => vec![desk.say("bel-any-symbol")],
        Primary::Symbols(symbols) => {
            let line =
                |symbol: Symbol| format!("{}: {}", desk.word(&symbol), symbol_words(desk, symbol));
            symbols.iter().map(line).collect()
        }
    }
}

/// What the secondary action of a card does.
pub fn secondary_words(desk: &Desk<'_>, secondary: Secondary) -> String {
    match secondary {
        Secondary::Gold(count) => desk.count("bel-collect-gold", count),
        Secondary::Red(count) => desk.count("bel-collect-red", count),
        Secondary::Tokens(count) => desk.count("bel-draw-tokens", count),
        Secondary::ExtraSymbols(count) => desk.count("bel-extra-symbols", count),
        Secondary::Treasury => desk.say("bel-fill-treasury"),
        Secondary::Eliminate => desk.say("bel-eliminate"),
        Secondary::TopCard => desk.say("bel-perform-top-card"),
        Secondary::AnySymbol => desk.say("bel-any-symbol"),
    }
}

/// What a Hashash card does.
pub fn hashash_words(desk: &Desk<'_>, effect: HashashEffect) -> String {
    match effect {
        HashashEffect::SingleAction => desk.say("bel-hashash-single-action"),
        HashashEffect::ExtraTurn => desk.say("bel-hashash-extra-turn"),
        HashashEffect::ExtraSymbols(count) => desk.count("bel-hashash-extra-symbols", count),
        HashashEffect::Silence => desk.say("bel-hashash-silence"),
        HashashEffect::DrawHashash => desk.say("bel-hashash-new-card"),
        HashashEffect::Assassinate => desk.say("bel-hashash-assassinate"),
        HashashEffect::Unbind => desk.say("bel-hashash-unbind"),
        HashashEffect::Tokens(count) => desk.count("bel-hashash-tokens", count),
        HashashEffect::Strength(strength) => desk.count("bel-hashash-strength", strength),
        HashashEffect::Fear { gold, swords } => {
            desk.tell("bel-hashash-fear", &[("gold", number(gold)), ("swords", number(swords))])
        }
        HashashEffect::Change { pay, take } => {
            desk.tell("bel-hashash-change", &[("pay", number(pay)), ("take", number(take))])
        }
        HashashEffect::Ward => desk.say("bel-hashash-ward"),
    }
}

/// What a scholar's auxiliary points are for.
pub fn auxiliary_words(desk: &Desk<'_>, auxiliary: Auxiliary) -> String {
    match auxiliary {
        Auxiliary::None => desk.say("bel-auxiliary-none"),
        Auxiliary::Specialty(specialty) => {
            let points = components().specialties.iter().enumerate().skip(1);
            let table: Vec<String> =
                points.map(|(count, points)| format!("{count} → {points}")).collect();
            let args = [
                ("specialty", FluentValue::from(desk.word(&specialty))),
                ("table", table.join(", ").into()),
            ];
            desk.tell("bel-auxiliary-specialty", &args)
        }
        Auxiliary::Coins { .. } | Auxiliary::AnyCoins { .. } => {
            desk.tell("bel-auxiliary-coins", &[("deal", desk.word(&auxiliary).into())])
        }
        Auxiliary::Company { scholars, points } => {
            let args = [("scholars", number(scholars)), ("points", number(points))];
            desk.tell("bel-auxiliary-company", &args)
        }
    }
}

pub fn number(value: impl Into<i64>) -> FluentValue<'static> {
    FluentValue::from(value.into())
}
