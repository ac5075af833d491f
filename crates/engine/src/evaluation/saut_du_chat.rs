//! Saut du Chat at a glance: men, room to move, leaps, and men that cannot be leapt over.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Direction, Grid, Grid5};
use khamsin_rules::saut_du_chat::SautDuChat;
use khamsin_rules::{Position, Side};

use super::features::{Features, Tally, features};

type Board = Grid5;
type Set = <Board as Grid>::Bits;

features! {
    TEMPO = "tempo",
    MATERIAL = "material",
    MOBILITY = "mobility",
    BLOCKED = "blocked",
    LEAPS_NEXT = "leaps-next",
    BACKED = "backed",
    PAIRS = "pairs",
    CENTRE = "centre",
    BESIDE_CENTRE = "beside-centre",
    CORNER = "corner",
    EDGE = "edge",
}

const CORNERS: Set = Board::ALL & !(Board::INNER_FILES | Board::INNER_RANKS);
const EDGE_SQUARES: Set = Board::ALL & !(Board::INNER_FILES & Board::INNER_RANKS);

/// What one side has.
struct Share {
    own: Set,
    enemy: Set,
    empty: Set,
    prey: Set,
}

impl Share {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn tell(&self, tally: &mut impl Tally, times: i32) {
        let own = self.own;
        let count = |set: Set| set.count() as i32 * times;
        let (mut mobility, mut backed) = (0, 0);
        for way in Direction::ALL {
            mobility += (way.shift::<Board>(own) & self.empty).count() as i32;
            // An enemy touches an own man that has another own man behind it.
            let touched = way.shift::<Board>(self.enemy) & own;
            backed += (way.shift::<Board>(touched) & own).count() as i32;
        }
        tally.add(MATERIAL, count(own));
        tally.add(MOBILITY, mobility * times);
        tally.add(BLOCKED, count(own & !Board::neighbours(self.empty)));
        tally.add(BACKED, backed * times);
        tally.add(PAIRS, count(own & Board::north(own)) + count(own & Board::east(own)));
        tally.add(CENTRE, count(own & Board::CENTRE));
        tally.add(BESIDE_CENTRE, count(own & Board::neighbours(Board::CENTRE)));
        tally.add(CORNER, count(own & CORNERS));
        tally.add(EDGE, count(own & EDGE_SQUARES));
    }

    /// The leaps this side has.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn leaps(&self) -> i32 {
        Direction::ALL
            .into_iter()
            .map(|way| {
                let over = way.shift::<Board>(self.own) & self.prey;
                (way.shift::<Board>(over) & self.empty).count() as i32
            })
            .sum()
    }
}

impl Features for SautDuChat {
    const NAMES: &'static [&'static str] = NAMES;
    const SECTIONS: &'static [&'static str] = &["moving"];
    const MATERIAL: &'static [(&'static str, i16)] = &[("material", 100)];

    fn file(&self) -> (&'static str, &'static str) {
        ("saut-du-chat", include_str!("../../weights/saut-du-chat.txt"))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn section(&self) -> usize {
        0
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn fullness(&self) -> (i32, i32) {
        ((self.men(Side::First) | self.men(Side::Second)).count() as i32, Board::SQUARES as i32 - 1)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn tell(&self, tally: &mut impl Tally) {
        let (own, enemy) = (self.men(self.side()), self.men(!self.side()));
        let empty = Board::ALL & !(own | enemy);
        let safe = if self.rules().centre_safe { Board::CENTRE } else { 0 };
        let ours = Share { own, enemy, empty, prey: enemy & !safe };
        let theirs = Share { own: enemy, enemy: own, empty, prey: own & !safe };
        tally.add(TEMPO, 1);
        ours.tell(tally, 1);
        theirs.tell(tally, -1);
        tally.add(LEAPS_NEXT, -theirs.leaps());
    }
}
