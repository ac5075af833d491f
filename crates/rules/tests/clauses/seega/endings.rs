//! The ends of a game by its pieces: none left, one against one, the count, and what a result is worth.

use khamsin_rules::game::Offer;
use khamsin_rules::{Clause, Kind, Side};

use crate::board::on;

/// d1c1 takes Second's last piece.
const LAST: &str = "
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    M m . M .
    ";

/// d1c1 takes b1; then c1c2 would take b2, the last.
const LAST_TWO: &str = "
    . . . . .
    . . . . .
    . . . . .
    M m . . .
    M m . M .
    ";

#[test]
fn seega_end_total() {
    // The ladder's five, or one where a sheet has no ladder.
    for (set, points) in [
        ("seega/jeu-du-seega", [5, 0]),
        ("seega/ludens-planet", [5, 0]),
        ("seega/tabuleiro-42", [1, 0]),
        ("seega/globe-joueur(size=5)", [1, 0]),
    ] {
        let mut game = on(set, LAST, "1 move");
        assert!(game.play_all("d1c1").contains(Clause::SeegaEndTotal), "{set}");
        game.expect_win(Side::First, Kind::Total, Clause::SeegaEndTotal, points);
        assert_eq!(game.refused("c1c2"), Clause::SeegaEndTotal, "{set}");
    }
    // One piece left is a piece left, unless lose_at says otherwise; then also within a turn, before the chain is done.
    let mut chain = on("seega/jeu-du-seega", LAST_TWO, "1 move");
    chain.play_all("d1c1");
    chain.expect_open();
    chain.play_all("c1c2");
    chain.expect_win(Side::First, Kind::Total, Clause::SeegaEndTotal, [5, 0]);
    let mut early = on("seega/jeu-du-seega(lose_at=1)", LAST_TWO, "1 move");
    early.play_all("d1c1");
    early.expect_win(Side::First, Kind::Total, Clause::SeegaEndTotal, [5, 0]);
}

#[test]
fn seega_end_bare() {
    // One against one: neither can ever capture.
    for set in
        ["seega/jeu-du-seega", "seega/ludens-planet", "seega/tabuleiro-42", "seega/globe-joueur(size=5)"]
    {
        on(
            set,
            "
            . . . . m
            . . . . .
            . . . . .
            . . . . .
            M . . . .
            ",
            "1 move",
        )
        .expect_draw(Clause::SeegaEndBare, [0, 0]);
        on(
            set,
            "
            . . . . m
            . . . . .
            . . . . .
            . . . . .
            M . . . M
            ",
            "1 move",
        )
        .expect_open();
    }
    // In play it comes about by a removal.
    let mut game = on(
        "seega/ludens-planet",
        "
        . . . . .
        . . . . .
        . . . . .
        M . . . .
        m M . . .
        ",
        "2 move",
    );
    let fired = game.play_all("xb1 a1b1");
    assert!(fired.contains(Clause::SeegaEndBare) && fired.contains(Clause::SeegaCount));
    game.expect_draw(Clause::SeegaEndBare, [0, 0]);
}

#[test]
fn seega_count() {
    // Behind a wall S1 counts: six against three.
    let mut more = on(
        "seega/jeu-du-seega",
        "
        . . M . .
        M M M M .
        . . . . M
        . m . . .
        m m . . .
        ",
        "1 move",
    );
    assert!(more.play_all("e3e4").contains(Clause::SeegaCount));
    more.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierCount, [1, 0]);
    // By agreement: two against one is a grand victory, two against two a draw.
    for (drawing, winner) in [
        (
            "
            . . . . m
            . . . . .
            . . . . .
            . . . . .
            M M . . .
            ",
            Some(Side::First),
        ),
        (
            "
            . . . m m
            . . . . .
            . . . . .
            . . . . .
            M . . . .
            ",
            Some(Side::Second),
        ),
        (
            "
            . . . m m
            . . . . .
            . . . . .
            . . . . .
            M M . . .
            ",
            None,
        ),
    ] {
        let mut game = on("seega/ludens-planet", drawing, "1 move");
        game.offer(Side::First, Offer::Count).unwrap();
        game.accept(Side::Second).unwrap();
        match winner {
            Some(Side::First) => game.expect_win(Side::First, Kind::Grand, Clause::SeegaAgreeCount, [2, 0]),
            Some(Side::Second) => game.expect_win(Side::Second, Kind::Grand, Clause::SeegaAgreeCount, [0, 2]),
            None => game.expect_draw(Clause::SeegaAgreeCount, [0, 0]),
        }
    }
}

#[test]
fn seega_points() {
    let game = on("seega/tabuleiro-42", LAST, "1 move");
    assert!(game.fires("d1c1", Clause::SeegaPoints));
    assert!(!game.fires("d1d2", Clause::SeegaPoints), "nothing ends");
    // A ladder of one's own: nine for a total victory, one to each for a draw.
    let mut total = on("seega/ludens-planet(points=9-4-2-1)", LAST, "1 move");
    total.play_all("d1c1");
    total.expect_win(Side::First, Kind::Total, Clause::SeegaEndTotal, [9, 0]);
    let mut draw = on("seega/ludens-planet(points=9-4-2-1)", LAST_TWO, "1 move");
    draw.offer(Side::First, Offer::Draw).unwrap();
    draw.accept(Side::Second).unwrap();
    draw.expect_draw(Clause::SeegaAgreeDraw, [1, 1]);
    // Four for a grand victory, three pieces against two; S2's own ladder gives two.
    for (set, grand) in [("seega/ludens-planet(points=9-4-2-1)", 4), ("seega/ludens-planet", 2)] {
        let mut grand_victory = on(set, LAST_TWO, "1 move");
        grand_victory.offer(Side::First, Offer::Count).unwrap();
        grand_victory.accept(Side::Second).unwrap();
        grand_victory.expect_win(Side::First, Kind::Grand, Clause::SeegaAgreeCount, [grand, 0]);
    }
}

#[test]
fn the_ends_are_asked_for_in_their_order() {
    // e5e4 completes a wall and takes the last piece, e3: total, not small.
    let mut total = on(
        "seega/ludens-planet",
        "
        . . . . M
        M M M M .
        . . . . m
        . . . . M
        . . . . .
        ",
        "1 move",
    );
    total.play_all("e5e4");
    total.expect_win(Side::First, Kind::Total, Clause::SeegaEndTotal, [5, 0]);
    // A wall that also blocks: small, not blocked.
    let walled = "
        . . . . .
        . . . . .
        . . . . .
        M M M M M
        m m m m m
        ";
    on("seega/ludens-planet(blocked=lose)", walled, "2 move").expect_win(
        Side::First,
        Kind::Small,
        Clause::SeegaBarrierBuilder,
        [1, 0],
    );
    on("seega/ludens-planet(blocked=lose,barrier=none)", walled, "2 move").expect_win(
        Side::First,
        Kind::Blocked,
        Clause::SeegaBlockedLose,
        [2, 0],
    );
}

#[test]
fn the_end_of_a_turn_comes_before_the_quiet_limit() {
    // The 200th quiet turn completes a wall: the position decides before the counter does.
    let mut game = on(
        "seega/ludens-planet",
        "
        . . . . .
        M M M M .
        . . . . M
        m . m . .
        m m m m m
        ",
        "1 move 0,0 199",
    );
    game.play_all("e3e4");
    game.expect_win(Side::First, Kind::Small, Clause::SeegaBarrierBuilder, [1, 0]);
}
