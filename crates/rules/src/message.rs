//! What an error says, without saying it in any language.
//!
//! The rules speak in message ids and arguments; `crates/text` (or the browser) turns them into a sentence. `Display`
//! on the error types is for developers.

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Something to be shown as it is: a square, an action, a word of the input.
    Text(String),
    /// A number, written as the reader's language writes it.
    Number(i64),
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i64);

macro_rules! shown {
    ($($shown:ty)*) => {
        $(impl From<$shown> for Arg {
            fn from(shown: $shown) -> Arg {
                Arg::Text(shown.to_string())
            }
        })*
    };
}
shown!(char crate::Square crate::Action crate::Pending);

impl From<crate::Side> for Arg {
    /// A side is told by its number, so that a text can choose its name.
    fn from(side: crate::Side) -> Arg {
        Arg::Number(side as i64 + 1)
    }
}

/// The arguments of a message, by name.
pub type Args = Vec<(&'static str, Arg)>;

/// Something that is said to people.
pub trait Message {
    /// The id of its text in the catalogues.
    fn id(&self) -> &'static str;

    /// What the text names.
    fn args(&self) -> Args;
}
