//! A pair of slices from its opening to its solution.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::aim::Aim;
use super::duty::{Duties, Wait};
use super::field::Field;
use super::graph::{Graph, Solvable};
use super::progress::{Observer, Phase, Progress};
use super::seed::sow;
use super::spread::{PIECE, Step};
use super::state::UNDECIDED;
use crate::cpu::{Cpu, Job, run};
use crate::finished::Finished;
use crate::slice::{Pair, Slice};
use crate::solved::{INVALID, NO_DISTANCE, SolvedSlice, word};
use crate::value::Value;
use crate::workers::share;

/// A level of fewer positions is done sooner than a thread is woken.
const FEW: u64 = 10_000;

/// Why a pair was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// Whoever watched wanted it to stop.
    #[error("solving {0} was cancelled")]
    Cancelled(Pair),
    /// A distance does not fit thirteen bits.
    #[error("some distance in {0} is longer than 8190 turns")]
    TooDeep(Pair),
}

/// Solves a pair of slices none of which is constant; what its captures lead to must be finished.
///
/// The result does not depend on how many threads there are.
///
/// # Errors
/// If it was cancelled.
///
/// # Panics
/// If a slice has more entries than 32 bits can number: nothing on 5×5 has, nor 7×7 with up to eight pieces.
pub fn solve<G: Solvable>(
    game: &G,
    pair: Pair,
    finished: &Finished,
    threads: usize,
    observer: &dyn Observer,
) -> Result<Vec<SolvedSlice>, SolveError> {
    let fits = pair.slices().all(|slice| game.entries(slice) <= u32::MAX.into());
    assert!(fits, "the entries of {pair} have 32-bit numbers");
    let fields: Vec<_> = pair.slices().map(|slice| Field::new(game.graph(slice, finished))).collect();
    let total = fields.iter().map(|field| field.words.len() as u64).sum();
    let mut solver =
        Solver { game, pair, fields, duties: Vec::new(), threads, observer, total, done: AtomicU64::new(0) };
    solver.open()?;
    solver.spread()?;
    Ok(solver.finish())
}

struct Solver<'a, G: Solvable + 'a> {
    game: &'a G,
    pair: Pair,
    fields: Vec<Field<G::Graph<'a>>>,
    duties: Vec<Duties>,
    threads: usize,
    observer: &'a dyn Observer,
    total: u64,
    done: AtomicU64,
}

