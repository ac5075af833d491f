//! What the games of a study tell.
//!
//! Figures are rounded where they are made, so that a summary is the same text on every machine. Tests compare every rule
//! set with the first; the measures of one comparison are corrected together.

use std::collections::BTreeMap;

use khamsin_rules::random::mix;
use khamsin_rules::{Clause, RuleSet};
use serde::Serialize;

use super::Study;
use super::exact::Material;
use super::facts::Facts;
use super::measure::{Measure, Scale};
use crate::elo::Interval;
use crate::played::{NotAGame, Played};
use crate::stats::{self, Unit, binomial, bootstrap, holm, permutation};

/// Below this corrected probability a difference is called one.
pub const LEVEL: f64 = 0.05;

/// What a study has come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Every rule set, in the order of the study.
    pub arms: Vec<Arm>,
    /// Every rule set but the first, compared with the first.
    pub comparisons: Vec<Comparison>,
}

/// What is measured of a rule set.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Arm {
    /// The rule set.
    pub ruleset: String,
    /// The hash of its rules.
    pub rules_hash: String,
    /// How many games were played.
    pub games: u32,
    /// How many of them were stopped as too long, or lost by a breakdown: they tell nothing about the rules.
    pub broken_off: u32,
    /// The measures.
    pub measures: Vec<Figure>,
    /// How often clauses fired.
    pub clauses: Vec<Firing>,
    /// What tables say.
    pub exact: Vec<Material>,
}

/// A value with its 95 % interval, rounded.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Range {
    /// The value.
    pub value: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl From<Interval> for Range {
    fn from(interval: Interval) -> Range {
        let Interval { value, low, high } = interval;
        Range { value: rounded(value), low: rounded(low), high: rounded(high) }
    }
}

impl Range {
    /// The score of the other side.
    #[must_use]
    pub fn of_the_other(self) -> Range {
        Range {
            value: rounded(1.0 - self.value),
            low: rounded(1.0 - self.high),
            high: rounded(1.0 - self.low),
        }
    }
}

/// A measure with its interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The measure.
    #[serde(serialize_with = "by_id")]
    pub measure: Measure,
    /// Its value.
    #[serde(flatten)]
    pub range: Range,
}

/// How often a clause fired.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Firing {
    /// The id of the clause.
    pub clause: &'static str,
    /// In which share of the games.
    pub games: Range,
    /// How often in a game, on average.
    pub per_game: Range,
}

/// A rule set compared with the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The number of the rule set.
    pub arm: usize,
    /// What differs.
    pub differences: Vec<Difference>,
    /// The largest difference in standard deviations of a pair.
    pub effect: f64,
}

/// How much more a measure is than with the first rule set.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// The measure.
    #[serde(serialize_with = "by_id")]
    pub measure: Measure,
    /// How much more.
    #[serde(flatten)]
    pub range: Range,
    /// How likely chance alone sets them so far apart.
    pub p: f64,
    /// The same, corrected for the number of measures.
    pub p_corrected: f64,
    /// How many standard deviations of a pair.
    pub effect: f64,
}

impl Difference {
    /// Whether chance is ruled out.
    pub fn is_significant(&self) -> bool {
        self.p_corrected < LEVEL
    }
}

impl Comparison {
    /// The differences that chance does not explain, the largest effect first.
    pub fn significant(&self) -> Vec<&Difference> {
        let mut found: Vec<&Difference> =
            self.differences.iter().filter(|one| one.is_significant()).collect();
        found.sort_by(|one, two| two.effect.total_cmp(&one.effect));
        found
    }

    /// The difference in a measure.
    pub fn of(&self, measure: Measure) -> Option<&Difference> {
        self.differences.iter().find(|difference| difference.measure == measure)
    }
}

impl Arm {
    /// The figure of a measure.
    pub fn figure(&self, measure: Measure) -> Option<Range> {
        self.measures.iter().find(|figure| figure.measure == measure).map(|figure| figure.range)
    }
}

