//! Exact values: what best play of both sides leads to, where a table knows it.
//!
//! A victory is called by its kind where the ladder of the rule set pays the kinds differently, and just a victory where
//! it does not.

use std::sync::Arc;

use khamsin_rules::outcome::Rank;
use khamsin_rules::{Game, Kind, RuleSet, Side as RulesSide};
use khamsin_tables::format::{Cache, Pack};
use khamsin_tables::game::AnyGame;
use khamsin_tables::store::{AnyTables, StoreError};
use khamsin_tables::{Entry, Value};
use khamsin_text::Texts;
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Exchange, Shelf};
use crate::nouns::Side;
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, open};

/// Bytes of blocks that are kept ready.
const CACHE: usize = 4 << 20;

/// Asks what best play leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ProbeAsk {
    /// The game.
    pub game: GameSpec,
}

/// What best play leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Probed {
    /// What the position is worth; none if no table knows it.
    pub value: Option<ExactValue>,
    /// Every turn, the best first; one of those that lead to the same position.
    pub turns: Vec<ExactTurn>,
    /// How many turns the quiet limit leaves, if that is too few for the distance.
    pub limit_left: Option<u32>,
    /// Why nothing is known, in a sentence.
    pub why: Option<String>,
}

/// A turn and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExactTurn {
    /// The turn.
    pub turn: String,
    /// What it is worth; none if that is not known.
    pub value: Option<ExactValue>,
}

/// What is known for certain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExactValue {
    /// Its name, for the side to act: `win-total`, `draw`, `loss`.
    pub name: String,
    /// Who wins.
    pub winner: Option<Side>,
    /// How good it is for the side to act: above zero it wins, and a larger victory is a larger number.
    pub rank: i8,
    /// Turns to the next capture or the end; none where nobody can force anything.
    pub distance: Option<u16>,
    /// All of it in words.
    pub words: String,
}

impl Exchange for ProbeAsk {
    type Answer = Probed;

    fn answer(&self, desk: &mut Desk) -> Result<Probed, Problem> {
        let texts = desk.texts;
        let game = open(texts, &self.game)?.game;
        let (set, position) = (*game.rule_set(), *game.position());
        let unknown = |id: &str| {
            let pieces: u32 = RulesSide::BOTH.iter().map(|&side| position.count(side)).sum();
            let args = vec![("id", set.to_string().into()), ("pieces", pieces.into())];
            Ok(Probed { value: None, turns: Vec::new(), limit_left: None, why: Some(texts.text(id, &args)) })
        };
        if AnyGame::new(set.rules()).is_none() {
            return unknown("tables-no-game");
        }
        if !position.pending().between_moves() {
            return unknown("tables-mid-turn");
        }
        let failed = |error: StoreError| Problem::message(ProblemKind::Tables, texts, &error);
        let Some(tables) = desk.shelf.tables_for(&set).map_err(failed)? else {
            return unknown("tables-not-known");
        };
        let Some(entry) = tables.probe(&position).map_err(failed)? else {
            return unknown("tables-not-known");
        };
        let rated = tables.turns(&position).map_err(failed)?.map(|turns| turns.rated).unwrap_or_default();
        let value = |entry: Entry| ExactValue::new(texts, &set, entry, position.side());
        let turn = |rated: khamsin_tables::store::Rated| ExactTurn {
            turn: rated.turn.to_string(),
            value: rated.entry.map(value),
        };
        let turns = if position.outcome().is_some() { Vec::new() } else { rated };
        Ok(Probed {
            limit_left: limit_left(&game, entry),
            value: Some(value(entry)),
            turns: turns.into_iter().map(turn).collect(),
            why: None,
        })
    }
}

/// How many turns the quiet limit leaves, if that is too few for the distance.
pub fn limit_left(game: &Game, entry: Entry) -> Option<u32> {
    let left = game.rule_set().rules().quiet_limit()?.saturating_sub(game.quiet());
    entry.distance.is_some_and(|distance| u32::from(distance) > left).then_some(left)
}

impl ExactValue {
    /// What an entry says about a position of this side to move.
    pub fn new(texts: &Texts, set: &RuleSet, entry: Entry, side: RulesSide) -> ExactValue {
        let winner = entry.value.rank().map(|_| if entry.value.is_win() { side } else { !side });
        ExactValue {
            name: name(set, entry.value),
            winner: winner.map(Side::from),
            rank: entry.value.code() as i8 - Value::DRAW.code() as i8,
            distance: entry.distance,
            words: words(texts, set, entry, side),
        }
    }
}

/// A value's name for machines: `win-total`, `draw`, `loss`.
pub fn name(set: &RuleSet, value: Value) -> String {
    value.name(&set.rules().points().ranks())
}

/// What a victory of a rank is called.
pub fn victory(texts: &Texts, set: &RuleSet, rank: Rank) -> String {
    let kind = |kind: &Kind| texts.plain(&format!("kind-{}", kind.name()));
    match &set.rules().points().ranks().kinds(rank)[..] {
        [only] => kind(only),
        [one, two] => {
            texts.text("tables-either", &vec![("one", kind(one).into()), ("two", kind(two).into())])
        }
        _ => texts.plain("tables-victory"),
    }
}

