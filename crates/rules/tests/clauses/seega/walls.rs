//! What a barrier looks like: straight or connected, with or without a reserve, on every board.

use khamsin_rules::{Clause, Kind, Side};

use crate::board::{Drawn, on};

const STRAIGHT: &str = "seega/ludens-planet";
const CONNECTED: &str = "seega/ludens-planet(barrier_shape=connected)";

/// A wall that bends: no enemy above it.
const BENT: &str = "
    . . . . .
    M . M . .
    . M . M M
    m . m . .
    . m . . .
    ";

/// First's wall stands: S2's builder wins a small victory, worth one.
#[track_caller]
fn stands(game: &Drawn) {
    game.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierBuilder, [1, 0]);
}

#[test]
fn seega_barrier_straight() {
    let mut game = on(
        STRAIGHT,
        "
        . . . . .
        M M M M .
        . . . . M
        . m . . .
        m m . . .
        ",
        "1 move",
    );
    assert!(game.play_all("e3e4").contains(Clause::SeegaBarrierStraight));
    stands(&game);
    // A column is as good as a row.
    stands(&on(
        STRAIGHT,
        "
        . M . . .
        . M . . m
        . M . m .
        . M . . m
        . M . . .
        ",
        "2 move",
    ));
    // A bend is none.
    on(STRAIGHT, BENT, "2 move").expect_open();
}

#[test]
fn a_line_on_the_edge_is_no_wall() {
    for set in [STRAIGHT, CONNECTED] {
        on(
            set,
            "
            M M M M M
            . . . . .
            . m . . .
            . . m . .
            . . . . .
            ",
            "2 move",
        )
        .expect_open();
        on(
            set,
            "
            M . . . .
            M . . . m
            M . . . .
            M . m . .
            M . . . .
            ",
            "2 move",
        )
        .expect_open();
    }
}

#[test]
fn enemies_on_both_sides_make_it_no_wall() {
    for set in [STRAIGHT, CONNECTED] {
        on(
            set,
            "
            . . m . .
            M M M M M
            . . . . .
            . m . . .
            . . . . .
            ",
            "2 move",
        )
        .expect_open();
    }
}

#[test]
fn a_gap_makes_it_no_wall() {
    for set in [STRAIGHT, CONNECTED] {
        on(
            set,
            "
            . . . . .
            M M . M M
            . . . . .
            . m . . .
            . M m . .
            ",
            "2 move",
        )
        .expect_open();
    }
}

#[test]
fn seega_barrier_connected() {
    stands(&on(CONNECTED, BENT, "2 move"));
    // Completed by a step: on c5, an edge, the piece was no part of it.
    let mut game = on(
        CONNECTED,
        "
        . . M . .
        M . . . .
        . M . M M
        m . m . .
        . m . . .
        ",
        "1 move",
    );
    assert!(game.play_all("c5c4").contains(Clause::SeegaBarrierConnected));
    stands(&game);
    // Every straight barrier is one.
    stands(&on(
        CONNECTED,
        "
        . . . . .
        M M M M M
        . . . . .
        . m . . .
        m m . . .
        ",
        "2 move",
    ));
    // Along the ranks as along the files; the enemies stand to the right.
    stands(&on(
        CONNECTED,
        "
        . M . . .
        . . M . m
        . M . m .
        . . M . m
        . . M . .
        ",
        "2 move",
    ));
}

#[test]
fn neighbours_two_apart_do_not_connect() {
    // From a4 to b2 it is two ranks.
    on(
        CONNECTED,
        "
        . . . . .
        M . . . .
        . . M M M
        . M . . .
        m . . m .
        ",
        "2 move",
    )
    .expect_open();
}

#[test]
fn an_enemy_in_a_bend_is_on_the_free_side() {
    // b4 stands above b3, between a4 and c4, and c2 below the wall.
    on(
        CONNECTED,
        "
        . . . . .
        M m M . .
        . M . M M
        . . m . .
        . . . . .
        ",
        "2 move",
    )
    .expect_open();
}

#[test]
fn seega_barrier_reserve() {
    let set = "seega/ludens-planet(barrier_reserve=true)";
    let bare = "
        . . . . .
        M M M M M
        . . . . .
        . m . M .
        m m . . .
        ";
    // d2 is on the enemies' side: no reserve.
    on(set, bare, "2 move").expect_open();
    stands(&on(STRAIGHT, bare, "2 move"));
    let mut game = on(
        set,
        "
        . M . . .
        M M M M .
        . . . . M
        . m . . .
        m m . . .
        ",
        "1 move",
    );
    assert!(game.play_all("e3e4").contains(Clause::SeegaBarrierReserve));
    stands(&game);
}

#[test]
fn a_connected_wall_needs_its_reserve_behind_it() {
    let set = "seega/ludens-planet(barrier_shape=connected,barrier_reserve=true)";
    on(set, BENT, "2 move").expect_open();
    // b4 is behind b3.
    stands(&on(
        set,
        "
        . . . . .
        M M M . .
        . M . M M
        m . m . .
        . m . . .
        ",
        "2 move",
    ));
    // e1 is before the wall.
    on(
        set,
        "
        . . . . .
        M . M . .
        . M . M M
        m . m . .
        . m . . M
        ",
        "2 move",
    )
    .expect_open();
}

#[test]
fn walls_on_the_larger_boards() {
    stands(&on(
        "seega/kharbga",
        "
        . . M . . . .
        . . M . . m .
        . . M . . . .
        . . M . m . .
        . . M . . . .
        . . M . . . .
        . . M . . . m
        ",
        "2 move",
    ));
    // Second's wall on rank 2 of 9×9; the sheet's victories are all worth one.
    let wall = "
        . . . . . . . . .
        . . . M . . . . .
        . . . . . . . . .
        . . . . . M . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        m m m m m m m m m
        . . . . . . . . .
        ";
    on("seega/tabuleiro-42(size=9,barrier=builder)", wall, "1 move").expect_win(
        Side::Second,
        Kind::Small,
        Clause::SeegaBarrierBuilder,
        [0, 1],
    );
    on("seega/tabuleiro-42(size=9)", wall, "1 move").expect_open();
}
