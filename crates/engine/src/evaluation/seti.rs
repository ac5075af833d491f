//! Seti at a glance: figures by kind, the race to the other end, the guard of the own row, attacks and ships.

use khamsin_rules::bits::Bits;
use khamsin_rules::seti::{Board, Seti, Variant};
use khamsin_rules::{Position, Side};

use super::features::{Features, Tally, features};

features! {
    TEMPO = "tempo",
    PRIESTS = "priests",
    PHARAOHS = "pharaohs",
    MOBILITY = "mobility",
    ADVANCE = "advance",
    RUN_1 = "run-1",
    RUN_2 = "run-2",
    RUN_3 = "run-3",
    RUN_4 = "run-4",
    RUN_FAR = "run-far",
    SECOND_RUN = "second-run",
    GUARDED = "guarded",
    OPEN_GOALS = "open-goals",
    ATTACKS_NEXT = "attacks-next",
    DEFENDED = "defended",
    AT_HOME = "at-home",
    SHIPS_IN_HAND = "ships-in-hand",
    ABOARD = "aboard",
    ABOARD_FORWARD = "aboard-forward",
    LONE_SHIPS = "lone-ships",
}

/// A figure that is further from its goal than this counts as far.
const FAR: usize = 5;

/// How many moves of a High Priest lead from each square to the last rank of an empty board.
const fn priest_runs(two: &[u64], files: u32) -> [u8; 64] {
    let squares = two.len();
    let mut runs = [u8::MAX; 64];
    let mut square = 0;
    while square < squares {
        if square + files as usize >= squares {
            runs[square] = 0;
        }
        square += 1;
    }
    let mut distance = 0;
    while distance < 20 {
        let mut from = 0;
        while from < squares {
            let mut to = 0;
            while to < squares {
                if two[from] >> to & 1 == 1 && runs[to] == distance && runs[from] > distance + 1 {
                    runs[from] = distance + 1;
                }
                to += 1;
            }
            from += 1;
        }
        distance += 1;
    }
    runs
}

struct Runs<G: Board>(std::marker::PhantomData<G>);

impl<G: Board> Runs<G> {
    const PRIEST: [u8; 64] = priest_runs(G::TWO, G::FILES);

    /// Moves that a figure needs to its goal if nothing is in its way.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn of(side: Side, square: u32, is_pharaoh: bool) -> usize {
        // Turned by half, Second's way is First's.
        let seen = match side {
            Side::First => square,
            Side::Second => G::SQUARES - 1 - square,
        };
        if is_pharaoh {
            (G::RANKS - 1 - seen / G::FILES) as usize
        } else {
            Self::PRIEST[seen as usize % 64] as usize
        }
    }
}

/// What one side's figures reach and how far they have come.
#[derive(Default)]
struct Share {
    reached: u64,
    mobility: i32,
    advance: i32,
    nearest: usize,
    second: usize,
}

impl Share {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn new<G: Board>(position: &Seti<G>, side: Side) -> Share {
        let mut share = Share { nearest: FAR, second: FAR, ..Share::default() };
        let landing = !(position.figures(side) | position.protected(!side));
        for square in position.figures(side).indices() {
            let reach = position.reach(square);
            share.reached |= reach;
            share.mobility += (reach & landing).count() as i32;
            let is_pharaoh = position.pharaohs() >> square & 1 == 1;
            let rank = square / G::FILES;
            share.advance += match side {
                Side::First => rank,
                Side::Second => G::RANKS - 1 - rank,
            } as i32;
            let run = Runs::<G>::of(side, square, is_pharaoh);
            if run < share.nearest {
                share.second = share.nearest;
                share.nearest = run;
            } else if run < share.second {
                share.second = run;
            }
        }
        share
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn tell<G: Board>(
        &self,
        position: &Seti<G>,
        side: Side,
        other: &Share,
        tally: &mut impl Tally,
        times: i32,
    ) {
        let figures = position.figures(side);
        let pharaohs = figures & position.pharaohs();
        let count = |set: u64| set.count() as i32 * times;
        tally.add(PRIESTS, count(figures & !pharaohs));
        tally.add(PHARAOHS, count(pharaohs));
        tally.add(MOBILITY, self.mobility * times);
        tally.add(ADVANCE, self.advance * times);
        let run = match self.nearest {
            0 | 1 => RUN_1,
            2 => RUN_2,
            3 => RUN_3,
            4 => RUN_4,
            _ => RUN_FAR,
        };
        tally.add(run, times);
        tally.add(SECOND_RUN, self.second as i32 * times);
        tally.add(GUARDED, count(self.reached & G::home(side)));
        tally.add(OPEN_GOALS, count(self.reached & G::goal(side) & !other.reached));
        tally.add(DEFENDED, count(figures & self.reached));
        tally.add(AT_HOME, count(figures & G::home(side)));
        if position.rules().variant == Variant::Aleph {
            let aboard = position.protected(side);
            tally.add(SHIPS_IN_HAND, position.hand(side) as i32 * times);
            tally.add(ABOARD, count(aboard));
            tally.add(ABOARD_FORWARD, count(aboard & !(G::home(side) | G::row(side, 1))));
            tally.add(LONE_SHIPS, count(position.ships(side) & !aboard));
        }
    }
}

impl<G: Board> Features for Seti<G> {
    const NAMES: &'static [&'static str] = NAMES;
    const SECTIONS: &'static [&'static str] = &["moving"];
    const MATERIAL: &'static [(&'static str, i16)] = &[("priests", 100), ("pharaohs", 100)];

    fn file(&self) -> (&'static str, &'static str) {
        match self.rules().variant {
            Variant::Aleph => ("seti-aleph", include_str!("../../weights/seti-aleph.txt")),
            Variant::Beth => ("seti-beth", include_str!("../../weights/seti-beth.txt")),
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn section(&self) -> usize {
        0
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn fullness(&self) -> (i32, i32) {
        // The English Beth has six figures a side, all others fewer.
        ((self.figures(Side::First) | self.figures(Side::Second)).count() as i32, 12)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn tell(&self, tally: &mut impl Tally) {
        let (us, them) = (self.side(), !self.side());
        let (ours, theirs) = (Share::new(self, us), Share::new(self, them));
        tally.add(TEMPO, 1);
        ours.tell(self, us, &theirs, tally, 1);
        theirs.tell(self, them, &ours, tally, -1);
        // What the side to act attacks is for the search to take.
        let attacked = theirs.reached & self.figures(us) & !self.protected(us);
        tally.add(ATTACKS_NEXT, -(attacked.count() as i32));
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::Side;
    use khamsin_rules::grid::{Grid3x10, Grid5x10};

    use super::Runs;

    #[test]
    fn runs_are_counted_from_the_own_side() {
        // A priest on the middle of its start row jumps nine ranks in five moves; a Pharaoh walks them.
        assert_eq!(Runs::<Grid5x10>::of(Side::First, 2, false), 5);
        assert_eq!(Runs::<Grid5x10>::of(Side::Second, 47, false), 5);
        assert_eq!(Runs::<Grid5x10>::of(Side::First, 2, true), 9);
        assert_eq!(Runs::<Grid3x10>::of(Side::Second, 0, true), 0);
        // One rank before its goal a priest in the middle of three files cannot jump on at once.
        assert_eq!(Runs::<Grid3x10>::of(Side::First, 25, false), 3);
        assert_eq!(Runs::<Grid3x10>::of(Side::First, 24, false), 1);
    }
}
