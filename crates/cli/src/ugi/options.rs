//! What a runner can set, in UCI's style.

use khamsin_engine::{Level, Options, Purpose, Strength};

/// The rule set before anybody names another.
pub const FIRST_RULE_SET: &str = "seega/ludens-planet@1";

/// An option that is a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spin {
    /// The table's size in megabytes.
    Hash,
    /// How many threads search.
    Threads,
    /// How many turns are given values for.
    MultiPv,
    /// The level of play; 0 is full strength.
    Level,
    /// Draws what the engine leaves to chance.
    Seed,
}

/// Any option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The rule set.
    RuleSet,
    /// A number.
    Spin(Spin),
    /// Where exact tables are.
    TablePath,
}

impl Choice {
    /// Every option, in the order in which they are told.
    const ALL: [Choice; 7] = [
        Choice::RuleSet,
        Choice::Spin(Spin::Hash),
        Choice::Spin(Spin::Threads),
        Choice::Spin(Spin::MultiPv),
        Choice::Spin(Spin::Level),
        Choice::Spin(Spin::Seed),
        Choice::TablePath,
    ];

    /// The option of a name; capitals do not count.
    pub fn named(name: &str) -> Option<Choice> {
        Choice::ALL.into_iter().find(|choice| choice.name().eq_ignore_ascii_case(name))
    }

    /// The lines that tell the runner what can be set.
    pub fn declarations() -> impl Iterator<Item = String> {
        Choice::ALL.into_iter().map(Choice::declaration)
    }

    const fn name(self) -> &'static str {
        match self {
            Choice::RuleSet => "Ruleset",
            Choice::Spin(spin) => spin.name(),
            Choice::TablePath => "TablePath",
        }
    }

    fn declaration(self) -> String {
        let name = self.name();
        match self {
            Choice::RuleSet => format!("option name {name} type string default {FIRST_RULE_SET}"),
            Choice::Spin(spin) => {
                let (default, (min, max)) = (spin.get(&Settings::default()), spin.range());
                format!("option name {name} type spin default {default} min {min} max {max}")
            }
            Choice::TablePath => format!("option name {name} type string default <empty>"),
        }
    }
}

/// The numbers that are set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The engine's own options.
    pub engine: Options,
    /// How many turns are given values for.
    pub lines: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        let engine = Options { purpose: Purpose::Play, ..Options::default() };
        Settings { engine, lines: 1 }
    }
}

impl Spin {
    /// The option's name.
    pub const fn name(self) -> &'static str {
        match self {
            Spin::Hash => "Hash",
            Spin::Threads => "Threads",
            Spin::MultiPv => "MultiPV",
            Spin::Level => "Level",
            Spin::Seed => "Seed",
        }
    }

    /// The least and the greatest value.
    pub const fn range(self) -> (u64, u64) {
        match self {
            Spin::Hash => (1, 4096),
            Spin::Threads => (1, 256),
            Spin::MultiPv => (1, 256),
            Spin::Level => (0, Level::HIGHEST as u64),
            // Many runners keep a spin in 32 bits with a sign.
            Spin::Seed => (0, i32::MAX as u64),
        }
    }

    fn get(self, settings: &Settings) -> u64 {
        let engine = &settings.engine;
        match self {
            Spin::Hash => engine.hash as u64,
            Spin::Threads => engine.threads as u64,
            Spin::MultiPv => settings.lines as u64,
            Spin::Level => match engine.strength {
                Strength::Level(level) => level.number().into(),
                Strength::Full | Strength::Skill(_) => 0,
            },
            Spin::Seed => engine.seed,
        }
    }

    /// Sets the option, if the text is a number in its range.
    pub fn set(self, settings: &mut Settings, text: &str) -> Option<()> {
        let (min, max) = self.range();
        let value = text.parse().ok().filter(|value| (min..=max).contains(value))?;
        let engine = &mut settings.engine;
        match self {
            Spin::Hash => engine.hash = value as usize,
            Spin::Threads => engine.threads = value as usize,
            Spin::MultiPv => settings.lines = value as usize,
            Spin::Level => engine.strength = Level::new(value as u8).into(),
            Spin::Seed => engine.seed = value,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_declared_as_uci_does() {
        let lines: Vec<String> = Choice::declarations().collect();
        assert_eq!(lines[0], "option name Ruleset type string default seega/ludens-planet@1");
        assert_eq!(lines[1], "option name Hash type spin default 64 min 1 max 4096");
        assert!(lines.contains(&"option name Level type spin default 0 min 0 max 8".to_owned()));
        assert_eq!(lines[6], "option name TablePath type string default <empty>");
    }

    #[test]
    fn numbers_are_set_within_their_range() {
        let mut settings = Settings::default();
        assert_eq!(Spin::Hash.set(&mut settings, "16"), Some(()));
        assert_eq!(Spin::Level.set(&mut settings, "3"), Some(()));
        assert_eq!(Spin::MultiPv.set(&mut settings, "2"), Some(()));
        for text in ["0", "4097", "-1", "many", "", "1e3", "99999999999999999999"] {
            assert_eq!(Spin::Hash.set(&mut settings, text), None, "{text}");
        }
        let engine = Options { hash: 16, strength: Level::new(3).into(), ..Settings::default().engine };
        assert_eq!(settings, Settings { engine, lines: 2 });
        assert_eq!(Spin::Level.set(&mut settings, "0"), Some(()));
        assert_eq!(settings.engine.strength, Strength::Full);
    }

    #[test]
    fn capitals_do_not_count_in_names() {
        assert_eq!(Choice::named("multipv"), Some(Choice::Spin(Spin::MultiPv)));
        assert_eq!(Choice::named("RULESET"), Some(Choice::RuleSet));
        assert_eq!(Choice::named("Ponder"), None);
    }
}
