//! Who plays whom in the next round, who takes which side, and who has a bye.
//!
//! Every wish is a digit of one number, the more important the further to the left, and the pairing with the least
//! number of all is taken (see [`super::matching`]): first that nobody meets anybody again, then that byes go round, then
//! that the bye goes to the fewest points, then that nobody has one side much more often, then that points are alike, then
//! that sides alternate, then that neighbours in the list meet. A wish gives way only to those before it, never to luck.
//!
//! The one left over in an odd class is paired with nobody, as if nobody were one more pupil.

use khamsin_rules::random::mix;
use khamsin_rules::side::Side;

use super::matching::{Cost, cheapest_pairs};

/// How many can be paired; the digits below have room for them.
pub const MOST_PLAYERS: usize = 64;

/// A pupil who is there for the next round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The number in the class.
    pub number: u32,
    /// Points so far.
    pub points: u32,
    /// Byes so far.
    pub byes: u32,
    /// The numbers of those met so far, one for each game.
    pub met: Vec<u32>,
    /// The sides taken so far, in order.
    pub sides: Vec<Side>,
}

/// Two who play each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The number of the one who takes First.
    pub first: u32,
    /// The number of the other.
    pub second: u32,
}

/// A round, as it is to be played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairing {
    /// The games, the best players' before the others.
    pub pairs: Vec<Pair>,
    /// The number of the one who is left over.
    pub bye: Option<u32>,
}

/// Pairs everybody; the seed decides which side two take who have nothing to choose it by.
pub fn pair(players: &[Player], seed: u64) -> Pairing {
    debug_assert!(players.len() <= MOST_PLAYERS, "the digits of a cost have room for so many");
    let mut ranked: Vec<&Player> = players.iter().collect();
    ranked.sort_by_key(|player| (std::cmp::Reverse(player.points), player.number));
    let fewest_byes = ranked.iter().map(|player| player.byes).min().unwrap_or(0);
    let seats = ranked.len().next_multiple_of(2);
    // The seat after the last is nobody's.
    let cost = |a: usize, b: usize| match (ranked.get(a), ranked.get(b)) {
        (Some(one), Some(other)) => pair_cost(one, other, b - a),
        (Some(one), None) => bye_cost(one.byes - fewest_byes, b - a),
        (None, _) => 0,
    };
    let mut pairing = Pairing::default();
    for (a, b) in cheapest_pairs(seats, cost) {
        match ranked.get(b) {
            Some(other) => pairing.pairs.push(seated(ranked[a], other, seed)),
            None => pairing.bye = Some(ranked[a].number),
        }
    }
    pairing
}

/// The digits of a cost: how often a wish is broken at most in one pair. With half of [`MOST_PLAYERS`] pairs, sums stay
/// below the next digit, and the whole below 2⁹⁰.
mod most {
    use super::{Cost, MOST_PLAYERS};

    pub const DISTANCE: Cost = (MOST_PLAYERS * MOST_PLAYERS) as Cost;
    pub const SIDES: Cost = 64;
    pub const POINTS: Cost = 1 << 16;
    pub const LOPSIDED: Cost = 2;
    pub const BYE_PLACE: Cost = MOST_PLAYERS as Cost;
    pub const BYES: Cost = 1 << 8;
    pub const MEETINGS: Cost = 1 << 10;
}

/// The wishes that a pair or a bye breaks, the least important first.
#[derive(Default)]
struct Broken {
    distance: usize,
    sides: u32,
    points: u32,
    lopsided: u32,
    bye_place: usize,
    byes: u32,
    meetings: usize,
}

impl Broken {
    fn cost(&self) -> Cost {
        let digits = [
            (self.distance as Cost, most::DISTANCE),
            (self.sides.into(), most::SIDES),
            (self.points.into(), most::POINTS),
            (self.lopsided.into(), most::LOPSIDED),
            (self.bye_place as Cost, most::BYE_PLACE),
            (self.byes.into(), most::BYES),
            (self.meetings as Cost, most::MEETINGS),
        ];
        let mut place = 1;
        let mut sum = 0;
        for (digit, most) in digits {
            sum += digit.min(most) * place;
            place *= most * (MOST_PLAYERS as Cost / 2) + 1;
        }
        sum
    }
}

fn pair_cost(one: &Player, other: &Player, distance: usize) -> Cost {
    let (up, down) = if one.surplus() <= other.surplus() { (one, other) } else { (other, one) };
    let after = [(up.surplus() + 1).unsigned_abs(), (down.surplus() - 1).unsigned_abs()];
    let repeated = [(up, Side::First), (down, Side::Second)];
    let repeated = repeated.iter().filter(|(player, side)| player.sides.last() == Some(side)).count() as u32;
    Broken {
        distance: distance * distance,
        sides: after.iter().map(|&surplus| surplus.min(4).pow(2)).sum::<u32>() + repeated,
        points: one.points.abs_diff(other.points).min(255).pow(2),
        lopsided: after.iter().filter(|&&surplus| surplus > 2).count() as u32,
        meetings: one.met.iter().filter(|&&number| number == other.number).count(),
        ..Broken::default()
    }
    .cost()
}

/// The one in the list's last place has the best claim to a bye among those who had as few.
fn bye_cost(byes: u32, above: usize) -> Cost {
    Broken { byes, bye_place: above, ..Broken::default() }.cost()
}

fn seated(one: &Player, other: &Player, seed: u64) -> Pair {
    let order = |player: &Player| (player.surplus(), player.sides.last() == Some(&Side::First));
    let lot = || Side::drawn(seed ^ mix(one.number.into())) == Side::First;
    let one_first = match order(one).cmp(&order(other)) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => lot(),
    };
    let (first, second) = if one_first { (one, other) } else { (other, one) };
    Pair { first: first.number, second: second.number }
}

impl Player {
    /// How many times more they were First than Second.
    fn surplus(&self) -> i32 {
        let firsts = self.sides.iter().filter(|&&side| side == Side::First).count() as i32;
        2 * firsts - self.sides.len() as i32
    }
}

#[cfg(test)]
#[path = "pairing_tests.rs"]
mod tests;
