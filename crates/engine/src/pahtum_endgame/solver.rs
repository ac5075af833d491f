//! The solver as others see it.

use khamsin_rules::pahtum::Pahtum;
use khamsin_rules::{Action, ActionSet, Pending, Position, Side, Square};

use super::board::Board;
use super::bounds::Bounds;
use super::lines::Lines;
use super::search::{Choice, Search, Window};
use super::squares;
use super::table::Table;

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// By how many points the side to act ends ahead, or behind if negative, if both play their best.
    pub margin: i16,
    /// A square that reaches it.
    pub best: Square,
    /// Best play from `best` on, for as long as it matters who gets which square.
    pub line: Vec<Square>,
}

/// Solves positions of Pahtum's playing phase; see the [module](self::super) for how.
pub struct Solver {
    table: Table,
    nodes: u64,
}

impl Solver {
    /// A solver that keeps what it finds in a table of at most so many bytes, from one call to the next.
    pub fn new(bytes: usize) -> Solver {
        Solver { table: Table::new(bytes), nodes: 0 }
    }

    /// The exact margin for the side to act, and a best square.
    ///
    /// `go_on` is told the number of stones placed so far, several times a millisecond. None if it answered no before the
    /// margin was known, or if the position is not one in which a stone is to be placed ([`Pending::Place`]).
    pub fn solve(&mut self, position: &Pahtum, go_on: &mut dyn FnMut(u64) -> bool) -> Option<Solved> {
        let Root { lines, board } = Root::of(position)?;
        self.table.begin(board.key(), board.empty.count_ones() as usize);
        let mut search = Search::new(&lines, &mut self.table, go_on);
        let choice = best(&mut search, &board);
        let solved = (!search.stopped).then(|| Solved {
            margin: choice.margin as i16,
            best: squares::named(choice.square),
            line: line(&mut search, board, choice),
        });
        self.nodes = search.nodes;
        solved
    }

    /// The exact margin for the side to act after each placement, the best first.
    ///
    /// None as in [`Solver::solve`].
    pub fn rank(
        &mut self,
        position: &Pahtum,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Vec<(Square, i16)>> {
        let Root { lines, board } = Root::of(position)?;
        self.table.begin(board.key(), board.empty.count_ones() as usize);
        let mut search = Search::new(&lines, &mut self.table, go_on);
        let mut ranked: Vec<(Square, i16)> = squares::members(board.empty)
            .map(|square| {
                let next = board.placed(&lines, square);
                (squares::named(square), -exact(&mut search, &next) as i16)
            })
            .collect();
        self.nodes = search.nodes;
        ranked.sort_by_key(|&(_, margin)| -margin);
        (!search.stopped).then_some(ranked)
    }

    /// How many stones the last call placed.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// A position in the terms of the search.
struct Root {
    lines: Lines,
    board: Board,
}

impl Root {
    /// None if no stone is to be placed.
    fn of(position: &Pahtum) -> Option<Root> {
        let mut empty = 0;
        position.actions().for_each(|action| {
            if let Action::Place(square) = action {
                empty |= 1 << squares::number(square);
            }
        });
        if empty == 0 || position.pending() != Pending::Place(1) {
            return None;
        }
        let [first, second] = Side::BOTH.map(|side| squares::set(position.men(side)));
        let lines = Lines::new(first, second, empty);
        let board = Board::root(&lines, empty, position.side());
        Some(Root { lines, board })
    }
}

/// The exact margin of a board.
fn exact(search: &mut Search, board: &Board) -> i32 {
    let Bounds { lower, upper, .. } = Bounds::of(board, search.lines);
    search.margin(board, Window { alpha: lower - 1, beta: upper + 1 })
}

/// The margin of a board and a square that reaches it.
fn best(search: &mut Search, board: &Board) -> Choice {
    let mut bounds = Bounds::of(board, search.lines);
    if bounds.live == 0 {
        return Choice { margin: board.base(), square: board.empty.trailing_zeros() as usize };
    }
    // A square that only just reaches the lower bound must be found as well.
    bounds.lower -= 1;
    let window = Window { alpha: bounds.lower, beta: bounds.upper };
    search.explore(board, bounds, window, None)
}

/// Best play, beginning with a choice for the board; cut short if the search is told to stop.
fn line(search: &mut Search, mut board: Board, choice: Choice) -> Vec<Square> {
    let mut line = vec![squares::named(choice.square)];
    let Choice { mut margin, mut square } = choice;
    loop {
        board = board.placed(search.lines, square);
        margin = -margin;
        let mut bounds = Bounds::of(&board, search.lines);
        if bounds.live == 0 {
            return line;
        }
        // The margin is known: only a square that reaches it is wanted.
        (bounds.lower, bounds.upper) = (margin - 1, margin);
        let window = Window { alpha: margin - 1, beta: margin };
        square = search.explore(&board, bounds, window, None).square;
        if search.stopped {
            return line;
        }
        line.push(squares::named(square));
    }
}
