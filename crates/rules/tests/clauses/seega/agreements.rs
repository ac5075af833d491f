//! What the players settle between them: a count, a draw, giving up; and the score of several games.

use khamsin_rules::game::{Offer, OfferError};
use khamsin_rules::series::{Player, Score, Series};
use khamsin_rules::{Clause, Kind, Outcome, Side};

use crate::board::{Drawn, on, rules, start};

/// The sheets, and what a count of three against two and a resignation bring.
const SHEETS: [(&str, u32, u32); 4] = [
    // S0 and S3 have no ladder: every victory is worth one. S1 and S2: two for a grand, five for a total one.
    ("seega/globe-joueur(size=5)", 1, 1),
    ("seega/jeu-du-seega", 2, 5),
    ("seega/ludens-planet", 2, 5),
    ("seega/tabuleiro-42", 1, 1),
];

/// Three against two, far apart.
fn three_to_two(set: &str) -> Drawn {
    on(
        set,
        "
        . . . m m
        . . . . .
        . . . . .
        . . . . .
        M M M . .
        ",
        "1 move",
    )
}

#[test]
fn seega_agree_count() {
    for (set, grand, _) in SHEETS {
        let mut game = three_to_two(set);
        // Either side may offer, whoever is to move.
        game.offer(Side::Second, Offer::Count).unwrap();
        game.expect_open();
        game.accept(Side::First).unwrap();
        game.expect_win(Side::First, Kind::Grand, Clause::SeegaAgreeCount, [grand, 0]);
        assert_eq!(game.refused("a1a2"), Clause::SeegaAgreeCount, "{set}");
    }
    // There is nothing to count while pieces are placed.
    let mut placing = start("seega/ludens-planet");
    assert_eq!(placing.offer(Side::First, Offer::Count), Err(OfferError::NothingToCount));
}

#[test]
fn seega_agree_draw() {
    for (set, _, _) in SHEETS {
        let mut game = three_to_two(set);
        game.offer(Side::First, Offer::Draw).unwrap();
        game.accept(Side::Second).unwrap();
        game.expect_draw(Clause::SeegaAgreeDraw, [0, 0]);
        assert_eq!(game.refused("a1a2"), Clause::SeegaAgreeDraw, "{set}");
    }
    // A draw can be agreed in any phase.
    let mut placing = start("seega/ludens-planet");
    placing.offer(Side::Second, Offer::Draw).unwrap();
    placing.accept(Side::First).unwrap();
    placing.expect_draw(Clause::SeegaAgreeDraw, [0, 0]);
}

#[test]
fn seega_resign() {
    for (set, _, total) in SHEETS {
        // Resignation, flag fall and abandonment are alike a total victory of the other, whoever is to move.
        let mut game = three_to_two(set);
        game.surrender(Side::First).unwrap();
        game.expect_win(Side::Second, Kind::Total, Clause::SeegaResign, [0, total]);
        let mut game = three_to_two(set);
        game.surrender(Side::Second).unwrap();
        game.expect_win(Side::First, Kind::Total, Clause::SeegaResign, [total, 0]);
        assert_eq!(game.refused("a1a2"), Clause::SeegaResign, "{set}");
        assert_eq!(game.surrender(Side::First), Err(OfferError::Over), "{set}");
    }
}

#[test]
fn an_offer_stands_until_the_other_side_answers_or_acts() {
    let mut game = three_to_two("seega/ludens-planet");
    assert_eq!(game.accept(Side::Second), Err(OfferError::NoOffer));
    game.offer(Side::First, Offer::Count).unwrap();
    assert_eq!(game.standing_offer(), Some((Side::First, Offer::Count)));
    assert_eq!(game.offer(Side::First, Offer::Count), Err(OfferError::Standing));
    assert_eq!(game.accept(Side::First), Err(OfferError::NoOffer), "nobody accepts his own offer");
    // First's own move leaves it standing, Second's lets it lapse.
    game.play_all("a1a2");
    assert_eq!(game.standing_offer(), Some((Side::First, Offer::Count)));
    game.play_all("e5e4");
    assert_eq!(game.standing_offer(), None);
    assert_eq!(game.accept(Side::Second), Err(OfferError::NoOffer));
    // Declined.
    game.offer(Side::Second, Offer::Draw).unwrap();
    game.decline(Side::First).unwrap();
    assert_eq!(game.decline(Side::First), Err(OfferError::NoOffer));
    game.expect_open();
}

