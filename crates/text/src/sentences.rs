//! What a side is to do, how a game ended, and what is wrong with what somebody wrote or played.
//!
//! The rules say it by message id and arguments. What is spelled out here depends on the rule set: the clause that refuses
//! an action, the clause that forbids a square, what a turn still owes, and what a result is worth.

use khamsin_rules::game::TurnError;
use khamsin_rules::message::{Args, Message};
use khamsin_rules::replay::{ReplayError, ReplayFault};
use khamsin_rules::setup::SetupError;
use khamsin_rules::{Action, AnyPosition, Clause, Figure, Illegal, Outcome, Pending, RuleSet, Side, Square};

use crate::catalogue::Texts;
use crate::render::{sheet_message, source_message};

impl Texts {
    /// A text that names nothing.
    pub fn plain(&self, id: &str) -> String {
        self.text(id, &Args::new())
    }

    /// Things one after the other: `b3, d3`.
    pub fn list(&self, things: &[String]) -> String {
        things.join(self.lang().list_sign())
    }

    /// A side's name.
    pub fn side(&self, side: Side) -> String {
        self.plain(match side {
            Side::First => "side-first",
            Side::Second => "side-second",
        })
    }

    /// A rule set's name.
    pub fn rule_set(&self, set: &RuleSet) -> String {
        let entry = set.entry();
        self.plain(&format!("ruleset-{}-{}", entry.game().id(), entry.name))
    }

    /// What a phase asks for, in the infinitive.
    pub fn duty(&self, pending: Pending) -> String {
        match pending {
            Pending::Place(left) => self.text("duty-place", &vec![("count", left.into())]),
            Pending::Neutral => self.plain("duty-neutral"),
            Pending::Pie => self.plain("duty-pie"),
            Pending::Move => self.plain("duty-move"),
            Pending::Chain(square) => self.text("duty-chain", &vec![("square", square.into())]),
            Pending::Unblock => self.plain("duty-unblock"),
            Pending::Freed => self.plain("duty-freed"),
            Pending::Reenter(Figure::Pharaoh) => self.plain("duty-reenter-pharaoh"),
            Pending::Reenter(Figure::Priest) => self.plain("duty-reenter-priest"),
        }
    }

    /// What the side to act is to do: the phase, told more closely by what is legal.
    pub fn duty_of(&self, position: &AnyPosition) -> String {
        let actions = position.actions();
        match (position.pending(), actions.as_slice()) {
            (Pending::Move, [Action::Pass]) => self.plain("duty-pass"),
            (Pending::Move, [Action::Remove(_), ..]) => self.plain("duty-remove"),
            (Pending::Move, _) => match position {
                AnyPosition::SetiAleph(_) => self.plain("duty-move-ship"),
                AnyPosition::SetiBeth(_) => self.plain("duty-move-figure"),
                _ => self.plain("duty-move"),
            },
            (Pending::Chain(square), actions) if actions.contains(&Action::End) => {
                self.text("duty-chain-optional", &vec![("square", square.into())])
            }
            (pending, _) => self.duty(pending),
        }
    }

    /// Whose turn it is, and what is owed.
    pub fn to_act(&self, side: Side, duty: &str) -> String {
        self.text("play-duty", &vec![("side", self.side(side).into()), ("duty", duty.into())])
    }

