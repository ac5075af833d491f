//! How often each clause fired: random play hardly meets the rare ones, so the tests count.

use std::collections::BTreeMap;

use khamsin_rules::{Clause, ClauseSet, GameKind, Outcome, RuleSet};

/// How often a clause must have fired or refused before a family counts as tested.
const ENOUGH: u64 = 1000;

/// How often each clause was met.
#[derive(Default)]
pub struct Coverage {
    counts: BTreeMap<Clause, u64>,
    /// How many positions were compared.
    pub positions: u64,
}

impl Coverage {
    /// Counts the clauses of one action.
    pub fn fired(&mut self, clauses: ClauseSet) {
        clauses.iter().for_each(|clause| self.met(clause));
    }

    /// Counts one clause.
    pub fn met(&mut self, clause: Clause) {
        *self.counts.entry(clause).or_default() += 1;
    }

    /// Counts the clauses by which a game is over that began so.
    pub fn ended(&mut self, set: &RuleSet, outcome: Outcome) {
        use Clause as C;
        self.met(outcome.clause);
        if matches!(outcome.clause, C::SeegaBarrierCount | C::SeegaBarrierBuilder | C::SeegaBarrierBoth) {
            for clause in [C::SeegaBarrierStraight, C::SeegaBarrierConnected, C::SeegaBarrierReserve] {
                if set.rules().has(clause) {
                    self.met(clause);
                }
            }
        }
    }

    /// How often the rarest of some clauses was met.
    pub fn rarest(&self, clauses: ClauseSet) -> u64 {
        clauses.iter().map(|clause| self.counts.get(&clause).copied().unwrap_or(0)).min().unwrap_or(u64::MAX)
    }

    /// Adds what another run has met.
    pub fn absorb(&mut self, other: Coverage) {
        for (clause, count) in other.counts {
            *self.counts.entry(clause).or_default() += count;
        }
        self.positions += other.positions;
    }

    /// Prints the counts of a family, and insists that those of the given clauses are high enough.
    pub fn report(&self, family: &str, expected: impl Iterator<Item = Clause>) {
        println!("{family}: {} positions compared", self.positions);
        let mut rare = Vec::new();
        for clause in expected {
            let count = self.counts.get(&clause).copied().unwrap_or(0);
            println!("{count:>9}  {clause}");
            if count < ENOUGH {
                rare.push(format!("{clause} ({count})"));
            }
        }
        assert!(rare.is_empty(), "{family}: clauses met fewer than {ENOUGH} times: {}", rare.join(", "));
    }
}

/// Every clause of a game.
pub fn clauses_of(game: GameKind) -> impl Iterator<Item = Clause> {
    Clause::ALL.iter().copied().filter(move |clause| clause.game() == game)
}
