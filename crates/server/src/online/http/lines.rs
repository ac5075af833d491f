//! Hearing of a game as it goes on: the same messages over a WebSocket or as lines of NDJSON.

use std::convert::Infallible;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, unfold};
use khamsin_rules::Side;
use khamsin_text::Lang;
use serde::Deserialize;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use utoipa::IntoParams;

use super::{Answer, ExpiredGuest, GameOf, NoSuchGame};
use crate::api::{Always, Queried, QueryRefusals};
use crate::errors::{Error, Problem};
use crate::online::event::Version;
use crate::online::guest::Caller;
use crate::online::hub::Hub;
use crate::online::id::{GameId, GuestKey};
use crate::online::message::{FromServer, Word};
use crate::online::refused::Refused;
use crate::online::socket::{LONGEST, READ_AT_ONCE, Visit, ended, said};
use crate::security::same_origin;

/// After how long without news a stream says that it is still there.
const QUIET: Duration = Duration::from_secs(20);

/// Since when a client wants to hear.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The version that the client has: only the turns since then are told.
    #[serde(default)]
    #[param(value_type = Option<u32>, example = 3)]
    from: Option<Version>,
}

/// What a program wants to hear.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listening {
    /// The version that the client has: only the turns since then are told.
    #[serde(default)]
    #[param(value_type = Option<u32>, example = 3)]
    from: Option<Version>,
    /// Ends after so many lines, `pong` not counted; otherwise it goes on. With 1 it tells where the game stands.
    #[serde(default)]
    #[param(value_type = Option<u32>, minimum = 1, example = 1)]
    lines: Option<NonZeroU32>,
}

/// Who may listen, and to what; an expired guest is told so before anything is opened.
async fn visit(
    hub: Arc<Hub>,
    lang: Lang,
    caller: &Caller,
    game: GameId,
    known: Option<Version>,
) -> Result<Visit, Refused> {
    let guest = match caller.required(&hub).await {
        Ok(guest) => Some(guest),
        Err(Refused::NoGuest) => None,
        Err(refused) => return Err(refused),
    };
    Ok(Visit { hub, game, guest, known, lang })
}

/// A WebSocket, for pages: hears of a game and plays it.
///
/// Text messages `{"t": type, "d": data, "v": version}`. The server says `table` (`d` is a Table whose new turns are in
/// `turns`: keep the first `from`, add the rest), `people` (who is there), `ack` (a command is on the disk), `refused` (`d` has
/// the `ack` and a `problem`) and `pong`. The client says `do` (`d` is a Command) and, every 20 seconds, `ping`. Close codes:
/// 4000 not readable, 4004 no such game, 4008 too slow a reader, 4009 longer than 8 KiB, 4028 silent for 45 seconds, 4029 more than
/// 20 messages a second after a burst of 60, 1001 the server ends.
#[utoipa::path(get, path = "/api/v1/games/{id}/socket", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game"), Since),
    responses((status = 101, description = "The socket is open"),
        ExpiredGuest,
        (status = 403, description = "The page is of another origin", body = Problem,
            content_type = "application/problem+json"),
        (status = 404, description = "This is no name of a game", body = Problem,
            content_type = "application/problem+json"),
        (status = 426, description = "The request does not ask for a WebSocket", body = Problem,
            content_type = "application/problem+json"),
        QueryRefusals, Always))]
pub async fn socket(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    GameOf(id): GameOf,
    Queried { lang, ask: since }: Queried<Since>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    if !same_origin(&headers) {
        return Err(Error::Origin.told(lang));
    }
    let upgrade = upgrade.map_err(|_| Refused::NoSocket.told(lang))?;
    let visit = visit(hub, lang, &caller, id, since.from).await.map_err(|refused| refused.told(lang))?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(|socket| visit.serve(socket)))
}

/// A game as lines of NDJSON, for programs: where it stands, then whatever happens.
///
/// The lines are the messages of the socket. The turns of a `table` are in `turns`: keep the first `from` that you have and
/// add the rest. While nothing happens a `pong` comes every 20 seconds; who hears nothing for longer has lost the connection, and
/// asks again with `from`.
#[utoipa::path(get, path = "/api/v1/games/{id}/stream", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game"), Listening),
    responses((status = 200, description = "Lines, each a message", body = FromServer,
            content_type = "application/x-ndjson"),
        ExpiredGuest,
        NoSuchGame,
        QueryRefusals, Always))]
pub async fn stream(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    GameOf(id): GameOf,
    Queried { lang, ask: listening }: Queried<Listening>,
) -> Answer<Response> {
    let heard = async {
        let Visit { hub, game, guest, known, .. } = visit(hub, lang, &caller, id, listening.from).await?;
        let (queue, side) = hub.listen(&game, guest.as_ref(), known).await?;
        hub.moved(&game, guest.as_ref(), side).await;
        let ending = hub.ending();
        Ok(Lines { queue, ending, left: listening.lines, _listener: Listener { hub, game, guest, side } })
    };
    let lines = heard.await.map_err(|refused: Refused| refused.told(lang))?;
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines.told())).into_response())
}

/// The lines that are still to come. The queue is dropped before the listener: the room knows it when the others are told.
struct Lines {
    queue: mpsc::Receiver<Utf8Bytes>,
    ending: watch::Receiver<bool>,
    left: Option<NonZeroU32>,
    _listener: Listener,
}

impl Lines {
    fn told(self) -> impl Stream<Item = Result<String, Infallible>> {
        unfold(Some(self), |lines| async move {
            let mut lines = lines?;
            let text = tokio::select! {
                told = lines.queue.recv() => told?,
                () = sleep(QUIET) => return Some((Ok(line(&said(Word::Pong {}, 0))), Some(lines))),
                () = ended(&mut lines.ending) => return None,
            };
            let last = lines.left.is_some_and(|left| left == NonZeroU32::MIN);
            lines.left = lines.left.and_then(|left| NonZeroU32::new(left.get() - 1));
            Some((Ok(line(&text)), Some(lines).filter(|_| !last)))
        })
    }
}

fn line(text: &Utf8Bytes) -> String {
    format!("{}\n", text.as_str())
}

/// Somebody who hears the lines; when they are gone, the others are told.
struct Listener {
    hub: Arc<Hub>,
    game: GameId,
    guest: Option<GuestKey>,
    side: Option<Side>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let (hub, game, guest, side) =
            (Arc::clone(&self.hub), self.game.clone(), self.guest.take(), self.side);
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move { hub.moved(&game, guest.as_ref(), side).await });
        }
    }
}
