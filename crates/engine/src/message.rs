//! What can be said: decisions, events, prompts and refusals as keys with typed arguments.
//!
//! A message is language-free. [`crate::Text`] says it in a language; a test renders every message
//! with every argument in every language, so that a page never meets a missing word.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, Seat, SeatSet};

/// Something that can be said in every language.
pub trait Message: Clone + Serialize {
    /// The key and arguments of this message.
    fn said(&self) -> Said;

    /// Every message of this type with samples of its arguments, for checking the texts.
    fn specs() -> Vec<MessageSpec>;
}

/// A message about to be said: a key and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Said {
    /// The key in the game's text, such as `event-dropped`.
    pub key: String,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Said {
    /// A message without arguments.
    pub fn plain(key: impl Into<String>) -> Said {
        Said { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Said {
        self.args.push((name, arg));
        self
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, with which a text can choose its plural.
    Number(i64),
    /// A player, said by name.
    Seat(Seat),
    /// A component or term: the key of its name.
    Name(String),
    /// A number of things: said by the `.counted` attribute of their name with `$n`.
    Counted(i64, String),
    /// Words that are said as they are, such as a formatted number.
    Text(String),
    /// A message inside the message.
    Said(Box<Said>),
    /// Several things, joined by the language's "and".
    List(Vec<Arg>),
}

impl Arg {
    /// A number of things.
    pub fn counted(count: impl Into<i64>, thing: &impl Spoken) -> Arg {
        match thing.arg() {
            Arg::Name(key) => Arg::Counted(count.into(), key),
            other => other,
        }
    }

    /// The key of the text that says it, if it is one thing with a name.
    pub fn key(&self) -> Option<&str> {
        match self {
            Arg::Name(key) | Arg::Counted(_, key) => Some(key),
            Arg::Said(said) => Some(&said.key),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) | Arg::List(_) => None,
        }
    }
}

/// A type that can stand as an argument in a message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be said in a message",
    label = "no text is known for this",
    note = "`names!` makes enums that can be said; for another type, `impl Spoken` says how: `Arg::Number`, `Arg::Name(key)`, `Arg::Said`, ..."
)]
pub trait Spoken: Sized {
    /// How it is said.
    fn arg(&self) -> Arg;

    /// Values that together use every text that any value can use.
    fn samples() -> Vec<Self>;
}

macro_rules! spoken_numbers {
    ($($number:ty),+) => {
        $(impl Spoken for $number {
            fn arg(&self) -> Arg {
                Arg::Number((*self).into())
            }

            fn samples() -> Vec<Self> {
                vec![0, 1, 2, 5]
            }
        })+
    };
}

spoken_numbers!(u8, i8, u16, i16, u32, i32);

impl Spoken for bool {
    fn arg(&self) -> Arg {
        Arg::Name(if *self { "yes" } else { "no" }.to_owned())
    }

    fn samples() -> Vec<Self> {
        vec![true, false]
    }
}

impl<T: Spoken> Spoken for Option<T> {
    fn arg(&self) -> Arg {
        self.as_ref().map_or_else(|| Arg::Name("nothing".to_owned()), Spoken::arg)
    }

    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(Some).chain([None]).collect()
    }
}

/// Said as a list: "Anna, Ben and Carl".
impl<T: Spoken> Spoken for Vec<T> {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Spoken::arg).collect())
    }

    fn samples() -> Vec<Self> {
        let one = |sample| vec![sample];
        [Vec::new(), T::samples()].into_iter().chain(T::samples().into_iter().map(one)).collect()
    }
}

/// Said as a list, and of fixed size.
impl<T: Spoken, const N: usize> Spoken for ArrayVec<T, N> {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Spoken::arg).collect())
    }

    fn samples() -> Vec<Self> {
        let few = |samples: Vec<T>| samples.into_iter().take(N).collect();
        Vec::<T>::samples().into_iter().map(few).collect()
    }
}

/// Said as a list of players.
impl Spoken for SeatSet {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Arg::Seat).collect())
    }

    fn samples() -> Vec<Self> {
        let all = MAX_SEATS as u8;
        (0..=all).map(SeatSet::all).collect()
    }
}

/// A message type's variant: its key, the attributes its text must have, and sample arguments.
pub struct MessageSpec {
    /// The key its text has in every language.
    pub key: String,
    /// Attributes that the text must have besides its value.
    pub attributes: &'static [&'static str],
    /// The arguments' names with sample values.
    pub args: Vec<(&'static str, Vec<Arg>)>,
}

/// Samples of a type as arguments.
pub fn sample_args<T: Spoken>() -> Vec<Arg> {
    T::samples().iter().map(Spoken::arg).collect()
}

