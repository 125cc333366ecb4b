//! Who reads a page.

use crate::settings::Settings;
use crate::words::{Words, words};

/// Who reads a page, and how they want it.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Their settings.
    pub settings: Settings,
    /// Their name, once they have one here.
    pub name: Option<&'a str>,
    /// Whether a password keeps the name for them.
    pub has_password: bool,
}

impl<'a> Reader<'a> {
    /// Somebody who has no name here yet.
    pub fn stranger(settings: Settings) -> Reader<'a> {
        Reader { settings, name: None, has_password: false }
    }

    /// The words of their language.
    pub fn words(&self) -> &'static Words {
        words(self.settings.language)
    }
}
