//! The last few live squares: a search in which a board is the set of ways it can still end.
//!
//! Whether the margin is more than some number is a question with two answers. So a board needs no lines here: it is the
//! set of those ways to deal out the squares that fit the stones placed and end with more. A stone of the side that wants
//! more leaves the ways that give it the square, a stone of the other side leaves the rest: one operation on 64 bits.

use super::board::Board;
use super::fillings::{DEALS, Deal, Fillings};
use super::lines::Lines;
use super::search::Window;

/// The last squares of a board.
pub(super) struct Finish {
    fillings: Fillings,
    deal: &'static Deal,
    squares: u32,
    /// Stones placed.
    pub(super) stones: u64,
}

impl Finish {
    /// There must be at least one live square, and no more than [`MOST`](super::fillings::MOST).
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn of(board: &Board, lines: &Lines, live: u64) -> Finish {
        let count = live.count_ones();
        let fillings = Fillings::of(board, lines, live);
        Finish { fillings, deal: &DEALS[count as usize], squares: (1 << count) - 1, stones: 0 }
    }

    /// The margin for the side to act: exact inside the window, else a bound on its side of it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn margin(&mut self, window: Window) -> i32 {
        let mut alpha = window.alpha;
        // The margin is that of some way to deal out the squares.
        while self.reaches(self.fillings.above(alpha), self.squares) {
            alpha = self.fillings.least_above(alpha);
            if alpha >= window.beta {
                return alpha;
            }
        }
        self.fillings.most_up_to(alpha)
    }

    /// Whether the side that wants one of these ways gets it, being to act with these squares left.
    fn reaches(&mut self, ways: u64, left: u32) -> bool {
        match left.count_ones() {
            // Of two squares it takes the one that is wanted.
            1 | 2 => ways != 0,
            3 => Finish::two_of_three(ways),
            _ => members(left).any(|square| {
                self.stones += 1;
                self.holds(ways & self.deal.giving[square], left & !(1 << square))
            }),
        }
    }

    /// The same with the opponent to act.
    fn holds(&mut self, ways: u64, left: u32) -> bool {
        match left.count_ones() {
            3 => Finish::two_of_three(ways),
            _ => members(left).all(|square| {
                self.stones += 1;
                self.reaches(ways & !self.deal.giving[square], left & !(1 << square))
            }),
        }
    }

    /// With three squares left every way is told by who gets which square alone, and whoever acts, either side can take
    /// one way from the other, and no more.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn two_of_three(ways: u64) -> bool {
        ways.count_ones() >= 2
    }
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn members(set: u32) -> impl Iterator<Item = usize> {
    super::squares::members(set as u64)
}

#[cfg(test)]
mod tests {
    use khamsin_rules::Side;
    use khamsin_rules::pahtum::line_points;
    use khamsin_rules::random::Random;

    use super::super::bounds::Bounds;
    use super::super::fillings::MOST;
    use super::super::squares::{self, LENGTH};
    use super::*;

    /// Stones and empty squares, as far as the margin goes.
    #[derive(Clone, Copy, Debug)]
    struct Bare {
        men: [u64; 2],
        empty: u64,
        side: Side,
    }

    impl Bare {
        /// A full board of stones and neutrals but for some squares, which lie together more often than not.
        fn any(random: &mut Random) -> Bare {
            let mut bare = Bare { men: [0; 2], empty: 0, side: Side::BOTH[random.below(2)] };
            let empty = 1 + random.below(MOST + 3);
            let corner = random.below(3);
            while (bare.empty.count_ones() as usize) < empty {
                let place = |random: &mut Random| corner + random.below(LENGTH - corner);
                bare.empty |= 1 << squares::at(place(random), place(random));
            }
            let neutrals = random.below(4);
            for square in (0..LENGTH * LENGTH).map(|n| squares::at(n % LENGTH, n / LENGTH)) {
                if bare.empty >> square & 1 == 0 && random.below(10) >= neutrals {
                    bare.men[random.below(2)] |= 1 << square;
                }
            }
            bare
        }

        fn margin_now(&self) -> i32 {
            let points = |men: u64| -> u32 {
                let line = |n, of: fn(usize, usize) -> usize| {
                    (0..LENGTH).fold(0, |line, at| line | ((men >> of(at, n) & 1) as u8) << at)
                };
                let both = |n| {
                    line_points(line(n, squares::at))
                        + line_points(line(n, |rank, file| squares::at(file, rank)))
                };
                (0..LENGTH).map(both).sum()
            };
            points(self.men[self.side as usize]).cast_signed()
                - points(self.men[!self.side as usize]).cast_signed()
        }

        /// The margin with best play, word by word, if only these squares are to be filled.
        fn minimax(&self, left: u64) -> i32 {
            let margins = squares::members(left).map(|square| {
                let mut next = Bare { side: !self.side, ..*self };
                next.men[self.side as usize] |= 1 << square;
                -next.minimax(left & !(1 << square))
            });
            margins.max().unwrap_or_else(|| self.margin_now())
        }
    }

    /// Windows below, around and above the margin, and one that holds everything.
    #[test]
    fn agrees_with_minimax_in_every_window() {
        let mut random = Random::new(1);
        let mut seen = [0; MOST + 1];
        while seen[1..].iter().any(|&count| count < 150) {
            let bare = Bare::any(&mut random);
            let lines = Lines::new(bare.men[0], bare.men[1], bare.empty);
            let board = Board::root(&lines, bare.empty, bare.side);
            let Bounds { live, lower, upper } = Bounds::of(&board, &lines);
            let count = live.count_ones() as usize;
            if count == 0 || count > MOST || seen[count] == 150 {
                continue;
            }
            seen[count] += 1;
            let margin = bare.minimax(live);
            let ask = |alpha, beta| Finish::of(&board, &lines, live).margin(Window { alpha, beta });
            assert_eq!(ask(lower - 1, upper + 1), margin, "{bare:?}");
            for alpha in margin - 12..margin + 12 {
                for beta in [alpha + 1, alpha + 2, alpha + 7] {
                    let found = ask(alpha, beta);
                    let fits = if margin <= alpha {
                        (margin..=alpha).contains(&found)
                    } else if margin >= beta {
                        (beta..=margin).contains(&found)
                    } else {
                        found == margin
                    };
                    assert!(fits, "{found}, but {margin} in {alpha}..{beta} of {bare:?}");
                }
            }
        }
    }
}
