//! Weights as they are written down: a line for each feature, in a section for each phase.
//!
//! ```text
//! # how they were made
//! [moving]
//! material 104 131
//! mobility 3 1
//! ```

use std::fmt::Write;

use super::features::{Features, MOST_FEATURES, Weight};

/// The weights of the features of one phase, by number.
pub type Linear = [Weight; MOST_FEATURES];

/// The weights of a game, a set for each phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sections(pub Vec<Linear>);

/// Why a text holds no weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct WeightsError {
    /// Where.
    pub line: usize,
    /// Why.
    pub reason: String,
}

impl Sections {
    /// Reads the weights of a game.
    ///
    /// # Errors
    /// The first line that is not understood.
    pub fn read<P: Features + ?Sized>(text: &str) -> Result<Sections, WeightsError> {
        let mut sections = vec![[Weight::default(); MOST_FEATURES]; P::SECTIONS.len()];
        let mut section = 0;
        for (number, line) in text.lines().enumerate() {
            let wrong = |reason: &str| WeightsError { line: number + 1, reason: reason.to_owned() };
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                let known = P::SECTIONS.iter().position(|section| *section == name);
                section = known.ok_or_else(|| wrong("there is no such section"))?;
                continue;
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            let [name, full, bare] = words[..] else {
                return Err(wrong("a name and two numbers are wanted"));
            };
            let known = P::NAMES.iter().position(|feature| *feature == name);
            let feature = known.ok_or_else(|| wrong("there is no such feature"))?;
            let read = |word: &str| word.parse().map_err(|_| wrong("a weight is a small whole number"));
            sections[section][feature] = Weight::new(read(full)?, read(bare)?);
        }
        Ok(Sections(sections))
    }

    /// Weights that count material and nothing else.
    pub fn of_material<P: Features>() -> Sections {
        let mut weights = [Weight::default(); MOST_FEATURES];
        for (name, worth) in P::MATERIAL {
            if let Some(feature) = P::NAMES.iter().position(|feature| feature == name) {
                weights[feature] = Weight::new(*worth, *worth);
            }
        }
        Sections(vec![weights; P::SECTIONS.len()])
    }

    /// Writes the weights of a game down, as [`Sections::read`] reads them.
    pub fn write<P: Features + ?Sized>(&self) -> String {
        // Writing to a text cannot fail.
        let mut text = String::new();
        for (name, weights) in P::SECTIONS.iter().zip(&self.0) {
            let _ = writeln!(text, "[{name}]");
            for (feature, weight) in P::NAMES.iter().zip(weights) {
                let _ = writeln!(text, "{feature} {} {}", weight.full(), weight.bare());
            }
        }
        text
    }
}
