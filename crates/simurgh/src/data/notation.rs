//! Reads effects in the notation of chapter 0 of the rules: `pay 1V+1M -> gain 3I`.
//!
//! A term is a number with a letter (`2W`, `1SP`), a split (`3[W/S]`), a choice (`1W | 1S`, in
//! brackets beside other terms) or a draw of Dragon Tiles (`D(3,1)`). `row tile` and `top tile`
//! are an Action Tile from the Scout Quarters.

use engine::Set;

use crate::data::effect::{
    Alternative, Choice, Cost, Count, Draw, Effect, Gain, Kind, MAX_SPLIT, Offer, Terms, TileGain,
};
use crate::table::ids::{Slot, Vassal};
use crate::table::purse::Purse;

/// The largest number of one thing in an effect.
const MAX_COUNT: u8 = 20;

/// Reads an effect: an Exchange with `pay`, else a Gain.
pub fn effect(text: &str) -> Result<Effect, String> {
    let written = text.to_owned();
    let Some(exchange) = text.trim().strip_prefix("pay ") else {
        let cost = Cost::default();
        return Ok(Effect { cost, gain: gain(text)?, terms: Terms::Gain, written });
    };
    let (paid, gained) =
        exchange.split_once("-> gain ").ok_or_else(|| format!("'{text}' pays for no gain"))?;
    Ok(Effect { cost: cost(paid)?, gain: gain(gained)?, terms: Terms::Exchange, written })
}

/// Reads what is paid.
pub fn cost(text: &str) -> Result<Cost, String> {
    let mut cost = Cost::default();
    for term in terms(text)? {
        match term {
            Term::Goods(goods) => cost.fixed = cost.fixed.plus(&goods),
            Term::Choice(choice) => cost.choices.push(choice),
            Term::Vassal(count, vassal) => cost.vassals[vassal.at()] += count,
            Term::Markers(count) => cost.markers += count,
            Term::Dragons(_) | Term::Tile(_) => return Err(format!("'{text}' can't be paid")),
        }
    }
    Ok(cost)
}

/// Reads what is received.
pub fn gain(text: &str) -> Result<Gain, String> {
    let mut gain = Gain::default();
    for term in terms(text)? {
        match term {
            Term::Goods(goods) => gain.fixed = gain.fixed.plus(&goods),
            Term::Choice(choice) => gain.choices.push(choice),
            Term::Vassal(count, vassal) => gain.vassals[vassal.at()] += count,
            Term::Markers(count) => gain.markers += count,
            Term::Dragons(draw) if gain.dragons.is_none() => gain.dragons = Some(draw),
            Term::Tile(tile) if gain.tile.is_none() => gain.tile = Some(tile),
            Term::Dragons(_) | Term::Tile(_) => {
                return Err(format!("'{text}' draws tiles twice"));
            }
        }
    }
    Ok(gain)
}

enum Term {
    Goods(Purse),
    Choice(Choice),
    Vassal(u8, Vassal),
    Markers(u8),
    Dragons(Draw),
    Tile(TileGain),
}

fn terms(text: &str) -> Result<Vec<Term>, String> {
    let parts: Vec<&str> = text.split('+').map(str::trim).collect();
    if parts.iter().any(|part| part.is_empty()) {
        return Err(format!("'{text}' lacks a term"));
    }
    parts.into_iter().map(term).collect()
}

fn term(text: &str) -> Result<Term, String> {
    let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    if inner.contains('|') {
        return choice(inner).map(Term::Choice);
    }
    if let Some(numbers) = text.strip_prefix("D(").and_then(|rest| rest.strip_suffix(')')) {
        return draw(numbers).map(Term::Dragons);
    }
    match text {
        "row tile" => return Ok(Term::Tile(TileGain::Row)),
        "top tile" => return Ok(Term::Tile(TileGain::Top)),
        _ => {}
    }
    let (count, letters) = counted(text)?;
    match letters {
        "SP" => Ok(Term::Vassal(count, Vassal::Spearman)),
        "DR" => Ok(Term::Vassal(count, Vassal::Dragonrider)),
        "AM" => Ok(Term::Markers(count)),
        _ => match kind(text, letters)? {
            kind if kind.pair().is_some() => {
                Ok(Term::Choice(Choice { alternatives: vec![Alternative::of(offer(text)?)] }))
            }
            kind => Ok(Term::Goods(Purse::of(count.into(), kind.good()))),
        },
    }
}

