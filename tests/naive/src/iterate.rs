//! What the positions of a graph are worth, and how far the next capture or the end is.
//!
//! The value is that of the game that stops after n turns and is then worth what endless play is, for n growing until
//! nothing changes: a value better than endless play is there from some n on, or never. Distances likewise.

use std::cmp::Ordering;

use crate::graph::{Graph, Node};

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The points for the side to move under best play, the other's taken off.
    pub value: i32,
    /// How many turns the next change of the numbers or the end is away; nothing where play goes on for ever.
    pub distance: Option<u32>,
}

/// Solves a graph; `endless` is what endless play is worth to the side to move at each node.
pub fn solve(graph: &Graph, endless: &[i32]) -> Vec<Entry> {
    let nodes = &graph.nodes;
    let values =
        settle(endless.to_vec(), |before| nodes.iter().map(|node| value(node, before)).collect::<Vec<i32>>());
    let distances = settle(vec![None; nodes.len()], |before: &Vec<Option<u32>>| {
        (0..nodes.len()).map(|n| distance(&nodes[n], values[n], endless[n], &values, before)).collect()
    });
    values.into_iter().zip(distances).map(|(value, distance)| Entry { value, distance }).collect()
}

/// Repeats a step until it changes nothing.
fn settle<T: PartialEq>(start: T, step: impl Fn(&T) -> T) -> T {
    let mut state = start;
    loop {
        let next = step(&state);
        if next == state {
            return state;
        }
        state = next;
    }
}

/// The value with one turn more to play.
fn value(node: &Node, before: &[i32]) -> i32 {
    if let Some(points) = node.over {
        return points;
    }
    let exits = node.exits.iter().copied();
    let quiet = node.quiet.iter().map(|&next| -before[next]);
    exits.chain(quiet).max().expect("a position that is not over has a turn")
}

/// The distance, as far as it is known from those before.
fn distance(node: &Node, value: i32, endless: i32, values: &[i32], before: &[Option<u32>]) -> Option<u32> {
    if node.over.is_some() {
        return Some(0);
    }
    // The distances behind the turns that keep the value.
    let exits = node.exits.iter().filter(|&&exit| exit == value).map(|_| Some(0));
    let quiet = node.quiet.iter().filter(|&&next| -values[next] == value).map(|&next| before[next]);
    let mut behind = exits.chain(quiet);
    let next = match value.cmp(&endless) {
        Ordering::Greater => behind.flatten().min(),
        Ordering::Less => behind.try_fold(0, |longest, turns| Some(longest.max(turns?))),
        Ordering::Equal => None,
    };
    next.map(|turns| turns + 1)
}
