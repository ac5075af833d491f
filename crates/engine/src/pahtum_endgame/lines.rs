//! The fourteen rows and columns, each as a function of who gets its empty squares.
//!
//! The final margin is a sum over the lines, so whatever the search wants to know about a position is a sum of what it
//! knows about lines. A line with `e` empty squares can become 3ᵉ things; all of them are worked out once per root.

use khamsin_rules::Side;
use khamsin_rules::pahtum::line_points;
use khamsin_rules::random::mix;

use super::squares::{self, LENGTH};

/// Rows and columns.
pub(super) const LINES: usize = 2 * LENGTH;
/// A point in the unit of weights and bounds: averages over up to 2⁷ completions stay whole numbers.
pub(super) const POINT: i32 = 1 << LENGTH;

/// What one line can still become, on one half of a pair of cache lines.
///
/// Margins are First's points minus Second's. A *swing* of a square is what the margin gains if First gets it
/// instead of Second, all other squares being filled in some way; it is never negative.
#[derive(Clone, Default)]
#[repr(align(64))]
pub(super) struct Line {
    /// Stands for the function, up to a constant: equal keys have equal futures.
    pub(super) key: u64,
    /// The margin is at most this plus the weights of First's squares minus those of Second's, in parts of a point.
    pub(super) upper: i32,
    /// The margin is at least this plus the same weights.
    pub(super) lower: i32,
    /// The margin if Second gets every empty square.
    pub(super) base: i16,
    /// Half the mean swing of each square, in parts of a point.
    pub(super) weight: [u16; LENGTH],
    /// How soon each square wants to be tried.
    pub(super) urgency: [u16; LENGTH],
    /// The smallest swing of each square.
    pub(super) least: [u8; LENGTH],
    /// The largest swing of each square; none means that the line does not care for the square any more.
    pub(super) most: [u8; LENGTH],
}

/// The least gain of having one square of a line and leaving the other to the opponent, over doing it the other way.
pub(super) type Exchange = [[i8; LENGTH]; LENGTH];

/// A line's margin for every way to fill its empty squares.
struct Completions {
    /// The empty squares, by their places on the line.
    open: Vec<usize>,
    /// The margin of completion `n`, in which First gets the open squares whose bits are set in `n`.
    margins: Vec<i32>,
}

impl Completions {
    fn new(first: u8, second: u8, empty: u8) -> Completions {
        let open: Vec<usize> = (0..LENGTH).filter(|at| empty >> at & 1 == 1).collect();
        let margin = |n| {
            let taken = spread(&open, n);
            line_points(first | taken).cast_signed() - line_points(second | empty & !taken).cast_signed()
        };
        Completions { margins: (0..1 << open.len()).map(margin).collect(), open }
    }

    /// The swings of the open square number `i`, one for each way to fill the others.
    fn swings(&self, i: usize) -> impl Iterator<Item = u32> {
        let others = (0..self.margins.len()).filter(move |n| n >> i & 1 == 0);
        others.map(move |n| (self.margins[n | 1 << i] - self.margins[n]).unsigned_abs())
    }

    fn line(&self, number: usize) -> Line {
        let mut line = Line { base: self.margins[0] as i16, ..Line::default() };
        let mut weights = Vec::with_capacity(self.open.len());
        let mut swinging = 0;
        for (i, &at) in self.open.iter().enumerate() {
            // There are half as many swings as completions, so this is half their mean.
            let weight = (self.swings(i).sum::<u32>() << LENGTH) >> self.open.len();
            let least = self.swings(i).min().unwrap_or(0);
            let most = self.swings(i).max().unwrap_or(0);
            line.weight[at] = weight as u16;
            line.urgency[at] = self.urgency(i);
            line.least[at] = least as u8;
            line.most[at] = most as u8;
            swinging |= usize::from(most > 0) << i;
            weights.push(weight.cast_signed());
        }
        let rest = |n: usize| {
            let taken = |i: usize| if n >> i & 1 == 1 { 1 } else { -1 };
            self.margins[n] * POINT - (0..weights.len()).map(|i| weights[i] * taken(i)).sum::<i32>()
        };
        let rests = || (0..self.margins.len()).map(rest);
        line.upper = rests().max().unwrap_or(0);
        line.lower = rests().min().unwrap_or(0);
        line.key = self.key(number, swinging);
        line
    }

    /// The square of the mean root of a square's swings.
    ///
    /// A swing that is large only if everything else goes well counts for less than in the mean: the opponent answers.
    /// By the mean itself the search places a quarter more stones, by the root of the mean square several times as many.
    fn urgency(&self, i: usize) -> u16 {
        const ROOT_BITS: u32 = 8;
        let roots = self.swings(i).map(|swing| (swing << (2 * ROOT_BITS)).isqrt()).sum::<u32>();
        let mean = (roots * 2) >> self.open.len();
        ((mean * mean) >> (2 * ROOT_BITS - LENGTH as u32)) as u16
    }

