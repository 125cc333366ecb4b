//! Values with stable, dense numbers, such as actions.

/// A type with finitely many values, numbered from 0 without gaps.
///
/// The numbers are part of the contract with scripts and bots: values keep theirs as long as the
/// order of declaration is kept. The macros of this crate implement it.
#[diagnostic::on_unimplemented(
    message = "the values of `{Self}` have no numbers",
    label = "an action can only hold values that are numbered from 0 without gaps",
    note = "`names!` makes such enums, `bounded!` such numbers: `bounded! {{ pub struct Column(7); }}`"
)]
pub trait Indexed: Copy {
    /// How many values there are.
    const COUNT: u32;

    /// The number of this value, below [`Self::COUNT`].
    fn index(self) -> u32;

    /// The value with this number, or `None` from [`Self::COUNT`] on.
    fn from_index(index: u32) -> Option<Self>;

    /// Every value in order.
    fn values() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }
}

impl Indexed for bool {
    const COUNT: u32 = 2;

    fn index(self) -> u32 {
        u32::from(self)
    }

    fn from_index(index: u32) -> Option<Self> {
        match index {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl<T: Indexed> Indexed for Option<T> {
    const COUNT: u32 = T::COUNT + 1;

    fn index(self) -> u32 {
        self.map_or(0, |value| value.index() + 1)
    }

    fn from_index(index: u32) -> Option<Self> {
        if index == 0 { Some(None) } else { T::from_index(index - 1).map(Some) }
    }
}

/// Declares an enum of plain names: `names! { pub enum Resource: "resource" { Vegetable, Meat } }`.
///
/// Each value is [`Indexed`], written in snake case in JSON and RON, and spoken by the message
/// `resource-vegetable` of the game's text.
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident : $prefix:literal {
        $($(#[$value_meta:meta])* $value:ident),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility enum $name { $($(#[$value_meta])* $value),+ }

        $crate::written!(serialize $name { $($value),+ });
        $crate::written!(deserialize $name { $($value),+ });

        impl $name {
            /// Every value in order.
            #[allow(dead_code, reason = "declared for every enum, needed by most")]
            $visibility const ALL: &'static [$name] = &[$($name::$value),+];
        }

        impl $crate::Indexed for $name {
            const COUNT: u32 = [$(stringify!($value)),+].len() as u32;

            #[inline]
            fn index(self) -> u32 {
                self as u32
            }

            #[inline]
            fn from_index(index: u32) -> Option<Self> {
                Self::ALL.get(index as usize).copied()
            }
        }

        impl $crate::Spoken for $name {
            fn arg(&self) -> $crate::Arg {
                let value = match self { $(Self::$value => stringify!($value)),+ };
                $crate::Arg::Name(format!("{}-{}", $prefix, $crate::kebab(value)))
            }

            fn samples() -> Vec<Self> {
                Self::ALL.to_vec()
            }
        }
    };
}

/// Declares a number below a bound: `bounded! { pub struct Column(7) }`.
///
/// Reading one from outside refuses what is too large, so it can index an array of that length.
/// The game says how it is spoken.
#[macro_export]
macro_rules! bounded {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident($count:expr);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $visibility struct $name(u8);

        impl $name {
            /// How many values there are.
            $visibility const COUNT: usize = $count;

            /// The value with this number, if it is below the bound.
            #[allow(dead_code, reason = "declared for every number, needed by most")]
            $visibility const fn new(number: u8) -> Option<Self> {
                if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
            }

            /// Every value in order.
            #[allow(dead_code, reason = "declared for every number, needed by most")]
            $visibility fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..Self::COUNT as u8).map(Self)
            }

            /// The number, for indexing an array.
            #[allow(dead_code, reason = "declared for every number, needed by most")]
            #[inline]
            $visibility const fn at(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Indexed for $name {
            const COUNT: u32 = $count as u32;

            #[inline]
            fn index(self) -> u32 {
                self.0 as u32
            }

            #[inline]
            fn from_index(index: u32) -> Option<Self> {
                u8::try_from(index).ok().and_then(Self::new)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct(stringify!($name), &self.0)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let number = <u8 as $crate::serde::Deserialize>::deserialize(deserializer)?;
                Self::new(number).ok_or_else(|| {
                    $crate::serde::de::Error::custom(format!(
                        "{} {number} is not below {}", stringify!($name), Self::COUNT
                    ))
                })
            }
        }
    };
}

/// Declares the actions of a game: an enum whose fields are [`Indexed`](crate::Indexed).
///
/// Each value has a dense number, a JSON form in snake case, and the text `action-<variant>`
/// with the fields as arguments and an attribute `.group`, under which a page gathers its buttons.
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident $({ $($field:ident : $kind:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $crate::messages! {
            $(#[$meta])*
            #[derive(Copy)]
            $visibility enum $name: "action", attributes ["group"] {
                $($(#[$variant_meta])* $variant $({ $($field: $kind),+ })?),+
            }
        }

        $crate::written!(deserialize $name { $($variant $({ $($field: $kind),+ })?),+ });

        impl $crate::Indexed for $name {
            const COUNT: u32 = 0 $(+ (1 $($(* <$kind as $crate::Indexed>::COUNT)+)?))+;

            #[inline]
            #[allow(unused_assignments, reason = "the last base is one too many")]
            fn index(self) -> u32 {
                let mut base = 0;
                $(
                    if let Self::$variant $({ $($field),+ })? = self {
                        #[allow(unused_mut, reason = "variants without fields are one value")]
                        let mut within = 0;
                        $($(
                            within = within * <$kind as $crate::Indexed>::COUNT
                                + $crate::Indexed::index($field);
                        )+)?
                        return base + within;
                    }
                    base += 1 $($(* <$kind as $crate::Indexed>::COUNT)+)?;
                )+
                base
            }

            #[inline]
            #[allow(unused_assignments, unused_variables, unused_mut, reason = "the last remainder and stride are not needed")]
            fn from_index(index: u32) -> Option<Self> {
                let mut rest = index;
                $(
                    let mut stride: u32 = 1 $($(* <$kind as $crate::Indexed>::COUNT)+)?;
                    if rest < stride {
                        $($(
                            stride /= <$kind as $crate::Indexed>::COUNT;
                            let $field = <$kind as $crate::Indexed>::from_index(rest / stride)?;
                            rest %= stride;
                        )+)?
                        return Some(Self::$variant $({ $($field),+ })?);
                    }
                    rest -= stride;
                )+
                None
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    crate::actions! {
        /// A little of everything.
        pub enum Sample {
            /// No field.
            Pass,
            /// Two fields.
            Give { to: Seat, all: bool },
            /// One field.
            Flip { side: bool },
        }
    }

    #[test]
    fn actions_are_numbered_densely_and_back() {
        assert_eq!(Sample::COUNT, 1 + 16 + 2);
        for id in 0..Sample::COUNT {
            let action = Sample::from_index(id).unwrap();
            assert_eq!(action.index(), id, "{action:?}");
        }
        assert_eq!(Sample::from_index(Sample::COUNT), None);
        assert_eq!(Sample::Give { to: Seat::of(1), all: false }.index(), 3);
    }

    #[test]
    fn actions_are_written_in_words() {
        let give = Sample::Give { to: Seat::of(2), all: true };
        let written = serde_json::to_string(&give).unwrap();
        assert_eq!(written, r#"{"give":{"to":2,"all":true}}"#);
        assert_eq!(serde_json::from_str::<Sample>(&written).unwrap(), give);
        assert_eq!(serde_json::to_string(&Sample::Pass).unwrap(), r#""pass""#);
    }

    #[test]
    fn an_optional_value_counts_none_first() {
        assert_eq!(Option::<bool>::COUNT, 3);
        assert_eq!(Option::<bool>::values().collect::<Vec<_>>(), [None, Some(false), Some(true)]);
    }
}
