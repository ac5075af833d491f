//! Whatever is refused in play, there is a sentence for it that names only what is there.

use std::collections::BTreeMap;

use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Illegal, RuleSet, Square};
use khamsin_text::render::clause_message;
use khamsin_text::{Lang, Texts};

use crate::ftl;

/// How long a playout is followed: past the placing of the largest board, 80 pieces.
const ACTIONS: usize = 160;
const PLAYOUTS: u64 = 4;

/// A random action of any kind, legal or not, on or just off the board.
fn tried(random: &mut Random, position: &AnyPosition) -> Action {
    let (files, ranks) = position.dimensions();
    let mut square =
        || Square::new(random.below(files as usize + 1) as u8, random.below(ranks as usize) as u8);
    let (from, to) = (square(), square());
    match random.below(12) {
        0 => Action::Pass,
        1 => Action::End,
        2 => Action::Swap,
        3 => Action::Place(to),
        4 => Action::Remove(to),
        5 => Action::PutShip(to),
        6 => Action::TakeShip(to),
        7 => Action::Reenter(to),
        _ => Action::Move { from, to },
    }
}

fn check(texts: &Texts, raw: &BTreeMap<String, String>, set: &RuleSet, illegal: Illegal) {
    let clause = illegal.clause;
    let place = format!("{}: {set}: {} by {clause}", texts.lang(), illegal.action);
    assert!(clause.refuses(), "{place}: the clause has no sentence for it");
    assert!(set.rules().has(clause), "{place}: the clause is not in force");
    let text = &raw[&format!("{}.refusal", clause_message(clause))];
    assert!(
        illegal.square.is_some() || !ftl::variables(text).contains("square"),
        "{place}: the sentence names a square, and there is none"
    );
    let said = texts.refusal(clause, &illegal.args(), &set.provenance(clause), set.entry().sheet);
    assert!(!said.contains(['{', '$']), "{place}: {said}");
}

#[test]
fn every_refusal_has_a_fitting_sentence() {
    let catalogues = Lang::ALL.map(|lang| (Texts::new(lang), ftl::texts(lang)));
    for set in rule_sets() {
        for seed in 0..PLAYOUTS {
            let mut random = Random::new(seed);
            let mut position = AnyPosition::start(&set, seed);
            for _ in 0..ACTIONS {
                let legal = position.actions();
                if legal.is_empty() {
                    break;
                }
                for _ in 0..8 {
                    let action = tried(&mut random, &position);
                    if let Err(illegal) = position.check(action) {
                        for (texts, raw) in &catalogues {
                            check(texts, raw, &set, illegal);
                        }
                    }
                }
                let action = legal[random.below(legal.len())];
                position.play(action).expect("a listed action is legal");
            }
        }
    }
}
