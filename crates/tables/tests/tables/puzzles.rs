//! The puzzles that ship, checked twice: found again in tables that are built here, and by a plain reading of what a
//! puzzle promises, which shares nothing with the code that found it but the rules and the look-up.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::Arc;

use khamsin_rules::record::{Line, Tag};
use khamsin_rules::replay::replay;
use khamsin_rules::{AnyPosition, Game as Played, Record, RuleSet, Setup, Side, Turn};
use khamsin_tables::build::{Builder, Plan, Watcher};
use khamsin_tables::format::{Cache, Codec};
use khamsin_tables::game::AnyGame;
use khamsin_tables::puzzle::{Aim, Draw, Grade, Nobody, PIECES, SHIPPED, Task, find};
use khamsin_tables::solve::Observer;
use khamsin_tables::store::{AnyTables, Folder, Tables};
use khamsin_tables::{Location, Value, dispatch_game};

use crate::files::folder;

/// The tables that every run builds; the deep one builds all.
const FEW: u8 = 6;
/// A plain search for what can be forced in more turns takes too long.
const PLAIN_TURNS: u8 = 3;

struct Alone;
impl Observer for Alone {}
impl Watcher for Alone {}

/// Tables of up to so many pieces, built for this.
fn built(name: &str, set: &RuleSet, pieces: u8) -> AnyTables {
    let folder = Folder::new(folder(&format!("{name}-{}", set.solve_hash())));
    let game = AnyGame::new(set.rules()).expect("the game has tables");
    dispatch_game!(game, game => {
        let tables = Tables::in_folder(game, *set, folder.clone(), Arc::new(Cache::new(0)));
        let plan = Plan::new(&tables, pieces);
        let threads = NonZeroUsize::new(2).expect("two threads");
        let builder = Builder { tables, threads, memory: 2 << 30, codec: Codec::Zstd };
        builder.build(&plan, &Alone).expect("it is built");
    });
    AnyTables::in_folder(set, &folder, &Arc::new(Cache::new(64 << 20))).expect("the game has tables")
}

/// A puzzle as it ships.
struct Puzzle {
    set: RuleSet,
    record: Record,
    task: Task,
    position: AnyPosition,
}

impl Puzzle {
    fn pieces(&self) -> u8 {
        Side::BOTH.iter().map(|&side| self.position.count(side) as u8).sum()
    }

    fn solution(&self) -> Vec<Turn> {
        self.record.line.0.iter().map(|node| node.turn.clone()).collect()
    }
}

fn shipped() -> Vec<Puzzle> {
    let mut all = Vec::new();
    for shipped in SHIPPED {
        let set: RuleSet = shipped.rule_set.parse().expect("the rule set exists");
        assert_eq!(set.to_string(), shipped.rule_set, "the id is written in full");
        for record in Record::parse_all(shipped.records).expect("it is a file of records") {
            assert_eq!(record.tag(Tag::RULESET), Some(shipped.rule_set));
            let task = Task::read(&record, &set).expect("it has a task");
            let setup: Setup = record.tag(Tag::FEN).expect("a position").parse().expect("it can be read");
            let position = AnyPosition::from_setup(&set, &setup).expect("it can arise");
            all.push(Puzzle { set, record, task, position });
        }
    }
    all
}

