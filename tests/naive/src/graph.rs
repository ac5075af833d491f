//! The positions of a pair of slices, (a,b) and (b,a), and the turns between them.
//!
//! A turn that keeps the numbers of men stays in the graph; any other is an exit, and counts with the value it leads
//! to. Positions with the duty to unblock are nodes like the others, found when a pass leads to them.

use std::collections::HashMap;

use khamsin_reference::Rules;

use crate::oracle::{Army, Slice};
use crate::state::{Duty, State};
use crate::turns::{Reached, turns, verdict};

/// A position and where its turns lead.
#[derive(Debug, Default)]
pub struct Node {
    /// The points for the side to move if the game is over here.
    pub over: Option<i32>,
    /// What the turns that end the game or change the numbers are worth to the side to move.
    pub exits: Vec<i32>,
    /// The nodes that the other turns lead to.
    pub quiet: Vec<usize>,
}

/// The graph of a pair of slices.
#[derive(Debug)]
pub struct Graph {
    /// Which position each node is.
    pub states: Vec<State>,
    /// Their turns.
    pub nodes: Vec<Node>,
}

impl Graph {
    /// Builds the graph; `finished` tells what the positions with fewer pieces are worth to their side to move.
    ///
    /// Of `board` only the size is used.
    pub fn new(
        rules: &Rules,
        board: &State,
        slice: Slice,
        finished: impl Fn(&State) -> Result<i32, String>,
    ) -> Result<Graph, String> {
        let mut states = positions(board, slice);
        if slice.mover != slice.other {
            states.extend(positions(board, slice.turned()));
        }
        let mut numbers: HashMap<State, usize> = states.iter().copied().zip(0..).collect();
        let mut nodes = Vec::new();
        // The list grows by the positions with a duty while it is walked.
        while let Some(&state) = states.get(nodes.len()) {
            let mut node = Node { over: verdict(rules, &state)?, ..Node::default() };
            for reached in turns(rules, &state)? {
                match reached {
                    Reached::Over(points) => node.exits.push(points),
                    Reached::Reply(reply) if Slice::of(&reply) == Slice::of(&state).turned() => {
                        let reply = reply.canonical();
                        let number = *numbers.entry(reply).or_insert_with(|| {
                            states.push(reply);
                            states.len() - 1
                        });
                        node.quiet.push(number);
                    }
                    Reached::Reply(reply) => node.exits.push(-finished(&reply)?),
                }
            }
            nodes.push(node);
        }
        Ok(Graph { states, nodes })
    }
}

/// Every position of a slice, one of each set of mirror images.
fn positions(board: &State, slice: Slice) -> Vec<State> {
    let movers = armies(board, slice.mover);
    let others = if slice.mover == slice.other { movers.clone() } else { armies(board, slice.other) };
    let mut found = Vec::new();
    for &(mover, kings) in &movers {
        for &(other, others_kings) in &others {
            if mover & other == 0 {
                let pharaohs = kings | others_kings;
                let state = State { mover, other, pharaohs, duty: Duty::Move, ..*board };
                if state.canonical() == state {
                    found.push(state);
                }
            }
        }
    }
    found
}

/// Every way to set up an army: all its pieces, and its Pharaohs among them.
fn armies(board: &State, army: Army) -> Vec<(u64, u64)> {
    let squares = board.files * board.ranks;
    let men = subsets(squares, army.men);
    let pharaohs = subsets(squares, army.pharaohs);
    let pairs = men.iter().flat_map(|&men| pharaohs.iter().map(move |&pharaohs| (men, pharaohs)));
    pairs
        .filter(|(men, pharaohs)| men & pharaohs == 0)
        .map(|(men, pharaohs)| (men | pharaohs, pharaohs))
        .collect()
}

/// Every set of so many of the squares.
fn subsets(squares: u32, men: u32) -> Vec<u64> {
    let mut sets = vec![0];
    for _ in 0..men {
        sets = sets
            .into_iter()
            .flat_map(|set: u64| {
                // Each man stands beyond the ones before it.
                let next = u64::BITS - set.leading_zeros();
                (next..squares).map(move |square| set | 1 << square)
            })
            .collect();
    }
    sets
}
