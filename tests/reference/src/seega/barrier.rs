//! Barriers: an own line from edge to edge with no enemy on one side of it.
//!
//! The board is looked at in four ways: lines along the ranks or along the files, the enemy-free side above or below.
//! In each view a barrier has one piece at some height on every line, and no enemy higher up.

use crate::board::{Board, Side, Square};
use crate::choices::BarrierShape;
use crate::rules::SeegaRules;

/// One way of looking at the board.
struct View<'a> {
    board: &'a Board,
    along_ranks: bool,
    upside_down: bool,
}

impl View<'_> {
    fn size(&self) -> i8 {
        self.board.width()
    }

    /// Who stands at this height of this line.
    fn owner(&self, line: i8, height: i8) -> Option<Side> {
        let height = if self.upside_down { self.size() - 1 - height } else { height };
        let square = if self.along_ranks {
            Square { file: height, rank: line }
        } else {
            Square { file: line, rank: height }
        };
        self.board.owner(square)
    }

    /// Whether a piece of this side stands above this height of this line.
    fn any_above(&self, line: i8, height: i8, side: Side) -> bool {
        (height + 1..self.size()).any(|higher| self.owner(line, higher) == Some(side))
    }
}

/// Whether a side owns a barrier.
pub fn owns_barrier(board: &Board, rules: SeegaRules, side: Side) -> bool {
    [false, true].into_iter().any(|along_ranks| {
        [false, true].into_iter().any(|upside_down| {
            let view = View { board, along_ranks, upside_down };
            match rules.barrier_shape {
                BarrierShape::Straight => straight(&view, rules, side),
                BarrierShape::Connected => connected(&view, rules, side),
            }
        })
    })
}

/// A whole line at one height that is not an edge, no enemy above it, and with `barrier_reserve` an own piece above.
fn straight(view: &View<'_>, rules: SeegaRules, side: Side) -> bool {
    (1..view.size() - 1).any(|height| {
        let filled = (0..view.size()).all(|line| view.owner(line, height) == Some(side));
        let free = (0..view.size()).all(|line| !view.any_above(line, height, side.other()));
        let reserve = (0..view.size()).any(|line| view.any_above(line, height, side));
        filled && free && (reserve || !rules.barrier_reserve)
    })
}

/// One own piece chosen on every line, none on the edges, neighbours at most one apart, no enemy above.
///
/// Line by line, keep every height at which a wall so far can end, and whether it has a reserve above it.
fn connected(view: &View<'_>, rules: SeegaRules, side: Side) -> bool {
    let mut walls: Vec<(i8, bool)> = Vec::new();
    for line in 0..view.size() {
        let mut longer: Vec<(i8, bool)> = Vec::new();
        for height in 1..view.size() - 1 {
            if view.owner(line, height) != Some(side) || view.any_above(line, height, side.other()) {
                continue;
            }
            let here = view.any_above(line, height, side);
            if line == 0 {
                longer.push((height, here));
            }
            for &(neighbour, before) in &walls {
                let wall = (height, before || here);
                if (neighbour - height).abs() <= 1 && !longer.contains(&wall) {
                    longer.push(wall);
                }
            }
        }
        walls = longer;
    }
    walls.iter().any(|&(_, reserve)| reserve || !rules.barrier_reserve)
}
