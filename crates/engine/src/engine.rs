//! The engine as its users hold it: options, a table that lasts from turn to turn, and `search`.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;

use khamsin_rules::random::mix;
use khamsin_rules::{AnyPosition, Game, dispatch};

use crate::clock::Clock;
use crate::contest::{Contest, Settlement};
use crate::evaluation::Sections;
use crate::exact::{self, SOLVER_BYTES};
use crate::level::{Level, Skill};
use crate::limits::{Limits, Stop};
use crate::pahtum_endgame::Solver;
use crate::report::Report;
use crate::search::{Hunt, Reductions, Style, Table, hunt};

/// What can be set about an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the table in megabytes.
    pub hash: usize,
    /// How many threads search.
    pub threads: usize,
    /// Draws what is left to chance; the same seed gives the same turns on one thread.
    pub seed: u64,
    /// How well to play; the best it can if none.
    pub level: Option<Level>,
    /// How well to play, in numbers; a level says the same in one word.
    pub skill: Option<Skill>,
    /// How to search.
    pub style: Style,
    /// Weights other than the engine's own, for comparison.
    pub weights: Option<Sections>,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash: 64, threads: 1, seed: 0, level: None, skill: None, style: Style::Full, weights: None }
    }
}

/// An engine.
pub struct Engine {
    options: Options,
    table: Table,
    reductions: Reductions,
    /// Weights made ready for use, by the name of their file.
    weights: HashMap<&'static str, Arc<dyn Any + Send + Sync>>,
    /// Pahtum's endgame, once it is reached.
    solver: Option<Solver>,
}

impl Engine {
    /// An engine with these options.
    pub fn new(options: Options) -> Engine {
        let table = Table::new(options.hash);
        Engine { options, table, reductions: Reductions::new(), weights: HashMap::new(), solver: None }
    }

    /// Its options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes its options; what it remembers is lost if the size of the table changes.
    pub fn set_options(&mut self, options: Options) {
        if options.hash != self.options.hash {
            self.table = Table::new(options.hash);
        }
        if options.weights != self.options.weights {
            self.weights.clear();
        }
        self.options = options;
    }

    /// Forgets everything, as for a new game.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the position now in `game`, and tells `watch` whenever it knows more.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &Stop,
        watch: &mut dyn FnMut(&Report),
    ) -> Report {
        if game.outcome().is_some() {
            return Report::default();
        }
        let limits = &match self.solve(game, limits, clock, stop) {
            Ok(report) => {
                watch(&report);
                return report;
            }
            Err(rest) => rest,
        };
        dispatch!(game.position(), position => self.search_position(*position, game, limits, clock, stop, watch))
    }

    fn search_position<P: Contest>(
        &mut self,
        position: P,
        game: &Game,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &Stop,
        watch: &mut dyn FnMut(&Report),
    ) -> Report {
        let weights = self.weights(&position);
        let level = self.options.level.map(|level| level.skill(game.rule_set().game()));
        let skill = self.options.skill.or(level);
        let limits = &skill.map_or_else(|| limits.clone(), |skill| skill.limits(limits));
        let mut earlier: Vec<u64> = game.earlier_positions().map(AnyPosition::key).collect();
        earlier.reverse();
        let search = Hunt {
            position,
            quiet: game.quiet(),
            earlier,
            captures_return: matches!(game.position(), AnyPosition::SetiAleph(_)),
            settlement: Settlement::new(&game.rule_set().rules()),
            weights: &weights,
            table: &self.table,
            reductions: &self.reductions,
            style: self.options.style,
            threads: self.options.threads.max(1),
            seed: self.options.seed,
            attention: skill.map_or(100, |skill| skill.attention),
            limits,
            clock,
            stop,
        };
        let mut report = hunt(&search, watch);
        if let Some(skill) = skill {
            skill.misjudge(&mut report, mix(self.options.seed ^ search.position.key()));
        }
        report
    }

    /// The solution of the position, or the limits that are left after it was tried.
    fn solve(
        &mut self,
        game: &Game,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &Stop,
    ) -> Result<Report, Limits> {
        let AnyPosition::Pahtum(position) = game.position() else { return Err(limits.clone()) };
        let Options { level, skill, style, .. } = &self.options;
        if level.is_some() || skill.is_some() || *style == Style::Plain {
            return Err(limits.clone());
        }
        let solver = self.solver.get_or_insert_with(|| Solver::new(SOLVER_BYTES));
        let started = clock.now();
        let report = exact::solve(solver, position, limits, clock, stop);
        report.ok_or_else(|| limits.after(clock.now().saturating_sub(started)))
    }

    /// The weights for a position's game, made ready once.
    fn weights<P: Contest>(&mut self, position: &P) -> Arc<P::Weights> {
        let options = &self.options;
        let prepare = || -> Arc<dyn Any + Send + Sync> {
            let sections = options.weights.clone().unwrap_or_else(|| position.own_weights());
            Arc::new(P::prepare(&sections))
        };
        let known = self.weights.entry(position.file().0).or_insert_with(prepare);
        Arc::clone(known).downcast().expect("a file of weights belongs to one game")
    }
}