/// All of them are games by the rules, no two are mirror images, and every grade is met in every set.
#[test]
fn shipped_puzzles_are_games_and_all_different() {
    let all = shipped();
    assert!(all.len() >= 300, "there are {}", all.len());
    let mut seen = HashSet::new();
    for puzzle in &all {
        let played: Played = replay(&puzzle.record).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(played.turns().len(), puzzle.record.line.0.len());
        let game = AnyGame::new(puzzle.set.rules()).expect("the game has tables");
        let place = game.locate(&puzzle.position).expect("it is between turns");
        assert!(seen.insert((puzzle.set.game(), place)), "a mirror image:\n{}", puzzle.record);
        assert!(PIECES.contains(&puzzle.pieces()));
    }
    for shipped in SHIPPED {
        let own = || all.iter().filter(|puzzle| puzzle.set.to_string() == shipped.rule_set);
        for grade in Grade::ALL {
            assert!(own().filter(|puzzle| puzzle.task.grade == grade).count() >= 10, "{}", shipped.rule_set);
        }
        for side in Side::BOTH {
            assert!(own().filter(|puzzle| puzzle.position.side() == side).count() >= 20, "{side}");
        }
        for aim in Aim::ALL {
            let some = own().any(|puzzle| puzzle.task.goal.aim == aim);
            // By S0's rules two men against one have won by count: no turn is the only one that ends the game.
            assert!(some || aim == Aim::End, "{} {aim:?}", shipped.rule_set);
        }
        assert!(own().map(|puzzle| puzzle.task.points).is_sorted(), "the easiest come first");
    }
    let kinds: HashSet<&str> = all.iter().filter_map(|puzzle| puzzle.record.tag("Value")).collect();
    assert!(["win", "win-total", "win-grand", "draw"].iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
}

#[test]
fn shipped_puzzles_with_few_pieces_keep_their_promises() {
    let checked = check_all("puzzles-few", FEW);
    assert!(checked >= 100, "only {checked} have few pieces");
}

#[test]
#[ignore = "deep: run by `make test-deep`"]
fn shipped_puzzles_keep_their_promises() {
    assert_eq!(check_all("puzzles-all", *PIECES.end()), shipped().len());
}

fn check_all(name: &str, pieces: u8) -> usize {
    let all = shipped();
    let mut checked = 0;
    for shipped in SHIPPED {
        let set: RuleSet = shipped.rule_set.parse().expect("the rule set exists");
        let tables = built(name, &set, pieces);
        for puzzle in all.iter().filter(|puzzle| puzzle.set == set && puzzle.pieces() <= pieces) {
            found_again(&tables, puzzle);
            Reading::new(&tables, puzzle).check(puzzle);
            checked += 1;
        }
    }
    checked
}

/// The position is a puzzle, and the same one in every word.
fn found_again(tables: &AnyTables, puzzle: &Puzzle) {
    let found = find(tables, &puzzle.position).expect("the tables are there").expect("it is a puzzle");
    let number = puzzle.record.tag(Tag::ROUND).expect("it has a number").parse().expect("a number");
    let mut record = puzzle.record.clone();
    // The first remark is a value, the second a sentence.
    assert_eq!(record.intro.len(), 2);
    record.intro.truncate(1);
    assert_eq!(found.record(number).to_string(), record.to_string());
    assert_eq!(found.difficulty.grade(), puzzle.task.grade);
}

/// What a puzzle promises, read plainly.
struct Reading<'a> {
    tables: &'a AnyTables,
    solver: Side,
    value: Value,
    aim: Aim,
    balance: i64,
    /// Whether the aim is reached within so many turns.
    known: HashMap<(AnyPosition, u8), bool>,
}

