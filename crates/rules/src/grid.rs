//! The five boards: their sizes, masks and shifts.
//!
//! A board's squares are numbered a1, b1 … up to the last file, then the next rank. Each board is a zero-sized type,
//! so that masks are constants and the generic code above compiles to straight shifts.

use std::fmt::Debug;
use std::hash::Hash;

use crate::action::Action;
use crate::bits::Bits;
use crate::square::Square;

/// A board: how many files and ranks, and which word holds a set of its squares.
pub trait Grid: Copy + Clone + PartialEq + Eq + Hash + Debug + Default + 'static {
    /// The word that holds a set of this board's squares.
    type Bits: Bits;

    /// How many files the board has.
    const FILES: u32;
    /// How many ranks the board has.
    const RANKS: u32;
    /// How many squares the board has.
    const SQUARES: u32 = Self::FILES * Self::RANKS;
    /// Every square.
    const ALL: Self::Bits;
    /// Every square but those of the first file.
    const NOT_FIRST_FILE: Self::Bits;
    /// Every square but those of the last file.
    const NOT_LAST_FILE: Self::Bits;
    /// Squares that lie on neither the first nor the last file.
    const INNER_FILES: Self::Bits;
    /// Squares that lie on neither the first nor the last rank.
    const INNER_RANKS: Self::Bits;
    /// The middle square of a board with an odd number of files and ranks.
    const CENTRE: Self::Bits;
    /// The square of each index.
    const SQUARE: &'static [Square];
    /// How far a step goes in indices, by direction.
    const STRIDE: &'static [u32; 4];
    /// The step that arrives on each index, by direction: one look-up instead of two squares to work out.
    const STEP: &'static [[(Square, Square); 128]; 4];

    /// The set of one square, which must be on the board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn bit(square: Square) -> Self::Bits {
        Self::Bits::bit(Self::index(square))
    }

    /// The index of a square of this board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn index(square: Square) -> u32 {
        debug_assert!(Self::contains(square), "{square} is not on this board");
        square.rank() as u32 * Self::FILES + square.file() as u32
    }

    /// The square with this index.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn square(index: u32) -> Square {
        Self::SQUARE[index as usize]
    }

    /// The step in a direction, by its number, that arrives on the square with this index.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn step(way: usize, to: u32) -> Action {
        // A direction is below 4 and an index below 128: the remainders only spare the checks.
        let (from, to) = Self::STEP[way % 4][to as usize % 128];
        Action::Move { from, to }
    }

    /// Whether the board has this square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn contains(square: Square) -> bool {
        (square.file() as u32) < Self::FILES && (square.rank() as u32) < Self::RANKS
    }

    /// The set moved one square up; what leaves the board may leave stray bits above it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn north(set: Self::Bits) -> Self::Bits {
        set << Self::FILES
    }

    /// The set moved one square down.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn south(set: Self::Bits) -> Self::Bits {
        set >> Self::FILES
    }

    /// The set moved one square to the right.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn east(set: Self::Bits) -> Self::Bits {
        (set & Self::NOT_LAST_FILE) << 1
    }

    /// The set moved one square to the left.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn west(set: Self::Bits) -> Self::Bits {
        (set & Self::NOT_FIRST_FILE) >> 1
    }

    /// The squares that share an edge with one of the set.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn neighbours(set: Self::Bits) -> Self::Bits {
        (Self::north(set) | Self::south(set) | Self::east(set) | Self::west(set)) & Self::ALL
    }

    /// The set of the squares on one rank.
    fn rank(rank: u32) -> Self::Bits {
        (Self::ALL & !(Self::ALL << Self::FILES)) << (rank * Self::FILES)
    }
}