/// `ColumnFull` as `column-full`: the part of a key that names a variant.
pub fn kebab(name: &str) -> String {
    let mut key = String::with_capacity(name.len() + 4);
    for (at, letter) in name.chars().enumerate() {
        if letter.is_ascii_uppercase() && at > 0 {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// Declares messages: `messages! { pub enum Event: "event" { Dropped { seat: Seat } } }`.
///
/// The variant `Dropped` is said by the text `event-dropped` with the argument `$seat`.
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident : $prefix:literal {
        $($(#[$variant_meta:meta])* $variant:ident $({ $($field:ident : $kind:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $crate::messages! {
            $(#[$meta])*
            $visibility enum $name: $prefix, attributes [] {
                $($(#[$variant_meta])* $variant $({ $($field: $kind),+ })?),+
            }
        }
    };
    ($(#[$meta:meta])* $visibility:vis enum $name:ident : $prefix:literal,
        attributes $attributes:tt {
        $($(#[$variant_meta:meta])* $variant:ident $({ $($field:ident : $kind:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        $visibility enum $name {
            $(
                $(#[$variant_meta])*
                $variant $({
                    $(#[allow(missing_docs, reason = "said by the variant and the text")] $field: $kind),+
                })?
            ),+
        }

        $crate::written!(serialize $name { $($variant $({ $($field: $kind),+ })?),+ });

        impl $crate::Message for $name {
            fn said(&self) -> $crate::Said {
                match self {
                    $(
                        Self::$variant $({ $($field),+ })? => $crate::Said {
                            key: format!("{}-{}", $prefix, $crate::kebab(stringify!($variant))),
                            args: vec![
                                $($((stringify!($field), $crate::Spoken::arg($field))),+)?
                            ],
                        },
                    )+
                }
            }

            fn specs() -> Vec<$crate::MessageSpec> {
                vec![$(
                    $crate::MessageSpec {
                        key: format!("{}-{}", $prefix, $crate::kebab(stringify!($variant))),
                        attributes: &$attributes,
                        args: vec![
                            $($((stringify!($field), $crate::sample_args::<$kind>())),+)?
                        ],
                    },
                )+]
            }
        }
    };
}

/// Declares the refusals of a game, each with the rule it rests on:
/// `refusals! { pub enum Refusal { "C4-2.2" ColumnFull { column: Column } } }`.
///
/// It is said by the text `refusal-column-full`.
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $rule:literal $variant:ident $({ $($field:ident : $kind:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $crate::messages! {
            $(#[$meta])*
            #[derive(Copy)]
            $visibility enum $name: "refusal" {
                $($(#[$variant_meta])* $variant $({ $($field: $kind),+ })?),+
            }
        }

        impl $crate::Refuse for $name {
            fn rule(&self) -> &'static str {
                match self { $(Self::$variant $({ $($field: _),+ })? => $rule),+ }
            }

            fn rules() -> &'static [&'static str] {
                &[$($rule),+]
            }
        }
    };
}

/// Why an action is not possible: a message that knows its rule.
pub trait Refuse: Message {
    /// The id of the rule, as in the game's `rules.md`.
    fn rule(&self) -> &'static str;

    /// Every rule that a refusal of this type can cite.
    fn rules() -> &'static [&'static str];
}

#[cfg(test)]
mod tests {
    use super::*;

    messages! {
        /// Two things that can happen.
        enum Event: "event" {
            /// Nothing else to say.
            Ended,
            /// With arguments.
            TookTwo { seat: Seat, count: u8 },
        }
    }

    refusals! {
        /// One thing that cannot.
        enum Refusal {
            /// Too few.
            "T-1.2" NotEnough { have: u8 },
        }
    }

    #[test]
    fn a_message_knows_its_key_and_arguments() {
        let took = Event::TookTwo { seat: Seat::of(1), count: 2 };
        assert_eq!(
            took.said(),
            Said::plain("event-took-two")
                .with("seat", Arg::Seat(Seat::of(1)))
                .with("count", Arg::Number(2))
        );
        assert_eq!(Event::Ended.said(), Said::plain("event-ended"));
        let keys: Vec<_> = Event::specs().into_iter().map(|spec| spec.key).collect();
        assert_eq!(keys, ["event-ended", "event-took-two"]);
    }

    #[test]
    fn lists_and_sets_are_said_as_lists() {
        let two = SeatSet::all(2);
        let seats = Arg::List(vec![Arg::Seat(Seat::of(0)), Arg::Seat(Seat::of(1))]);
        assert_eq!(two.arg(), seats);
        assert_eq!(two.iter().collect::<Vec<_>>().arg(), seats);
        assert_eq!(two.iter().collect::<ArrayVec<_, 4>>().arg(), seats);
        assert!(ArrayVec::<Seat, 2>::samples().iter().any(ArrayVec::is_empty));
        assert!(ArrayVec::<Seat, 2>::samples().iter().any(|list| list.len() == 2));
    }

    #[test]
    fn a_refusal_cites_its_rule() {
        assert_eq!(Refusal::NotEnough { have: 1 }.rule(), "T-1.2");
        assert_eq!(Refusal::NotEnough { have: 1 }.said().key, "refusal-not-enough");
    }
}
