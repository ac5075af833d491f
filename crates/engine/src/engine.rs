//! The engine as its users hold it: options, a table that lasts from turn to turn, and `search`.

use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use khamsin_rules::random::mix;
use khamsin_rules::{AnyPosition, Game, dispatch};
use khamsin_tables::Entry;

use crate::clock::Clock;
use crate::contest::{Contest, Settlement};
use crate::evaluation::{Glance, Sections};
use crate::exact::{self, SOLVER_BYTES};
use crate::level::Strength;
use crate::limits::{Limits, Stop, Terms};
use crate::oracle::{self, Judgement, Oracle};
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
    /// How well to play.
    pub strength: Strength,
    /// How to search.
    pub style: Style,
    /// What is being thought for.
    pub purpose: Purpose,
    /// Weights other than the engine's own, for comparison.
    pub weights: Option<Sections>,
}

impl Default for Options {
    fn default() -> Options {
        let strength = Strength::Full;
        Options {
            hash: 64,
            threads: 1,
            seed: 0,
            strength,
            style: Style::Full,
            purpose: Purpose::Analysis,
            weights: None,
        }
    }
}

/// What an engine thinks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Purpose {
    /// To tell what a position is worth, to either side alike.
    #[default]
    Analysis,
    /// To win: an even game is played on rather than repeated.
    Play,
}

/// What exact tables add to a search.
struct Tables {
    oracle: Option<Oracle>,
    /// The keys of the positions after the turns that keep the value, if it is known.
    only: Option<HashSet<u64>>,
}

/// A report in which every line has the value that tables know of it.
fn with_value(mut report: Report, known: Option<Entry>) -> Report {
    if let Some(entry) = known {
        for line in &mut report.lines {
            line.score = oracle::score(entry);
            line.known = known;
        }
    }
    report
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
    /// Exact tables, if there are any.
    oracle: Option<Oracle>,
}

impl Engine {
    /// An engine with these options.
    pub fn new(options: Options) -> Engine {
        let table = Table::new(options.hash);
        let reductions = Reductions::new();
        Engine { options, table, reductions, weights: HashMap::new(), solver: None, oracle: None }
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

    /// Gives it exact tables to look positions up in, or takes them away; only full strength uses them.
    pub fn set_oracle(&mut self, oracle: Option<Oracle>) {
        if oracle != self.oracle {
            // What was searched without tables is worth less than what they know.
            self.table.clear();
            self.oracle = oracle;
        }
    }

    /// Forgets everything, as for a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        // What was solved before would let a search that is held to some nodes see further.
        self.solver = None;
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
        let terms = Terms { limits, clock, stop };
        let oracle = self.oracle_for(game);
        let judgement = oracle.as_ref().and_then(|oracle| oracle.judge(game));
        if let (Some(oracle), Some(judgement)) = (&oracle, &judgement)
            && (judgement.is_decided() || self.options.purpose == Purpose::Analysis)
        {
            let report = judgement.report(oracle, game, limits.lines);
            watch(&report);
            return report;
        }
        let rest = match self.solve(game, terms) {
            Ok(report) => {
                watch(&report);
                return report;
            }
            Err(rest) => rest,
        };
        let terms = terms.within(&rest);
        // Where tables leave the choice open, the search looks for the turn that is hardest to answer.
        let only = judgement.as_ref().map(|judgement| judgement.keeping(game));
        let known = judgement.as_ref().map(Judgement::best);
        let mut tell = |report: &Report| watch(&with_value(report.clone(), known));
        let report = dispatch!(game.position(), position => {
            self.search_position(*position, game, terms, Tables { oracle, only }, &mut tell)
        });
        with_value(report, known)
    }

    /// The exact tables, if they know the rules of a game and may be used.
    fn oracle_for(&self, game: &Game) -> Option<Oracle> {
        let used = self.options.strength == Strength::Full && self.options.style == Style::Full;
        self.oracle.clone().filter(|oracle| used && oracle.knows(game.rule_set()))
    }

    fn search_position<P: Contest>(
        &mut self,
        position: P,
        game: &Game,
        terms: Terms,
        tables: Tables,
        watch: &mut dyn FnMut(&Report),
    ) -> Report {
        let weights = self.weights(&position);
        let skill = self.options.strength.skill(game.rule_set().game());
        let limits = skill.map_or_else(|| terms.limits.clone(), |skill| skill.limits(terms.limits));
        let mut earlier: Vec<u64> = game.earlier_positions().map(AnyPosition::key).collect();
        earlier.reverse();
        let settlement = Settlement::new(&game.rule_set().rules());
        let settlement = match self.options.purpose {
            Purpose::Analysis => settlement,
            Purpose::Play => settlement.with_ambition(position.side()),
        };
        let search = Hunt {
            position,
            quiet: game.quiet(),
            earlier,
            captures_return: matches!(game.position(), AnyPosition::SetiAleph(_)),
            settlement,
            weights: &weights,
            table: &self.table,
            reductions: &self.reductions,
            style: self.options.style,
            threads: self.options.threads.max(1),
            seed: self.options.seed,
            attention: skill.map_or(100, |skill| skill.attention),
            oracle: tables.oracle.as_ref(),
            only: tables.only,
            terms: terms.within(&limits),
        };
        let mut report = hunt(&search, watch);
        if let Some(skill) = skill {
            skill.misjudge(&mut report, mix(self.options.seed ^ search.position.key()));
        }
        report
    }

    /// The solution of the position, or the limits that are left after it was tried.
    fn solve(&mut self, game: &Game, terms: Terms) -> Result<Report, Limits> {
        let Terms { limits, clock, .. } = terms;
        let AnyPosition::Pahtum(position) = game.position() else { return Err(limits.clone()) };
        if self.options.strength != Strength::Full || self.options.style == Style::Plain {
            return Err(limits.clone());
        }
        let solver = self.solver.get_or_insert_with(|| Solver::new(SOLVER_BYTES));
        let started = clock.now();
        let report = exact::solve(solver, position, terms);
        report.ok_or_else(|| limits.after(clock.now().saturating_sub(started)))
    }

    /// The weights for a position's game, made ready once.
    fn weights<P: Contest>(&mut self, position: &P) -> Arc<P::Weights> {
        let options = &self.options;
        let prepare = || -> Arc<dyn Any + Send + Sync> {
            let sections = options.weights.clone().unwrap_or_else(|| position.own_weights());
            Arc::new(P::Weights::prepare(&sections))
        };
        let known = self.weights.entry(position.file().0).or_insert_with(prepare);
        Arc::clone(known).downcast().expect("a file of weights belongs to one game")
    }
}
