//! The table of a class: points on the sheet's ladder, and what they were made of.
//!
//! A bye brings what the least of the sheet's victories brings; it is no game, so it is counted beside the games won.
//! Equal points share a place, and the next place is as many further down (1, 2, 2, 4). A pupil who was removed keeps the
//! points, for the others have played them, but has no place.

use khamsin_rules::outcome::Points;
use khamsin_rules::side::Side;

/// A game of a class, as far as the table needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of the one who was First.
    pub first: u32,
    /// The number of the other.
    pub second: u32,
    /// Who won, if anybody.
    pub winner: Option<Side>,
    /// What it brought to First.
    pub first_points: u32,
    /// And to Second.
    pub second_points: u32,
}

/// A line of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Whose.
    pub number: u32,
    /// Points on the sheet's ladder, byes included.
    pub points: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Rounds without an opponent.
    pub byes: u32,
    /// The place, from 1; none for one who was removed.
    pub place: Option<u32>,
}

/// What a bye brings: the fewest points that a victory brings.
pub fn bye_points(ladder: Points) -> u32 {
    let paid = [ladder.total, ladder.grand, ladder.small].into_iter().filter(|&points| points > 0);
    paid.min().unwrap_or(0).into()
}

/// The table, in the order of the pupils as they are given: their numbers, and whether they are still there.
pub fn table(pupils: &[(u32, bool)], games: &[Played], byes: &[u32], ladder: Points) -> Vec<Standing> {
    let mut lines: Vec<Standing> =
        pupils.iter().map(|&(number, _)| Standing { number, ..Standing::default() }).collect();
    for line in &mut lines {
        for game in games {
            line.add(game);
        }
        line.byes = byes.iter().filter(|&&number| number == line.number).count() as u32;
        line.points += line.byes * bye_points(ladder);
    }
    let there = lines.iter().zip(pupils).filter(|(_, (_, there))| *there);
    let points: Vec<u32> = there.map(|(line, _)| line.points).collect();
    for (line, (_, there)) in lines.iter_mut().zip(pupils) {
        let better = points.iter().filter(|&&points| points > line.points).count() as u32;
        line.place = there.then_some(better + 1);
    }
    lines
}

impl Standing {
    fn add(&mut self, game: &Played) {
        let (side, points) = match self.number {
            number if number == game.first => (Side::First, game.first_points),
            number if number == game.second => (Side::Second, game.second_points),
            _ => return,
        };
        self.points += points;
        match game.winner {
            None => self.drawn += 1,
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LADDER: Points = Points { total: 4, grand: 2, small: 1, draw: 1 };

    fn game(first: u32, second: u32, winner: Option<Side>, points: [u32; 2]) -> Played {
        Played { first, second, winner, first_points: points[0], second_points: points[1] }
    }

    #[test]
    fn points_are_those_of_the_ladder_and_equal_points_share_a_place() {
        let games = [
            game(1, 2, Some(Side::First), [4, 0]),
            game(3, 4, None, [1, 1]),
            game(2, 3, Some(Side::Second), [0, 2]),
            game(4, 1, Some(Side::First), [2, 0]),
        ];
        let pupils = [1, 2, 3, 4, 5].map(|number| (number, true));
        let lines = table(&pupils, &games, &[5, 5], LADDER);
        let told: Vec<_> = lines.iter().map(|line| (line.points, line.place.unwrap())).collect();
        assert_eq!(told, [(4, 1), (0, 5), (3, 2), (3, 2), (2, 4)]);
        let made: Vec<_> = lines.iter().map(|line| (line.won, line.drawn, line.lost, line.byes)).collect();
        assert_eq!(made, [(1, 0, 1, 0), (0, 0, 2, 0), (1, 1, 0, 0), (1, 1, 0, 0), (0, 0, 0, 2)]);
    }

    #[test]
    fn one_who_was_removed_has_points_and_no_place() {
        let games = [game(1, 2, Some(Side::First), [4, 0])];
        let lines = table(&[(1, false), (2, true)], &games, &[], LADDER);
        assert_eq!((lines[0].points, lines[0].place), (4, None));
        assert_eq!(lines[1].place, Some(1));
    }

    #[test]
    fn a_bye_brings_the_least_victory_that_brings_anything() {
        assert_eq!(bye_points(LADDER), 1);
        assert_eq!(bye_points(Points::PLAIN), 1);
        assert_eq!(bye_points(Points { total: 3, grand: 2, small: 0, draw: 0 }), 2);
    }
}
