//! Two rule sets on one board: what differs in their words, what is legal here in one and not in the other, and the
//! shortest line after which they part.
//!
//! Both games are played side by side, breadth first, until something differs. Where the difference lies too deep for
//! that (a whole board has to be filled first), random games that both rule sets allow look for it; the line found then
//! may not be the shortest, and says so.

use std::collections::{HashSet, VecDeque};

use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Clause, Game, Outcome, RuleSet};
use khamsin_text::Texts;
use serde::{Deserialize, Serialize};

use crate::clauses::ClauseTold;
use crate::desk::{Desk, Exchange};
use crate::nouns::{ActionTold, Side};
use crate::problem::Problem;
use crate::spec::{GameSpec, Opened, open, rule_set};
use crate::state::{OutcomeTold, State};

/// Positions looked at side by side: a tenth of a second in a browser.
const MOST_POSITIONS: usize = 8_000;
/// Random games that look for a deeper difference.
const GAMES: u64 = 60;
/// Actions of a random game.
const MOST_ACTIONS: usize = 400;

/// Asks how two rule sets differ at a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CompareAsk {
    /// The game as it is played under the left rule set.
    pub game: GameSpec,
    /// The right rule set.
    pub right: String,
}

/// How two rule sets differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Comparison {
    /// Whether they are rule sets of one game.
    pub same_game: bool,
    /// Whether they play alike, whatever their names.
    pub alike: bool,
    /// The parameters that differ.
    pub parameters: Vec<ParameterPair>,
    /// Clauses that only the left one has.
    pub only_left: Vec<ClauseTold>,
    /// Clauses that only the right one has.
    pub only_right: Vec<ClauseTold>,
    /// Where the game stands on the left.
    pub left: State,
    /// Where it stands on the right; none if it cannot have come about there.
    pub right: Option<State>,
    /// Why it cannot have come about on the right.
    pub problem: Option<Problem>,
    /// What may be played here.
    pub here: Option<Here>,
    /// A line after which they differ; none if none was found, or they differ here already.
    pub line: Option<Parting>,
}

/// A parameter with two values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ParameterPair {
    /// Its name in ids.
    pub name: String,
    /// Its name for people.
    pub label: String,
    /// The left value.
    pub left: String,
    /// The right value.
    pub right: String,
}

/// What may be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Here {
    /// Legal in both; captures are those of the left.
    pub both: Vec<ActionTold>,
    /// Legal only on the left.
    pub left: Vec<ActionTold>,
    /// Legal only on the right.
    pub right: Vec<ActionTold>,
}

/// A line after which two rule sets differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Parting {
    /// The actions from here on.
    pub actions: Vec<String>,
    /// Whether no line is shorter.
    pub shortest: bool,
    /// What differs then.
    pub what: PartingKind,
    /// Actions that are then legal only on the left.
    pub left: Vec<String>,
    /// Actions that are then legal only on the right.
    pub right: Vec<String>,
    /// How the game ended on the left.
    pub left_outcome: Option<OutcomeTold>,
    /// How it ended on the right.
    pub right_outcome: Option<OutcomeTold>,
    /// The side to act on the left.
    pub left_side: Side,
    /// The side to act on the right.
    pub right_side: Side,
}

/// What differs after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PartingKind {
    /// How the game ended, or whether it did.
    Outcome,
    /// Which side is to act, or what it owes.
    Duty,
    /// What stands on the board.
    Board,
    /// Which actions are legal.
    Actions,
}

impl Exchange for CompareAsk {
    type Answer = Comparison;

    fn answer(&self, desk: &mut Desk) -> Result<Comparison, Problem> {
        let texts = desk.texts;
        let opened = open(texts, &self.game)?;
        let (left, right) = (*opened.game.rule_set(), rule_set(texts, &self.right)?);
        let spec = GameSpec { ruleset: right.to_string(), ..self.game.clone() };
        let (other, problem) = match open(texts, &spec) {
            Ok(other) => (Some(other), None),
            Err(problem) => (None, Some(problem)),
        };
        let pair = other.as_ref().map(|other| (*opened.game.position(), *other.game.position()));
        let same_game = left.game() == right.game();
        let line = pair
            .filter(|&(left, right)| same_game && difference(&left, &right).is_none())
            .and_then(|(left, right)| parting(&left, &right));
        Ok(Comparison {
            same_game,
            alike: left.rules_hash() == right.rules_hash(),
            parameters: if same_game { parameters(texts, &left, &right) } else { Vec::new() },
            only_left: only_in(texts, &left, &right),
            only_right: only_in(texts, &right, &left),
            here: pair.map(|_| here(&opened, other.as_ref().map_or(&opened, |other| other))),
            line: line.map(|found| found.told(texts, &left, &right)),
            left: State::new(texts, &opened),
            right: other.map(|other| State::new(texts, &other)),
            problem,
        })
    }
}

