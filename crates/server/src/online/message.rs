//! What goes over a socket: `{t, d, v}`, both ways.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::event::Version;
use super::id::AckId;
use super::view::{PeopleView, TableView};
use super::wish::Command;
use crate::errors::Problem;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromClient {
    /// It wishes something.
    Do(Command),
    /// It is still there.
    Ping,
}

impl FromClient {
    /// Reads a message; none if it is not one.
    pub fn read(text: &str) -> Option<FromClient> {
        #[derive(Deserialize)]
        struct Envelope<'a> {
            t: &'a str,
            #[serde(borrow)]
            d: Option<&'a RawValue>,
        }
        let envelope: Envelope = serde_json::from_str(text).ok()?;
        match envelope.t {
            "do" => serde_json::from_str(envelope.d?.get()).ok().map(FromClient::Do),
            "ping" => Some(FromClient::Ping),
            _ => None,
        }
    }
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Word {
    /// Where the game stands.
    Table(Box<TableView>),
    /// Who is there.
    People(PeopleView),
    /// A wish is on the disk.
    Ack {
        /// What the client called it.
        ack: Option<AckId>,
    },
    /// A wish is refused.
    Refused {
        /// What the client called it.
        ack: Option<AckId>,
        /// Why.
        problem: Box<Problem>,
    },
    /// The server is still there.
    Pong {},
}

/// What the server says, with the version it is about.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[schema(as = Message)]
pub struct FromServer {
    /// The word.
    #[serde(flatten)]
    pub word: Word,
    /// The game's version; 0 where it is about none.
    #[schema(value_type = u32)]
    pub v: Version,
}

impl FromServer {
    /// As it travels.
    #[expect(clippy::missing_panics_doc, reason = "it cannot panic")]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are made of texts, numbers and lists")
    }
}
