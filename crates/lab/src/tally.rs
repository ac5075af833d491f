//! What the games of a match add up to, from the first engine's point of view.
//!
//! The games of a pair begin alike, so their results hang together: an opening that wins for whoever is First gives one
//! point to each engine. Counting pairs instead of games (five results: 0, ½, 1, 1½, 2) takes that into account.

use std::collections::BTreeMap;

use khamsin_rules::record::GameResult;

use crate::fault::FaultKind;
use crate::played::{Ending, Played};
use crate::seat::Seat;

/// How many pairs gave the first engine 0, ½, 1, 1½ and 2 points.
pub type Pairs = [u32; 5];

/// The sum of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games the first engine won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games it lost.
    pub lost: u32,
    /// Pairs of which both games are there.
    pub pairs: Pairs,
    /// Points on the sheet's ladder, of One and of Two.
    pub points: [u32; 2],
    /// Games that the side First won, and that Second won.
    pub by_side: [u32; 2],
    /// Turns played, openings included.
    pub turns: usize,
    /// Games ended as a draw because they were too long.
    pub too_long: u32,
    /// Games lost by something else than the rules, by engine and kind.
    pub faults: BTreeMap<(Seat, FaultKind), u32>,
    /// In Pahtum, the sum of One's margins and how many games it is from.
    pub margin: (i64, u32),
    /// Pairs of which one game is there: its half points.
    pub(crate) halves: BTreeMap<u32, usize>,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, played: &Played) {
        let half_points = played.half_points();
        match half_points {
            2 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
        match self.halves.remove(&played.pair()) {
            Some(other) => self.pairs[half_points + other] += 1,
            None => {
                self.halves.insert(played.pair(), half_points);
            }
        }
        for (sum, points) in self.points.iter_mut().zip(played.points) {
            *sum += points;
        }
        match played.result {
            GameResult::FirstWins => self.by_side[0] += 1,
            GameResult::SecondWins => self.by_side[1] += 1,
            GameResult::Draw | GameResult::Unfinished => {}
        }
        self.turns += played.length();
        match &played.ending {
            Ending::Clause(_) => {}
            Ending::Fault { engine, kind, .. } => *self.faults.entry((*engine, *kind)).or_default() += 1,
            Ending::TooLong { .. } => self.too_long += 1,
        }
        if let Some(margin) = played.margin {
            self.margin = (self.margin.0 + margin, self.margin.1 + 1);
        }
    }

    /// How many games.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The first engine's share of the points, a draw being half a point; none without games.
    pub fn score(&self) -> Option<f64> {
        let half_points = 2 * self.won + self.drawn;
        (self.games() > 0).then(|| f64::from(half_points) / f64::from(2 * self.games()))
    }

    /// By how many points of lines the first engine was ahead on average.
    pub fn mean_margin(&self) -> Option<f64> {
        let (sum, games) = self.margin;
        (games > 0).then(|| sum as f64 / f64::from(games))
    }

    /// How many turns a game lasted on average.
    pub fn mean_length(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.turns as f64 / f64::from(self.games()))
    }
}

impl<'a> Extend<&'a Played> for Tally {
    fn extend<T: IntoIterator<Item = &'a Played>>(&mut self, games: T) {
        games.into_iter().for_each(|played| self.add(played));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played::Start;

    fn played(game: u32, result: GameResult) -> Played {
        Played {
            game,
            start: Start::Seed(0),
            opening: 0,
            turns: "a1 a2".to_owned(),
            result,
            ending: Ending::Clause("seega.end.total".to_owned()),
            points: [0, 0],
            margin: None,
        }
    }

    #[test]
    fn pairs_count_from_the_first_engines_view() {
        use GameResult::{Draw, FirstWins, SecondWins};
        let mut tally = Tally::default();
        // One is First in odd games. Both won by First: one point. Won, drawn: one and a half. Lost twice: none.
        let results = [FirstWins, FirstWins, FirstWins, Draw, SecondWins, FirstWins];
        // The order in which games end does not matter.
        for index in [5, 0, 3, 1, 4, 2] {
            tally.add(&played(index as u32 + 1, results[index]));
        }
        assert_eq!(tally.pairs, [1, 0, 1, 1, 0]);
        assert_eq!((tally.won, tally.drawn, tally.lost), (2, 1, 3));
        assert_eq!(tally.by_side, [4, 1]);
        assert_eq!(tally.score(), Some(2.5 / 6.0));
        assert_eq!(tally.mean_length(), Some(2.0));
    }

    #[test]
    fn a_lone_game_is_no_pair() {
        let mut tally = Tally::default();
        tally.add(&played(1, GameResult::FirstWins));
        assert_eq!((tally.pairs, tally.games()), ([0; 5], 1));
    }
}
