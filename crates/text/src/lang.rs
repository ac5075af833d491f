//! The languages, and which one a reader wants.

use std::fmt;
use std::str::FromStr;

/// A language that Khamsin speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub enum Lang {
    /// English: also what every other language falls back to.
    #[default]
    En,
    /// French.
    Fr,
    /// Portuguese, as it is read on both sides of the ocean.
    Pt,
    /// German.
    De,
    /// Arabic, the one that is written from right to left.
    Ar,
}

/// Which way a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The direction as in a web page's `dir`: `ltr`, `rtl`.
    pub const fn code(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }

    /// Which way a letter runs; digits and signs follow the letters around them.
    pub fn of(letter: char) -> Option<Direction> {
        let to_the_left =
            matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
        let direction = if to_the_left { Direction::RightToLeft } else { Direction::LeftToRight };
        letter.is_alphabetic().then_some(direction)
    }
}

/// A language that Khamsin does not speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a language of Khamsin: choose one of en, fr, pt, de, ar")]
pub struct UnknownLang {
    /// What was asked for.
    pub text: String,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Fr, Lang::Pt, Lang::De, Lang::Ar];

    /// The language's code, as in a web page's `lang`: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Pt => "pt",
            Lang::De => "de",
            Lang::Ar => "ar",
        }
    }

    /// The language's name in itself, for a menu.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::Pt => "Português",
            Lang::De => "Deutsch",
            Lang::Ar => "العربية",
        }
    }

    /// Which way the language is written. Boards are not: their squares stand where they stand.
    pub const fn direction(self) -> Direction {
        match self {
            Lang::En | Lang::Fr | Lang::Pt | Lang::De => Direction::LeftToRight,
            Lang::Ar => Direction::RightToLeft,
        }
    }

    /// What stands before the decimals of a number.
    pub const fn decimal_sign(self) -> char {
        match self {
            // Arabic is written here with the digits of its notation, 0 to 9, and hence with their signs.
            Lang::En | Lang::Ar => '.',
            Lang::Fr | Lang::Pt | Lang::De => ',',
        }
    }

    /// What stands between the things of a list.
    pub const fn list_sign(self) -> &'static str {
        match self {
            Lang::En | Lang::Fr | Lang::Pt | Lang::De => ", ",
            Lang::Ar => "، ",
        }
    }

    /// What stands between groups of three digits.
    pub const fn group_sign(self) -> char {
        match self {
            Lang::En | Lang::Ar => ',',
            Lang::De => '.',
            // A narrow no-break space: in Portuguese it is read alike in Lisbon and in Rio, where dots are not.
            Lang::Fr | Lang::Pt => '\u{202f}',
        }
    }

    /// The language that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English.
    pub fn from_env() -> Lang {
        Lang::from_locales(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok()))
    }

    /// The language of the first locale that is set at all, as POSIX has it; English if we do not speak it.
    fn from_locales(locales: impl IntoIterator<Item = Option<String>>) -> Lang {
        let locale = locales.into_iter().flatten().find(|locale| !locale.is_empty());
        locale.and_then(|locale| locale.parse().ok()).unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code, with or without a country and an encoding: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let code = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let found = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLang { text: text.to_owned() })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_codes_and_locales() {
        for (text, lang) in [
            ("en", Lang::En),
            ("fr", Lang::Fr),
            ("FR", Lang::Fr),
            ("fr-CA", Lang::Fr),
            ("fr_FR.UTF-8", Lang::Fr),
            ("fr@euro", Lang::Fr),
            ("en_GB", Lang::En),
            ("pt_BR.UTF-8", Lang::Pt),
            ("pt-PT", Lang::Pt),
            ("de_CH", Lang::De),
            ("ar_EG.UTF-8", Lang::Ar),
        ] {
            assert_eq!(text.parse(), Ok(lang), "{text}");
        }
        for text in ["", "C", "ja_JP.UTF-8", "frz", "POSIX"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang { text: text.to_owned() }));
        }
    }

    #[test]
    fn letters_run_and_signs_do_not() {
        assert_eq!(Direction::of('س'), Some(Direction::RightToLeft));
        assert_eq!(Direction::of('é'), Some(Direction::LeftToRight));
        for sign in ['،', '3', '«', ' '] {
            assert_eq!(Direction::of(sign), None, "{sign}");
        }
    }

    #[test]
    fn arabic_alone_runs_from_right_to_left() {
        let rtl = Lang::ALL.into_iter().filter(|lang| lang.direction().code() == "rtl");
        assert_eq!(rtl.collect::<Vec<_>>(), [Lang::Ar]);
    }

    #[test]
    fn whoever_asks_for_an_unknown_language_is_told_all_of_them() {
        let said = UnknownLang { text: "xx".to_owned() }.to_string();
        let codes = Lang::ALL.map(Lang::code).join(", ");
        assert!(said.ends_with(&format!(": choose one of {codes}")), "{said}");
    }

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let wanted = |locales: [Option<&str>; 3]| Lang::from_locales(locales.map(|l| l.map(str::to_owned)));
        assert_eq!(wanted([None, None, Some("fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(wanted([Some(""), Some("fr"), Some("en")]), Lang::Fr);
        assert_eq!(wanted([Some("C"), None, Some("fr")]), Lang::En);
        assert_eq!(wanted([None, None, None]), Lang::En);
    }
}
