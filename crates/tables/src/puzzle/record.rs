//! A puzzle as a record: the solution is its main line, wrong turns are variations of the first.
//!
//! A record has no words: whoever shows it makes a sentence of the tags `Goal` and `Value`, the [`Task`], in the
//! reader's language. After every turn stands what it is worth to its side, `[%val win-total 3]`, and before the first what the position is
//! worth to the solver.

use khamsin_rules::record::{Command, Line, Node, Tag, Variation};
use khamsin_rules::{Game, Record, RuleSet};

use super::find::Puzzle;
use super::goal::Goal;
use super::grade::Grade;
use super::judge::Choice;
use crate::value::{Alphabet, Entry, Value};

/// The tag of the goal: `gain 3`.
const GOAL: &str = "Goal";
/// The tag of the value for the solver: `win-total`.
const VALUE: &str = "Value";
/// The tag of the grade: `1` to `5`.
const GRADE: &str = "Grade";
/// The tag of the points that the grade is made of.
const DIFFICULTY: &str = "Difficulty";

/// What the tags of a record ask of the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// What is to be reached.
    pub goal: Goal,
    /// What is to be kept.
    pub value: Value,
    /// How hard it is.
    pub grade: Grade,
    /// The points that the grade is made of.
    pub points: u32,
}

impl Task {
    /// The task of a record of a rule set; none if it is no puzzle.
    pub fn read(record: &Record, set: &RuleSet) -> Option<Task> {
        let name = record.tag(VALUE)?;
        let ranks = set.rules().points().ranks();
        Some(Task {
            goal: Goal::read(record.tag(GOAL)?)?,
            value: Alphabet::new(ranks).values().into_iter().find(|value| value.name(&ranks) == name)?,
            grade: Grade::of(record.tag(GRADE)?.parse().ok()?)?,
            points: record.tag(DIFFICULTY)?.parse().ok()?,
        })
    }
}

impl Puzzle {
    /// The puzzle as the record with this number in its set.
    #[expect(clippy::missing_panics_doc, reason = "it cannot panic")]
    pub fn record(&self, number: usize) -> Record {
        let set = &self.rule_set;
        let setup = self.position.setup(0, 1);
        let mut game = Game::from_setup(*set, &setup).expect("the position is of this rule set");
        for choice in &self.solution {
            game.play_turn(&choice.turn).expect("a solution is made of legal turns");
        }
        let Record { tags, line, result, .. } = game.record();
        let mut record = Record::default();
        record.set_tag(Tag::EVENT, "Khamsin puzzles");
        record.set_tag(Tag::ROUND, number.to_string());
        record.tags.extend(tags);
        record.set_tag(GOAL, self.goal().to_string());
        record.set_tag(VALUE, self.entry.value.name(&set.rules().points().ranks()));
        record.set_tag(GRADE, self.difficulty.grade().to_string());
        record.set_tag(DIFFICULTY, self.difficulty.points().to_string());
        record.intro = vec![exact(set, self.entry)];
        (record.line, record.result) = (line, result);
        for (node, choice) in record.line.0.iter_mut().zip(&self.solution) {
            node.comments = vec![exact(set, choice.entry)];
        }
        if let Some(first) = record.line.0.first_mut() {
            first.variations = self.refuted.iter().map(|refuted| refutation(set, refuted)).collect();
        }
        record
    }
}

fn refutation(set: &RuleSet, (wrong, answer): &(Choice, Option<Choice>)) -> Variation {
    let line = std::iter::once(wrong).chain(answer).map(|choice| node(set, choice)).collect();
    Variation { intro: Vec::new(), line: Line(line) }
}

fn node(set: &RuleSet, choice: &Choice) -> Node {
    Node { comments: vec![exact(set, choice.entry)], ..Node::new(choice.turn.clone()) }
}

/// An exact value as a comment.
fn exact(set: &RuleSet, entry: Entry) -> String {
    let word = entry.value.name(&set.rules().points().ranks());
    Command::Value { word, distance: entry.distance.map(u32::from) }.to_string()
}
