//! A rule set with one parameter changed at a time.

use khamsin_rules::RuleSet;
use khamsin_rules::parameter::Domain;

/// The board is no clause: a larger one is another game.
const NO_CLAUSE: &str = "size";

/// The rule set itself, then every other value of every parameter that makes it play otherwise.
pub fn neighbours(set: &RuleSet) -> Vec<RuleSet> {
    let mut sets = vec![*set];
    for parameter in set.rules().parameters().iter().filter(|parameter| parameter.name != NO_CLAUSE) {
        for value in values(parameter.domain, &set.rules().get(parameter.name).unwrap_or_default()) {
            let Some(other) = changed(set, parameter.name, &value) else { continue };
            if sets.iter().all(|known| known.rules_hash() != other.rules_hash()) {
                sets.push(other);
            }
        }
    }
    sets
}

/// The values to try: every word; of numbers, those that are telling.
fn values(domain: Domain, now: &str) -> Vec<String> {
    match domain {
        Domain::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
        Domain::Number { min, max, odd: true } => vec![min.to_string(), max.to_string()],
        Domain::Number { min, max, odd: false } => {
            let now: u32 = now.parse().unwrap_or(min);
            vec![(now / 2).max(min).to_string(), (now * 2).min(max).to_string()]
        }
        Domain::Ladder => vec!["1-1-1-0".to_owned(), "5-2-1-0".to_owned()],
    }
}

/// The rule set with a parameter set; none if it cannot have the value.
fn changed(set: &RuleSet, name: &str, value: &str) -> Option<RuleSet> {
    let mut changes = set.changes();
    changes.retain(|(other, _)| *other != name);
    let parts: Vec<String> = changes
        .iter()
        .map(|(other, value)| format!("{other}={value}"))
        .chain([format!("{name}={value}")])
        .collect();
    format!("{}@{}({})", set.entry().id(), set.entry().revision, parts.join(",")).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_parameter_differs_and_none_that_is_idle() {
        let set: RuleSet = "seega/ludens-planet".parse().unwrap();
        let sets = neighbours(&set);
        assert!(sets.len() > 15, "{}", sets.len());
        assert_eq!(sets[0], set);
        let base = set.changes().len();
        assert!(sets[1..].iter().all(|other| other.changes().len() == base + 1));
        // Nothing is to be unblocked where a blocked side removes a piece.
        assert!(!sets.iter().any(|other| other.to_string().contains("cannot_unblock")));
    }

    #[test]
    fn changes_that_are_there_stay() {
        let set: RuleSet = "pahtum/globe-joueur(pie=true)".parse().unwrap();
        let texts: Vec<String> = neighbours(&set).iter().map(RuleSet::to_string).collect();
        assert!(texts.contains(&"pahtum/globe-joueur@1(neutrals=13,pie=true)".to_owned()), "{texts:?}");
        assert!(texts.contains(&"pahtum/globe-joueur@1".to_owned()), "{texts:?}");
    }
}
