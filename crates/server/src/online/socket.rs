//! One connection to a game: reads wishes, passes on what the room says, and notices silence, floods and slow readers.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use khamsin_rules::Side;
use khamsin_text::Lang;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use super::event::Version;
use super::hub::Hub;
use super::id::{GameId, GuestKey};
use super::message::{FromClient, FromServer, Word};
use super::refused::Refused;
use super::wish::Command;
use crate::errors::Error;
use crate::operations::metrics;

/// The longest message, in bytes.
pub const LONGEST: usize = 8 * 1024;
/// What a socket reads at once: most messages are far shorter, and a thousand sockets have a buffer each.
pub const READ_AT_ONCE: usize = 2 * 1024;
/// How long a client may be silent; it pings more often than that.
const SILENCE: Duration = Duration::from_secs(45);
/// How long a message may take to leave.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a socket is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Close {
    Unreadable,
    Slow,
    TooLong,
    Silent,
    Flood,
    Ending,
}

impl Close {
    fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Close::Unreadable => (4000, "not readable"),
            Close::Slow => (4008, "too slow a reader"),
            Close::TooLong => (4009, "message too long"),
            Close::Silent => (4028, "silent for too long"),
            Close::Flood => (4029, "too many messages"),
            Close::Ending => (1001, "the server ends: connect again"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// How many messages a client may send: a burst, then so many a second.
struct Allowance {
    left: f64,
    since: Instant,
}

impl Allowance {
    const BURST: f64 = 60.0;
    const A_SECOND: f64 = 20.0;

    fn new() -> Allowance {
        Allowance { left: Allowance::BURST, since: Instant::now() }
    }

    fn take(&mut self) -> bool {
        let gained = self.since.elapsed().as_secs_f64() * Allowance::A_SECOND;
        self.since = Instant::now();
        self.left = (self.left + gained).min(Allowance::BURST) - 1.0;
        self.left >= 0.0
    }
}

/// What a connection is about.
pub struct Visit {
    /// The hub.
    pub hub: Arc<Hub>,
    /// The game.
    pub game: GameId,
    /// Who it is, if somebody we know.
    pub guest: Option<GuestKey>,
    /// The version that is known already.
    pub known: Option<Version>,
    /// The reader's language.
    pub lang: Lang,
}

impl Visit {
    /// Serves a socket until one of the two has enough.
    pub async fn serve(self, mut socket: WebSocket) {
        let heard = self.hub.listen(&self.game, self.guest.as_ref(), self.known).await;
        let Ok((queue, side)) = heard else {
            let frame = CloseFrame { code: 4004, reason: Utf8Bytes::from_static("no such game") };
            let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
            return;
        };
        let _counted = metrics::socket();
        let mut ending = self.hub.ending();
        self.arrived(side);
        let close = self.converse(&mut socket, queue, &mut ending).await;
        if let Some(close) = close {
            let _ = timeout(PATIENCE, socket.send(Message::Close(Some(close.frame())))).await;
        }
        self.hub.moved(&self.game, self.guest.as_ref(), side).await;
    }

    /// Tells the others, without keeping this one waiting.
    fn arrived(&self, side: Option<Side>) {
        let (hub, game, guest) = (Arc::clone(&self.hub), self.game.clone(), self.guest.clone());
        tokio::spawn(async move { hub.moved(&game, guest.as_ref(), side).await });
    }

    /// Why the conversation ended; none if the client left. The queue is dropped with it, so the room knows.
    async fn converse(
        &self,
        socket: &mut WebSocket,
        mut queue: mpsc::Receiver<Utf8Bytes>,
        ending: &mut watch::Receiver<bool>,
    ) -> Option<Close> {
        let (mut allowance, mut heard) = (Allowance::new(), Instant::now());
        loop {
            let answer = tokio::select! {
                told = queue.recv() => match told {
                    Some(text) => Some(text),
                    None => return Some(Close::Slow),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    if !allowance.take() {
                        return Some(Close::Flood);
                    }
                    match message? {
                        Ok(Message::Text(text)) => match FromClient::read(&text) {
                            Some(FromClient::Do(command)) => Some(self.done(&command).await),
                            Some(FromClient::Ping) => Some(said(Word::Pong {}, 0)),
                            None => return Some(Close::Unreadable),
                        },
                        Ok(Message::Binary(_)) => return Some(Close::Unreadable),
                        Ok(Message::Ping(_) | Message::Pong(_)) => None,
                        Ok(Message::Close(_)) => return None,
                        Err(error) => return is_too_long(&error).then_some(Close::TooLong),
                    }
                }
                () = sleep_until(heard + SILENCE) => return Some(Close::Silent),
                () = ended(ending) => return Some(Close::Ending),
            };
            if let Some(text) = answer {
                match timeout(PATIENCE, socket.send(Message::Text(text))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return None,
                    Err(_) => return Some(Close::Slow),
                }
            }
        }
    }

    async fn done(&self, command: &Command) -> Utf8Bytes {
        let ack = command.ack.clone();
        let acted = match &self.guest {
            Some(guest) => self.hub.act(&self.game, guest, command).await,
            None => Err(Refused::NoSeat),
        };
        match acted {
            Ok(version) => said(Word::Ack { ack }, version),
            Err(refused) => {
                let problem = Box::new(Error::from(refused).told(self.lang).problem());
                said(Word::Refused { ack, problem }, 0)
            }
        }
    }
}

/// Waits until the server is about to end.
pub(super) async fn ended(ending: &mut watch::Receiver<bool>) {
    // The sender lives in the hub, which this visit holds.
    let _ = ending.wait_for(|ending| *ending).await;
}

/// A word of the server as it travels.
pub(super) fn said(word: Word, v: Version) -> Utf8Bytes {
    FromServer { word, v }.text().into()
}

fn is_too_long(error: &axum::Error) -> bool {
    // axum hides the kind of the error; its words are the library's own.
    error.to_string().contains("too long")
}
