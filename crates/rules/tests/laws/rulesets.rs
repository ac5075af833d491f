//! Rule sets at random: any parameter at any value.

use khamsin_rules::RuleSet;
use khamsin_rules::catalogue::{CATALOGUE, rule_sets};
use khamsin_rules::parameter::Domain;
use khamsin_rules::random::Random;

/// A base with some of its parameters changed; impossible combinations are drawn again.
pub fn random_rule_set(base: &str, random: &mut Random) -> RuleSet {
    let base: RuleSet = base.parse().expect("a base exists");
    loop {
        let mut words: Vec<String> = Vec::new();
        for parameter in base.rules().parameters() {
            let kept = base.changes().into_iter().find(|(name, _)| *name == parameter.name);
            // A third of the parameters, so that most combinations still resemble a game.
            if random.below(3) == 0 {
                words.push(format!("{}={}", parameter.name, random_value(parameter.domain, random)));
            } else if let Some((name, value)) = kept {
                words.push(format!("{name}={value}"));
            }
        }
        let id = format!("{}({})", base.entry().id(), words.join(","));
        if let Ok(set) = id.parse() {
            return set;
        }
    }
}

fn random_value(domain: Domain, random: &mut Random) -> String {
    match domain {
        Domain::Choice(words) => words[random.below(words.len())].to_owned(),
        // Short limits, so that they are reached.
        Domain::Number { min, max, odd: false } => {
            (min as usize + random.below(max.min(40) as usize)).to_string()
        }
        Domain::Number { min, max, odd: true } => {
            (min as usize + 2 * random.below(max.div_ceil(2) as usize)).to_string()
        }
        Domain::Ladder => ["5-2-1-0", "1-1-1-0", "9-4-4-1", "3-3-1-1"][random.below(4)].to_owned(),
    }
}

/// Every rule set of the catalogue and its variants.
pub fn catalogue() -> Vec<RuleSet> {
    rule_sets().collect()
}

/// Written and read again, a rule set is itself, and its hash does not depend on how it was written.
#[test]
fn names_survive_writing() {
    let mut random = Random::new(5);
    for entry in CATALOGUE {
        for _ in 0..2000 {
            let set = random_rule_set(&entry.id(), &mut random);
            let again: RuleSet = set.to_string().parse().expect("a written name is read");
            assert_eq!(set, again);
            assert_eq!(set.rules_hash(), again.rules_hash());
        }
    }
}

/// The hash tells rules apart that play differently, and not sheets that play alike.
#[test]
fn hashes_follow_play() {
    let hash = |id: &str| id.parse::<RuleSet>().unwrap_or_else(|error| panic!("{id}: {error}")).rules_hash();
    assert_eq!(hash("seega/kharbga"), hash("seega/ludens-planet(size=7)"));
    assert_eq!(hash("seega/ludens-planet"), hash("seega/ludens-planet(cannot_unblock=loss)"));
    assert_eq!(hash("seti/beth"), hash("seti/beth(home_ships=false)"));
    let all = catalogue();
    for a in &all {
        for b in &all {
            assert_eq!(a.rules_hash() == b.rules_hash(), a == b || a.rules() == b.rules(), "{a} {b}");
        }
    }
}

/// The hash of exact values forgets what happens before pieces move, and the limit, and nothing else.
#[test]
fn solve_hashes_follow_values() {
    let hash = |id: &str| id.parse::<RuleSet>().unwrap_or_else(|error| panic!("{id}: {error}")).solve_hash();
    let s2 = hash("seega/ludens-planet");
    for alike in
        ["opening=croisade-inner", "starter=first-placer", "placement_captures=true", "quiet_limit=9"]
    {
        assert_eq!(hash(&format!("seega/ludens-planet({alike})")), s2, "{alike}");
    }
    for other in ["size=7", "chain=none", "endless=draw", "points=1-1-1-0", "lose_at=1", "move=slide"] {
        assert_ne!(hash(&format!("seega/ludens-planet({other})")), s2, "{other}");
    }
    assert_ne!(hash("seti/aleph"), hash("seti/beth"));
}

/// Impossible values and combinations are refused, and the error says where and why.
#[test]
fn impossible_rule_sets_are_refused() {
    for (id, reason, column) in [
        ("chess/fide", "ruleset-unknown", 1),
        ("seega/tabuleiro-42@2", "ruleset-revision", 20),
        ("seega/tabuleiro-42(size=6)", "ruleset-value", 20),
        ("seega/tabuleiro-42(size=7,size=7)", "ruleset-twice", 27),
        ("seega/tabuleiro-42(colour=red)", "ruleset-parameter", 20),
        ("seega/tabuleiro-42(size=7", "ruleset-form", 26),
        ("seega/tabuleiro-42(points=1-2-3-4)", "ruleset-ladder", 20),
        ("seega/tabuleiro-42(quiet_limit=0)", "ruleset-value", 20),
        ("pahtum/globe-joueur(neutrals=4)", "ruleset-neutrals", 21),
        ("pahtum/globe-joueur(neutrals=15)", "ruleset-neutrals", 21),
        ("saut-du-chat/ludens-planet(centre_safe=true)", "ruleset-won-at-once", 28),
    ] {
        let error = id.parse::<RuleSet>().expect_err(id);
        assert_eq!(khamsin_rules::message::Message::id(&error), reason, "{id}");
        assert_eq!(error.column, column, "{id}");
    }
    assert!("saut-du-chat/ludens-planet(centre_safe=true,blocked=pass)".parse::<RuleSet>().is_ok());
}