fn choice(text: &str) -> Result<Choice, String> {
    let sides = text.split('|').map(|side| offer(side.trim()));
    let offers = sides.collect::<Result<Vec<_>, _>>()?;
    let kinds: Set<Kind> = offers.iter().map(|offer| offer.kind).collect();
    if kinds.len() < offers.len() {
        return Err(format!("'{text}' has two alternatives of one kind"));
    }
    Ok(Choice { alternatives: offers.into_iter().map(Alternative::of).collect() })
}

fn offer(text: &str) -> Result<Offer, String> {
    let (count, letters) = counted(text)?;
    let kind = kind(text, letters)?;
    if kind.pair().is_some() && count > MAX_SPLIT {
        return Err(format!("'{text}' splits more than {MAX_SPLIT} tokens"));
    }
    Ok(Offer { count: Count::try_from(count)?, kind })
}

fn kind(text: &str, letters: &str) -> Result<Kind, String> {
    match letters {
        "V" => Ok(Kind::Vegetable),
        "M" => Ok(Kind::Meat),
        "W" => Ok(Kind::Wood),
        "S" => Ok(Kind::Stone),
        "I" => Ok(Kind::Wisdom),
        "A" => Ok(Kind::Weapon),
        "P" => Ok(Kind::PowerPoint),
        "[V/M]" => Ok(Kind::VegetableOrMeat),
        "[W/S]" => Ok(Kind::WoodOrStone),
        _ => Err(format!("'{text}' is not a good")),
    }
}

fn counted(text: &str) -> Result<(u8, &str), String> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (number, letters) = text.split_at(digits);
    match number.parse() {
        Ok(number) if (1..=MAX_COUNT).contains(&number) => Ok((number, letters)),
        _ => Err(format!("'{text}' is not a number from 1 to {MAX_COUNT} and a letter")),
    }
}

fn draw(numbers: &str) -> Result<Draw, String> {
    let wrong = || format!("'D({numbers})' draws 1 to 4 tiles and keeps one with 0 to 3 markers");
    let (tiles, markers) = numbers.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong());
    let (tiles, markers) = (number(tiles)?, number(markers)?);
    if !(1..=4).contains(&tiles) || usize::from(markers) > Slot::COUNT {
        return Err(wrong());
    }
    Ok(Draw { tiles, markers })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::purse::Good;

    #[test]
    fn an_exchange_is_read_with_its_parts() {
        let read = effect("pay 1SP+6I -> gain 10P+1AM").unwrap();
        assert_eq!(read.terms, Terms::Exchange);
        assert_eq!(read.cost.vassals, [1, 0]);
        assert_eq!(read.cost.fixed, Purse::of(6, Good::Wisdom));
        assert_eq!(read.gain.markers, 1);
        assert_eq!(read.gain.fixed.points(), 10);
    }

    #[test]
    fn choices_and_splits_are_told_apart() {
        let read = effect("(1V | 1M)+1I").unwrap();
        assert_eq!(read.gain.choices.len(), 1);
        assert_eq!(read.gain.fixed, Purse::of(1, Good::Wisdom));
        let either = effect("2[W/S] | 3V").unwrap();
        let [choice] = either.gain.choices.as_slice() else { panic!("one choice") };
        assert_eq!(choice.alternatives.len(), 2);
        assert_eq!(choice.bundles().count(), 4);
        assert_eq!(effect("1I+D(2,0)").unwrap().gain.dragons, Some(Draw { tiles: 2, markers: 0 }));
    }

    #[test]
    fn mistakes_are_named() {
        for wrong in ["", "2X", "21W", "0W", "1W+", "pay 1W", "D(5,0)", "7[V/M]", "1W | 2W"] {
            assert!(effect(wrong).is_err(), "{wrong}");
        }
        assert!(cost("D(2,0)").is_err());
    }
}
