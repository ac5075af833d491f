//! Colours: whether there are any, and what they mean.
//!
//! Colour only ever repeats what the signs say, so that nothing is lost without it. The four rules: `--color` decides
//! if it is given; otherwise colours are off when `NO_COLOR` is set, on a dumb terminal, or where nobody looks.

use std::env;
use std::io::{IsTerminal, stdout};

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What a text is, and hence its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// A piece of First.
    First,
    /// A piece of Second.
    Second,
    /// Something in the background: coordinates, origins.
    Faint,
    /// A title.
    Title,
    /// A name that can be typed: a clause, a rule set, an action.
    Name,
}

impl Paint {
    const fn code(self) -> &'static str {
        match self {
            Paint::First => "1;33",
            Paint::Second => "1;36",
            Paint::Faint => "2",
            Paint::Title => "1",
            Paint::Name => "32",
        }
    }
}

/// Colours or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// With escape sequences.
    Coloured,
    /// Plain text.
    Plain,
}

impl Style {
    /// What the reader and the environment ask for.
    pub fn chosen(choice: ColorChoice) -> Style {
        let coloured = match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
                let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
                !set("NO_COLOR") && !dumb && stdout().is_terminal()
            }
        };
        if coloured { Style::Coloured } else { Style::Plain }
    }

    /// The text in its colour.
    pub fn paint(self, paint: Paint, text: &str) -> String {
        match self {
            Style::Coloured if !text.is_empty() => format!("\x1b[{}m{text}\x1b[0m", paint.code()),
            _ => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_is_plain_and_colour_ends() {
        assert_eq!(Style::Plain.paint(Paint::First, "X"), "X");
        assert_eq!(Style::Coloured.paint(Paint::Title, "X"), "\x1b[1mX\x1b[0m");
        assert_eq!(Style::Coloured.paint(Paint::Title, ""), "");
    }

    #[test]
    fn the_reader_decides_before_the_environment() {
        assert_eq!(Style::chosen(ColorChoice::Always), Style::Coloured);
        assert_eq!(Style::chosen(ColorChoice::Never), Style::Plain);
    }
}