#[test]
fn two_equal_offers_are_an_agreement_and_two_unlike_ones_are_not() {
    let mut game = three_to_two("seega/jeu-du-seega");
    game.offer(Side::First, Offer::Draw).unwrap();
    game.offer(Side::Second, Offer::Count).unwrap();
    game.expect_open();
    game.offer(Side::First, Offer::Count).unwrap();
    game.expect_win(Side::First, Kind::Grand, Clause::SeegaAgreeCount, [2, 0]);
    assert_eq!(game.offer(Side::First, Offer::Draw), Err(OfferError::Over));
}

#[test]
fn nothing_is_agreed_about_a_game_that_is_over() {
    let mut game = on(
        "seega/ludens-planet",
        "
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        M m . M .
        ",
        "1 move",
    );
    game.offer(Side::First, Offer::Draw).unwrap();
    // d1c1 takes the last piece; the offer was still standing.
    game.play_all("d1c1");
    assert_eq!(game.offer(Side::Second, Offer::Draw), Err(OfferError::Over));
    assert_eq!(game.surrender(Side::Second), Err(OfferError::Over));
    let accepted = game.accept(Side::Second);
    assert!(accepted.is_err(), "a game that is over cannot become a draw");
    game.expect_win(Side::First, Kind::Total, Clause::SeegaEndTotal, [5, 0]);
}

#[test]
fn a_match_is_scored_on_the_ladder() {
    let set = rules("seega/ludens-planet");
    let mut series = Series::new();
    // One is First in the odd games, Two in the even ones.
    for (outcome, first) in [
        (Outcome::win(Side::First, Kind::Total, Clause::SeegaEndTotal), Player::One),
        (Outcome::win(Side::First, Kind::Grand, Clause::SeegaAgreeCount), Player::Two),
        (Outcome::win(Side::Second, Kind::Small, Clause::SeegaBarrierBuilder), Player::One),
        (Outcome::draw(Clause::SeegaAgreeDraw), Player::Two),
        (Outcome::win(Side::First, Kind::Blocked, Clause::SeegaBlockedLose), Player::One),
        (Outcome::win(Side::Second, Kind::Total, Clause::SeegaResign), Player::Two),
    ] {
        series.add(&set, outcome, first);
    }
    assert_eq!(series.games(), 6);
    // One: five for game 1, two for the block in game 5, five for the resignation in game 6.
    assert_eq!(series.score(Player::One), Score { points: 5 + 2 + 5, won: 3, drawn: 1, lost: 2 });
    // Two: two for game 2, one for the wall in game 3; nothing for the draw.
    assert_eq!(series.score(Player::Two), Score { points: 2 + 1, won: 2, drawn: 1, lost: 3 });
}

#[test]
fn a_match_of_played_games() {
    let mut series = Series::new();
    for (n, first) in [Player::One, Player::Two, Player::One].into_iter().enumerate() {
        let mut game = three_to_two("seega/jeu-du-seega");
        // First by count, Second by resignation, First by count.
        if n == 1 {
            game.surrender(Side::First).unwrap();
        } else {
            game.offer(Side::First, Offer::Count).unwrap();
            game.accept(Side::Second).unwrap();
        }
        series.add(game.rule_set(), game.outcome().unwrap(), first);
    }
    // Two, five and two: One was Second in the game that First gave up.
    assert_eq!(series.score(Player::One), Score { points: 2 + 5 + 2, won: 3, drawn: 0, lost: 0 });
    assert_eq!(series.score(Player::Two), Score { points: 0, won: 0, drawn: 0, lost: 3 });
}
