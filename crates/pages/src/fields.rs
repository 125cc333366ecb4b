//! The fields of a form or a live message: names with values, all of them text.

use std::str::FromStr;

use engine::Seat;

/// Fields in the order in which they were sent; a name may occur several times.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub Vec<(String, String)>);

/// A field that is missing or can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadField(pub &'static str);

impl Fields {
    /// The first value with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(each, _)| each == name).map(|(_, value)| value.as_str())
    }

    /// The value with this name, if it isn't empty.
    pub fn filled(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|value| !value.is_empty())
    }

    /// Every value with this name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(each, _)| each == name).map(|(_, value)| value.as_str())
    }

    /// A value that must be there.
    pub fn read<T: FromStr>(&self, name: &'static str) -> Result<T, BadField> {
        self.get(name).and_then(|value| value.parse().ok()).ok_or(BadField(name))
    }

    /// A seat that must be there.
    pub fn seat(&self, name: &'static str) -> Result<Seat, BadField> {
        Seat::new(self.read::<u8>(name)?).ok_or(BadField(name))
    }
}

impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(fields: I) -> Self {
        Fields(fields.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_named() {
        let fields: Fields = [("seat", "9"), ("step", "x"), ("action", "7"), ("name", "  ")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into_iter()
            .collect();
        assert_eq!(fields.seat("seat"), Err(BadField("seat")));
        assert_eq!(fields.read::<usize>("step"), Err(BadField("step")));
        assert_eq!(fields.read::<u32>("action"), Ok(7));
        assert_eq!(fields.filled("name"), None);
    }
}