impl<'a> Reading<'a> {
    fn new(tables: &'a AnyTables, puzzle: &Puzzle) -> Reading<'a> {
        let solver = puzzle.position.side();
        Reading {
            tables,
            solver,
            value: puzzle.task.value,
            aim: puzzle.task.goal.aim,
            balance: balance(&puzzle.position, solver),
            known: HashMap::new(),
        }
    }

    fn check(&mut self, puzzle: &Puzzle) {
        let (text, goal) = (&puzzle.record, puzzle.task.goal);
        let start = turns(&puzzle.position);
        assert!(start.len() >= 3, "there is hardly a choice:\n{text}");
        let keep: Vec<&Turn> = start
            .iter()
            .filter(|(_, after)| self.worth(after, self.solver) >= self.value)
            .map(|(turn, _)| turn)
            .collect();
        assert_eq!(keep, [&puzzle.solution()[0]], "one turn keeps the value:\n{text}");
        let values = start.iter().map(|(_, after)| self.worth(after, self.solver));
        assert_eq!(values.max(), Some(self.value), "{text}");
        assert_eq!(self.walk(puzzle), goal.turns, "{text}");
        if self.aim != Aim::Hold && goal.turns <= PLAIN_TURNS {
            assert!(self.within(&puzzle.position, goal.turns), "it can be forced:\n{text}");
            assert!(!self.within(&puzzle.position, goal.turns - 1), "but not sooner:\n{text}");
        }
        self.check_refutations(&puzzle.position, &puzzle.record.line);
    }

    /// Plays the solution and gives the number of the solver's turns.
    fn walk(&mut self, puzzle: &Puzzle) -> u8 {
        let (text, goal) = (&puzzle.record, puzzle.task.goal);
        let mut position = puzzle.position;
        let (mut used, mut reached) = (0, false);
        for turn in puzzle.solution() {
            assert!(!reached, "the line goes on behind the goal:\n{text}");
            let (side, all) = (position.side(), turns(&position));
            let played: Vec<_> = all.iter().filter(|(legal, _)| *legal == turn).collect();
            let [(_, after)] = played[..] else { panic!("{turn} can be played in one way:\n{text}") };
            let best = all.iter().map(|(_, after)| self.worth(after, side)).max();
            assert_eq!(Some(self.worth(after, side)), best, "{turn} gives something away:\n{text}");
            if side == self.solver {
                let left = goal.turns - used;
                let good = all.iter().filter(|(_, after)| match self.aim {
                    Aim::Hold => self.worth(after, side) >= self.value,
                    Aim::End | Aim::Gain if left <= PLAIN_TURNS => self.succeeds(after, left),
                    Aim::End | Aim::Gain => after == &played[0].1,
                });
                assert_eq!(good.count(), 1, "{turn} is the only one:\n{text}");
                used += 1;
                reached = self.aim != Aim::Hold && self.is_reached(after);
            }
            position = *after;
        }
        assert!(reached || self.aim == Aim::Hold, "the goal is reached:\n{text}");
        assert_ne!(puzzle.record.line.0.len() % 2, 0, "the solver has the last turn:\n{text}");
        used
    }

    /// Wrong turns are wrong, and the answers best.
    fn check_refutations(&self, position: &AnyPosition, line: &Line) {
        let first = line.0.first().expect("there is a solution");
        for variation in &first.variations {
            let [wrong, answer] = &variation.line.0[..] else { continue };
            let all = turns(position);
            let (_, after) = all.iter().find(|(turn, _)| *turn == wrong.turn).expect("it is legal");
            assert!(self.worth(after, self.solver) < self.value, "{} is wrong", wrong.turn);
            let replies = turns(after);
            let worth = |after: &AnyPosition| self.worth(after, !self.solver);
            let (_, reply) = replies.iter().find(|(turn, _)| *turn == answer.turn).expect("it is legal");
            assert_eq!(Some(worth(reply)), replies.iter().map(|(_, after)| worth(after)).max());
        }
    }

    /// What a position after a whole turn is worth to a side.
    fn worth(&self, position: &AnyPosition, side: Side) -> Value {
        let entry = self.tables.probe(position).expect("the tables can be read").expect("they are there");
        if position.side() == side { entry.value } else { -entry.value }
    }

    /// Whether the solver, to move, reaches the aim in so many turns, keeping the value.
    fn within(&mut self, position: &AnyPosition, left: u8) -> bool {
        if left == 0 {
            return false;
        }
        if let Some(&known) = self.known.get(&(*position, left)) {
            return known;
        }
        let found = turns(position).iter().any(|(_, after)| self.succeeds(after, left));
        self.known.insert((*position, left), found);
        found
    }

    fn succeeds(&mut self, after: &AnyPosition, left: u8) -> bool {
        if self.worth(after, self.solver) < self.value {
            return false;
        }
        self.is_reached(after)
            || after.outcome().is_none() && turns(after).iter().all(|(_, next)| self.within(next, left - 1))
    }

    fn is_reached(&self, after: &AnyPosition) -> bool {
        if after.outcome().is_some() {
            return self.worth(after, self.solver) >= self.value;
        }
        let is_up = |position: &AnyPosition| balance(position, self.solver) > self.balance;
        self.aim == Aim::Gain && is_up(after) && turns(after).iter().all(|(_, next)| is_up(next))
    }
}

fn balance(position: &AnyPosition, side: Side) -> i64 {
    i64::from(position.count(side)) - i64::from(position.count(!side))
}

/// Every whole turn, in every way it can be written, and the position after it.
fn turns(position: &AnyPosition) -> Vec<(Turn, AnyPosition)> {
    let mut open = vec![(Vec::new(), *position)];
    let mut found = Vec::new();
    while let Some((actions, at)) = open.pop() {
        for action in at.actions() {
            let mut after = at;
            after.play(action).expect("it is legal");
            let actions = [&actions[..], &[action]].concat();
            if after.side() == position.side() && after.outcome().is_none() {
                open.push((actions, after));
            } else {
                found.push((Turn(actions), after));
            }
        }
    }
    found
}

/// The same seed gives the same set, another seed another one; the shares are even, and one grade alone can be asked for.
#[test]
fn a_seed_is_a_set() {
    let set: RuleSet = "seega/tabuleiro-42".parse().expect("the rule set exists");
    let tables = built("puzzles-seed", &set, 5);
    let drawn = |seed, grade, count| {
        let draw = Draw { tables: &tables, pieces: 5, grade, count, seed, except: HashSet::new() };
        let found = draw.puzzles(&mut Nobody).expect("the tables are there");
        let texts = found.iter().zip(1..).map(|(puzzle, n)| puzzle.record(n).to_string());
        (texts.collect::<Vec<_>>(), found)
    };
    let (once, found) = drawn(7, None, 10);
    assert_eq!(once, drawn(7, None, 10).0);
    assert_ne!(once, drawn(8, None, 10).0);
    for grade in Grade::ALL {
        assert_eq!(found.iter().filter(|puzzle| puzzle.difficulty.grade() == grade).count(), 2, "{grade}");
    }
    let (_, hard) = drawn(7, Grade::of(4), 5);
    assert!(hard.len() == 5 && hard.iter().all(|puzzle| puzzle.difficulty.grade().number() == 4));
    let places = |some: &[khamsin_tables::puzzle::Puzzle]| -> HashSet<Location> {
        some.iter().filter_map(|puzzle| tables.locate(&puzzle.position)).collect()
    };
    let except = places(&found);
    let more = Draw { tables: &tables, pieces: 5, grade: None, count: 10, seed: 7, except: except.clone() };
    let others = more.puzzles(&mut Nobody).expect("the tables are there");
    assert_eq!((others.len(), except.len()), (10, 10));
    assert!(places(&others).is_disjoint(&except), "what is known is left out");
    let none = Draw { pieces: 2, ..more };
    assert_eq!(none.puzzles(&mut Nobody), Ok(Vec::new()), "two pieces are no puzzle");
}
