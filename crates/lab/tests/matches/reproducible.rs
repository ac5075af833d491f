//! The same seed gives the same games, however many are played at a time.

use khamsin_lab::played::Ending;
use khamsin_lab::{Finish, Openings, Sprt, Verdict, pgn};
use khamsin_rules::record::Tag;
use khamsin_rules::replay::replay;
use khamsin_rules::{Record, RuleSet};

use crate::setting::{a_match, played};

#[test]
fn one_at_a_time_and_two_give_the_same_games() {
    for (one, two, set) in [
        ("random", "random", "seti/aleph"),
        ("engine(nodes=100)", "level:2(nodes=100)", "saut-du-chat/ludens-planet"),
        ("material:1", "greedy", "seega/tabuleiro-42"),
        ("engine(depth=1)", "random", "pahtum/globe-joueur(neutral_setup=random)"),
    ] {
        let game = a_match(one, two, set, 6);
        let (alone, finish, standing) = played(&game, 1);
        assert_eq!((alone.len(), finish), (6, Finish::Complete));
        let (together, _, other) = played(&game, 2);
        assert_eq!(alone, together, "{one} {two} {set}");
        assert_eq!(standing.tally(), other.tally());
    }
}

#[test]
fn random_against_random_is_near_a_half() {
    let (games, _, standing) = played(&a_match("random", "random", "pahtum/globe-joueur", 400), 2);
    let tally = standing.tally();
    assert_eq!((games.len(), tally.pairs.iter().sum::<u32>()), (400, 200));
    // Four standard errors of 400 games without draws: 4 · 0.5/√400.
    assert!((tally.score().unwrap() - 0.5).abs() < 0.1, "{tally:?}");
    assert!(tally.faults.is_empty());
}

/// Whoever looks for material beats whoever looks for nothing.
#[test]
fn greedy_beats_random() {
    let (_, _, standing) = played(&a_match("greedy", "random", "seega/tabuleiro-42", 20), 2);
    assert!(standing.tally().score().unwrap() > 0.8, "{:?}", standing.tally());
}

#[test]
fn another_seed_gives_other_games_and_a_pair_shares_its_opening() {
    let game = a_match("random", "random", "seega/tabuleiro-42", 4);
    let (games, ..) = played(&game, 1);
    let opening = |n: usize| games[n].turns.split(' ').take(games[n].opening).collect::<Vec<_>>();
    assert_eq!(opening(0), opening(1));
    assert_eq!(opening(2), opening(3));
    assert_ne!(opening(0), opening(2));
    assert_ne!(games[0].turns, games[1].turns);
    let (others, ..) = played(&khamsin_lab::Match { seed: 8, ..game }, 1);
    assert_ne!(games[0].turns, others[0].turns);
}

#[test]
fn a_game_does_not_depend_on_how_many_there_are() {
    let set = "saut-du-chat/ludens-planet";
    let (few, ..) = played(&a_match("random", "random", set, 2), 1);
    let (many, ..) = played(&a_match("random", "random", set, 8), 2);
    assert_eq!(few[..], many[..2]);
}

#[test]
fn records_are_complete_and_replay() {
    let mut game = a_match("random", "random(seed=4)", "seega/ludens-planet", 4);
    game.max_turns = 30;
    let (games, _, standing) = played(&game, 1);
    assert_eq!(standing.tally().too_long, 4);
    for played in &games {
        assert_eq!(played.ending, Ending::TooLong { turns: 30 });
        let text = pgn::record(played, &game.settings(), &game.set).unwrap().to_string();
        let record = Record::parse(&text).unwrap();
        assert!(replay(&record).unwrap().outcome().is_some());
        assert_eq!(record.tag("TerminationDetails"), Some("stopped after 30 turns"));
        let first = if played.game % 2 == 1 { "random" } else { "random(seed=4)" };
        assert_eq!(record.tag(Tag::FIRST), Some(first));
        assert!(record.tag("Opening").unwrap().ends_with(" 5"), "four turns were drawn");
    }
    assert_eq!(pgn::record(&games[3], &game.settings(), &game.set).unwrap().tag(Tag::ROUND), Some("2.2"));
}

/// The engine beats random play nearly always, so a test for a hundred Elo is over after a few pairs.
#[test]
fn a_test_ends_the_match_at_the_same_pair_however_many_run_at_a_time() {
    let mut game = a_match("random", "engine(depth=1)", "pahtum/globe-joueur", 400);
    game.sprt = Sprt::new(0.0, 100.0, 0.05, 0.05);
    let (_, finish, alone) = played(&game, 1);
    assert_eq!((finish, alone.verdict()), (Finish::Decided, Some(Verdict::Rejected)));
    assert!(alone.games() < 400);
    let (_, _, together) = played(&game, 2);
    assert_eq!(alone.tally(), together.tally());
}

#[test]
fn listed_openings_are_played() {
    let mut game = a_match("random", "random", "seega/tabuleiro-42", 4);
    let set: RuleSet = game.set;
    game.openings = Openings::read("MM3/5/5/5/3mm 1 place:2 10,10 0 3\n", &set).unwrap();
    let (games, ..) = played(&game, 1);
    for played in games {
        assert_eq!(
            played.replay(&set).unwrap().first_setup().to_string(),
            "MM3/5/5/5/3mm 1 place:2 10,10 0 3"
        );
    }
}
