//! What a game knows beyond its position: repetition, the quiet limit, and the counts in the text.

use khamsin_reference::{Game, Kind, Rules};

fn from(id: &str, text: &str) -> Game {
    Game::from_text(&Rules::parse(id).expect("the test is written right"), text)
        .expect("the test is written right")
}

fn play(game: &mut Game, actions: &str) {
    for action in actions.split_whitespace() {
        let action = action.parse().expect("the test is written right");
        assert!(game.legal().contains(&action), "{action} at {}", game.text());
        game.play(action);
    }
}

#[test]
fn turns_and_quiet_turns_are_counted() {
    let mut game = Game::start(&Rules::parse("seega/jeu-du-seega@1").expect("the test is written right"))
        .expect("the test is written right");
    assert_eq!(game.text(), "5/5/5/5/5 1 place:2 12,12 0 1");
    play(&mut game, "a1");
    assert_eq!(game.text(), "5/5/5/5/M4 1 place:1 11,12 0 1");
    play(&mut game, "a2 b1");
    assert_eq!(game.text(), "5/5/5/M4/Mm3 2 place:1 10,11 0 2");
    // The last placement ends a turn, although Second goes on.
    let mut game = from("seega/jeu-du-seega@1", "MMMMM/MMMMM/mm1MM/mmmmm/mmmm1 2 place:1 0,1 0 12");
    play(&mut game, "e1");
    assert_eq!(game.text(), "MMMMM/MMMMM/mm1MM/mmmmm/mmmmm 2 move 0,0 0 13");
    let mut game = from("seega/tabuleiro-42@1", "5/5/1mM2/5/M3m 1 move 0,0 7 30");
    play(&mut game, "a1a2");
    assert_eq!(game.text(), "5/5/1mM2/M4/4m 2 move 0,0 8 31");
    play(&mut game, "e1e2 a2a3");
    assert_eq!(game.text(), "5/5/M1M2/4m/5 2 move 0,0 0 33");
}

#[test]
fn a_chain_and_a_removal_keep_the_count_at_nought() {
    let mut game = from("seega/ludens-planet@1", "5/5/1mM2/1mM2/M3m 1 move 0,0 9 30");
    play(&mut game, "a1a2");
    assert_eq!(game.text(), "5/5/1mM2/M1M2/4m 1 chain:a2 0,0 0 30");
    play(&mut game, "end");
    assert_eq!(game.text(), "5/5/1mM2/M1M2/4m 2 move 0,0 0 31");
    let mut game = from("seega/ludens-planet@1", "4M/5/5/M4/mM3 2 move 0,0 9 30");
    play(&mut game, "xa2 a1a2");
    assert_eq!(game.text(), "4M/5/5/m4/1M3 1 move 0,0 0 31");
}

#[test]
fn the_third_occurrence_ends_the_game() {
    let text = "4M/5/5/5/Mm2m 1 move 0,0 0 1";
    for (id, kind) in [("seega/jeu-du-seega@1", Kind::Draw), ("seega/tabuleiro-42@1", Kind::Draw)] {
        let mut game = from(id, text);
        play(&mut game, "e5e4 e1d1 e4e5 d1e1 e5e4 e1d1 e4e5");
        assert_eq!(game.outcome(), None);
        play(&mut game, "d1e1");
        assert_eq!(game.outcome().expect("the test is written right").kind, kind);
        assert!(game.legal().is_empty());
    }
    let mut game = from("seega/jeu-du-seega@1", "4M/5/5/5/Mm1mm 1 move 0,0 0 1");
    play(&mut game, "e5e4 d1c1 e4e5 c1d1 e5e4 d1c1 e4e5 c1d1");
    let outcome = game.outcome().expect("the test is written right");
    assert_eq!((outcome.winner, outcome.kind, outcome.points), (Some(2), Kind::Grand, (0, 2)));
}

#[test]
fn the_quiet_limit_ends_the_game() {
    let mut game = from("seega/tabuleiro-42@1", "4M/5/5/5/Mm1mm 1 move 0,0 199 400");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e5e4");
    assert_eq!(game.outcome().expect("the test is written right").kind, Kind::Draw);
    let mut game = from("seega/tabuleiro-42@1(size=7)", "7/7/4M2/7/7/7/Mm1mm2 1 move 0,0 199 400");
    play(&mut game, "e5e4");
    assert_eq!(game.outcome(), None);
    let mut game = from("seega/globe-joueur@1(quiet_limit=3)", "7/7/4M2/7/7/7/Mm1mm2 1 move 0,0 2 400");
    play(&mut game, "e5e4");
    assert_eq!(game.outcome().expect("the test is written right").winner, Some(2));
}

#[test]
fn in_seti_endless_play_waits_for_the_reply_to_an_arrival() {
    let mut game = from("seti/beth@1", "5/3p1/2H2/5/5/5/5/5/5/P4 1 move 0,0 199 1");
    play(&mut game, "c8e10");
    assert_eq!(game.outcome(), None);
    let mut quiet = game.clone();
    play(&mut game, "d9e10");
    assert!(game.text().ends_with(" 0 3") && game.outcome().is_none());
    play(&mut quiet, "d9d8");
    assert_eq!(quiet.outcome().expect("the test is written right").kind, Kind::Breakthrough);
    // A ship put or taken is a quiet turn.
    let mut game = from("seti/aleph@1", "hph/3/3/3/3/3/3/3/3/HPH 1 move 3,3 5 9");
    play(&mut game, "+a5");
    assert!(game.text().ends_with(" 2,3 6 10"));
}
