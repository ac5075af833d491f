//! Names and secrets: of games, of classes, of guests. All are drawn from the system's randomness.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// Letters and digits that nobody takes for each other, on paper or aloud.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";
const GAME_LENGTH: usize = 12;
const CLASS_LENGTH: usize = 5;
/// What base64url writes with.
const SECRET_ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SECRET_LENGTH: usize = 43;
const KEY_LENGTH: usize = 64;
const ACK_LENGTH: usize = 40;

/// A text that is no such name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no such name")]
pub struct BadName;

macro_rules! name {
    ($(#[$doc:meta])* $name:ident, $pattern:literal, $example:literal: $fits:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
        #[serde(try_from = "String", into = "String")]
        #[schema(pattern = $pattern, example = $example)]
        pub struct $name(String);

        impl $name {
            /// As it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadName;

            fn from_str(text: &str) -> Result<$name, BadName> {
                let fits: fn(&str) -> bool = $fits;
                if fits(text) { Ok($name(text.to_owned())) } else { Err(BadName) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadName;

            fn try_from(text: String) -> Result<$name, BadName> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }
    };
}

macro_rules! shown {
    ($($name:ident)*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

name! {
    /// The name of a game, as it stands in links.
    GameId, "^[2-9a-hjkmnp-z]{12}$", "k7m2x9q4bd3w": |text| is_of(text, GAME_LENGTH, ALPHABET)
}
name! {
    /// The name of a class, short enough for a blackboard.
    ClassId, "^[2-9a-hjkmnp-z]{5}$", "k7m2x": |text| is_of(text, CLASS_LENGTH, ALPHABET)
}
name! {
    /// What a guest's secret is known by: its SHA-256, in hexadecimal digits.
    GuestKey, "^[0-9a-f]{64}$", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08": |text| is_of(text, KEY_LENGTH, b"0123456789abcdef")
}
name! {
    /// A guest's secret: it owns seats, and is known to the guest alone.
    GuestSecret, "^[A-Za-z0-9_-]{43}$", "Y2FtZWxzLXNpdC10aGUtc3Rvcm0tb3V0LXBsYXlpbmc": |text| is_of(text, SECRET_LENGTH, SECRET_ALPHABET)
}
name! {
    /// What a client calls a wish of its own, so that saying it twice does it once.
    AckId, "^[A-Za-z0-9_-]{1,40}$", "move-1": |text| (1..=ACK_LENGTH).contains(&text.len()) && is_of(text, text.len(), SECRET_ALPHABET)
}
shown!(GameId ClassId GuestKey AckId);

// A secret must not get into a log by being printed.
impl fmt::Debug for GuestSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

impl GameId {
    /// A new one.
    pub fn draw() -> GameId {
        GameId(drawn(GAME_LENGTH, ALPHABET))
    }

    /// The name of the rematch of a game: the same whoever asks, so that two who accept at once make one game.
    pub fn after(game: &GameId) -> GameId {
        let digest = Sha256::digest(format!("the game after {game}"));
        let letters = digest.iter().take(GAME_LENGTH);
        GameId(letters.map(|&byte| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()])).collect())
    }
}

impl ClassId {
    /// A new one.
    pub fn draw() -> ClassId {
        ClassId(drawn(CLASS_LENGTH, ALPHABET))
    }
}

impl GuestSecret {
    /// A new one: 258 bits of randomness.
    pub fn draw() -> GuestSecret {
        GuestSecret(drawn(SECRET_LENGTH, SECRET_ALPHABET))
    }

    /// What it is known by.
    pub fn key(&self) -> GuestKey {
        let digest = Sha256::digest(self.0.as_bytes());
        GuestKey(digest.iter().fold(String::with_capacity(KEY_LENGTH), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        }))
    }
}

/// A seed for what the rules leave to chance; small enough for every reader of JSON.
pub fn draw_seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes) >> 11
}

fn is_of(text: &str, length: usize, alphabet: &[u8]) -> bool {
    text.len() == length && text.bytes().all(|byte| alphabet.contains(&byte))
}

fn drawn(length: usize, alphabet: &[u8]) -> String {
    let mut text = String::with_capacity(length);
    // Bytes beyond the last whole alphabet are thrown away: every letter is as likely as every other.
    let fair = 256 - 256 % alphabet.len();
    while text.len() < length {
        let mut bytes = [0; 64];
        fill(&mut bytes);
        let fitting = bytes.iter().filter(|&&byte| usize::from(byte) < fair);
        let letters = fitting.map(|&byte| char::from(alphabet[usize::from(byte) % alphabet.len()]));
        text.extend(letters.take(length - text.len()));
    }
    text
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("a system that runs a server has randomness");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_can_be_read_back_and_is_never_the_same() {
        let (id, other) = (GameId::draw(), GameId::draw());
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, other);
        let secret = GuestSecret::draw();
        assert_eq!(secret.as_str().parse(), Ok(secret.clone()));
        assert_eq!(secret.key().as_str().parse(), Ok(secret.key()));
        assert_eq!(format!("{secret:?}"), "(secret)");
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in ["", "k7m2", "K7M2K7M2K7M2", "k7m2k7m2k7m21", "'; drop table;"] {
            assert_eq!(text.parse::<GameId>(), Err(BadName), "{text}");
        }
        assert_eq!("".parse::<AckId>(), Err(BadName));
        assert_eq!("a".repeat(41).parse::<AckId>(), Err(BadName));
        assert!("move-1_a".parse::<AckId>().is_ok());
    }
}