/// Six digits after the point: more than any number of games can tell.
pub(super) fn rounded(value: f64) -> f64 {
    // Adding nothing makes a plain zero of a negative one.
    (value * 1e6).round() / 1e6 + 0.0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
fn by_id<S: serde::Serializer>(measure: &Measure, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(measure.id())
}

/// The measured games of one rule set.
struct Measured {
    facts: Vec<Facts>,
    broken_off: u32,
}

impl Measured {
    fn of(games: &[Played], set: &RuleSet) -> Result<Measured, NotAGame> {
        let by_rules = games.iter().filter(|played| played.is_by_the_rules());
        let facts: Result<Vec<Facts>, NotAGame> = by_rules.map(|played| Facts::of(played, set)).collect();
        let facts = facts?;
        Ok(Measured { broken_off: (games.len() - facts.len()) as u32, facts })
    }

    /// The values of a measure, pair by pair.
    fn units(&self, measure: Measure) -> Vec<Unit> {
        self.by_pair(|facts| facts.get(measure))
    }

    /// What some number of each game adds up to, pair by pair.
    fn by_pair(&self, value: impl Fn(&Facts) -> Option<f64>) -> Vec<Unit> {
        let mut pairs: BTreeMap<u32, Unit> = BTreeMap::new();
        for facts in &self.facts {
            let unit = pairs.entry((facts.game - 1) / 2).or_default();
            if let Some(value) = value(facts) {
                *unit = Unit { sum: unit.sum + value, count: unit.count + 1.0 };
            }
        }
        pairs.into_values().collect()
    }

    fn firings(&self, study: &Study, arm: usize) -> Vec<Firing> {
        let of_clause = |clause: Clause| {
            let count = |facts: &Facts| facts.fired.get(&clause).copied().unwrap_or_default();
            let fired = self.by_pair(|facts| Some(f64::from(u8::from(count(facts) > 0))));
            let counts = self.by_pair(|facts| Some(count(facts).into()));
            let seed = clause.id().bytes().fold(study.seed, |hash, byte| mix(hash ^ u64::from(byte)));
            Some(Firing {
                clause: clause.id(),
                games: binomial::of_pairs(&fired)?.into(),
                per_game: bootstrap::interval(&counts, mix(seed ^ arm as u64))?.into(),
            })
        };
        study.sets[arm].clauses().filter_map(of_clause).collect()
    }
}

/// A seed for what is drawn about a measure: the same whatever else is measured.
fn seed_for(study: &Study, measure: Measure, arm: usize) -> u64 {
    mix(mix(study.seed ^ measure as u64) ^ arm as u64)
}

fn figure(study: &Study, measure: Measure, arm: usize, units: &[Unit]) -> Option<Figure> {
    let interval = match measure.scale() {
        Scale::Share => binomial::of_pairs(units),
        // Drawing again what is all alike shows no doubt, where few games leave some: a score is a share at worst.
        Scale::Score if stats::deviation(units) == 0.0 => binomial::of_pairs(units),
        Scale::Score | Scale::Mean => bootstrap::interval(units, seed_for(study, measure, arm)),
    };
    Some(Figure { measure, range: interval?.into() })
}

fn comparison(study: &Study, arm: usize, one: &Measured, two: &Measured) -> Comparison {
    let mut differences = Vec::new();
    for measure in study.game().into_iter().flat_map(Measure::of_game) {
        let (first, second) = (one.units(measure), two.units(measure));
        // What is the same in every game cannot differ, and needs no test.
        if first.iter().chain(&second).all(|unit| *unit == first[0]) {
            continue;
        }
        let seed = mix(seed_for(study, measure, arm));
        let found = bootstrap::difference(&first, &second, seed).zip(permutation::probability(
            &first,
            &second,
            mix(seed),
        ));
        let Some((interval, p)) = found else { continue };
        let spread = stats::deviation(&[first, second].concat());
        let effect = if spread > 0.0 { interval.value.abs() / spread } else { 0.0 };
        differences.push(Difference {
            measure,
            range: interval.into(),
            p: rounded(p),
            p_corrected: 1.0,
            effect: rounded(effect),
        });
    }
    let corrected = holm::corrected(&differences.iter().map(|difference| difference.p).collect::<Vec<_>>());
    for (difference, p) in differences.iter_mut().zip(corrected) {
        difference.p_corrected = rounded(p);
    }
    let effect =
        differences.iter().filter(|one| one.is_significant()).map(|one| one.effect).fold(0.0, f64::max);
    Comparison { arm, differences, effect }
}

impl Summary {
    /// What the games of each rule set tell; `exact` is what is known of each from tables.
    ///
    /// # Errors
    /// If one of them is no game.
    pub fn of(study: &Study, games: &[Vec<Played>], exact: Vec<Vec<Material>>) -> Result<Summary, NotAGame> {
        let measured: Result<Vec<Measured>, NotAGame> =
            games.iter().zip(&study.sets).map(|(games, set)| Measured::of(games, set)).collect();
        let measured = measured?;
        let exact = exact.into_iter().chain(std::iter::repeat(Vec::new()));
        let arms =
            measured.iter().zip(&study.sets).zip(exact).enumerate().map(|(arm, ((measured, set), exact))| {
                Arm {
                    ruleset: set.to_string(),
                    rules_hash: set.rules_hash(),
                    games: measured.facts.len() as u32 + measured.broken_off,
                    broken_off: measured.broken_off,
                    measures: Measure::of_game(set.game())
                        .filter_map(|measure| figure(study, measure, arm, &measured.units(measure)))
                        .collect(),
                    clauses: measured.firings(study, arm),
                    exact,
                }
            });
        let arms = arms.collect();
        let compared = (1..measured.len()).map(|arm| comparison(study, arm, &measured[0], &measured[arm]));
        Ok(Summary { arms, comparisons: compared.collect() })
    }

    /// The comparisons, that with the largest effect first.
    pub fn ranked(&self) -> Vec<&Comparison> {
        let mut ranked: Vec<&Comparison> = self.comparisons.iter().collect();
        ranked.sort_by(|one, two| two.effect.total_cmp(&one.effect).then(one.arm.cmp(&two.arm)));
        ranked
    }
}
