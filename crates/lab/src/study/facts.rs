//! One game, measured: it is played again by the rules, and looked at turn by turn.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use khamsin_rules::game::PlayedTurn;
use khamsin_rules::{Action, AnyPosition, Clause, Game, GameKind, Kind, Pending, RuleSet, Side};

use super::measure::Measure;
use crate::played::{NotAGame, Played};

/// Blocks within so many turns of the moving phase are early: five of each side.
pub const EARLY: u32 = 10;

/// What was measured of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    /// The number of the game.
    pub game: u32,
    values: [Option<f64>; Measure::COUNT],
    /// How often each clause fired.
    pub fired: BTreeMap<Clause, u32>,
}

impl Facts {
    /// Measures a game.
    ///
    /// # Errors
    /// If it is no game under this rule set.
    pub fn of(played: &Played, set: &RuleSet) -> Result<Facts, NotAGame> {
        let whole = played.replay(set)?;
        let mut walk = Walk::default();
        let mut game = played.begun(set)?;
        for (number, turn) in whole.turns().iter().enumerate() {
            let part = if number < played.opening { Part::Opening } else { Part::Play };
            walk.turn(&mut game, turn, part);
        }
        walk.end(&whole);
        let mut facts =
            Facts { game: played.game, values: [None; Measure::COUNT], fired: walk.fired.clone() };
        facts.result(&whole);
        facts.course(&whole, &walk);
        Ok(facts)
    }

    /// The value of a measure; none if this game has none.
    pub fn get(&self, measure: Measure) -> Option<f64> {
        self.values[measure as usize]
    }

    fn set(&mut self, measure: Measure, value: f64) {
        self.values[measure as usize] = Some(value);
    }

    fn set_if(&mut self, measure: Measure, happened: bool) {
        self.set(measure, f64::from(u8::from(happened)));
    }

    /// What the game came to.
    fn result(&mut self, game: &Game) {
        use Measure as M;
        let Some(outcome) = game.outcome() else { return };
        self.set(
            M::FirstScore,
            outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == Side::First))),
        );
        for (measure, kind) in [
            (M::Draws, Kind::Draw),
            (M::Total, Kind::Total),
            (M::Grand, Kind::Grand),
            (M::Small, Kind::Small),
            (M::Blocked, Kind::Blocked),
            (M::Breakthrough, Kind::Breakthrough),
        ] {
            // A count that comes out even is of its kind, and still a draw.
            let drawn = outcome.winner.is_none();
            self.set_if(measure, if drawn { measure == M::Draws } else { outcome.kind == kind });
        }
        let points = game.points().unwrap_or_default();
        self.set(M::LadderPoints, f64::from(points[Side::First] + points[Side::Second]));
        if game.rule_set().game() == GameKind::Pahtum {
            let lines = Side::BOTH.map(|side| game.position().count(side));
            self.set(M::Margin, f64::from(lines[0].abs_diff(lines[1])));
        }
        let barriers = [Clause::SeegaBarrierCount, Clause::SeegaBarrierBuilder, Clause::SeegaBarrierBoth];
        let quiet = [Clause::SeegaEndlessQuiet, Clause::SautEndlessQuiet, Clause::SetiEndlessQuiet];
        let repeated =
            [Clause::SeegaEndlessRepetition, Clause::SautEndlessRepetition, Clause::SetiEndlessRepetition];
        self.set_if(M::Barriers, barriers.contains(&outcome.clause));
        self.set_if(M::QuietEnds, quiet.contains(&outcome.clause));
        self.set_if(M::Repetitions, repeated.contains(&outcome.clause));
    }

    /// How it went.
    fn course(&mut self, game: &Game, walk: &Walk) {
        use Measure as M;
        self.set(M::Turns, game.turns().len() as f64);
        if walk.decisions > 0 {
            self.set(M::Branching, walk.choices as f64 / f64::from(walk.decisions));
        }
        self.set(M::Captures, f64::from(walk.captures));
        if walk.capturing_turns > 0 {
            self.set(M::Chain, f64::from(walk.chains) / f64::from(walk.capturing_turns));
        }
        self.set(M::LongestChain, f64::from(walk.longest_chain));
        self.set(M::LeadChanges, f64::from(walk.lead_changes));
        self.set(M::BlockedTurns, walk.blocked.len() as f64);
        self.set_if(M::StarterBlocked, walk.blocked.contains(&0));
        self.set_if(M::ReplyBlocked, walk.blocked.contains(&1));
        self.set_if(M::EarlyBlock, walk.blocked.iter().any(|&turn| turn < EARLY));
        if let Some(turn) = walk.first_capture {
            self.set(M::FirstCapture, turn.into());
        }
    }
}