/// Who wins what: `First: total victory`, or that it is a draw.
fn result(texts: &Texts, set: &RuleSet, value: Value, side: RulesSide) -> String {
    let Some(rank) = value.rank() else { return texts.plain("tables-value-draw") };
    let winner = texts.side(if value.is_win() { side } else { !side });
    let args = vec![("side", winner.into()), ("kind", victory(texts, set, rank).into())];
    texts.text("tables-value-won", &args)
}

/// How far the next capture or the end is, or why there is none.
fn distance(texts: &Texts, entry: Entry) -> String {
    match entry.distance {
        Some(0) => texts.plain("tables-over"),
        Some(turns) => texts.text("tables-distance", &vec![("count", turns.into())]),
        None if entry.value == Value::DRAW => texts.plain("tables-by-endless"),
        None => texts.plain("tables-by-count"),
    }
}

/// Everything that is known, in a sentence; `side` is the side to move.
pub fn words(texts: &Texts, set: &RuleSet, entry: Entry, side: RulesSide) -> String {
    format!("{}, {}", result(texts, set, entry.value, side), distance(texts, entry))
}

/// Asks which tables are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TablesAsk {}

/// The tables that were handed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TablesTold {
    /// The solve hashes of the rule sets that have tables.
    pub solve_hashes: Vec<String>,
    /// The most pieces on the board that a table knows.
    pub pieces: u8,
}

impl Exchange for TablesAsk {
    type Answer = TablesTold;

    fn answer(&self, desk: &mut Desk) -> Result<TablesTold, Problem> {
        Ok(desk.shelf.tables_told())
    }
}

impl Shelf {
    /// Takes tables in.
    pub(crate) fn take_in(&mut self, texts: &Texts, bytes: Vec<u8>) -> Result<TablesTold, Problem> {
        let pack = Pack::open(bytes).map_err(|error| {
            let error = StoreError { file: "tables.pack".into(), error };
            Problem::message(ProblemKind::Tables, texts, &error)
        })?;
        self.packs.push(pack);
        self.tables.clear();
        Ok(self.tables_told())
    }

    fn tables_told(&self) -> TablesTold {
        let mut solve_hashes: Vec<String> =
            self.packs.iter().flat_map(Pack::solve_hashes).map(str::to_owned).collect();
        solve_hashes.sort();
        solve_hashes.dedup();
        TablesTold { solve_hashes, pieces: self.packs.iter().map(Pack::pieces).max().unwrap_or(0) }
    }

    /// The tables of a rule set, taken out of their pack when they are first asked for.
    pub(crate) fn tables_for(&mut self, set: &RuleSet) -> Result<Option<&Arc<AnyTables>>, StoreError> {
        let hash = set.solve_hash();
        if !self.tables.contains_key(&hash) {
            let found = self.unpacked(set, &hash)?;
            self.tables.insert(hash.clone(), found.map(Arc::new));
        }
        Ok(self.tables.get(&hash).and_then(Option::as_ref))
    }

    fn unpacked(&self, set: &RuleSet, hash: &str) -> Result<Option<AnyTables>, StoreError> {
        let mut packed = self.packs.iter().flat_map(|pack| pack.tables(hash)).peekable();
        if packed.peek().is_none() {
            return Ok(self.in_folder(set));
        }
        let Some(tables) = AnyTables::given(set, &Arc::new(Cache::new(CACHE))) else { return Ok(None) };
        for (slice, bytes) in packed {
            tables
                .take_in(bytes.to_vec())
                .map_err(|error| StoreError { file: slice.to_string().into(), error })?;
        }
        Ok(Some(tables))
    }

    /// The tables of a rule set in the folder; files are opened when a position asks for them.
    #[cfg(feature = "folder")]
    fn in_folder(&self, set: &RuleSet) -> Option<AnyTables> {
        AnyTables::in_folder(set, self.folder.as_ref()?, &Arc::new(Cache::new(CACHE)))
    }

    /// There are no folders here.
    #[cfg(not(feature = "folder"))]
    #[expect(clippy::unused_self, reason = "it is asked like the one with folders")]
    fn in_folder(&self, _: &RuleSet) -> Option<AnyTables> {
        None
    }
}

#[cfg(test)]
mod tests {
    use khamsin_text::Lang;

    use super::*;

    fn set(id: &str) -> RuleSet {
        id.parse().expect("the rule set exists")
    }

    #[test]
    fn victories_are_told_apart_where_they_are_paid_differently() {
        let texts = Texts::new(Lang::En);
        let told = |id: &str, rank, distance| {
            words(&texts, &set(id), Entry { value: Value::loss(rank), distance }, RulesSide::First)
        };
        assert_eq!(
            told("seega/ludens-planet", Rank::High, Some(7)),
            "Second: total victory, the next capture or the end in 7 turns"
        );
        assert_eq!(
            told("seega/ludens-planet", Rank::Middle, None),
            "Second: grand victory, by count, for nobody can force anything better"
        );
        assert_eq!(
            told("seega/tabuleiro-42", Rank::High, Some(1)),
            "Second: victory, the next capture or the end in one turn"
        );
        let shared = "seega/ludens-planet(points=5-2-2-0)";
        assert!(told(shared, Rank::Middle, Some(2)).starts_with("Second: grand victory or small victory,"));
        assert_eq!(name(&set(shared), Value::win(Rank::Middle)), "win-grand-small");
        assert_eq!(name(&set("seega/tabuleiro-42"), Value::win(Rank::High)), "win");
        assert_eq!(name(&set("seega/tabuleiro-42"), Value::DRAW), "draw");
    }
}
