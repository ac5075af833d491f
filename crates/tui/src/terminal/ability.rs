//! What a terminal can show, told from its environment.
//!
//! `NO_COLOR` and a dumb terminal mean no colours; `COLORTERM` says true colour, a `TERM` with `256color` says so; any
//! other terminal has sixteen. Signs beyond ASCII need a UTF-8 locale.

use khamsin_text::Glyphs;

/// How many colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Colours {
    /// None: bold, underlined and reversed only.
    None,
    /// The sixteen that the user's theme defines.
    Sixteen,
    /// The 256 of a fixed palette.
    Many,
    /// All.
    True,
}

impl Colours {
    /// What the environment says; `variable` looks one up.
    pub fn told(variable: impl Fn(&str) -> Option<String>) -> Colours {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some()
            || term.is_empty()
            || term == "dumb"
            || term.ends_with("-m")
            || term == "vt100"
        {
            return Colours::None;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Colours::True,
            _ if term.contains("direct") => Colours::True,
            _ if term.contains("256color") => Colours::Many,
            _ => Colours::Sixteen,
        }
    }
}

/// The signs that the environment's locale can write.
pub fn glyphs(variable: impl Fn(&str) -> Option<String>) -> Glyphs {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
    // Windows has no such locale, and its terminals write Unicode.
    let utf8 = locale.is_some_and(|locale| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    });
    if utf8 || cfg!(windows) { Glyphs::Unicode } else { Glyphs::Ascii }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn env(pairs: &'static [(&str, &str)]) -> impl Fn(&str) -> Option<String> {
        |name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
    }

    #[test]
    fn the_environment_says_how_many_colours() {
        assert_eq!(Colours::told(env(&[("TERM", "xterm-256color")])), Colours::Many);
        assert_eq!(Colours::told(env(&[("TERM", "xterm"), ("COLORTERM", "truecolor")])), Colours::True);
        assert_eq!(Colours::told(env(&[("TERM", "linux")])), Colours::Sixteen);
        assert_eq!(Colours::told(env(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")])), Colours::None);
        assert_eq!(Colours::told(env(&[("TERM", "xterm-256color"), ("NO_COLOR", "")])), Colours::Many);
        assert_eq!(Colours::told(env(&[("TERM", "dumb")])), Colours::None);
        assert_eq!(Colours::told(env(&[])), Colours::None);
    }

    #[test]
    fn the_locale_says_which_signs() {
        assert_eq!(glyphs(env(&[("LANG", "fr_FR.UTF-8")])), Glyphs::Unicode);
        assert_eq!(glyphs(env(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")])), Glyphs::Ascii);
        assert_eq!(glyphs(env(&[("LC_CTYPE", "C.utf8")])), Glyphs::Unicode);
        assert_eq!(glyphs(env(&[])), Glyphs::Ascii);
    }
}
