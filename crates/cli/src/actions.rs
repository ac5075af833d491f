//! The legal actions of a position, grouped as a reader would look for them.

use khamsin_rules::{Action, AnyPosition, Square};
use serde_json::{Value, json};

use crate::board::Glyphs;
use crate::front::Front;
use crate::layout;
use crate::style::Paint;

/// A heading and its items.
struct Group {
    heading: &'static str,
    items: Vec<String>,
}

/// The legal actions as lines of text: how many, then group by group.
pub fn lines(front: &Front, position: &AnyPosition, glyphs: Glyphs) -> Vec<String> {
    let actions = position.actions();
    let count = front.text("cli-actions", &vec![("count", actions.len().into())]);
    let captures = actions.iter().any(|&action| is_marked(position, action));
    let legend = if captures {
        let mark = glyphs.capture().to_string();
        format!(" ({})", front.text("cli-actions-captures", &vec![("mark", mark.into())]))
    } else {
        String::new()
    };
    let mut lines = vec![front.paint(Paint::Title, &count) + &legend];
    let groups = groups(position, &actions, glyphs);
    let headings: Vec<String> = groups.iter().map(|group| front.plain(group.heading)).collect();
    let indent = headings.iter().map(|heading| layout::length(heading)).max().unwrap_or(0) + 4;
    for (group, heading) in groups.iter().zip(headings) {
        let gap = if group.heading == MOVE { "   " } else { " " };
        let items = layout::flow(&group.items, gap, front.width, indent);
        lines.push(layout::pad(&format!("  {heading}"), indent) + &items[indent..]);
    }
    lines
}

const MOVE: &str = "cli-action-move";

/// The group an action belongs to.
fn heading(action: Action) -> &'static str {
    match action {
        Action::Place(_) => "cli-action-place",
        Action::Move { .. } => MOVE,
        Action::Remove(_) => "cli-action-remove",
        Action::PutShip(_) => "cli-action-put",
        Action::TakeShip(_) => "cli-action-take",
        Action::Reenter(_) => "cli-action-reenter",
        Action::Swap | Action::Pass | Action::End => "cli-action-word",
    }
}

/// Actions in groups, moves by the piece that makes them; in the order in which the rules list them.
fn groups(position: &AnyPosition, actions: &[Action], glyphs: Glyphs) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut from_before: Option<Square> = None;
    let mut sorted = actions.to_vec();
    sorted.sort_by_key(|&action| (heading(action), reading_order(action)));
    for action in sorted {
        let heading = heading(action);
        if groups.last().is_none_or(|group| group.heading != heading) {
            groups.push(Group { heading, items: Vec::new() });
        }
        let Some(group) = groups.last_mut() else { continue };
        let Action::Move { from, to } = action else {
            group.items.push(action.to_string() + &mark(position, action, glyphs));
            continue;
        };
        let target = format!("{to}{}", mark(position, action, glyphs));
        match group.items.last_mut() {
            Some(item) if from_before == Some(from) => item.extend([" ", target.as_str()]),
            _ => group.items.push(format!("{from}: {target}")),
        }
        from_before = Some(from);
    }
    groups
}

/// By rank and file of the squares an action names.
fn reading_order(action: Action) -> Vec<(u8, u8)> {
    action.squares().map(|square| (square.rank(), square.file())).collect()
}

/// Whether the list marks the action as a capture; a removal says so by itself.
fn is_marked(position: &AnyPosition, action: Action) -> bool {
    !matches!(action, Action::Remove(_)) && !position.captures(action).is_empty()
}

/// The mark of a capture, with how many if they are several.
fn mark(position: &AnyPosition, action: Action, glyphs: Glyphs) -> String {
    if !is_marked(position, action) {
        return String::new();
    }
    match position.captures(action).len() {
        1 => glyphs.capture().to_string(),
        several => format!("{}{several}", glyphs.capture()),
    }
}

/// The actions for machines, each with what it captures.
pub fn json(position: &AnyPosition) -> Value {
    let action = |action: Action| {
        let captures: Vec<String> = position.captures(action).iter().map(ToString::to_string).collect();
        json!({ "action": action.to_string(), "captures": captures })
    };
    position.actions().into_iter().map(action).collect()
}
