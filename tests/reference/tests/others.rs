//! The clauses of Saut du Chat, Pahtum and Seti that need care, on drawn positions.

#![allow(clippy::unnecessary_wraps)] // expected outcomes are written as the answers are

use khamsin_reference::{Kind, Outcome, Played, Position, Rules};

const LEAP: &str = "saut-du-chat/ludens-planet@1";
const PAHTUM: &str = "pahtum/globe-joueur@1";
const ALEPH: &str = "seti/aleph@1";
const BETH: &str = "seti/beth@1";

fn at(id: &str, text: &str) -> Position {
    Position::parse(&Rules::parse(id).expect("the test is written right"), text)
        .expect("the test is written right")
}

fn start(id: &str) -> String {
    Position::start(&Rules::parse(id).expect("the test is written right"))
        .expect("the test is written right")
        .text()
}

fn legal(id: &str, text: &str) -> String {
    let actions: Vec<String> = at(id, text).legal().iter().map(ToString::to_string).collect();
    actions.join(" ")
}

fn play(id: &str, text: &str, action: &str) -> Played {
    let position = at(id, text);
    let action = action.parse().expect("the test is written right");
    assert!(position.legal().contains(&action), "{action} is not legal");
    position.play(action)
}

fn outcome(id: &str, text: &str) -> Option<Outcome> {
    let position = at(id, text);
    assert_eq!(position.outcome().is_some(), position.legal().is_empty());
    position.outcome()
}

fn won(winner: u8, kind: Kind) -> Option<Outcome> {
    let points = if winner == 1 { (1, 0) } else { (0, 1) };
    Some(Outcome { winner: Some(winner), kind, points })
}

#[test]
fn leaps_chain_and_stop() {
    let text = "5/5/5/1mm2/M4 1 move 0,0";
    assert_eq!(legal(LEAP, text), "a1a2 a1b1");
    let text = "5/5/1m3/m4/M4 1 move 0,0";
    let played = play(LEAP, text, "a1a3");
    assert_eq!(played.captures, ["a2"]);
    assert_eq!(played.position.text(), "5/5/Mm3/5/5 1 chain:a3 0,0");
    assert_eq!(legal(LEAP, &played.position.text()), "a3c3 end");
    let last = play(LEAP, &played.position.text(), "a3c3");
    assert_eq!(last.position.text(), "5/5/2M2/5/5 2 move 0,0");
    assert_eq!(last.position.outcome(), won(1, Kind::Total));
}

#[test]
fn leaps_over_the_centre() {
    let text = "5/5/1Mm1M/5/5 1 move 0,0";
    assert!(legal(LEAP, text).contains("b3d3"));
    let safe = format!("{LEAP}(centre_safe=true,blocked=pass)");
    assert!(!legal(&safe, text).contains("b3d3"));
}

#[test]
fn a_blocked_side_has_lost_or_passes() {
    let text = "5/5/M4/M4/mMM2 2 move 0,0";
    assert_eq!(outcome(LEAP, text), won(1, Kind::Blocked));
    let pass = format!("{LEAP}(blocked=pass)");
    assert_eq!(legal(&pass, text), "pass");
    assert_eq!(play(&pass, text, "pass").position.text(), "5/5/M4/M4/mMM2 1 move 0,0");
    // With a safe centre c2c3 blocks Second at once.
    let safe = format!("{LEAP}(centre_safe=true,blocked=pass)");
    let blocked = play(&safe, &start(&safe), "c2c3").position.text();
    assert_eq!(legal(&safe, &blocked), "pass");
}

#[test]
fn neutrals_then_black() {
    assert_eq!(start(PAHTUM), "7/7/7/7/7/7/7 2 neutral 2,3");
    let mut text = start(PAHTUM);
    for square in ["a1", "b1", "c1", "d1", "e1"] {
        text = play(PAHTUM, &text, square).position.text();
    }
    assert_eq!(text, "7/7/7/7/7/7/*****2 1 place:1 0,0");
    assert_eq!(at(PAHTUM, &text).legal().len(), 44);
    assert!(
        Position::start(
            &Rules::parse("pahtum/globe-joueur@1(neutral_setup=random)").expect("the test is written right")
        )
        .is_err()
    );
}

