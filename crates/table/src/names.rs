//! Names: which are allowed, and which look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

use crate::record::Record;
use crate::{GuestError, GuestId};

/// The most characters in a name.
pub const MAX_NAME: usize = 24;
/// The most marks above and below one letter: more make a tower, not writing.
const MAX_MARKS: usize = 2;

/// A name as it is kept: in Unicode's compatible form, without space around it and with single
/// spaces in it.
pub(crate) fn clean(name: &str) -> Result<String, GuestError> {
    let name: String = name.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut marks = 0;
    for letter in name.chars() {
        // Control, format, private and unassigned characters: none can be seen.
        if letter.general_category_group() == GeneralCategoryGroup::Other {
            return Err(GuestError::BadName);
        }
        let is_mark = matches!(
            letter.general_category(),
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
        );
        marks = if is_mark { marks + 1 } else { 0 };
        if marks > MAX_MARKS {
            return Err(GuestError::BadName);
        }
    }
    match name.chars().count() {
        1..=MAX_NAME => Ok(name),
        _ => Err(GuestError::BadName),
    }
}

/// A name's key: the same in whatever case its owner types it.
pub(crate) fn key(name: &str) -> String {
    name.to_lowercase()
}

/// A name's look: the same for names that nobody can tell apart.
pub(crate) fn look(name: &str) -> String {
    let lower = skeleton(name).collect::<String>().to_lowercase();
    skeleton(&lower).collect()
}

/// Whether somebody else at a table has a name that looks the same.
pub(crate) fn has_namesake(record: &Record, guest: &GuestId, name: &str) -> bool {
    let own = look(name);
    let owners = record.seats.iter().filter_map(|seat| seat.owner());
    owners.into_iter().any(|person| person.guest != *guest && look(&person.name) == own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_cannot_be_seen_are_none() {
        for hidden in [
            "An\u{200b}na",                   // zero-width space
            "Anna\u{202e}",                   // reversed from here on
            "\u{2066}Anna",                   // isolated
            "An\u{ad}na",                     // soft hyphen
            "Anna\u{feff}",                   // byte-order mark
            "\u{e000}",                       // private
            "a\u{7}b",                        // a bell
            "e\u{301}\u{302}\u{303}\u{304}x", // a tower
            "\u{3164}\u{7f}",
            "   ",
            "",
        ] {
            assert_eq!(clean(hidden), Err(GuestError::BadName), "{hidden:?}");
        }
    }

    #[test]
    fn names_of_people_are_names() {
        for name in
            ["Zoë", "Łukasz", "Nguyễn", "محمد", "さくら", "O’Brien", "Anna-Lena 2", "🦉 Uhu"]
        {
            assert!(clean(name).is_ok(), "{name}");
        }
        assert_eq!(clean(" Ａｎｎａ \n Lena "), Ok("Anna Lena".to_owned()));
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Anna", "\u{410}nn\u{430}"), // Cyrillic
            ("Alan", "AIan"),
            ("Paul", "Pau1"),
            ("Bob", "B0b"),
            ("ANNA", "anna"),
            ("Tom", "Torn"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Anna"), look("Hanna"));
        assert_ne!(look("Zoe"), look("Zoë"));
    }
}
