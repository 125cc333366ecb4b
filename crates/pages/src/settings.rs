//! A person's settings for pages.

use engine::Language;

/// What a person has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language of everything.
    pub language: Language,
    /// Light, dark, or as the device says.
    pub theme: Theme,
    /// How pieces travel.
    pub motion: Motion,
    /// How seats' pieces differ.
    pub pieces: Pieces,
    /// Whether a sound announces my turn.
    pub sound: Switch,
    /// Whether the end of a turn asks once more.
    pub confirm: Switch,
    /// Whether a turn ends by itself when nothing else can be done.
    pub finish: Finish,
    /// How fast bots play and steps are shown.
    pub pace: Pace,
    /// Whether a desktop notification announces my turn while the page is hidden.
    pub notices: Switch,
    /// Whether a coach says what a decision gave away, against bots.
    pub coach: Coach,
}

macro_rules! setting {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { $($(#[$value_meta])* $value),+ }

        impl $name {
            /// Every value in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// The word in cookies, forms and attributes.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }

            fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

setting! {
    /// Light or dark.
    Theme {
        /// As the device says.
        #[default]
        Device = "device",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

setting! {
    /// The speed of pieces.
    Motion {
        /// As designed.
        #[default]
        Normal = "normal",
        /// Twice as long, to follow by eye.
        Slow = "slow",
        /// No animation.
        Off = "off",
    }
}

setting! {
    /// How much the seats' shapes show.
    Pieces {
        /// Colours with shapes.
        #[default]
        Colours = "colours",
        /// Strong shapes and patterns, for people who see colours differently.
        Shapes = "shapes",
    }
}

setting! {
    /// How fast the others' steps come.
    Pace {
        /// To be followed one by one.
        Slow = "slow",
        /// As designed.
        #[default]
        Normal = "normal",
        /// Just slow enough to be seen.
        Fast = "fast",
        /// Straight to my turn.
        Turn = "turn",
    }
}

setting! {
    /// What happens where only one choice is left.
    Finish {
        /// It is taken: a turn ends by itself.
        #[default]
        On = "on",
        /// It is asked.
        Off = "off",
    }
}

setting! {
    /// When the coach speaks.
    Coach {
        /// In the first games.
        #[default]
        First = "first",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
}

setting! {
    /// On or off.
    Switch {
        /// Off.
        #[default]
        Off = "off",
        /// On.
        On = "on",
    }
}

impl Settings {
    /// The defaults in a language.
    pub fn in_language(language: Language) -> Settings {
        Settings {
            language,
            theme: Theme::default(),
            motion: Motion::default(),
            pieces: Pieces::default(),
            sound: Switch::default(),
            confirm: Switch::default(),
            finish: Finish::default(),
            pace: Pace::default(),
            notices: Switch::default(),
            coach: Coach::default(),
        }
    }

    /// Applies what [`Settings::written`] wrote.
    pub fn read(&mut self, written: &str) {
        for pair in written.split('.') {
            if let Some((key, word)) = pair.split_once('-') {
                self.set(key, word);
            }
        }
    }

    /// Changes one setting. Unknown keys and words are ignored.
    pub fn set(&mut self, key: &str, word: &str) {
        match key {
            "language" => replace(&mut self.language, word.parse().ok()),
            "theme" => replace(&mut self.theme, Theme::read(word)),
            "motion" => replace(&mut self.motion, Motion::read(word)),
            "pieces" => replace(&mut self.pieces, Pieces::read(word)),
            "sound" => replace(&mut self.sound, Switch::read(word)),
            "confirm" => replace(&mut self.confirm, Switch::read(word)),
            "finish" => replace(&mut self.finish, Finish::read(word)),
            "pace" => replace(&mut self.pace, Pace::read(word)),
            "notices" => replace(&mut self.notices, Switch::read(word)),
            "coach" => replace(&mut self.coach, Coach::read(word)),
            _ => {}
        }
    }

    /// The settings as one word, for a cookie.
    pub fn written(&self) -> String {
        let Settings {
            language,
            theme,
            motion,
            pieces,
            sound,
            confirm,
            finish,
            pace,
            notices,
            coach,
        } = self;
        format!(
            "language-{language}.theme-{}.motion-{}.pieces-{}.sound-{}.confirm-{}.finish-{}.pace-{}.notices-{}.coach-{}",
            theme.word(),
            motion.word(),
            pieces.word(),
            sound.word(),
            confirm.word(),
            finish.word(),
            pace.word(),
            notices.word(),
            coach.word()
        )
    }
}

fn replace<T>(setting: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *setting = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_back() {
        let mut settings = Settings::in_language(Language::English);
        settings.set("language", "de");
        settings.set("theme", "dark");
        settings.set("confirm", "on");
        settings.set("finish", "off");
        settings.set("pace", "turn");
        settings.set("notices", "on");
        settings.set("coach", "off");
        settings.set("motion", "sideways");
        settings.set("wings", "two");
        let mut read = Settings::in_language(Language::English);
        read.read(&settings.written());
        assert_eq!(read, settings);
        assert_eq!(settings.motion, Motion::Normal);
    }
}
