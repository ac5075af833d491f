//! Exact tables as the engine asks them: at the root for every turn, in the search for the value after a capture.
//!
//! A table that cannot be read is taken for one that is not there: a game goes on without it. Whoever wants to know
//! what is wrong with it asks the tables themselves.

use std::collections::HashSet;
use std::sync::Arc;

use khamsin_rules::{Action, Game, RuleSet, Side, Turn};
use khamsin_tables::store::{AnyTables, Turns};
use khamsin_tables::{Entry, Value};
#[cfg(feature = "files")]
use khamsin_tables::{format::Cache, store::Folder};

use crate::contest::Contest;
use crate::report::{Bound, Line, Report};
use crate::score::Score;

/// Bytes of unpacked blocks that are kept: a few million entries.
#[cfg(feature = "files")]
const CACHE: usize = 64 << 20;
/// So many turns of best play are shown after a turn.
const LINE: usize = 24;

/// The exact tables of a rule set.
#[derive(Clone, Debug)]
pub struct Oracle {
    tables: Arc<AnyTables>,
    /// The most pieces that are worth asking about.
    most: u32,
}

/// Two are the same if they ask the same tables.
impl PartialEq for Oracle {
    fn eq(&self, other: &Oracle) -> bool {
        Arc::ptr_eq(&self.tables, &other.tables)
    }
}

impl Oracle {
    /// Asks these tables; none if there is no table among them.
    pub fn new(tables: Arc<AnyTables>) -> Option<Oracle> {
        let most = tables.most_pieces()?.into();
        Some(Oracle { tables, most })
    }

    /// Asks the tables of a rule set in a folder; none if there are none.
    #[cfg(feature = "files")]
    pub fn in_folder(set: &RuleSet, folder: &Folder) -> Option<Oracle> {
        let tables = AnyTables::in_folder(set, folder, &Arc::new(Cache::new(CACHE)))?;
        Oracle::new(Arc::new(tables))
    }

    /// Whether it knows this rule set: what its moving positions are worth does not depend on all parameters.
    pub(crate) fn knows(&self, set: &RuleSet) -> bool {
        self.tables.rule_set() == set || self.tables.rule_set().solve_hash() == set.solve_hash()
    }

    /// The value of a position between turns, if it is known.
    #[inline]
    pub(crate) fn value<P: Contest>(&self, position: &P) -> Option<Value> {
        if !position.pending().between_moves() || pieces(|side| position.count(side)) > self.most {
            return None;
        }
        self.tables.value(&(*position).into()).ok().flatten()
    }

    /// What every turn is worth in the game as it stands, the best first; none unless all are known.
    pub(crate) fn judge(&self, game: &Game) -> Option<Judgement> {
        let position = game.position();
        let pending = position.pending();
        // In the middle of a turn that captures, there are fewer pieces to come.
        let in_reach = pending.between_moves() && pieces(|side| position.count(side)) <= self.most;
        if !in_reach && !pending.follows_capture() {
            return None;
        }
        let mut turns = self.tables.turns(position).ok()??;
        let ranks = *self.tables.alphabet().ranks();
        // Tables know no repetition and no quiet limit: where these end the game now, the turn is worth that end.
        turns.correct(|turn| {
            let mut after = game.clone();
            after.play_turn(turn).ok()?;
            let value = Value::of(after.outcome()?, &ranks, game.side());
            Some(Entry { value, distance: Some(1) })
        });
        let best = turns.entry()?;
        Some(Judgement { turns, best })
    }

    /// How best play goes on.
    fn line(&self, game: &Game, turn: &Turn) -> Vec<Action> {
        let mut game = game.clone();
        let mut actions = Vec::new();
        let mut turn = turn.clone();
        for _ in 0..LINE {
            if game.play_turn(&turn).is_err() || game.outcome().is_some() {
                break;
            }
            // Without a distance nothing is forced, and one turn is as good as the next.
            let Some(Judgement { turns, best: Entry { distance: Some(_), .. } }) = self.judge(&game) else {
                break;
            };
            let Some(best) = turns.rated.into_iter().next() else { break };
            turn = best.turn;
            actions.extend_from_slice(&turn.0);
        }
        actions
    }
}

/// How many pieces both sides have.
#[inline]
fn pieces(count: impl Fn(Side) -> u32) -> u32 {
    count(Side::First) + count(Side::Second)
}

/// What tables say about every turn of a position.
#[derive(Debug)]
pub(crate) struct Judgement {
    turns: Turns,
    best: Entry,
}

impl Judgement {
    /// Whether the tables alone choose: there is something to be reached, or to be put off.
    pub(crate) fn is_decided(&self) -> bool {
        self.best.distance.is_some()
    }

    /// What the position is worth.
    pub(crate) fn best(&self) -> Entry {
        self.best
    }

    /// The keys of the positions after the turns that keep the value.
    pub(crate) fn keeping(&self, game: &Game) -> HashSet<u64> {
        let keeps =
            self.turns.rated.iter().filter(|rated| rated.entry.map(|e| e.value) == Some(self.best.value));
        keeps
            .filter_map(|rated| {
                let mut after = game.clone();
                after.play_turn(&rated.turn).ok()?;
                Some(after.position().key())
            })
            .collect()
    }

    /// The best turns with their values, as a search would report them.
    pub(crate) fn report(&self, oracle: &Oracle, game: &Game, lines: usize) -> Report {
        let line = |(turn, entry): (&Turn, Entry)| Line {
            score: score(entry),
            bound: Bound::Exact,
            turn: turn.clone(),
            reply: oracle.line(game, turn),
            known: Some(entry),
        };
        let rated = self.turns.rated.iter().filter_map(|rated| Some((&rated.turn, rated.entry?)));
        let lines: Vec<Line> = rated.take(lines.max(1)).map(line).collect();
        let nodes = self.turns.rated.len() as u64;
        Report { depth: 1, deepest: 1, nodes, lines, ..Report::default() }
    }
}

/// What an entry is worth as a score.
pub(crate) fn score(entry: Entry) -> Score {
    let turns = entry.distance.unwrap_or(u16::MAX);
    match entry.value.rank() {
        None => Score::EVEN,
        Some(rank) if entry.value.is_win() => Score::known_win(rank, turns),
        Some(rank) => Score::known_loss(rank, turns),
    }
}