impl<G: Solvable> Solver<'_, G> {
    fn tell(&self, phase: Phase, more: u64) {
        let done = self.done.fetch_add(more, Relaxed) + more;
        self.observer.progress(Progress { pair: self.pair, phase, done, total: self.total });
    }

    fn check(&self) -> Result<(), SolveError> {
        if self.observer.is_cancelled() { Err(SolveError::Cancelled(self.pair)) } else { Ok(()) }
    }

    /// The field whose side to move is the other one.
    fn turned(&self, side: usize) -> usize {
        (side + 1) % self.fields.len()
    }

    /// Opens every position.
    fn open(&mut self) -> Result<(), SolveError> {
        let slices: Vec<Slice> = self.pair.slices().collect();
        for (side, slice) in slices.into_iter().enumerate() {
            let blocked = self.open_field(side)?;
            self.duties.push(Duties::new(self.game, slice, blocked));
        }
        self.done.store(0, Relaxed);
        Ok(())
    }

    /// Opens the positions of one field, and tells which leave a duty.
    fn open_field(&self, side: usize) -> Result<Vec<u32>, SolveError> {
        let field = &self.fields[side];
        let (blocks, width) = (field.graph.blocks(), field.graph.width());
        let per_piece = (1 << 15) / width + 1;
        let pieces = blocks.div_ceil(per_piece).into();
        let found = share(self.threads, pieces, |piece, blocked: &mut Vec<u32>| {
            if self.observer.is_cancelled() {
                return;
            }
            let first = piece as u32 * per_piece;
            let blocks = first..blocks.min(first + per_piece);
            let opened = u64::from(blocks.len() as u32) * u64::from(width);
            run(Opening { field, blocks, blocked });
            self.tell(Phase::Opening, opened);
        });
        self.check()?;
        Ok(found.into_iter().flatten().collect())
    }

    /// Spreads every value but that of endless play.
    fn spread(&self) -> Result<(), SolveError> {
        let values = self.game.alphabet().values();
        for (side, slice) in self.pair.slices().enumerate() {
            let endless = self.game.endless(slice);
            for &value in values.iter().rev().filter(|&&value| value > endless) {
                self.spread_value(side, value)?;
            }
        }
        Ok(())
    }

    /// Spreads a value that the side to move of a field strives for.
    fn spread_value(&self, side: usize, value: Value) -> Result<(), SolveError> {
        let other = self.turned(side);
        let (attack, defend) = (Aim::Attack(value), Aim::Attack(value).turned());
        let (won, won_over) = self.sow(side, attack);
        let (lost, lost_over) = self.sow(other, defend);
        // How many there are at this level, and at the next so far; those where the game is over are not counted.
        let mut here = if won_over || lost_over { FEW } else { 0 };
        let mut next = won + lost;
        let mut is_waiting = true;
        for level in 0.. {
            self.check()?;
            if here == 0 && next == 0 && !is_waiting {
                break;
            }
            if level + 1 >= NO_DISTANCE {
                return Err(SolveError::TooDeep(self.pair));
            }
            if here > 0 {
                let threads = if here < FEW { 1 } else { self.threads };
                next += self.step(threads, [other, side], attack, level);
                next += self.step(threads, [side, other], defend, level);
            }
            self.fields.iter().for_each(|field| field.unmark(level));
            let won = self.duties[side].decide(&self.fields[side], attack, level + 1);
            let lost = self.duties[other].decide(&self.fields[other], defend, level + 1);
            is_waiting = won.1.max(lost.1) == Wait::Level;
            (here, next) = (next + won.0 + lost.0, 0);
            self.tell(Phase::Spreading, here);
        }
        Ok(())
    }

    /// Finds where a value starts in a field.
    fn sow(&self, side: usize, aim: Aim) -> (u64, bool) {
        let field = &self.fields[side];
        let pieces = field.stretches().div_ceil(PIECE);
        let sums = share(self.threads, pieces as u64, |piece, sum: &mut (u64, bool)| {
            let (decided, over) = sow(field, aim, piece_of(piece, field.stretches()));
            sum.0 += decided;
            sum.1 |= over;
        });
        sums.into_iter().fold((0, false), |sum, part| (sum.0 + part.0, sum.1 | part.1))
    }

    /// Spreads one level from a field to another, and tells how many positions were decided.
    fn step(&self, threads: usize, way: [usize; 2], aim: Aim, level: u16) -> u64 {
        let [from, to] = way.map(|side| &self.fields[side]);
        let pieces = from.stretches().div_ceil(PIECE);
        let is_alone = threads == 1;
        let counts = share(threads, pieces as u64, |piece, count: &mut u64| {
            if self.observer.is_cancelled() {
                return;
            }
            let stretches = piece_of(piece, from.stretches());
            *count += run(Step { from, to, aim, level, is_alone, stretches });
        });
        counts.into_iter().sum()
    }

    /// Gives what is undecided the value of endless play.
    fn finish(self) -> Vec<SolvedSlice> {
        let finished = self.pair.slices().zip(self.fields).map(|(slice, field)| {
            let endless = word(self.game.endless(slice), NO_DISTANCE);
            let words = field.words.into_iter().map(|word| match word.into_inner() {
                INVALID => INVALID,
                UNDECIDED.. => endless,
                word => word,
            });
            SolvedSlice::new(slice, words.collect())
        });
        finished.collect()
    }
}

/// The stretches of one piece of work.
fn piece_of(piece: u64, stretches: usize) -> std::ops::Range<usize> {
    let first = piece as usize * PIECE;
    first..stretches.min(first + PIECE)
}

/// Opens the positions of some blocks.
struct Opening<'a, G> {
    field: &'a Field<G>,
    blocks: std::ops::Range<u32>,
    blocked: &'a mut Vec<u32>,
}

impl<G: Graph> Job for Opening<'_, G> {
    type Result = ();

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn run<C: Cpu>(self, cpu: C) {
        let width = self.field.graph.width();
        let mut words = vec![0; width as usize];
        for block in self.blocks {
            let first = block * width;
            self.field.graph.open(cpu, block, &mut words, |place| self.blocked.push(first + place));
            for (place, &word) in self.field.words[first as usize..].iter().zip(&words) {
                place.store(word, Relaxed);
            }
        }
    }
}