#[test]
fn the_pie_is_cut_once() {
    let pie = format!("{PAHTUM}(pie=true)");
    let cut = play(&pie, "7/7/7/7/7/7/*****2 1 place:1 0,0", "f1").position.text();
    assert_eq!(cut, "7/7/7/7/7/7/*****M1 2 pie 0,0");
    assert_eq!(at(&pie, &cut).legal().len(), 44);
    let swapped = play(&pie, &cut, "swap").position.text();
    assert_eq!(swapped, "7/7/7/7/7/7/*****m1 1 place:1 0,0");
    assert_eq!(play(&pie, &swapped, "g1").position.text(), "7/7/7/7/7/7/*****mM 2 place:1 0,0");
    assert_eq!(play(&pie, &cut, "g1").position.text(), "7/7/7/7/7/7/*****Mm 1 place:1 0,0");
}

#[test]
fn a_full_board_is_scored() {
    let checkered = "*MmMmMm/mMmMmMM/MmMmMmm/mMmMmMM/MmMmMmm/mMmMmMM/MmMmMm1";
    let played = play(PAHTUM, &format!("{checkered} 1 place:1 0,0"), "g1");
    let outcome = played.position.outcome().expect("the test is written right");
    assert!(matches!(outcome.kind, Kind::Points | Kind::Draw));
    let rows = "MMMMMMM/mmmmmmm/MMMMMMM/mmmmmmm/MMMMMMM/mmmmmmm/MMM*mm1 2 place:1 0,0";
    assert_eq!(
        play(PAHTUM, rows, "g1").position.outcome(),
        Some(Outcome { winner: None, kind: Kind::Draw, points: (0, 0) })
    );
    let rows = "MMMMMMM/mmmmmmm/MMMMMMM/mmmmmmm/MMMMMMM/mmmmmmm/MMMMmm1 2 place:1 0,0";
    assert_eq!(play(PAHTUM, rows, "g1").position.outcome(), won(1, Kind::Points));
}

#[test]
fn seti_starts() {
    assert_eq!(start(ALEPH), "hph/3/3/3/3/3/3/3/3/HPH 1 move 3,3");
    assert_eq!(start(BETH), "hhphh/5/5/5/5/5/5/5/5/HHPHH 1 move 0,0");
    let english = start("seti/beth@1(edition=en)");
    assert_eq!(english, "1hph1/1hph1/5/5/5/5/5/5/1HPH1/1HPH1 1 move 0,0");
}

#[test]
fn pharaohs_and_priests_move() {
    let text = "4h/5/5/5/5/2P2/5/5/5/5 1 move 0,0";
    assert_eq!(legal(BETH, text), "c5b4 c5b5 c5b6 c5c4 c5c6 c5d4 c5d5 c5d6");
    assert_eq!(legal("seti/beth@1(edition=en)", text), "c5b5 c5c4 c5c6 c5d5");
    let text = "4h/5/5/5/5/2H2/5/5/5/5 1 move 0,0";
    assert_eq!(legal(BETH, text), "c5a3 c5a4 c5a6 c5a7 c5b3 c5b7 c5d3 c5d7 c5e3 c5e4 c5e6 c5e7");
}

#[test]
fn ships_are_put_and_taken() {
    let text = "h2/3/3/3/3/3/3/3/3/2P 1 move 1,3";
    let actions = legal(ALEPH, text);
    assert!(actions.contains("+c1") && actions.contains("+a1") && actions.contains("+a9"));
    assert!(!actions.contains("10"), "not on the row one is trying to reach: {actions}");
    let away = legal("seti/aleph@1(home_ships=false)", text);
    assert!(!away.contains("+c1") && away.contains("+a2"));
    let put = play(ALEPH, text, "+c1").position.text();
    assert_eq!(put, "h2/3/3/3/3/3/3/3/3/2P+ 2 move 0,3");
    let text = "h2/3/3/3/3/3/3/3/s2/S1P+ 1 move 0,3";
    assert_eq!(legal(ALEPH, text), "-a1 -c1 c1b1 c1b2 c1c2");
    assert_eq!(play(ALEPH, text, "-c1").position.text(), "h2/3/3/3/3/3/3/3/s2/S1P 2 move 1,3");
    // The ship stays when its figure leaves.
    assert_eq!(play(ALEPH, text, "c1c2").position.text(), "h2/3/3/3/3/3/3/3/s1P/S1S 2 move 0,3");
}

