//! Taking back: a game after `undo` is, in every part, the game before.

use khamsin_rules::Side;
use khamsin_rules::game::Offer;
use khamsin_rules::random::Random;

use crate::board::{Drawn, on, start};

/// Sheets and variants in which every kind of turn occurs: two stones, captures while placing, chains, removals,
/// passes and duties to unblock.
const SETS: [&str; 8] = [
    "seega/globe-joueur",
    "seega/jeu-du-seega",
    "seega/jeu-du-seega(placement_captures=true)",
    "seega/jeu-du-seega(move=slide)",
    "seega/ludens-planet",
    "seega/ludens-planet(opening=croisade-cross)",
    "seega/kharbga",
    "seega/tabuleiro-42(size=9)",
];

/// Games of each set that are taken back.
const GAMES: u64 = 8;

/// Plays to the end at random, and shows the game to `watch` before every action.
fn play_out(set: &str, seed: u64, mut watch: impl FnMut(&Drawn)) -> Drawn {
    let mut random = Random::new(seed);
    let mut game = start(set);
    while game.outcome().is_none() {
        watch(&game);
        let actions = game.legal_actions();
        let chosen = actions[random.below(actions.len())];
        game.play(chosen).expect("a listed action is legal");
    }
    game
}

#[test]
fn undo_restores_exactly() {
    for set in SETS {
        for seed in 0..GAMES {
            let mut before = Vec::new();
            let mut game = play_out(set, seed, |game| before.push(game.clone()));
            while let Some(expected) = before.pop() {
                assert!(game.undo().is_some(), "{set}, seed {seed}");
                assert_eq!(game, expected, "{set}, seed {seed}");
            }
            assert_eq!(game, start(set), "{set}, seed {seed}");
            assert_eq!(game.undo(), None);
        }
    }
}

#[test]
fn undo_turn_restores_exactly() {
    for set in SETS {
        for seed in 0..GAMES {
            // The game at the first action of each turn.
            let mut before: Vec<Drawn> = Vec::new();
            let mut game = play_out(set, seed, |game| {
                if before.last().is_none_or(|last| last.turn() != game.turn()) {
                    before.push(game.clone());
                }
            });
            let turns = game.turns();
            assert_eq!(turns.len(), before.len(), "{set}, seed {seed}");
            for (expected, played) in before.into_iter().zip(turns).rev() {
                assert_eq!(game.undo_turn(), Some(played.turn), "{set}, seed {seed}");
                assert_eq!(game, expected, "{set}, seed {seed}");
            }
            assert_eq!(game.undo_turn(), None);
        }
    }
}

#[test]
fn undo_turn_takes_back_what_was_played_of_an_open_turn() {
    let chain = "
        . . . . m
        . . . . .
        . . . . .
        M m . . .
        M m . M .
        ";
    let first = on("seega/ludens-planet", chain, "1 move");
    let mut game = first.clone();
    // d1c1 takes b1, and the chain is open.
    game.play_all("d1c1");
    assert_eq!(game.undo_turn().map(|turn| turn.to_string()).as_deref(), Some("d1c1"));
    assert_eq!(game, first);
    game.play_all("d1c1 c1c2");
    assert_eq!(game.undo_turn().map(|turn| turn.to_string()).as_deref(), Some("d1c1,c1c2"));
    assert_eq!(game, first);
    game.expect_board(chain);
}

#[test]
fn undo_also_takes_back_what_was_agreed() {
    let mut game = start("seega/ludens-planet");
    game.play_all("a1");
    let before = game.clone();
    game.play_all("a2");
    game.surrender(Side::First).unwrap();
    game.undo();
    assert_eq!(game, before);
    game.play_all("a2");
    game.offer(Side::First, Offer::Draw).unwrap();
    game.accept(Side::Second).unwrap();
    game.undo();
    assert_eq!(game, before);
}
