//! The numbered cards.

use std::fmt;

use engine::Indexed;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares numbered cards that are written by their label.
macro_rules! cards {
    ($(#[$meta:meta])* $name:ident [$($label:literal)+]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(u8);

        impl $name {
            const LABELS: &'static [&'static str] = &[$($label),+];

            /// How many cards there are.
            pub const COUNT: usize = Self::LABELS.len();

            /// Every card in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..Self::COUNT as u8).map(Self)
            }

            /// The card's place in the order, for indexing an array.
            #[inline]
            pub const fn at(self) -> usize {
                self.0 as usize
            }

            /// The label in the rules of record.
            pub fn label(self) -> &'static str {
                Self::LABELS[self.at()]
            }

            /// The card with this label.
            pub fn labelled(label: &str) -> Option<Self> {
                Self::all().find(|card| card.label() == label)
            }
        }

        impl Indexed for $name {
            const COUNT: u32 = Self::LABELS.len() as u32;

            #[inline]
            fn index(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn from_index(index: u32) -> Option<Self> {
                (index < <Self as Indexed>::COUNT).then_some(Self(index as u8))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.label())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.label())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let label = String::deserialize(deserializer)?;
                Self::labelled(&label).ok_or_else(|| {
                    D::Error::custom(format!("{label} is no {}", stringify!($name)))
                })
            }
        }
    };
}

cards! {
    /// An action card (BEL-1.7).
    ActionCard [
        "A01" "A02" "A03" "A04" "A05" "A06" "A07" "A08" "A09" "A10" "A11" "A12" "A13" "A14" "A15"
        "A16" "A17" "A18" "A19" "A20" "A21" "A22" "A23" "A24" "A25" "A26" "A27" "A28" "A29" "A30"
        "A31" "A32" "A33" "A34" "A35" "A36" "A37" "A38" "A39" "A40" "A41" "A42" "A43" "A44" "A45"
        "A46" "A47" "A48" "A49" "A50" "A51" "A52" "A53" "A54" "A55" "A56" "A57"
    ]
}

cards! {
    /// A scholar card (BEL-1.5).
    Scholar [
        "S01" "S02" "S03" "S04" "S05" "S06" "S07" "S08" "S09" "S10" "S11" "S12" "S13" "S14" "S15"
        "S16" "S17" "S18" "S19" "S20" "S21" "S22" "S23" "S24" "S25" "S26" "S27" "S28" "S29" "S30"
    ]
}

cards! {
    /// A battle card (BEL-1.4).
    BattleCard [
        "B01" "B02" "B03" "B04" "B05" "B06" "B07" "B08" "B09" "B10" "B11" "B12"
        "B13" "B14" "B15" "B16" "B17" "B18" "B19" "B20" "B21" "B22" "B23" "B24"
    ]
}

cards! {
    /// A Hashash card (BEL-1.8).
    HashashCard [
        "H01" "H02" "H03" "H04" "H05" "H06" "H07" "H08a" "H08b" "H09" "H10" "H11" "H12" "H13"
    ]
}
