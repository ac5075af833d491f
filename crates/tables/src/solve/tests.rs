//! The solver against the verifier, and un-moves against moves.

use std::collections::HashMap;
use std::sync::Arc;

use khamsin_rules::random::Random;
use khamsin_rules::{Position, RuleSet};

use super::graph::Graph;
use super::{Nobody, Observer, Solvable, SolveError, solve, solve_all};
use crate::cpu::Portable;
use crate::dispatch_game;
use crate::finished::Finished;
use crate::game::AnyGame;
use crate::packed::Packed;
use crate::slice::{Location, Pair, Slice};
use crate::solved::SolvedSlice;
use crate::turns::whole_turns;
use crate::verify::verify;

/// The sheets, and variants that make every parameter of the moving phase matter.
const SETS: &[&str] = &[
    "seega/tabuleiro-42",
    "seega/jeu-du-seega",
    "seega/ludens-planet",
    "seega/globe-joueur(size=5)",
    "saut-du-chat/ludens-planet",
    "saut-du-chat/ludens-planet(centre_safe=true,blocked=pass)",
    "seega/jeu-du-seega(move=slide)",
    "seega/tabuleiro-42(blocked=lose,endless=count,chain=optional)",
    "seega/ludens-planet(lose_at=1,centre_safe=false,blocked=pass)",
    "seega/jeu-du-seega(cannot_unblock=loss,points=5-5-1-0)",
];

fn game(set: &str) -> AnyGame {
    let set: RuleSet = set.parse().expect("the test names a rule set");
    AnyGame::new(set.rules()).expect("it has tables")
}

fn checked<G: Solvable>(game: &G, pieces: u8) {
    solve_all(game, pieces, 1, &Nobody, |solved, finished| {
        for (n, slice) in solved.iter().enumerate() {
            let turned = &solved[(n + 1) % solved.len()];
            verify(game, slice, turned, finished, 1).unwrap_or_else(|fault| panic!("{fault}"));
        }
    })
    .expect("nobody cancels");
}

#[test]
fn what_is_solved_is_verified() {
    for set in SETS {
        let pieces = if set.contains("slide") { 4 } else { 5 };
        dispatch_game!(&game(set), game => checked(game, pieces));
    }
}

#[test]
fn larger_boards_are_verified_too() {
    for (set, pieces) in
        [("seega/globe-joueur", 3), ("seega/kharbga", 3), ("seti/beth", 2), ("seti/beth(edition=en)", 2)]
    {
        dispatch_game!(&game(set), game => checked(game, pieces));
    }
}

/// All solved slices of a game.
fn all_of<G: Solvable>(game: &G, pieces: u8, threads: usize) -> Vec<SolvedSlice> {
    let mut all = Vec::new();
    solve_all(game, pieces, threads, &Nobody, |solved, _| all.extend_from_slice(solved))
        .expect("nobody cancels");
    all
}

#[test]
fn threads_change_nothing() {
    for set in ["seega/jeu-du-seega", "saut-du-chat/ludens-planet"] {
        dispatch_game!(&game(set), game => assert!(all_of(game, 5, 1) == all_of(game, 5, 3), "{set}"));
    }
}

/// The quiet turns of a position: how many lead to each entry.
fn quiet_turns<G: Solvable>(game: &G, at: Location) -> HashMap<u64, u32> {
    let mut turns = HashMap::new();
    let Some(position) = game.position(at).filter(|position| position.outcome().is_none()) else {
        return turns;
    };
    whole_turns(&position, &mut |after: &G::Position| {
        if let Some(to) = game.locate(after).filter(|to| to.slice == at.slice.turned()) {
            *turns.entry(to.index).or_default() += 1;
        }
    });
    turns
}

/// Random positions: taking turns back finds all quiet turns, and of a position that has any only those.
fn undoes<G: Solvable>(game: &G, slice: Slice, random: &mut Random) {
    let mut finished = Finished::new();
    for exit in [game.exits(slice), game.exits(slice.turned())].concat() {
        // Taking turns back needs no values.
        let nothing = Packed::collect(std::iter::empty(), 0, &game.alphabet());
        finished.insert(exit, Arc::new(nothing));
    }
    let graph = game.graph(slice, &finished);
    let back = |index: u64| {
        let (block, place) = (index / u64::from(graph.width()), index % u64::from(graph.width()));
        let mut found: HashMap<u64, u32> = HashMap::new();
        graph.undo(Portable, block as u32, place as u32, |from, weight| {
            *found.entry(from.into()).or_default() += weight;
        });
        found
    };
    for _ in 0..100 {
        let index = random.word() % game.entries(slice);
        if game.position(Location { slice, index }).is_none() {
            continue;
        }
        let found = back(index);
        for (&from, &weight) in &found {
            let turns = quiet_turns(game, Location { slice: slice.turned(), index: from });
            assert!(turns.is_empty() || turns.get(&index) == Some(&weight), "{from} to {index} of {slice}");
        }
        let before = random.word() % game.entries(slice.turned());
        for (to, count) in quiet_turns(game, Location { slice: slice.turned(), index: before }) {
            assert_eq!(back(to).get(&before), Some(&count), "{before} to {to} of {slice}");
        }
    }
}

#[test]
fn turns_are_taken_back() {
    let mut random = Random::new(2);
    for set in SETS {
        let slices = [(2, 2), (3, 2), (2, 3), (4, 4), (6, 3), (2, 9), (9, 2), (11, 11), (12, 11)];
        for (own, other) in slices {
            let game = game(set);
            dispatch_game!(&game, game => undoes(game, Slice::men(own, other), &mut random));
        }
    }
}

/// What is changed by one is found, wherever it is.
#[test]
fn a_changed_entry_is_found() {
    let AnyGame::Seega5(game) = game("seega/jeu-du-seega") else { panic!("it is Seega") };
    let mut random = Random::new(4);
    solve_all(&game, 4, 1, &Nobody, |solved, finished| {
        for (n, slice) in solved.iter().enumerate() {
            let turned = &solved[(n + 1) % solved.len()];
            for _ in 0..20 {
                let at = random.below(slice.len());
                let mut changed: Vec<_> = slice.entries().collect();
                let Some(entry) = &mut changed[at] else { continue };
                match random.below(3) {
                    0 => entry.value = -entry.value,
                    1 => entry.distance = entry.distance.map_or(Some(3), |distance| Some(distance + 2)),
                    _ => changed[at] = None,
                }
                let changed = SolvedSlice::from_entries(slice.slice(), changed.into_iter());
                if &changed == slice {
                    continue;
                }
                let turned = if solved.len() == 1 { &changed } else { turned };
                assert!(
                    verify(&game, &changed, turned, finished, 1).is_err(),
                    "entry {at} of {}",
                    slice.slice()
                );
            }
        }
    })
    .expect("nobody cancels");
}

struct Impatient;

impl Observer for Impatient {
    fn is_cancelled(&self) -> bool {
        true
    }
}

#[test]
fn a_solver_stops_when_told() {
    let AnyGame::Seega5(game) = game("seega/tabuleiro-42") else { panic!("it is Seega") };
    let pair = Pair::of(Slice::men(2, 1));
    let finished = Finished::new();
    assert_eq!(solve(&game, pair, &finished, 1, &Impatient), Err(SolveError::Cancelled(pair)));
    let solved = solve(&game, pair, &finished, 1, &Nobody).expect("nobody cancels");
    assert_eq!(solved.len(), 2);
}
