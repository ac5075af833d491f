//! Analysis: a search whose findings are lines of NDJSON as they come.
//!
//! There are as many searches at once as there are cores; whoever comes later is asked to come again. A search ends after
//! ten seconds at the latest, and when its reader goes away. It never waits for a slow reader: the lines of a search are
//! few, and they are kept until they are read.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use khamsin_engine::Stop;
use khamsin_protocol::Event;
use khamsin_protocol::search::{Found, Limit, SearchAsk};
use khamsin_protocol::spec::GameSpec;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::{Always, Api, Asked, BodyRefusals};
use crate::errors::{Error, ErrorResponse};
use crate::operations::metrics;

/// The longest a search may take.
const MOST_MILLISECONDS: u32 = 10_000;
/// How long it takes if nobody says.
const USUAL_MILLISECONDS: u32 = 2_000;
/// The most actions it may try.
const MOST_NODES: u32 = 100_000_000;
/// The deepest it may look.
const MOST_DEPTH: u32 = 200;
/// More lines than anybody reads.
const MOST_LINES: u32 = 16;
/// The highest level.
const MOST_LEVEL: u32 = khamsin_engine::Level::HIGHEST as u32;
/// The engine's table, in megabytes.
const HASH: u16 = 32;

/// Asks for an analysis.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalysisAsk {
    /// The game.
    pub game: GameSpec,
    /// A level to play as; as well as possible if it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub level: Option<u32>,
    /// How long to think; 2,000 if it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 10_000)]
    pub milliseconds: Option<u32>,
    /// How deep to look.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 200)]
    pub depth: Option<u32>,
    /// How many actions to try.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 100_000_000)]
    pub nodes: Option<u32>,
    /// How many turns to give values for; one if it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 16)]
    pub lines: Option<u32>,
    /// Draws what a level leaves to chance, in decimal digits.
    #[serde(default)]
    pub seed: Option<String>,
}

/// A line of the answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisLine {
    /// The search knows more.
    Found(Found),
    /// The search has ended; the last line.
    Answer(Found),
}

impl AnalysisAsk {
    /// The question for the engine.
    fn search(self) -> Result<SearchAsk, Error> {
        let level = bounded("level", self.level, MOST_LEVEL)?;
        let milliseconds = bounded("milliseconds", self.milliseconds, MOST_MILLISECONDS)?;
        let depth = bounded("depth", self.depth, MOST_DEPTH)?;
        let nodes = bounded("nodes", self.nodes, MOST_NODES)?;
        let lines = bounded("lines", self.lines, MOST_LINES)?;
        let usual = if depth.is_some() || nodes.is_some() { MOST_MILLISECONDS } else { USUAL_MILLISECONDS };
        let limit = Limit {
            milliseconds: Some(milliseconds.unwrap_or(usual)),
            depth: depth.map(|depth| depth as u16),
            nodes,
            clock: None,
        };
        Ok(SearchAsk {
            game: self.game,
            level: level.map(|level| level as u8),
            limit,
            lines: lines.map(|lines| lines as u16),
            seed: self.seed,
            hash: Some(HASH),
        })
    }
}

fn bounded(name: &'static str, number: Option<u32>, most: u32) -> Result<Option<u32>, Error> {
    match number {
        Some(number) if !(1..=most).contains(&number) => Err(Error::Bound { name, most }),
        _ => Ok(number),
    }
}

/// What the engine thinks of a game, as lines of NDJSON: `found` whenever it knows more, at the end one `answer`.
#[utoipa::path(post, path = "/api/v1/analysis", tag = "Analysis",
    request_body(content = AnalysisAsk, example = json!({ "game": { "ruleset": "seega/ludens-planet", "turns": ["b2,d4"] }, "nodes": 5000, "lines": 2 })),
    responses((status = 200, description = "Lines, each an object", body = AnalysisLine,
        content_type = "application/x-ndjson"), BodyRefusals, Always))]
pub async fn analysis(
    State(api): State<Api>,
    Asked { lang, ask }: Asked<AnalysisAsk>,
) -> Result<Response, ErrorResponse> {
    let told = |error: Error| error.told(lang);
    let ask = ask.search().map_err(told)?;
    let seat = api.searches.seat_now().map_err(told)?;
    let (teller, mut hearer) = unbounded_channel();
    let hangup = Hangup(Stop::new());
    let stop = hangup.0.clone();
    let counted = metrics::search();
    spawn_blocking(move || {
        let mut tell = |event: &Event| {
            if let Event::Search(found) = event {
                let _ = teller.send(Ok(AnalysisLine::Found(found.clone())));
            }
        };
        let answered = seat.answer(lang, &ask, &stop, &mut tell);
        // The place is free before the last line is read.
        drop((seat, counted));
        let _ = teller.send(answered.map(AnalysisLine::Answer));
    });
    // Whatever is wrong with the question is the first thing that comes.
    let first = hearer.recv().await.unwrap_or(Err(Error::Internal)).map_err(told)?;
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CONTENT_LANGUAGE, lang.code()),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, lines(first, hearer, hangup)).into_response())
}

/// The lines as they come.
fn lines(
    first: AnalysisLine,
    hearer: UnboundedReceiver<Result<AnalysisLine, Error>>,
    hangup: Hangup,
) -> Body {
    let start = (Some(first), hearer, hangup);
    Body::from_stream(stream::unfold(start, |(first, mut hearer, hangup)| async move {
        let line = match first {
            Some(line) => line,
            None => match hearer.recv().await {
                Some(Ok(line)) => line,
                Some(Err(error)) => return Some((Err(error), (None, hearer, hangup))),
                None => return None,
            },
        };
        let mut text = serde_json::to_vec(&line).expect("answers are made of texts, numbers and lists");
        text.push(b'\n');
        Some((Ok::<_, Error>(Bytes::from(text)), (None, hearer, hangup)))
    }))
}

/// Stops the search when nobody reads any more.
struct Hangup(Stop);

impl Drop for Hangup {
    fn drop(&mut self) {
        self.0.request();
    }
}