/// Whether a turn was drawn at random or chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Opening,
    Play,
}

/// What a walk through a game has seen.
#[derive(Default)]
struct Walk {
    decisions: u32,
    choices: usize,
    captures: u32,
    /// Turns with a capturing move, and how many of those moves there were.
    capturing_turns: u32,
    chains: u32,
    longest_chain: u32,
    first_capture: Option<u32>,
    lead_changes: u32,
    leader: Option<Side>,
    /// How many turns of the moving phase there were.
    moves: u32,
    /// Those of them in which a side could not move, from 0.
    blocked: Vec<u32>,
    fired: BTreeMap<Clause, u32>,
}

impl Walk {
    fn turn(&mut self, game: &mut Game, played: &PlayedTurn, part: Part) {
        let number = game.turn();
        let moving = game.position().pending().between_moves();
        let mut chain = 0;
        for &action in &played.turn.0 {
            if part == Part::Play {
                self.decisions += 1;
                self.choices += game.legal_actions().len();
            }
            match action {
                Action::Move { .. } | Action::Place(_) => {
                    let taken = game.position().captures(action).len() as u32;
                    self.captures += taken;
                    chain += u32::from(taken > 0);
                }
                // What a blocked side removes counts as captured, and is no part of a chain (`seega.blocked.remove`).
                Action::Remove(_) => {
                    self.captures += 1;
                    self.first_capture.get_or_insert(number);
                }
                _ => {}
            }
            let fired = game.play(action).expect("the whole game was replayed before");
            for clause in fired.iter() {
                *self.fired.entry(clause).or_default() += 1;
            }
        }
        self.longest_chain = self.longest_chain.max(chain);
        self.chains += chain;
        self.capturing_turns += u32::from(chain > 0);
        if chain > 0 {
            self.first_capture.get_or_insert(number);
        }
        if moving {
            if matches!(played.turn.0.first(), Some(Action::Pass | Action::Remove(_))) {
                self.blocked.push(self.moves);
            }
            self.moves += 1;
        }
        self.lead(game.position());
    }

    /// Sees who is ahead.
    fn lead(&mut self, position: &AnyPosition) {
        // While pieces are placed, whoever placed last has more of them.
        if matches!(position.pending(), Pending::Place(2 | 1)) && position.hand(Side::First) > 0 {
            return;
        }
        let leader = match position.count(Side::First).cmp(&position.count(Side::Second)) {
            Ordering::Greater => Side::First,
            Ordering::Less => Side::Second,
            Ordering::Equal => return,
        };
        let before = self.leader.replace(leader);
        self.lead_changes += u32::from(before.is_some_and(|before| before != leader));
    }

    /// Sees how the game ended: where a blocked side loses, it has no turn any more.
    fn end(&mut self, game: &Game) {
        // A side that cannot be freed has passed before: that turn is counted already.
        let blocked = [Clause::SeegaBlockedLose, Clause::SautBlockedLose];
        if game.outcome().is_some_and(|outcome| blocked.contains(&outcome.clause)) {
            self.blocked.push(self.moves);
        }
    }
}
