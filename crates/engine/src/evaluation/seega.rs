//! Seega at a glance: men, room to move, grips on enemy men, and where the men stand.
//!
//! A grip is an own man next to an enemy one; what counts is the square behind the enemy. If it is empty, arriving there
//! captures; if an own man is there, the enemy stepped in safely or was framed while placing; if an enemy is there, the
//! pair protects itself until one of them moves.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Direction, Grid};
use khamsin_rules::seega::{Barrier, Duty, Seega, Size, Starter};
use khamsin_rules::{Pending, Position, Side};

use super::features::{Features, Tally, features};

features! {
    TEMPO = "tempo",
    MATERIAL = "material",
    MOBILITY = "mobility",
    BLOCKED = "blocked",
    CRAMPED = "cramped",
    SHOTS_NEXT = "shots-next",
    GRIP_EMPTY = "grip-empty",
    GRIP_OWN = "grip-own",
    GRIP_ENEMY = "grip-enemy",
    PAIRS = "pairs",
    CENTRE = "centre",
    BESIDE_CENTRE = "beside-centre",
    CORNER = "corner",
    EDGE = "edge",
    SECOND_RING = "second-ring",
    WALL = "wall",
    WALL_BUT_ONE = "wall-but-one",
    STARTER = "starter",
    STARTER_SHOTS = "starter-shots",
    OTHER_SHOTS = "other-shots",
    STARTER_SHUT_IN = "starter-shut-in",
}

/// A side with no more moves than this is cramped.
const FEW_MOVES: i32 = 2;

/// The squares of a board by how they stand to its edge and centre.
struct Zones<G: Grid>(std::marker::PhantomData<G>);

impl<G: Grid> Zones<G> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn edge() -> G::Bits {
        G::ALL & !(G::INNER_FILES & G::INNER_RANKS)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn corners() -> G::Bits {
        G::ALL & !(G::INNER_FILES | G::INNER_RANKS)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn second_ring() -> G::Bits {
        G::ALL & !Self::edge() & (G::neighbours(Self::edge()))
    }
}

/// What one side has.
struct Share<G: Grid> {
    own: G::Bits,
    enemy: G::Bits,
    empty: G::Bits,
    prey: G::Bits,
    hand: i32,
}

impl<G: Grid> Share<G> {
    /// Tells what this side has, so many times: once for the side to act, minus once for the other.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn tell(&self, tally: &mut impl Tally, times: i32) {
        let own = self.own;
        let count = |set: G::Bits| set.count() as i32 * times;
        let (mut mobility, mut grip_empty, mut grip_own, mut grip_enemy) = (0, 0, 0, 0);
        for way in Direction::ALL {
            mobility += (way.shift::<G>(own) & self.empty).count() as i32;
            let behind = way.shift::<G>(self.prey & way.shift::<G>(own));
            grip_empty += (behind & self.empty).count() as i32;
            grip_own += (behind & own).count() as i32;
            grip_enemy += (behind & self.enemy).count() as i32;
        }
        tally.add(MATERIAL, count(own) + self.hand * times);
        tally.add(MOBILITY, mobility * times);
        tally.add(CRAMPED, i32::from(mobility <= FEW_MOVES) * times);
        tally.add(BLOCKED, count(own & !G::neighbours(self.empty)));
        tally.add(GRIP_EMPTY, grip_empty * times);
        tally.add(GRIP_OWN, grip_own * times);
        tally.add(GRIP_ENEMY, grip_enemy * times);
        tally.add(PAIRS, count(own & G::north(own)) + count(own & G::east(own)));
        tally.add(CENTRE, count(own & G::CENTRE));
        tally.add(BESIDE_CENTRE, count(own & G::neighbours(G::CENTRE)));
        tally.add(CORNER, count(own & Zones::<G>::corners()));
        tally.add(EDGE, count(own & Zones::<G>::edge()));
        tally.add(SECOND_RING, count(own & Zones::<G>::second_ring()));
    }

