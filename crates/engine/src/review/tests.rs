//! Short games, judged by hand-made searches and by the engine itself.

use khamsin_rules::game::PlayedTurn;
use khamsin_rules::outcome::Points;
use khamsin_rules::{Setup, Turn};

use super::*;
use crate::clock::SystemClock;
use crate::engine::Options;
use crate::report::{Bound, Line};
use crate::score::Rank;

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn seen(side: Side, score: Score, best: &str) -> Seen {
    Seen { opinion: Opinion::new(side, score), best: vec![turn(best)], ended: None }
}

/// The ladder of the Ludens Planet sheet.
const LADDER: Points = Points { total: 5, grand: 2, small: 1, draw: 0 };

/// First plays `played` where `best` was best.
fn judged(played: &str, best: &str, before: Score, after_for_first: Score) -> Judged {
    let before = seen(Side::First, before, best);
    let after = seen(Side::Second, -after_for_first, "a2");
    Judged::new(1, PlayedTurn { side: Side::First, turn: turn(played) }, &before, &after, LADDER)
}

#[test]
fn grades_go_by_the_chance_that_was_lost() {
    let grade = |after| judged("a1", "b1", Score::EVEN, Score::estimate(after)).grade();
    assert_eq!(grade(-10), None);
    assert_eq!(grade(50), None);
    assert_eq!(grade(-36), Some(Grade::Inaccuracy));
    assert_eq!(grade(-72), Some(Grade::Mistake));
    assert_eq!(grade(-110), Some(Grade::Blunder));
}

/// In a won position a piece more or less changes little.
#[test]
fn a_lead_may_shrink_without_a_mistake() {
    assert_eq!(judged("a1", "b1", Score::estimate(1500), Score::estimate(1200)).grade(), None);
    assert_eq!(judged("a1", "b1", Score::win(Rank::High, 3), Score::win(Rank::High, 9)).grade(), None);
}

/// 5-2-1-0: a small victory is a fifth of a total one, and a grand one two fifths.
#[test]
fn a_lesser_victory_is_a_mistake_of_what_the_ladder_pays_less() {
    let from = |before, after| judged("a1", "b1", Score::win(before, 3), Score::win(after, 3));
    for (before, after, loss, grade) in [
        (Rank::High, Rank::Low, 0.4, Some(Grade::Blunder)),
        (Rank::High, Rank::Middle, 0.3, Some(Grade::Blunder)),
        (Rank::Middle, Rank::Low, 0.1, Some(Grade::Mistake)),
        (Rank::Middle, Rank::Middle, 0.0, None),
    ] {
        let judged = from(before, after);
        assert!((judged.loss() - loss).abs() < 1e-9, "{before:?} to {after:?}: {}", judged.loss());
        assert_eq!((judged.grade(), judged.costs_points()), (grade, loss > 0.0));
        assert_eq!(judged.missed_win(), None);
    }
    let worse = judged("a1", "b1", Score::loss(Rank::Low, 4), Score::loss(Rank::High, 4));
    assert_eq!((worse.grade(), worse.costs_points()), (Some(Grade::Blunder), true));
    let plain = Judged { ladder: Points::PLAIN, ..from(Rank::High, Rank::High) };
    assert_eq!(plain.grade(), None);
}

#[test]
fn the_best_turn_is_never_a_mistake() {
    let best = judged("b1", "b1", Score::estimate(500), Score::estimate(-500));
    assert!(best.grade().is_none() && best.loss() < f64::EPSILON);
    let better = judged("a1", "b1", Score::EVEN, Score::win(Rank::High, 3));
    assert!(better.grade().is_none() && better.accuracy() > 99.9);
}

#[test]
fn a_proved_victory_can_be_missed() {
    let missed = judged("a1", "b1", Score::win(Rank::High, 5), Score::estimate(30));
    assert_eq!((missed.missed_win(), missed.grade()), (Some(5), Some(Grade::Blunder)));
    let still_ahead = judged("a1", "b1", Score::win(Rank::High, 1), Score::estimate(2000));
    assert_eq!((still_ahead.missed_win(), still_ahead.grade()), (Some(1), Some(Grade::Inaccuracy)));
    assert_eq!(judged("a1", "b1", Score::win(Rank::High, 33), Score::estimate(2000)).grade(), None);
    assert_eq!(judged("a1", "b1", Score::win(Rank::High, 5), Score::win(Rank::Low, 8)).missed_win(), None);
    assert_eq!(judged("a1", "b1", Score::estimate(900), Score::EVEN).missed_win(), None);
}

#[test]
fn accuracy_falls_with_the_loss() {
    let accuracy = |after| judged("a1", "b1", Score::EVEN, Score::estimate(after)).accuracy();
    assert!((accuracy(0) - 100.0).abs() < 0.01);
    assert!(accuracy(-30) > accuracy(-60) && accuracy(-60) > accuracy(-3000));
    assert!(judged("a1", "b1", Score::win(Rank::High, 1), Score::loss(Rank::High, 1)).accuracy() < 1.0);
}

#[test]
fn mistakes_are_told_worst_first() {
    let turns = [-36, 0, -3000, -72].map(|after| judged("a1", "b1", Score::EVEN, Score::estimate(after)));
    let review = Review { turns: turns.to_vec(), complete: true };
    let grades: Vec<Grade> = review.mistakes().iter().filter_map(|turn| turn.grade()).collect();
    assert_eq!(grades, [Grade::Blunder, Grade::Mistake, Grade::Inaccuracy]);
    assert_eq!(review.count(Side::First, Grade::Blunder), 1);
    assert_eq!(review.accuracy(Side::Second), None);
    assert!(review.accuracy(Side::First).is_some_and(|accuracy| (1.0..99.0).contains(&accuracy)));
}

