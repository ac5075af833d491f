//! What a barrier does: S1 counts, S2 rewards the builder, S3 waits for the other one, S0 knows none.

use khamsin_rules::{Clause, Kind, Side};

use crate::board::on;

/// e3e4 completes a wall of First, who has five pieces against six.
const WALL: &str = "
    . . . . .
    M M M M .
    m . . . M
    m m m . .
    m m . . .
    ";

/// e3e4 completes First's wall, then a1a2 Second's; five pieces each.
const TWO_WALLS: &str = "
    . . . . .
    M M M M .
    . . . . M
    . m m m m
    m . . . .
    ";

/// e3 is the last stone; then both have a wall, and twelve pieces.
const WALLS_PLACED: &str = "
    m m m m m
    m m m m m
    M M . m .
    M M M M M
    M M M M M
    ";

#[test]
fn seega_barrier_count() {
    // S1: the builder can lose.
    let mut game = on("seega/jeu-du-seega", WALL, "1 move");
    let fired = game.play_all("e3e4");
    assert!(fired.contains(Clause::SeegaBarrierCount) && fired.contains(Clause::SeegaCount));
    game.expect_win(Side::Second, Kind::Small, Clause::SeegaBarrierCount, [0, 1]);

    let mut even = on("seega/jeu-du-seega", TWO_WALLS, "1 move");
    even.play_all("e3e4");
    even.expect_draw(Clause::SeegaBarrierCount, [0, 0]);

    // With a reserve of one the builder wins.
    let mut more = on(
        "seega/jeu-du-seega",
        "
        . . M . .
        M M M M .
        . . . . M
        . m m m m
        m . . . .
        ",
        "1 move",
    );
    more.play_all("e3e4");
    more.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierCount, [1, 0]);
}

#[test]
fn seega_barrier_builder() {
    // S2: the builder wins, whoever has more.
    let mut game = on("seega/ludens-planet", WALL, "1 move");
    let fired = game.play_all("e3e4");
    assert!(fired.contains(Clause::SeegaBarrierBuilder) && !fired.contains(Clause::SeegaCount));
    game.expect_board(
        "
        . . . . .
        M M M M M
        m . . . .
        m m m . .
        m m . . .
        ",
    );
    game.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierBuilder, [1, 0]);
    assert_eq!(game.refused("a3b3"), Clause::SeegaBarrierBuilder);
}

#[test]
fn seega_barrier_both() {
    // S3: one wall is nothing yet.
    let mut game = on("seega/tabuleiro-42", TWO_WALLS, "1 move");
    assert!(!game.play_all("e3e4").contains(Clause::SeegaBarrierBoth));
    game.expect_open();
    let fired = game.play_all("a1a2");
    assert!(fired.contains(Clause::SeegaBarrierBoth) && fired.contains(Clause::SeegaCount));
    game.expect_board(
        "
        . . . . .
        M M M M M
        . . . . .
        m m m m m
        . . . . .
        ",
    );
    game.expect_draw(Clause::SeegaBarrierBoth, [0, 0]);

    // Six against five: a small victory, worth one.
    let mut more = on(
        "seega/tabuleiro-42",
        "
        . . . M .
        M M M M .
        . . . . M
        . m m m m
        m . . . .
        ",
        "1 move",
    );
    more.play_all("e3e4 a1a2");
    more.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierBoth, [1, 0]);
}

#[test]
fn s0_knows_no_barrier() {
    for drawing in [WALL, TWO_WALLS] {
        let mut game = on("seega/globe-joueur(size=5)", drawing, "1 move");
        game.play_all("e3e4");
        game.expect_open();
    }
}

#[test]
fn a_wall_that_stands_when_the_moving_phase_starts() {
    let end_of = |set: &str| {
        let mut game = on(set, WALLS_PLACED, "2 place:1 0,1");
        game.play_all("e3");
        game
    };
    // Second opens, so it is First's wall that counts: he is not to move.
    end_of("seega/ludens-planet").expect_win(Side::First, Kind::Small, Clause::SeegaBarrierBuilder, [1, 0]);
    end_of("seega/ludens-planet(starter=first-placer)").expect_win(
        Side::Second,
        Kind::Small,
        Clause::SeegaBarrierBuilder,
        [0, 1],
    );
    // Twelve each.
    end_of("seega/jeu-du-seega").expect_draw(Clause::SeegaBarrierCount, [0, 0]);
    end_of("seega/tabuleiro-42").expect_draw(Clause::SeegaBarrierBoth, [0, 0]);
    end_of("seega/globe-joueur(size=5)").expect_open();
}

#[test]
fn a_wall_counts_only_once_its_owner_is_not_to_move() {
    let wall = "
        . . . . .
        m m m m m
        . . M . .
        . M . M .
        . . . . m
        ";
    let mut game = on("seega/ludens-planet", wall, "2 move");
    game.expect_open();
    // He may break it up again, or leave it and win.
    let mut broken = game.clone();
    broken.play_all("a4a3");
    broken.expect_open();
    game.play_all("e1e2");
    game.expect_win(Side::Second, Kind::Small, Clause::SeegaBarrierBuilder, [0, 1]);
    on("seega/ludens-planet", wall, "1 move").expect_win(
        Side::Second,
        Kind::Small,
        Clause::SeegaBarrierBuilder,
        [0, 1],
    );
}

#[test]
fn a_wall_completed_within_a_chain_counts_when_the_turn_is_over() {
    // e5e4 takes e3 and completes the wall; e4e3 would take d3 and open it again.
    let mut game = on(
        "seega/ludens-planet",
        "
        . . . . M
        M M M M .
        . . M m m
        . . . . M
        m m . . .
        ",
        "1 move",
    );
    game.play_all("e5e4");
    assert_eq!(game.state(), "1 chain:e4");
    game.expect_open();
    let mut on_with_it = game.clone();
    on_with_it.play_all("e4e3");
    on_with_it.expect_open();
    assert!(game.play_all("end").contains(Clause::SeegaBarrierBuilder));
    game.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierBuilder, [1, 0]);
}

#[test]
fn a_wall_also_ends_a_game_in_which_somebody_has_to_unblock() {
    // Both have a wall; Second's is rank 4, with nobody of First above it, and First is to move.
    let walls = "
        m . m m m
        m m m m m
        M M M M M
        M M M M M
        . . M . .
        ";
    // Second can move at b5, so this is no block: the barrier alone ends it, eleven against nine.
    on("seega/jeu-du-seega", walls, "1 move").expect_win(
        Side::First,
        Kind::Small,
        Clause::SeegaBarrierCount,
        [1, 0],
    );
    let shut = "
        m m m m m
        m m m m m
        M M M M M
        M M M M M
        . . M . .
        ";
    // Second has passed. First could unblock nobody either, but the barrier is asked first: eleven against ten.
    on("seega/jeu-du-seega", shut, "1 unblock").expect_win(
        Side::First,
        Kind::Small,
        Clause::SeegaBarrierCount,
        [1, 0],
    );
    on("seega/jeu-du-seega(barrier=none)", shut, "1 unblock").expect_win(
        Side::First,
        Kind::Grand,
        Clause::SeegaUnblockCount,
        [2, 0],
    );
}