    /// The empty squares on which a man of this side captures by arriving now.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn shots(&self) -> i32 {
        let hot = Direction::ALL
            .into_iter()
            .fold(G::Bits::NONE, |hot, way| hot | way.shift::<G>(self.prey & way.shift::<G>(self.own)));
        (hot & self.empty & G::neighbours(self.own)).count() as i32
    }

    /// The enemy men that fall if this side enters the centre.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn centre_shots(&self) -> i32 {
        Direction::ALL
            .into_iter()
            .map(|way| {
                let victim = way.shift::<G>(G::CENTRE) & self.enemy;
                (way.shift::<G>(victim) & self.own).count() as i32
            })
            .sum()
    }

    /// Inner lines that this side fills, and those where one man is missing.
    fn walls(&self) -> (i32, i32) {
        let (mut full, mut but_one) = (0, 0);
        let mut line = |squares: G::Bits| {
            let missing = G::FILES - (self.own & squares).count();
            full += i32::from(missing == 0);
            but_one += i32::from(missing == 1);
        };
        let first_file = G::ALL & !G::NOT_FIRST_FILE;
        for n in 1..G::FILES - 1 {
            line(G::rank(n));
            line(first_file << n);
        }
        (full, but_one)
    }
}

impl<G: Grid> Features for Seega<G> {
    const NAMES: &'static [&'static str] = NAMES;
    const SECTIONS: &'static [&'static str] = &["moving", "placing"];
    const MATERIAL: &'static [(&'static str, i16)] = &[("material", 100)];

    fn file(&self) -> (&'static str, &'static str) {
        macro_rules! file {
            ($name:literal) => {
                ($name, include_str!(concat!("../../weights/", $name, ".txt")))
            };
        }
        let rules = self.rules();
        match (rules.size, rules.capture) {
            (Size::Five, Duty::Optional) => file!("seega-5-optional"),
            (Size::Five, Duty::Mandatory) => file!("seega-5-mandatory"),
            (Size::Seven, Duty::Optional) => file!("seega-7-optional"),
            (Size::Seven, Duty::Mandatory) => file!("seega-7-mandatory"),
            (Size::Nine, _) => file!("seega-9"),
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn section(&self) -> usize {
        usize::from(matches!(self.pending(), Pending::Place(_)))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn fullness(&self) -> (i32, i32) {
        ((self.men(Side::First) | self.men(Side::Second)).count() as i32, G::SQUARES as i32 - 1)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn tell(&self, tally: &mut impl Tally) {
        let rules = self.rules();
        let (us, them) = (self.side(), !self.side());
        let (own, enemy) = (self.men(us), self.men(them));
        let empty = G::ALL & !(own | enemy);
        let safe = if rules.centre_safe { G::CENTRE } else { G::Bits::NONE };
        let hand = |side: Side| i32::from(self.hand(side));
        let ours = Share::<G> { own, enemy, empty, prey: enemy & !safe, hand: hand(us) };
        let theirs = Share::<G> { own: enemy, enemy: own, empty, prey: own & !safe, hand: hand(them) };
        tally.add(TEMPO, 1);
        ours.tell(tally, 1);
        theirs.tell(tally, -1);
        if self.section() == 0 {
            tally.add(SHOTS_NEXT, -theirs.shots());
        } else {
            let starter = match rules.starter {
                Starter::LastPlacer => Side::Second,
                Starter::FirstPlacer => Side::First,
            };
            let sign = if starter == us { 1 } else { -1 };
            let (first, other) = if starter == us { (&ours, &theirs) } else { (&theirs, &ours) };
            tally.add(STARTER, sign);
            tally.add(STARTER_SHOTS, sign * first.centre_shots());
            tally.add(OTHER_SHOTS, -sign * other.centre_shots());
            let way_in = G::neighbours(G::CENTRE);
            tally.add(STARTER_SHUT_IN, sign * i32::from(way_in & !other.own == G::Bits::NONE));
        }
        if rules.barrier != Barrier::None {
            let ((full, but_one), (their_full, their_but_one)) = (ours.walls(), theirs.walls());
            tally.add(WALL, full - their_full);
            tally.add(WALL_BUT_ONE, but_one - their_but_one);
        }
    }
}
