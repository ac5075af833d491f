//! Parameters: the settable fields of a game's rules, readable by people and forms.
//!
//! A game declares its rules once, with [`parameters!`]; that gives the struct, the list that forms and documents walk,
//! and reading and writing by name. A field's type says which values exist.

/// The values a parameter can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number within these bounds.
    Number {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
        /// Whether it must be odd.
        odd: bool,
    },
    /// Four numbers that do not rise, joined by dashes: total-grand-small-draw.
    Ladder,
}

impl Domain {
    /// The values in words of the notation: `5, 7, 9` or `1–13, odd`.
    pub fn describe(self) -> String {
        match self {
            Domain::Choice(words) => words.join(", "),
            Domain::Number { min, max, odd: false } => format!("{min}–{max}"),
            Domain::Number { min, max, odd: true } => {
                (min..=max).step_by(2).map(|n| n.to_string()).collect::<Vec<_>>().join(", ")
            }
            Domain::Ladder => "5-2-1-0, 1-1-1-0, …".to_owned(),
        }
    }
}

/// A parameter of a game's rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name in ids and files.
    pub name: &'static str,
    /// The values it can have.
    pub domain: Domain,
}

/// A type whose values a parameter can take.
pub trait Value: Copy + Eq {
    /// Which values there are.
    const DOMAIN: Domain;

    /// The value a word stands for.
    fn read(word: &str) -> Option<Self>;

    /// The word that stands for the value.
    fn write(self) -> String;
}

impl Value for bool {
    const DOMAIN: Domain = Domain::Choice(&["false", "true"]);

    fn read(word: &str) -> Option<bool> {
        word.parse().ok()
    }

    fn write(self) -> String {
        self.to_string()
    }
}

/// How many turns without a capture end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QuietLimit(pub u16);

impl Value for QuietLimit {
    const DOMAIN: Domain = Domain::Number { min: 1, max: 9999, odd: false };

    fn read(word: &str) -> Option<QuietLimit> {
        read_number(word, Self::DOMAIN).map(|n| QuietLimit(n as u16))
    }

    fn write(self) -> String {
        self.0.to_string()
    }
}

impl Value for crate::outcome::Points {
    const DOMAIN: Domain = Domain::Ladder;

    fn read(word: &str) -> Option<Self> {
        let mut steps =
            word.split('-').map(|n| read_number(n, Domain::Number { min: 0, max: 99, odd: false }));
        let mut next = || steps.next().flatten().map(|n| n as u8);
        let points = Self { total: next()?, grand: next()?, small: next()?, draw: next()? };
        let falls =
            points.total >= points.grand && points.grand >= points.small && points.small >= points.draw;
        (steps.next().is_none() && falls).then_some(points)
    }

    fn write(self) -> String {
        format!("{}-{}-{}-{}", self.total, self.grand, self.small, self.draw)
    }
}

/// Reads a plain number of a domain: digits only, no sign, no leading zero.
pub(crate) fn read_number(word: &str, domain: Domain) -> Option<u32> {
    let Domain::Number { min, max, odd } = domain else { return None };
    let number: u32 = word.parse().ok()?;
    let plain = number.to_string() == word;
    (plain && (min..=max).contains(&number) && (!odd || number % 2 == 1)).then_some(number)
}

/// Declares an enum whose values are words of the notation.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $value,)* }

        impl $crate::parameter::Value for $name {
            const DOMAIN: $crate::parameter::Domain = $crate::parameter::Domain::Choice(&[$($word),*]);

            fn read(word: &str) -> Option<Self> {
                match word { $($word => Some($name::$value),)* _ => None }
            }

            fn write(self) -> String {
                match self { $($name::$value => $word,)* }.to_owned()
            }
        }
    };
}

/// Declares a game's rules: a plain struct, its parameter list, and access by name.
///
/// A field in braces belongs to the rules but is no parameter: the rule set's name settles it.
macro_rules! parameters {
    (
        $(#[$doc:meta])* $name:ident {
            $({ $(#[$fixed_doc:meta])* $fixed:ident: $fixed_type:ty })?
            $($(#[$fdoc:meta])* $field:ident ($word:literal): $type:ty,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name {
            $($(#[$fixed_doc])* pub $fixed: $fixed_type,)?
            $($(#[$fdoc])* pub $field: $type,)*
        }

        impl $name {
            /// The parameters, in the order in which they are written.
            pub const PARAMETERS: &'static [$crate::parameter::Parameter] = &[
                $($crate::parameter::Parameter {
                    name: $word,
                    domain: <$type as $crate::parameter::Value>::DOMAIN,
                },)*
            ];

            /// The value of a parameter, as a word.
            pub fn get(&self, parameter: &str) -> Option<String> {
                match parameter {
                    $($word => Some($crate::parameter::Value::write(self.$field)),)*
                    _ => None,
                }
            }

            /// Sets a parameter; `None` if it does not exist or cannot have this value.
            #[must_use]
            pub fn with(mut self, parameter: &str, value: &str) -> Option<Self> {
                match parameter {
                    $($word => self.$field = <$type as $crate::parameter::Value>::read(value)?,)*
                    _ => return None,
                }
                Some(self)
            }
        }
    };
}

pub(crate) use {choice, parameters};