fn game(set: &str, turns: &str) -> Game {
    let mut game = Game::new(set.parse().unwrap(), 0);
    for text in turns.split_whitespace() {
        game.play_turn(&turn(text)).unwrap();
    }
    game
}

fn look(game: &Game, stop: &Stop) -> (Review, Vec<Progress>) {
    let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
    let mut heard = Vec::new();
    let review = review(game, &mut engine, &Limits::nodes(200), &SystemClock::new(), stop, &mut |progress| {
        heard.push(progress);
    });
    (review, heard)
}

#[test]
fn every_turn_is_judged_with_its_side_and_number() {
    let played = game("seega/ludens-planet", "b2,d4 a1,a2 c1,c2 e1,e2");
    let (review, heard) = look(&played, &Stop::new());
    assert!(review.complete);
    let turns: Vec<(u32, Side, Turn)> =
        review.turns.iter().map(|judged| (judged.number, judged.side, judged.played.clone())).collect();
    let expected: Vec<_> =
        (1..).zip(played.turns()).map(|(n, PlayedTurn { side, turn })| (n, side, turn)).collect();
    assert_eq!(turns, expected);
    assert!(review.turns.iter().all(|judged| !judged.best.is_empty() && judged.ended.is_none()));
    let steps: Vec<usize> = heard.iter().map(|progress| progress.done).collect();
    assert_eq!(steps, [0, 1, 2, 3, 4, 5]);
    assert!(heard.iter().all(|progress| progress.all == 5));
}

/// First takes the last enemy piece: the turn ends the game, and is certainly no mistake.
#[test]
fn the_turn_that_wins_is_no_mistake() {
    let setup: Setup = "5/5/5/2mM1/1M3 1 move 0,0 0 30".parse().unwrap();
    let mut won = Game::from_setup("seega/ludens-planet".parse().unwrap(), &setup).unwrap();
    won.play_turn(&turn("b1b2")).unwrap();
    let (review, _) = look(&won, &Stop::new());
    let [last] = &review.turns[..] else { panic!("{review:?}") };
    assert_eq!((last.number, last.grade()), (30, None));
    assert_eq!(last.ended, won.outcome());
    assert_eq!(last.after.score(Side::First), Score::win(Rank::High, 0));
}

#[test]
fn an_end_is_worth_what_the_ladder_pays_for_it() {
    let ranks = LADDER.ranks();
    for (kind, rank) in [(Kind::Total, Rank::High), (Kind::Grand, Rank::Middle), (Kind::Small, Rank::Low)] {
        let game = game("seega/ludens-planet", "");
        let outcome = Outcome::win(Side::Second, kind, khamsin_rules::Clause::ALL[0]);
        assert_eq!(ranks.of(kind), rank);
        assert_eq!(Seen::end(&game, outcome).opinion.score(Side::Second), Score::win(rank, 0));
    }
}

#[test]
fn what_the_players_agreed_is_left_out_and_so_is_half_a_turn() {
    let mut given_up = game("seega/ludens-planet", "b2,d4 a1,a2");
    given_up.surrender(Side::First).unwrap();
    assert_eq!(look(&given_up, &Stop::new()).0.turns.len(), 2);
    let mut half = game("seega/ludens-planet", "b2,d4 a1,a2");
    half.play("c1".parse().unwrap()).unwrap();
    assert_eq!(look(&half, &Stop::new()).0.turns.len(), 2);
}

#[test]
fn a_review_can_be_stopped_and_of_nothing_there_is_nothing() {
    let stop = Stop::new();
    stop.request();
    let (stopped, _) = look(&game("seega/ludens-planet", "b2,d4 a1,a2"), &stop);
    assert!(stopped.turns.is_empty() && !stopped.complete);
    let (empty, _) = look(&game("seti/beth", ""), &Stop::new());
    assert!(empty.turns.is_empty() && empty.complete);
}

#[test]
fn a_continuation_has_whole_turns_and_ends_where_it_does_not_fit() {
    let start = game("seega/ludens-planet", "");
    let line = |reply: &str| {
        let reply = reply.split_whitespace().map(|action| action.parse().unwrap()).collect();
        Line { score: Score::EVEN, bound: Bound::Exact, turn: turn("b2,d4"), reply, known: None }
    };
    let told = |reply| continuation(&start, &line(reply)).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(told("a1 a2 e1"), ["b2,d4", "a1,a2"]);
    assert_eq!(told("a1 c3 e1 e2"), ["b2,d4"]);
    assert_eq!(told(""), ["b2,d4"]);
}

#[test]
fn points_at_the_end_of_pahtum_are_certain() {
    let mut game = Game::new("pahtum/globe-joueur".parse().unwrap(), 0);
    let mut random = khamsin_rules::random::Random::new(5);
    while game.outcome().is_none() {
        let actions = game.legal_actions();
        game.play(actions[random.below(actions.len())]).unwrap();
    }
    let outcome = game.outcome().unwrap();
    let end = Seen::end(&game, outcome);
    let margin = game.position().count(Side::First) as i16 - game.position().count(Side::Second) as i16;
    assert_eq!(end.opinion.score(Side::First), Score::points(margin));
}
