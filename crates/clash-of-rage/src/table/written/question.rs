//! The open decision as it is written: its name with what it holds, or `"over"`.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::decisions::Open;

const OVER: &str = "over";

pub(super) fn serialize<S: Serializer>(
    open: &Option<Open>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match open {
        Some(open) => open.serialize(serializer),
        None => serializer.serialize_str(OVER),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Open>, D::Error> {
    struct Written;

    impl<'de> Visitor<'de> for Written {
        type Value = Option<Open>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an open decision, or \"over\"")
        }

        fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Option<Open>, E> {
            match name {
                OVER => Ok(None),
                _ => Open::deserialize(StrDeserializer::new(name)).map(Some),
            }
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Option<Open>, A::Error> {
            Open::deserialize(MapAccessDeserializer::new(map)).map(Some)
        }
    }

    deserializer.deserialize_any(Written)
}
