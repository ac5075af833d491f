//! A game or a position in a link.
//!
//! The text stands behind the `#` of an address, where a server never sees it: fields separated by `;`, turns by `_`,
//! without any character that chat programs cut a link at or browsers escape there.
//!
//! ```text
//! 1;seega/tabuleiro-42@1~size=7;;b2,d4_a1,a2;resigned.first
//! version;rule set;seed (digits) or position;turns;how the players ended it
//! ```

use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Exchange};
use crate::nouns::Side;
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, PlayersEnd, excerpt, open};
use crate::state::State;

const VERSION: &str = "1";

/// Asks for a link that holds a game; its current position can be had by a spec with `position`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinkAsk {
    /// The game.
    pub game: GameSpec,
}

/// The text of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Link {
    /// The game in a link: what to write behind `#`.
    pub game: String,
    /// The position alone in a link.
    pub position: String,
}

impl Exchange for LinkAsk {
    type Answer = Link;

    fn answer(&self, desk: &mut Desk) -> Result<Link, Problem> {
        let opened = open(desk.texts, &self.game)?;
        let position = opened.game.setup().to_string();
        let alone = GameSpec::new(opened.game.rule_set(), None, Some(position));
        Ok(Link { game: write(&opened.spec), position: write(&alone) })
    }
}

/// Asks for the game in a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenLinkAsk {
    /// What stood behind `#`, escaped or not.
    pub text: String,
}

impl Exchange for OpenLinkAsk {
    type Answer = State;

    fn answer(&self, desk: &mut Desk) -> Result<State, Problem> {
        let text = unescaped(self.text.trim().trim_start_matches('#'));
        let spec = read(&text).ok_or_else(|| {
            let args = vec![("text", excerpt(&text).into())];
            Problem::text(ProblemKind::Link, desk.texts, "request-link", &args)
        })?;
        Ok(State::new(desk.texts, &open(desk.texts, &spec)?))
    }
}

fn write(spec: &GameSpec) -> String {
    let ruleset = spec.ruleset.replace('(', "~").replace(')', "");
    let start = match (&spec.position, &spec.seed) {
        (Some(position), _) => position.replace(' ', "_"),
        (None, Some(seed)) => seed.clone(),
        (None, None) => String::new(),
    };
    let end = match spec.end {
        None => String::new(),
        Some(PlayersEnd::Resigned(side)) => format!("resigned.{}", word(side)),
        Some(PlayersEnd::Flagged(side)) => format!("flagged.{}", word(side)),
        Some(PlayersEnd::Abandoned(side)) => format!("abandoned.{}", word(side)),
        Some(PlayersEnd::Counted) => "counted".to_owned(),
        Some(PlayersEnd::Drawn) => "drawn".to_owned(),
    };
    format!("{VERSION};{ruleset};{start};{};{end}", spec.turns.join("_"))
}

fn read(text: &str) -> Option<GameSpec> {
    let fields: Vec<&str> = text.split(';').collect();
    let [VERSION, ruleset, start, turns, end] = fields[..] else { return None };
    let ruleset = match ruleset.split_once('~') {
        Some((name, parameters)) => format!("{name}({parameters})"),
        None => ruleset.to_owned(),
    };
    let is_seed = start.bytes().all(|byte| byte.is_ascii_digit());
    let given = (!start.is_empty()).then(|| start.to_owned());
    let end = if end.is_empty() { None } else { Some(read_end(end)?) };
    Some(GameSpec {
        ruleset,
        seed: given.clone().filter(|_| is_seed),
        position: given.filter(|_| !is_seed).map(|text| text.replace('_', " ")),
        turns: turns.split('_').filter(|turn| !turn.is_empty()).map(str::to_owned).collect(),
        offer: None,
        end,
    })
}

fn word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn read_end(text: &str) -> Option<PlayersEnd> {
    let (how, side) = text.split_once('.').unwrap_or((text, ""));
    let side = [Side::First, Side::Second].into_iter().find(|&known| word(known) == side);
    match (how, side) {
        ("resigned", Some(side)) => Some(PlayersEnd::Resigned(side)),
        ("flagged", Some(side)) => Some(PlayersEnd::Flagged(side)),
        ("abandoned", Some(side)) => Some(PlayersEnd::Abandoned(side)),
        ("counted", None) => Some(PlayersEnd::Counted),
        ("drawn", None) => Some(PlayersEnd::Drawn),
        _ => None,
    }
}

/// The text with `%28` and the like as the characters they stand for; what is no escape stays.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        let escaped = tail.get(..2).filter(|_| byte == b'%').and_then(|digits| {
            let digits = std::str::from_utf8(digits).ok()?;
            u8::from_str_radix(digits, 16).ok()
        });
        bytes.push(escaped.unwrap_or(byte));
        rest = if escaped.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