/// One of the four orthogonal directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards lower ranks.
    South,
    /// Towards later files.
    East,
    /// Towards earlier files.
    West,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::South, Direction::East, Direction::West];

    /// The set moved one square this way.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn shift<G: Grid>(self, set: G::Bits) -> G::Bits {
        match self {
            Direction::North => G::north(set),
            Direction::South => G::south(set),
            Direction::East => G::east(set),
            Direction::West => G::west(set),
        }
    }

    /// The other way.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[must_use]
    pub fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::South => Direction::North,
            Direction::East => Direction::West,
            Direction::West => Direction::East,
        }
    }

    /// The index `distance` squares before `index` on this way, which must be on the board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn back<G: Grid>(self, index: u32, distance: u32) -> u32 {
        index.wrapping_sub(G::STRIDE[self as usize].wrapping_mul(distance))
    }
}

const fn all(files: u32, ranks: u32) -> u128 {
    (1 << (files * ranks)) - 1
}

const fn file(files: u32, ranks: u32, file: u32) -> u128 {
    let mut set = 0;
    let mut rank = 0;
    while rank < ranks {
        set |= 1 << (rank * files + file);
        rank += 1;
    }
    set
}

const fn squares<const N: usize>(files: u32) -> [Square; N] {
    let mut table = [Square::new(0, 0); N];
    let mut i = 0;
    while i < N {
        table[i] = Square::new((i as u32 % files) as u8, (i as u32 / files) as u8);
        i += 1;
    }
    table
}

/// The steps by direction and target; those that would start off the board go nowhere.
const fn steps(files: u32, ranks: u32) -> [[(Square, Square); 128]; 4] {
    let mut table = [[(Square::new(0, 0), Square::new(0, 0)); 128]; 4];
    let mut way = 0;
    while way < 4 {
        let mut to = 0;
        while to < files * ranks {
            let (file, rank) = ((to % files) as u8, (to / files) as u8);
            let from = match way {
                0 if rank > 0 => Some((file, rank - 1)),
                1 if (rank as u32) < ranks - 1 => Some((file, rank + 1)),
                2 if file > 0 => Some((file - 1, rank)),
                3 if (file as u32) < files - 1 => Some((file + 1, rank)),
                _ => None,
            };
            if let Some((start, row)) = from {
                table[way][to as usize] = (Square::new(start, row), Square::new(file, rank));
            }
            to += 1;
        }
        way += 1;
    }
    table
}

macro_rules! grid {
    ($(#[$doc:meta])* $name:ident, $word:ty, $files:literal x $ranks:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name;

        impl Grid for $name {
            type Bits = $word;
            const FILES: u32 = $files;
            const RANKS: u32 = $ranks;
            const ALL: $word = all($files, $ranks) as $word;
            const NOT_FIRST_FILE: $word = Self::ALL & !(file($files, $ranks, 0) as $word);
            const NOT_LAST_FILE: $word = Self::ALL & !(file($files, $ranks, $files - 1) as $word);
            const INNER_FILES: $word = Self::NOT_FIRST_FILE & Self::NOT_LAST_FILE;
            const INNER_RANKS: $word = Self::ALL << $files & Self::ALL >> $files;
            const CENTRE: $word = 1 << ($files * $ranks / 2);
            const SQUARE: &'static [Square] = &squares::<{ $files * $ranks }>($files);
            const STRIDE: &'static [u32; 4] = &[$files, u32::MAX - $files + 1, 1, u32::MAX];
            const STEP: &'static [[(Square, Square); 128]; 4] = &steps($files, $ranks);
        }
    };
}

grid! {
    /// 5×5: Seega and Saut du Chat.
    Grid5, u32, 5 x 5
}
grid! {
    /// 7×7: Seega and Pahtum.
    Grid7, u64, 7 x 7
}
grid! {
    /// 9×9: Seega.
    Grid9, u128, 9 x 9
}
grid! {
    /// 3 wide, 10 long: Seti-Aleph.
    Grid3x10, u64, 3 x 10
}
grid! {
    /// 5 wide, 10 long: Seti-Beth.
    Grid5x10, u64, 5 x 10
}
