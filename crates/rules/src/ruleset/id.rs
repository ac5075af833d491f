//! Reading a rule set's name.

use std::str::FromStr;

use super::{AnyRules, RuleSet, RuleSetError, RuleSetFault};
use crate::action::excerpt;
use crate::catalogue::{CATALOGUE, Entry};
use crate::parameter::Domain;

impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(text: &str) -> Result<RuleSet, RuleSetError> {
        let (name, parameters) = match text.split_once('(') {
            Some((name, rest)) => {
                let end = Cursor::at(text, text.len());
                let inside = rest.strip_suffix(')').ok_or_else(|| end.fault(form(rest)))?;
                (name, Some((inside, name.len() + 1)))
            }
            None => (text, None),
        };
        let mut set = named(text, name)?;
        if let Some((inside, offset)) = parameters {
            set.rules = changed(&set, text, inside, offset)?;
        }
        Ok(set)
    }
}

/// A place in the text.
struct Cursor(usize);

impl Cursor {
    fn at(text: &str, byte: usize) -> Cursor {
        Cursor(text[..byte].chars().count() + 1)
    }

    fn fault(&self, fault: RuleSetFault) -> RuleSetError {
        RuleSetError { column: self.0, fault }
    }
}

fn form(text: &str) -> RuleSetFault {
    RuleSetFault::Form { text: excerpt(text) }
}

/// The catalogue's rule set of this name; without a revision, the newest.
fn named(text: &str, name: &str) -> Result<RuleSet, RuleSetError> {
    let (id, revision) = match name.split_once('@') {
        Some((id, revision)) => (id, Some(revision)),
        None => (name, None),
    };
    let newest = CATALOGUE.iter().filter(|entry| entry.id() == id).max_by_key(|entry| entry.revision);
    let Some(newest) = newest else {
        let known: Vec<String> = CATALOGUE.iter().map(Entry::id).collect();
        let fault = RuleSetFault::Unknown { text: excerpt(id), known: known.join(", ") };
        return Err(Cursor::at(text, 0).fault(fault));
    };
    let Some(revision) = revision else { return Ok(RuleSet::of(newest)) };
    let wanted = |entry: &&Entry| entry.id() == id && entry.revision.to_string() == revision;
    CATALOGUE.iter().find(wanted).map(RuleSet::of).ok_or_else(|| {
        let fault = RuleSetFault::Revision { text: excerpt(revision), newest: newest.revision };
        Cursor::at(text, id.len() + 1).fault(fault)
    })
}

/// The rules of a set with the parameters inside its parentheses.
fn changed(set: &RuleSet, text: &str, inside: &str, offset: usize) -> Result<AnyRules, RuleSetError> {
    let mut rules = set.rules;
    let mut seen: Vec<&str> = Vec::new();
    let mut byte = offset;
    for pair in inside.split(',').filter(|_| !inside.is_empty()) {
        let at = Cursor::at(text, byte);
        byte += pair.len() + 1;
        let (name, value) = pair.split_once('=').ok_or_else(|| at.fault(form(pair)))?;
        let (name, value) = (name.trim(), value.trim());
        let Some(parameter) = rules.parameters().iter().find(|parameter| parameter.name == name) else {
            let known: Vec<&str> = rules.parameters().iter().map(|parameter| parameter.name).collect();
            return Err(at.fault(RuleSetFault::Parameter { text: excerpt(name), known: known.join(", ") }));
        };
        if seen.contains(&name) {
            return Err(at.fault(RuleSetFault::Twice { name: name.to_owned() }));
        }
        seen.push(parameter.name);
        rules = rules.with(name, value).ok_or_else(|| at.fault(bad_value(name, value, parameter.domain)))?;
    }
    // A size that the user chose brings its own default limit.
    if let AnyRules::Seega(seega) = &mut rules
        && !seen.contains(&"quiet_limit")
    {
        seega.quiet_limit = seega.size.quiet_limit();
    }
    if let AnyRules::SautDuChat(saut) = rules
        && saut.is_won_at_once()
    {
        return Err(Cursor::at(text, offset).fault(RuleSetFault::WonAtOnce));
    }
    Ok(rules.idle_as(&set.entry.rules))
}

fn bad_value(name: &str, value: &str, domain: Domain) -> RuleSetFault {
    let text = excerpt(value);
    match (name, domain) {
        (_, Domain::Ladder) => RuleSetFault::Ladder { text },
        ("neutrals", _) => RuleSetFault::Neutrals { text },
        _ => RuleSetFault::Value { name: name.to_owned(), text, values: domain.describe() },
    }
}