    /// What an action did, for those who follow a game by ear.
    pub fn played(&self, side: Side, action: Action, captured: impl Iterator<Item = Square>) -> String {
        let id = match action {
            Action::Place(_) => "play-place",
            Action::Move { .. } => "play-move",
            Action::Remove(_) => "play-remove",
            Action::PutShip(_) => "play-put",
            Action::TakeShip(_) => "play-take",
            Action::Reenter(_) => "play-reenter",
            Action::Swap => "play-swap",
            Action::Pass => "play-pass",
            Action::End => "play-end",
        };
        let name = |square: Option<Square>| square.map_or_else(String::new, |square| square.to_string());
        let squares = [name(action.squares().last()), name(action.squares().next())];
        let [square, other] = squares.map(khamsin_rules::message::Arg::from);
        let text =
            self.text(id, &vec![("side", self.side(side).into()), ("square", square), ("other", other)]);
        let taken: Vec<String> = captured.map(|square| square.to_string()).collect();
        // A removal is told as such.
        if taken.is_empty() || matches!(action, Action::Remove(_)) {
            return text;
        }
        self.text("play-captures", &vec![("text", text.into()), ("values", self.list(&taken).into())])
    }

    /// How a game ended: who won and how, why, and the points.
    pub fn outcome(&self, set: &RuleSet, outcome: Outcome) -> Vec<String> {
        let points = set.rules().points().of(outcome);
        let kind = self.plain(&format!("kind-{}", outcome.kind.name()));
        let Some(winner) = outcome.winner else {
            let gained = self.text("points-draw", &vec![("points", points[Side::First].into())]);
            let ending = self.ending(outcome.clause, &Args::new());
            return vec![self.plain("result-draw") + ".", ending, gained + "."];
        };
        let (name, loser) = (self.side(winner), self.side(!winner));
        let result = self.text("result-win", &vec![("winner", name.as_str().into()), ("kind", kind.into())]);
        let gained = vec![("winner", name.as_str().into()), ("points", points[winner].into())];
        let gained = self.text("points-win", &gained);
        let ending = self.ending(outcome.clause, &vec![("winner", name.into()), ("loser", loser.into())]);
        vec![result + ".", ending, gained + "."]
    }

    /// Why a position cannot arise.
    pub fn setup(&self, set: &RuleSet, error: &SetupError) -> String {
        let SetupError::Square { square, clause } = *error else { return self.message(error) };
        let rule = self.clause(clause, &set.args());
        let cited = self.cited(set, clause, rule.trim_end_matches('.'));
        self.text(error.id(), &vec![("square", square.into()), ("clause", cited.into())])
    }

    /// Why an action is refused, and whose rule that is.
    pub fn illegal(&self, set: &RuleSet, illegal: Illegal) -> String {
        let clause = illegal.clause;
        if illegal.over {
            let reason = self.title(clause);
            let args = vec![("action", illegal.action.into()), ("reason", reason.into())];
            return self.text("action-over", &args);
        }
        self.refusal(clause, &illegal.args(), &set.provenance(clause), set.entry().sheet)
    }

    /// Why a whole turn is refused.
    pub fn turn(&self, set: &RuleSet, error: &TurnError) -> String {
        match error {
            TurnError::Illegal { illegal, .. } => self.illegal(set, *illegal),
            TurnError::Incomplete { pending } => {
                self.text(error.id(), &vec![("phase", self.duty(*pending).into())])
            }
            TurnError::TooLong { .. } => self.message(error),
        }
    }

    /// What is wrong with a record; `set` is its rule set, if it has one.
    pub fn replay(&self, set: Option<&RuleSet>, error: &ReplayError) -> String {
        match (&error.fault, set) {
            (ReplayFault::Turn(turn), Some(set)) => self.turn(set, turn),
            (ReplayFault::Setup(setup), Some(set)) => self.setup(set, setup),
            _ => self.message(error),
        }
    }

    /// A sentence with the authority of its clause behind it.
    fn cited(&self, set: &RuleSet, clause: Clause, sentence: &str) -> String {
        let provenance = set.provenance(clause);
        let sheet = self.plain(&sheet_message(set.entry().sheet));
        let source = provenance.source.map(source_message);
        let source = source.map_or_else(String::new, |id| self.plain(&id));
        let args = vec![("text", sentence.into()), ("sheet", sheet.into()), ("source", source.into())];
        self.text(&format!("refusal-{}", provenance.tag.id()), &args)
    }
}
