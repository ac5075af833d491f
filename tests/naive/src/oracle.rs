//! Slice after slice, from few pieces to many: a slice is solved when it is first asked for, after those it leads to.

use std::collections::HashMap;

use khamsin_reference::{Position, Rules};

use crate::graph::Graph;
use crate::iterate::{Entry, solve};
use crate::state::State;
use crate::turns::{endless, verdict};

/// The pieces of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Army {
    /// Men, or High Priests.
    pub men: u32,
    /// Pharaohs; none but in Seti.
    pub pharaohs: u32,
}

impl Army {
    fn size(self) -> u32 {
        self.men + self.pharaohs
    }

    /// This army and every smaller one that it can be reduced to.
    fn remains(self) -> impl Iterator<Item = Army> {
        let left = (0..=self.men)
            .flat_map(move |men| (0..=self.pharaohs).map(move |pharaohs| Army { men, pharaohs }));
        left.filter(|army| army.size() > 0)
    }
}

/// What the side to move has, and what the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slice {
    /// The pieces of the side to move.
    pub mover: Army,
    /// The pieces of the other side.
    pub other: Army,
}

impl Slice {
    /// The slice with so many men of the side to move, and of the other.
    #[must_use]
    pub fn men(mover: u32, other: u32) -> Slice {
        let army = |men| Army { men, pharaohs: 0 };
        Slice { mover: army(mover), other: army(other) }
    }

    /// The slice a position is in.
    #[must_use]
    pub fn of(state: &State) -> Slice {
        let army = |pieces: u64| {
            let pharaohs = (pieces & state.pharaohs).count_ones();
            Army { men: pieces.count_ones() - pharaohs, pharaohs }
        };
        Slice { mover: army(state.mover), other: army(state.other) }
    }

    /// The slice of the replies to quiet turns.
    #[must_use]
    pub fn turned(self) -> Slice {
        Slice { mover: self.other, other: self.mover }
    }
}

/// The exact values of one rule set.
#[derive(Debug)]
pub struct Oracle {
    rules: Rules,
    /// Any position, for the size of the board.
    board: State,
    solved: HashMap<Slice, HashMap<State, Entry>>,
}

impl Oracle {
    /// An oracle for Seega's moving phase, Saut du Chat or Seti-Beth under a rule set.
    ///
    /// # Errors
    /// What is wrong with the id.
    pub fn new(id: &str) -> Result<Oracle, String> {
        let rules = Rules::parse(id)?;
        let start = Position::start(&rules)?.text();
        let board = start.split(' ').next().unwrap_or_default();
        let board = State::parse(&format!("{board} 1 move"))?;
        Ok(Oracle { rules, board, solved: HashMap::new() })
    }

    /// What a position is worth.
    ///
    /// # Errors
    /// Only if the reference cannot read a position.
    pub fn entry(&mut self, state: &State) -> Result<Entry, String> {
        if let Some(value) = verdict(&self.rules, state)? {
            return Ok(Entry { value, distance: Some(0) });
        }
        let solved = self.slice(Slice::of(state))?;
        solved.get(&state.canonical()).copied().ok_or_else(|| format!("{} cannot arise", state.text()))
    }

    /// Every position of a slice, one of each set of mirror images, and those with a duty that a pass leads to.
    ///
    /// # Errors
    /// Only if the reference cannot read a position.
    pub fn slice(&mut self, slice: Slice) -> Result<&HashMap<State, Entry>, String> {
        if !self.solved.contains_key(&slice) {
            self.solve(slice)?;
        }
        Ok(&self.solved[&slice])
    }

    fn solve(&mut self, slice: Slice) -> Result<(), String> {
        // Whoever has the turn, pieces can only become fewer.
        for mover in slice.mover.remains() {
            for other in slice.other.remains() {
                if mover != slice.mover || other != slice.other {
                    self.slice(Slice { mover, other })?;
                }
            }
        }
        let (rules, solved) = (&self.rules, &self.solved);
        let graph = Graph::new(rules, &self.board, slice, |state| match verdict(rules, state)? {
            Some(points) => Ok(points),
            None => solved
                .get(&Slice::of(state))
                .and_then(|slice| slice.get(&state.canonical()))
                .map(|entry| entry.value)
                .ok_or_else(|| format!("{} is not solved yet", state.text())),
        })?;
        let endless: Vec<i32> =
            graph.states.iter().map(|state| endless(rules, state)).collect::<Result<_, _>>()?;
        for (state, entry) in graph.states.iter().zip(solve(&graph, &endless)) {
            self.solved.entry(Slice::of(state)).or_default().insert(*state, entry);
        }
        Ok(())
    }
}