    /// A number for the function that is left over the live squares, wherever the line's past margin stands.
    fn key(&self, number: usize, live: usize) -> u64 {
        if live == 0 {
            return 0;
        }
        let start = mix((number as u64) << 8 | spread(&self.open, live) as u64);
        let over_live = (0..self.margins.len()).filter(|n| n & !live == 0);
        over_live.fold(start, |key, n| mix(key ^ (self.margins[n] - self.margins[0]).unsigned_abs() as u64))
    }

    fn exchange(&self) -> Exchange {
        let mut table = Exchange::default();
        for (i, &one) in self.open.iter().enumerate() {
            for (j, &other) in self.open.iter().enumerate() {
                let gains = (0..self.margins.len())
                    .filter(|n| n >> i & 1 == 1 && n >> j & 1 == 0)
                    .map(|n| self.margins[n] - self.margins[n ^ 1 << i ^ 1 << j]);
                // No swing exceeds 119 points, a line of seven, so no gain or loss here does.
                table[one][other] = gains.min().unwrap_or(0) as i8;
            }
        }
        table
    }
}

/// The places on the line of the open squares whose bits are set in `n`.
fn spread(open: &[usize], n: usize) -> u8 {
    open.iter().enumerate().fold(0, |set, (i, at)| set | ((n >> i & 1) as u8) << at)
}

/// The lines of a root position with everything they can become.
pub(super) struct Lines {
    states: Vec<Line>,
    exchanges: Vec<Exchange>,
    /// The bases of the states once more, close together.
    bases: Vec<i16>,
    /// By square: how much a stone of First moves the states of its row and its column; one of Second moves twice that.
    strides: [[u16; 2]; squares::COUNT],
    /// The states of the root.
    pub(super) root: [u16; LINES],
}

impl Lines {
    pub(super) fn new(first: u64, second: u64, empty: u64) -> Lines {
        let mut lines = Lines {
            states: Vec::new(),
            exchanges: Vec::new(),
            bases: Vec::new(),
            strides: [[0; 2]; squares::COUNT],
            root: [0; LINES],
        };
        for number in 0..LINES {
            lines.add(number, first, second, empty);
        }
        lines
    }

    /// Adds a row or column: its state is a number in base three with a digit for each square that is empty at the root.
    fn add(&mut self, number: usize, first: u64, second: u64, empty: u64) {
        let square =
            |at| if number < LENGTH { squares::at(at, number) } else { squares::at(number - LENGTH, at) };
        let pattern =
            |set: u64| (0..LENGTH).fold(0_u8, |line, at| line | ((set >> square(at) & 1) as u8) << at);
        let (first, second, empty) = (pattern(first), pattern(second), pattern(empty));
        self.root[number] = self.states.len() as u16;
        let open: Vec<usize> = (0..LENGTH).filter(|at| empty >> at & 1 == 1).collect();
        for (&at, digit) in open.iter().zip(0..) {
            self.strides[square(at)][number / LENGTH] = 3_u16.pow(digit);
        }
        for state in 0..3_u16.pow(open.len() as u32) {
            let (mut digits, mut first, mut second, mut empty) = (state, first, second, empty);
            for &at in &open {
                match digits % 3 {
                    0 => {}
                    1 => first |= 1 << at,
                    _ => second |= 1 << at,
                }
                empty &= !(first | second);
                digits /= 3;
            }
            let completions = Completions::new(first, second, empty);
            let line = completions.line(number);
            self.bases.push(line.base);
            self.states.push(line);
            self.exchanges.push(completions.exchange());
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn line(&self, state: u16) -> &Line {
        &self.states[state as usize]
    }

    /// The margin of a line if Second gets every empty square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn base(&self, state: u16) -> i16 {
        self.bases[state as usize]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn exchange(&self, state: u16) -> &Exchange {
        &self.exchanges[state as usize]
    }

    /// How far a stone moves the states of its row and of its column.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn strides(&self, square: usize, side: Side) -> [u16; 2] {
        self.strides[square].map(|stride| stride << side as u16)
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::pahtum::line_points;

    /// A square is never worth less to have than to leave, and never more than a full line: the search rests on both.
    #[test]
    fn swings_are_small_and_never_negative() {
        let full = line_points(127).cast_signed();
        let margin =
            |first: u8, second: u8| line_points(first).cast_signed() - line_points(second).cast_signed();
        for first in 0..128_u8 {
            for second in (0..128).filter(|second| first & second == 0) {
                for stone in (0..7).map(|at| 1 << at).filter(|stone| (first | second) & stone == 0) {
                    let swing = margin(first | stone, second) - margin(first, second | stone);
                    assert!((0..=full).contains(&swing), "{first:07b} {second:07b} {stone:07b}: {swing}");
                }
            }
        }
    }
}
