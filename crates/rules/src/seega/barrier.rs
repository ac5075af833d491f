//! Barriers: a wall of one side with no enemy on one side of it.
//!
//! ```text
//! . . . . .
//! M M M M M   ← rank 4 is a straight barrier: no `m` above it
//! . m . M .
//! ```
//!
//! Worked out for walls that run from the first to the last file; those along the ranks are the same on the board
//! turned over its diagonal.

use super::rules::BarrierShape;
use crate::bits::Bits;
use crate::grid::{Direction, Grid};

/// Whether `own` has a barrier against `enemy`.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) fn stands<G: Grid>(own: G::Bits, enemy: G::Bits, shape: BarrierShape, reserve: bool) -> bool {
    match shape {
        BarrierShape::Straight => {
            let rows = full_rows::<G>(own);
            let columns = full_columns::<G>(own);
            (rows | columns).any() && straight::<G>(rows, columns, own, enemy, reserve)
        }
        BarrierShape::Connected => connected::<G>(own, enemy, reserve),
    }
}

/// The first squares of the inner ranks that `own` fills.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn full_rows<G: Grid>(own: G::Bits) -> G::Bits {
    runs::<G>(own & G::INNER_RANKS, 1) & !G::NOT_FIRST_FILE
}

/// The lowest squares of the inner files that `own` fills.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn full_columns<G: Grid>(own: G::Bits) -> G::Bits {
    runs::<G>(own & G::INNER_FILES, G::FILES) & G::rank(0)
}

/// The squares from which `set` goes on for a whole board's side, `stride` bits at a time, by doubling.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn runs<G: Grid>(set: G::Bits, stride: u32) -> G::Bits {
    let mut run = set;
    let mut length = 1;
    while length * 2 <= G::FILES {
        run &= run >> (length * stride);
        length *= 2;
    }
    if length < G::FILES {
        run &= run >> ((G::FILES - length) * stride);
    }
    run
}

#[cold]
fn straight<G: Grid>(rows: G::Bits, columns: G::Bits, own: G::Bits, enemy: G::Bits, reserve: bool) -> bool {
    let free = |side: G::Bits| !side.meets(enemy) && (!reserve || side.meets(own));
    // The half of the board beyond a line, seen from its first square in each of the four directions.
    let beyond = |line: G::Bits, way: Direction| sweep::<G>(way.shift::<G>(line) & G::ALL, way);
    let row = |at: u32| sweep::<G>(G::Bits::bit(at), Direction::East);
    let column = |at: u32| sweep::<G>(G::Bits::bit(at), Direction::North);
    rows.indices()
        .any(|at| free(beyond(row(at), Direction::North)) || free(beyond(row(at), Direction::South)))
        || columns
            .indices()
            .any(|at| free(beyond(column(at), Direction::East)) || free(beyond(column(at), Direction::West)))
}

/// The set and everything beyond it in one direction.
fn sweep<G: Grid>(set: G::Bits, way: Direction) -> G::Bits {
    (1..G::FILES).fold(set, |swept, _| swept | way.shift::<G>(swept) & G::ALL)
}

/// `seega.barrier.connected`: a wall of one own piece on every file (or rank), neighbours at most one apart.
fn connected<G: Grid>(own: G::Bits, enemy: G::Bits, reserve: bool) -> bool {
    use Direction::{East, North, South, West};
    own.count() >= G::FILES
        && [(North, East), (South, East), (East, North), (West, North)]
            .into_iter()
            .any(|(free, along)| wall::<G>(own, enemy, reserve, free, along))
}

/// Whether a wall runs `along` the board with no enemy on its `free` side.
fn wall<G: Grid>(own: G::Bits, enemy: G::Bits, reserve: bool, free: Direction, along: Direction) -> bool {
    let inner =
        if matches!(free, Direction::North | Direction::South) { G::INNER_RANKS } else { G::INNER_FILES };
    // A wall piece must stand beyond every enemy of its line, so no enemy may be on it or further the free way.
    let bricks = own & inner & !sweep::<G>(enemy, free.opposite());
    // Bricks with an own piece behind them, on the free side.
    let backed = bricks & sweep::<G>(free.opposite().shift::<G>(own), free.opposite());
    let line = |n: u32| (0..n).fold(edge::<G>(along), |line, _| along.shift::<G>(line));
    let mut front = bricks & line(0);
    let mut front_backed = backed & line(0);
    for n in 1..G::FILES {
        let reach = |set: G::Bits| {
            let ahead = along.shift::<G>(set);
            (ahead | free.shift::<G>(ahead) | free.opposite().shift::<G>(ahead)) & bricks & line(n)
        };
        front_backed = reach(front_backed) | reach(front) & backed;
        front = reach(front);
    }
    if reserve { front_backed.any() } else { front.any() }
}

/// The edge line from which one walks `along` the board.
fn edge<G: Grid>(along: Direction) -> G::Bits {
    match along {
        Direction::East => G::ALL & !G::NOT_FIRST_FILE,
        Direction::West => G::ALL & !G::NOT_LAST_FILE,
        Direction::North => G::rank(0),
        Direction::South => G::rank(G::RANKS - 1),
    }
}