#[test]
fn a_ship_protects_its_figure_and_a_lone_ship_is_captured() {
    let text = "h2/3/3/3/3/3/3/1h+1/s1S/1P1 1 move 0,0";
    assert!(!legal(ALEPH, &text.replace("3/1h+1/s1S", "3/3/sh+S")).contains("b1b2"));
    assert!(legal(ALEPH, &text.replace("3/1h+1/s1S", "3/3/shS")).contains("b1b2"));
    let taken = play(ALEPH, text, "b1a2");
    assert_eq!(taken.captures, ["a2"]);
    assert_eq!(taken.position.text(), "h2/3/3/3/3/3/3/1h+1/P1S/3 2 move 1,0");
    assert_eq!(play(ALEPH, text, "b1c2").position.text(), "h2/3/3/3/3/3/3/1h+1/s1P+/3 2 move 0,0");
}

#[test]
fn captured_figures_reenter() {
    let text = "h2/3/3/3/3/3/3/3/h2/1P1 1 move 3,3";
    let taken = play(ALEPH, text, "b1a2");
    assert_eq!(taken.captures, ["a2"]);
    assert_eq!(taken.position.text(), "h2/3/3/3/3/3/3/3/P2/3 1 reenter:H 3,3");
    assert_eq!(legal(ALEPH, &taken.position.text()), "@a1 @b1 @c1");
    let back = play(ALEPH, &taken.position.text(), "@c1").position.text();
    assert_eq!(back, "h2/3/3/3/3/3/3/3/P2/2H 2 move 3,3");
    // Own ships are fine, enemy ships and figures are not.
    assert_eq!(legal(ALEPH, "h2/3/3/3/3/3/3/3/3/sSP 1 reenter:H 1,1"), "@b1");
    assert_eq!(legal(ALEPH, "h2/3/3/3/3/3/3/3/3/sHP 1 reenter:H 1,1"), "@b2");
    assert_eq!(legal(ALEPH, "h2/3/3/3/3/3/3/3/1H1/sHP 1 reenter:H 1,1"), "@a2 @c2");
    assert_eq!(legal(ALEPH, "h2/3/3/3/3/3/3/3/PHs/sHP 1 reenter:H 1,1"), "@b3");
    assert_eq!(legal(ALEPH, "hph/3/3/3/3/3/3/3/3/P2 2 reenter:P 1,1"), "@b9");
}

#[test]
fn beth_captures_leave_the_game() {
    let taken = play(BETH, "h4/5/5/5/5/5/5/5/1h3/P4 1 move 0,0", "a1b2");
    assert_eq!(taken.captures, ["b2"]);
    assert_eq!(taken.position.text(), "h4/5/5/5/5/5/5/5/1P3/5 2 move 0,0");
}

#[test]
fn the_last_figure_captured_ends_the_game_without_reentry() {
    let taken = play(ALEPH, "3/3/3/3/3/3/3/3/h2/1P1 1 move 3,3", "b1a2");
    assert_eq!(taken.position.text(), "3/3/3/3/3/3/3/3/P2/3 2 move 3,3");
    assert_eq!(taken.position.outcome(), won(1, Kind::Total));
}

#[test]
fn an_intruder_wins_when_it_is_not_captured() {
    let arrived = "4H/p4/5/5/5/5/5/5/5/P4 2 move 0,0";
    assert_eq!(outcome(BETH, arrived), None);
    let ignored = play(BETH, arrived, "a9a8").position;
    assert_eq!(ignored.outcome(), won(1, Kind::Breakthrough));
    // The opponent's own arrival does not save him.
    assert_eq!(outcome(BETH, "4H/5/5/5/5/5/5/5/5/P3h 1 move 0,0"), won(1, Kind::Breakthrough));
    let taken = play(BETH, "4H/3p1/5/5/5/5/5/5/5/P4 2 move 0,0", "d9e10").position;
    assert_eq!(taken.outcome(), None);
}

#[test]
fn no_legal_turn_is_a_draw_unless_an_intruder_stands() {
    // Second's lone Pharaoh (English, orthogonal) in the corner a10, both neighbours protected.
    let shut_in = "pH+1/H+2/3/3/3/3/3/3/3/3 2 move 0,0";
    assert_eq!(outcome("seti/aleph@1(edition=en)", shut_in), won(1, Kind::Breakthrough));
    let shut_in = "3/3/3/3/3/3/H+2/pH+1/H+2/3 2 move 0,0";
    let drawn = Some(Outcome { winner: None, kind: Kind::Draw, points: (0, 0) });
    assert_eq!(outcome("seti/aleph@1(edition=en)", shut_in), drawn);
}
