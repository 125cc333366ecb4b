//! A 64-bit fingerprint of anything that can be serialized, without writing it out.

use std::fmt::{self, Display};

use serde::ser::{self, Serialize};

/// Mixes a number into a fingerprint. The order matters.
#[inline]
pub fn mix(print: u64, word: u64) -> u64 {
    let mut mixed = (print ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 29
}

/// The fingerprint of a value, from its serialized form.
#[inline]
pub fn fingerprint(value: &impl Serialize) -> u64 {
    let mut print = Print(0x5174);
    // If a value can't be serialized, the part that could be counts: coarser, never wrong.
    let _ = value.serialize(&mut print);
    print.0
}

struct Print(u64);

impl Print {
    #[inline]
    fn word(&mut self, word: u64) -> Result<(), Unprintable> {
        self.0 = mix(self.0, word);
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Unprintable> {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word))?;
        }
        self.word(bytes.len() as u64)
    }
}

#[derive(Debug)]
struct Unprintable;

impl Display for Unprintable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("can't be written")
    }
}

impl std::error::Error for Unprintable {}

impl ser::Error for Unprintable {
    fn custom<T: Display>(_message: T) -> Self {
        Unprintable
    }
}

macro_rules! words {
    ($($method:ident: $kind:ty => $word:expr;)+) => {
        $(#[inline]
        fn $method(self, value: $kind) -> Result<(), Unprintable> {
            let word: fn($kind) -> u64 = $word;
            self.word(word(value))
        })+
    };
}

impl ser::Serializer for &mut Print {
    type Ok = ();
    type Error = Unprintable;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    words! {
        serialize_bool: bool => u64::from;
        serialize_i8: i8 => |value| value as u64;
        serialize_i16: i16 => |value| value as u64;
        serialize_i32: i32 => |value| value as u64;
        serialize_i64: i64 => |value| value as u64;
        serialize_u8: u8 => u64::from;
        serialize_u16: u16 => u64::from;
        serialize_u32: u32 => u64::from;
        serialize_u64: u64 => |value| value;
        serialize_f32: f32 => |value| u64::from(value.to_bits());
        serialize_f64: f64 => f64::to_bits;
        serialize_char: char => u64::from;
    }

    fn serialize_str(self, value: &str) -> Result<(), Unprintable> {
        self.bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Unprintable> {
        self.bytes(value)
    }

    fn serialize_none(self) -> Result<(), Unprintable> {
        self.word(1)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unprintable> {
        self.word(2)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unprintable> {
        self.word(3)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Unprintable> {
        self.word(3)
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        variant: u32,
        _variant_name: &'static str,
    ) -> Result<(), Unprintable> {
        self.word(u64::from(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), Unprintable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        variant: u32,
        _variant_name: &'static str,
        value: &T,
    ) -> Result<(), Unprintable> {
        self.word(u64::from(variant))?;
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self, Unprintable> {
        self.word(len.map_or(u64::MAX, |len| len as u64))?;
        Ok(self)
    }

    fn serialize_tuple(self, _len: usize) -> Result<Self, Unprintable> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Self, Unprintable> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        variant: u32,
        _variant_name: &'static str,
        _len: usize,
    ) -> Result<Self, Unprintable> {
        self.word(u64::from(variant))?;
        Ok(self)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self, Unprintable> {
        self.serialize_seq(len)
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Self, Unprintable> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        variant: u32,
        _variant_name: &'static str,
        _len: usize,
    ) -> Result<Self, Unprintable> {
        self.word(u64::from(variant))?;
        Ok(self)
    }
}

macro_rules! elements {
    ($($shape:ident: $method:ident;)+) => {
        $(impl ser::$shape for &mut Print {
            type Ok = ();
            type Error = Unprintable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unprintable> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Unprintable> {
                Ok(())
            }
        })+
    };
}

elements! {
    SerializeSeq: serialize_element;
    SerializeTuple: serialize_element;
    SerializeTupleStruct: serialize_field;
    SerializeTupleVariant: serialize_field;
}

macro_rules! fields {
    ($($shape:ident),+) => {
        $(impl ser::$shape for &mut Print {
            type Ok = ();
            type Error = Unprintable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _key: &'static str,
                value: &T,
            ) -> Result<(), Unprintable> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Unprintable> {
                Ok(())
            }
        })+
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for &mut Print {
    type Ok = ();
    type Error = Unprintable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unprintable> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unprintable> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Unprintable> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use std::collections::BTreeSet;

    #[derive(Serialize)]
    enum Sample {
        Plain,
        Other,
        Pair { one: u8, two: Option<u8> },
        Named(&'static str),
        Many(Vec<u8>),
    }

    #[test]
    fn different_values_have_different_prints() {
        use Sample::{Many, Named, Other, Pair, Plain};
        let mut samples = vec![Plain, Other, Named("a"), Named("b"), Named("ab"), Many(vec![])];
        for one in 0..20 {
            samples.push(Many(vec![one]));
            samples.push(Many(vec![0, one]));
            for two in [None, Some(0), Some(1), Some(2)] {
                samples.push(Pair { one, two });
            }
        }
        let prints: BTreeSet<u64> = samples.iter().map(fingerprint).collect();
        assert_eq!(prints.len(), samples.len());
        assert_eq!(fingerprint(&Many(vec![1, 2])), fingerprint(&Many(vec![1, 2])));
    }

    #[test]
    fn the_order_of_joining_counts() {
        assert_ne!(mix(mix(1, 2), 3), mix(mix(1, 3), 2));
    }
}
