//! The values that the parameters of the rule sets can have, and the words for them in an id.

/// How pieces are placed in the first turns of Seega.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    Free,
    Edges,
    Inner,
    Cross,
}

/// Who begins the moving phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Starter {
    LastPlacer,
    FirstPlacer,
}

/// How far a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    Step,
    Slide,
}

/// Whether a capturing step has to be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Capture {
    Optional,
    Mandatory,
}

/// Whether a capturing piece goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chain {
    None,
    Optional,
    Mandatory,
}

/// What becomes of a side that cannot move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    PassUnblock,
    Remove,
    Pass,
    Lose,
}

/// What happens when the duty to unblock cannot be met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CannotUnblock {
    Loss,
    Count,
}

/// What a barrier does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    None,
    Count,
    Builder,
    Both,
}

/// What counts as a barrier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BarrierShape {
    Straight,
    Connected,
}

/// How endless play ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Endless {
    Count,
    Draw,
}

/// Who puts the neutrals of Pahtum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NeutralSetup {
    Players,
    Random,
}

/// The two games of Seti.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    Aleph,
    Beth,
}

/// Which text of the Seti sheet is followed; the French one agrees with the German.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    German,
    English,
}

/// One `name=value` of an id.
#[derive(Clone, Copy)]
pub struct Parameter<'a> {
    pub name: &'a str,
    pub value: &'a str,
}

impl Parameter<'_> {
    /// The choice that the value names.
    pub fn choice<T: Copy>(self, words: &[(&str, T)]) -> Result<T, String> {
        words
            .iter()
            .find(|(word, _)| *word == self.value)
            .map(|&(_, choice)| choice)
            .ok_or_else(|| self.impossible())
    }

    /// `true` or `false`.
    pub fn truth(self) -> Result<bool, String> {
        self.choice(&[("true", true), ("false", false)])
    }

    /// A whole number that is not 0.
    pub fn positive(self) -> Result<u32, String> {
        number(self.value).filter(|&number| number > 0).ok_or_else(|| self.impossible())
    }

    /// Four numbers with hyphens between them.
    pub fn four_numbers(self) -> Result<[u32; 4], String> {
        let numbers: Option<Vec<u32>> = self.value.split('-').map(number).collect();
        numbers.and_then(|numbers| <[u32; 4]>::try_from(numbers).ok()).ok_or_else(|| self.impossible())
    }

    /// The refusal of an impossible value.
    pub fn impossible(self) -> String {
        format!("`{}` cannot be `{}`", self.name, self.value)
    }

    /// The refusal of a name that the game does not know.
    pub fn unknown(self) -> String {
        format!("there is no parameter `{}` in this game", self.name)
    }
}

/// A number of plain digits.
fn number(text: &str) -> Option<u32> {
    text.chars().all(|sign| sign.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