fn parameters(texts: &Texts, left: &RuleSet, right: &RuleSet) -> Vec<ParameterPair> {
    let value = |set: &RuleSet, name: &str| set.rules().get(name).unwrap_or_default();
    let names = left.rules().parameters().iter().map(|parameter| parameter.name);
    let pair = |name: &str| ParameterPair {
        name: name.to_owned(),
        label: texts.plain(&format!("parameter-{}", name.replace('_', "-"))),
        left: value(left, name),
        right: value(right, name),
    };
    names.map(pair).filter(|pair| pair.left != pair.right).collect()
}

fn only_in(texts: &Texts, set: &RuleSet, other: &RuleSet) -> Vec<ClauseTold> {
    let missing = |clause: &Clause| !(clause.game() == other.game() && other.rules().has(*clause));
    set.clauses().filter(missing).map(|clause| ClauseTold::new(texts, set, clause)).collect()
}

fn here(left: &Opened, right: &Opened) -> Here {
    let told = |game: &Game, actions: Vec<Action>| {
        actions.into_iter().map(|action| ActionTold::new(game.position(), action)).collect()
    };
    let (ours, theirs) = (left.game.legal_actions(), right.game.legal_actions());
    let (both, only): (Vec<Action>, Vec<Action>) = ours.iter().partition(|action| theirs.contains(action));
    Here {
        both: told(&left.game, both),
        left: told(&left.game, only),
        right: told(&right.game, theirs.into_iter().filter(|action| !ours.contains(action)).collect()),
    }
}

/// A line after which two positions differ.
struct Found {
    line: Vec<Action>,
    shortest: bool,
    what: PartingKind,
    left: AnyPosition,
    right: AnyPosition,
}

impl Found {
    fn told(self, texts: &Texts, left: &RuleSet, right: &RuleSet) -> Parting {
        let outcome = |set: &RuleSet, outcome: Option<Outcome>| {
            outcome.map(|outcome| OutcomeTold::new(texts, set, outcome, None))
        };
        let only = |one: &AnyPosition, other: &AnyPosition| {
            let theirs = other.actions();
            let own = one.actions().into_iter().filter(|action| !theirs.contains(action));
            own.map(|action| action.to_string()).collect()
        };
        Parting {
            actions: self.line.iter().map(ToString::to_string).collect(),
            shortest: self.shortest,
            what: self.what,
            left: only(&self.left, &self.right),
            right: only(&self.right, &self.left),
            left_outcome: outcome(left, self.left.outcome()),
            right_outcome: outcome(right, self.right.outcome()),
            left_side: self.left.side().into(),
            right_side: self.right.side().into(),
        }
    }
}

/// What tells two positions apart, for somebody who sees the board and asks what may be played.
fn difference(left: &AnyPosition, right: &AnyPosition) -> Option<PartingKind> {
    let ended = |position: &AnyPosition| position.outcome().map(|end| (end.winner, end.kind));
    if ended(left) != ended(right) {
        return Some(PartingKind::Outcome);
    }
    if (left.side(), left.pending()) != (right.side(), right.pending()) {
        return Some(PartingKind::Duty);
    }
    if left.setup(0, 1) != right.setup(0, 1) {
        return Some(PartingKind::Board);
    }
    let sorted = |position: &AnyPosition| {
        let mut actions = position.actions();
        actions.sort_unstable();
        actions
    };
    (sorted(left) != sorted(right)).then_some(PartingKind::Actions)
}

fn parting(left: &AnyPosition, right: &AnyPosition) -> Option<Found> {
    let (found, complete) = breadth_first(left, right);
    if found.is_some() || complete {
        return found;
    }
    at_random(left, right)
}

/// The shortest line, and whether everything was looked at.
fn breadth_first(left: &AnyPosition, right: &AnyPosition) -> (Option<Found>, bool) {
    let mut seen = HashSet::from([(left.key(), right.key())]);
    let mut queue = VecDeque::from([(*left, *right, Vec::new())]);
    while let Some((left, right, line)) = queue.pop_front() {
        for action in left.actions() {
            let (mut left, mut right) = (left, right);
            if left.play(action).is_err() || right.play(action).is_err() {
                continue;
            }
            let mut line: Vec<Action> = line.clone();
            line.push(action);
            if let Some(what) = difference(&left, &right) {
                return (Some(Found { line, shortest: true, what, left, right }), false);
            }
            if seen.len() >= MOST_POSITIONS {
                return (None, false);
            }
            if left.outcome().is_none() && seen.insert((left.key(), right.key())) {
                queue.push_back((left, right, line));
            }
        }
    }
    (None, true)
}

/// The shortest line among random games.
fn at_random(left: &AnyPosition, right: &AnyPosition) -> Option<Found> {
    let mut best: Option<Found> = None;
    for seed in 0..GAMES {
        let mut random = Random::new(seed);
        let (mut left, mut right, mut line) = (*left, *right, Vec::new());
        let most = best.as_ref().map_or(MOST_ACTIONS, |found| found.line.len() - 1);
        while line.len() < most {
            let actions = left.actions();
            if actions.is_empty() {
                break;
            }
            let action = actions[random.below(actions.len())];
            line.push(action);
            if left.play(action).is_err() || right.play(action).is_err() {
                break;
            }
            if let Some(what) = difference(&left, &right) {
                best = Some(Found { line, shortest: false, what, left, right });
                break;
            }
        }
    }
    best
}
