//! Names of things and secrets: random codes that can be read aloud.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest, Sha256};

/// Digits and letters without those that look alike (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Letters of a name: 60 bits, far too many to guess one of a few million.
const NAME_LETTERS: usize = 12;
/// Letters of a secret: 260 bits.
const SECRET_LETTERS: usize = 52;

/// The text is not a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a code is {NAME_LETTERS} lower-case letters and digits")]
pub struct BadId;

macro_rules! name {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
        pub struct $name(String);

        impl $name {
            /// Makes a new random one.
            pub fn fresh() -> $name {
                $name(random_letters(NAME_LETTERS))
            }

            /// The letters.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let is_code = text.len() == NAME_LETTERS
                    && text.bytes().all(|letter| ALPHABET.contains(&letter));
                if is_code { Ok($name(text.to_owned())) } else { Err(BadId) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

name! {
    /// The name of a table, in its address.
    TableId
}
name! {
    /// The name of a guest. No secret: it gives no right to anything.
    GuestId
}

name! {
    /// The name of a running server among those that share a database.
    ServerId
}

name! {
    /// The name of a report.
    ReportId
}

macro_rules! secret {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq)]
        pub struct $name(String);

        impl $name {
            pub(crate) fn fresh() -> $name {
                $name(random_letters(SECRET_LETTERS))
            }

            /// The letters, to be given to their owner and nobody else.
            pub fn reveal(&self) -> &str {
                &self.0
            }

            pub(crate) fn hash(&self) -> TokenHash {
                TokenHash::of(&self.0)
            }
        }

        /// Never the letters: secrets don't belong in logs.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(secret)"))
            }
        }
    };
}

secret! {
    /// Proves who a guest is: for a cookie or a bearer token.
    SessionToken
}
secret! {
    /// Gives its bearer a seat: for going on with another device.
    SeatToken
}

/// What is stored of a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TokenHash(String);

impl TokenHash {
    pub(crate) fn of(secret: &str) -> TokenHash {
        let digest = Sha256::digest(secret.as_bytes());
        TokenHash(digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Random letters for an invitation: 80 bits.
pub(crate) fn fresh_invite() -> String {
    random_letters(16)
}

/// Bytes from the system's randomness.
pub(crate) fn random_bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    // Without randomness no secret is safe: better no server than a guessable one.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

fn random_letters(count: usize) -> String {
    let bytes: [u8; SECRET_LETTERS] = random_bytes();
    bytes[..count].iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_others_refused() {
        let id = TableId::fresh();
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::fresh());
        for wrong in ["", "0123456789a", "0123456789aU", "../../../etc", "0123456789aé"] {
            assert_eq!(wrong.parse::<TableId>(), Err(BadId), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let token = SessionToken::fresh();
        assert!(!format!("{token:?}").contains(token.reveal()));
        assert_eq!(token.hash(), TokenHash::of(token.reveal()));
    }
}
