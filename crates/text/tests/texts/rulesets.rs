//! Every rule set, game, parameter and result has a name, and every clause of a rule set reads well under it.

use khamsin_rules::catalogue::{CATALOGUE, Tag, rule_sets};
use khamsin_rules::{GameKind, Kind};
use khamsin_text::{Lang, Texts};

#[test]
fn everything_has_a_name() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut ids: Vec<String> = Vec::new();
        for game in GameKind::ALL {
            ids.extend([format!("game-{}", game.id()), format!("game-{}.summary", game.id())]);
        }
        for entry in CATALOGUE {
            let id = format!("ruleset-{}-{}", entry.game().id(), entry.name);
            ids.extend([format!("{id}.summary"), id]);
            let parameters = entry.rules.parameters().iter();
            ids.extend(parameters.map(|parameter| format!("parameter-{}", parameter.name.replace('_', "-"))));
        }
        let kinds = [
            Kind::Total,
            Kind::Grand,
            Kind::Small,
            Kind::Draw,
            Kind::Points,
            Kind::Breakthrough,
            Kind::Blocked,
        ];
        ids.extend(kinds.map(|kind| format!("kind-{}", kind.name())));
        for id in ids {
            assert!(texts.has(&id), "{lang}: {id}");
        }
    }
}

#[test]
fn a_rule_set_fills_in_every_argument_of_its_clauses() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for set in rule_sets() {
            for clause in set.clauses() {
                let text = texts.clause(clause, &set.args());
                assert!(!text.contains(['{', '$']), "{lang}: {set}: {clause}: {text}");
            }
        }
    }
}

/// What a sheet and its own variants use is never the user's doing: its table has to account for it.
#[test]
fn the_sheets_account_for_every_clause_of_their_rule_sets() {
    for set in rule_sets() {
        for clause in set.clauses() {
            assert_ne!(set.provenance(clause).tag, Tag::Chosen, "{set}: {clause}");
        }
    }
}
