//! How a game stands, as sentences: whose turn it is, what is owed, why an action is refused, how it ended.

use khamsin_rules::message::Args;
use khamsin_rules::{Action, AnyPosition, Figure, Illegal, Outcome, Pending, RuleSet, Side};

use crate::catalogue::Texts;

impl Texts {
    /// A text that names nothing.
    pub fn plain(&self, id: &str) -> String {
        self.text(id, &Args::new())
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
            (Pending::Move, _) => self.plain(match position {
                AnyPosition::SetiAleph(_) => "duty-move-ship",
                AnyPosition::SetiBeth(_) => "duty-move-figure",
                _ => "duty-move",
            }),
            (Pending::Chain(square), actions) if actions.contains(&Action::End) => {
                self.text("duty-chain-optional", &vec![("square", square.into())])
            }
            (pending, _) => self.duty(pending),
        }
    }

    /// Why an action is refused, and whose rule that is.
    pub fn refused(&self, set: &RuleSet, illegal: Illegal) -> String {
        let clause = illegal.clause;
        if illegal.over {
            let args = vec![("action", illegal.action.into()), ("reason", self.title(clause).into())];
            return self.text("action-over", &args);
        }
        self.refusal(clause, &illegal.args(), &set.provenance(clause), set.entry().sheet)
    }

    /// How a game ended: who won and how, why, and the points.
    pub fn result(&self, set: &RuleSet, outcome: Outcome) -> Vec<String> {
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
}
