//! Which of the puzzles that were found make the set: as many of each grade as of the others, and no two alike in a row.
//!
//! Within a grade the kinds take turns: what is to be reached, in how many turns, with how many pieces. Of one kind
//! those come first that mislead most: an offer, then traps, then lures. What is only held is a quarter of a grade, as
//! far as there is enough else. Where a grade is too rare, what is left of the others fills the set.

use std::collections::{BTreeMap, VecDeque};

use khamsin_rules::Side;

use super::find::Puzzle;
use super::goal::Aim;
use super::grade::Grade;

/// So many puzzles are gathered for each that is taken.
const CHOICE: usize = 8;
/// One puzzle of a grade in so many may be about holding what one has.
const HOLDING: usize = 4;

/// The puzzles that were found, by grade.
#[derive(Debug)]
pub(super) struct Selection {
    count: usize,
    found: BTreeMap<Grade, Vec<Puzzle>>,
}

impl Selection {
    /// Nothing yet, for a set of so many puzzles of these grades.
    pub(super) fn new(count: usize, grades: &[Grade]) -> Selection {
        Selection { count, found: grades.iter().map(|&grade| (grade, Vec::new())).collect() }
    }

    /// Whether every grade has enough to choose from.
    pub(super) fn is_full(&self) -> bool {
        self.found.values().all(|some| some.len() >= self.room())
    }

    /// How many were found.
    pub(super) fn found(&self) -> usize {
        self.found.values().map(Vec::len).sum()
    }

    /// How many of a grade are gathered.
    fn room(&self) -> usize {
        self.count.div_ceil(self.found.len().max(1)) * CHOICE
    }

    /// Takes a puzzle in, if its grade is wanted and wants more.
    pub(super) fn offer(&mut self, puzzle: Puzzle) {
        let room = self.room();
        let some = self.found.get_mut(&puzzle.difficulty.grade());
        if let Some(some) = some.filter(|some| some.len() < room) {
            some.push(puzzle);
        }
    }

    /// The set, the easiest first.
    pub(super) fn chosen(self) -> Vec<Puzzle> {
        let Selection { count, found } = self;
        let grades = found.len().max(1);
        let (mut taken, mut left) = (Vec::new(), Vec::new());
        for (n, some) in found.into_values().enumerate() {
            // What cannot be shared goes to the first grades.
            let share = count / grades + usize::from(n < count % grades);
            let mut some = in_turn(some);
            left.extend(some.split_off(share.min(some.len())));
            taken.extend(some);
        }
        let missing = count - taken.len();
        taken.extend(left.into_iter().take(missing));
        taken.sort_by_key(|puzzle| puzzle.difficulty.points());
        taken
    }
}

/// The puzzles of a grade, so that the kinds take turns; those that hold beyond their share come last.
fn in_turn(some: Vec<Puzzle>) -> Vec<Puzzle> {
    let mut kinds: BTreeMap<_, VecDeque<Puzzle>> = BTreeMap::new();
    for puzzle in some {
        let pieces: u32 = Side::BOTH.iter().map(|&side| puzzle.position.count(side)).sum();
        let goal = puzzle.goal();
        kinds.entry((goal.aim, goal.turns, pieces)).or_default().push_back(puzzle);
    }
    for kind in kinds.values_mut() {
        kind.make_contiguous().sort_by_key(|puzzle| std::cmp::Reverse(charm(puzzle)));
    }
    let (mut ordered, mut held): (Vec<Puzzle>, _) = (Vec::new(), Vec::new());
    while kinds.values().any(|kind| !kind.is_empty()) {
        for puzzle in kinds.values_mut().filter_map(VecDeque::pop_front) {
            let holds = ordered.iter().filter(|taken| taken.goal().aim == Aim::Hold).count();
            if puzzle.goal().aim == Aim::Hold && holds * HOLDING > ordered.len() {
                held.push(puzzle);
            } else {
                ordered.push(puzzle);
            }
        }
    }
    ordered.extend(held);
    ordered
}

/// How much a puzzle misleads.
fn charm(puzzle: &Puzzle) -> (bool, u8, u8) {
    let difficulty = puzzle.difficulty;
    (difficulty.offer, difficulty.traps, difficulty.lures)
}
