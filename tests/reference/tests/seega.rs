//! The clauses of Seega that need care, on drawn positions.

#![allow(clippy::unnecessary_wraps)] // expected outcomes are written as the answers are

use khamsin_reference::{Kind, Outcome, Played, Position, Rules};

const S0: &str = "seega/globe-joueur@1";
const S1: &str = "seega/jeu-du-seega@1";
const S2: &str = "seega/ludens-planet@1";
const S3: &str = "seega/tabuleiro-42@1";

fn at(id: &str, text: &str) -> Position {
    Position::parse(&Rules::parse(id).expect("the test is written right"), text)
        .expect("the test is written right")
}

/// The legal actions in one line.
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

fn won(winner: u8, kind: Kind, worth: u32) -> Option<Outcome> {
    let points = if winner == 1 { (worth, 0) } else { (0, worth) };
    Some(Outcome { winner: Some(winner), kind, points })
}

fn drawn() -> Option<Outcome> {
    Some(Outcome { winner: None, kind: Kind::Draw, points: (0, 0) })
}

#[test]
fn start_and_placing() {
    let start = Position::start(&Rules::parse(S1).expect("the test is written right"))
        .expect("the test is written right");
    assert_eq!(start.text(), "5/5/5/5/5 1 place:2 12,12");
    assert_eq!(start.legal().len(), 24);
    let one = start.play("a1".parse().expect("the test is written right")).position;
    assert_eq!(one.text(), "5/5/5/5/M4 1 place:1 11,12");
    let two = one.play("c5".parse().expect("the test is written right")).position;
    assert_eq!(two.text(), "2M2/5/5/5/M4 2 place:2 10,12");
}

#[test]
fn last_placer_or_first_placer_starts() {
    let last = "MMMMM/MMMMM/MM1mm/mmmmm/mmmm1 2 place:1 0,1";
    assert_eq!(play(S1, last, "e1").position.text(), "MMMMM/MMMMM/MM1mm/mmmmm/mmmmm 2 move 0,0");
    let other = format!("{S1}(starter=first-placer)");
    assert_eq!(play(&other, last, "e1").position.text(), "MMMMM/MMMMM/MM1mm/mmmmm/mmmmm 1 move 0,0");
}

#[test]
fn croisade_tables() {
    let inner = format!("{S2}(opening=croisade-inner)");
    let cross = format!("{S2}(opening=croisade-cross)");
    let edges = "seega/kharbga@1(opening=croisade-edges)";
    assert_eq!(legal(&inner, "5/5/5/5/5 1 place:2 12,12"), "c2 c4");
    assert_eq!(legal(&inner, "5/2M2/5/5/5 1 place:1 11,12"), "c2");
    assert_eq!(legal(&inner, "5/2M2/5/2M2/5 2 place:2 10,12"), "b3 d3");
    assert_eq!(legal(&cross, "5/5/5/5/5 1 place:2 12,12"), "c1 c5");
    assert_eq!(legal(&cross, "2M2/5/5/5/2M2 2 place:2 10,12"), "a3 e3");
    assert_eq!(legal(&cross, "2M2/5/m3m/5/2M2 1 place:2 10,10"), "b3 d3");
    assert_eq!(legal(&cross, "2M2/5/mM1Mm/5/2M2 2 place:2 8,10"), "c2 c4");
    assert_eq!(at(&cross, "2M2/2m2/mM1Mm/2m2/2M2 1 place:2 8,8").legal().len(), 16);
    assert_eq!(legal(edges, "7/7/7/7/7/7/7 1 place:2 24,24"), "d1 d7");
    assert_eq!(legal(edges, "3M3/7/7/7/7/7/3M3 2 place:2 22,24"), "a4 g4");
}

#[test]
fn placements_capture_only_in_the_variant() {
    let text = "5/2M2/1Mm2/5/2m2 1 place:2 6,10";
    assert!(play(S1, text, "c2").captures.is_empty());
    let variant = format!("{S1}(placement_captures=true)");
    let text = "1M3/1m3/5/1m3/1M3 1 place:2 6,10";
    // b3 stands between two enemies whose other sides are own pieces.
    let played = play(&variant, text, "b3");
    assert_eq!(played.captures, ["b2", "b4"]);
    assert_eq!(played.position.text(), "1M3/5/1M3/5/1M3 1 place:1 5,10");
    assert!(
        at(&variant, &played.position.text())
            .legal()
            .contains(&"b4".parse().expect("the test is written right"))
    );
}

#[test]
fn one_step_captures_in_three_directions() {
    // The man on c2 steps to c3 and stands between b3, d3 and c4.
    let played = play(&format!("{S3}(size=7)"), "7/7/2M4/2m4/Mm1mM2/2M4/7 1 move 0,0", "c2c3");
    assert_eq!(played.captures, ["b3", "c4", "d3"]);
    assert_eq!(played.position.text(), "7/7/2M4/7/M1M1M2/7/7 2 move 0,0");
}

#[test]
fn pairs_and_edges_are_not_captured_and_stepping_between_is_safe() {
    assert!(play(S3, "5/5/5/5/1MmmM 1 move 0,0", "b1b2").captures.is_empty());
    assert!(play(S3, "5/5/5/M4/1mmM1 1 move 0,0", "a2a1").captures.is_empty());
    assert!(play(S3, "5/5/5/1m3/M1M2 2 move 0,0", "b2b1").captures.is_empty());
}

#[test]
fn the_centre_is_a_refuge_and_helps_to_capture() {
    let text = "5/5/M1mM1/1M3/5 1 move 0,0";
    assert!(play(S3, text, "b2b3").captures.is_empty());
    assert_eq!(play(&format!("{S3}(centre_safe=false)"), text, "b2b3").captures, ["c3"]);
    assert_eq!(play(S3, "5/5/1mM2/M4/4m 1 move 0,0", "a2a3").captures, ["b3"]);
}

#[test]
fn slides_go_any_distance_over_empty_squares() {
    let slide = format!("{S1}(move=slide,capture=optional)");
    assert_eq!(legal(&slide, "4m/4m/m4/5/M2m1 1 move 0,0"), "a1a2 a1b1 a1c1");
    assert_eq!(legal(&slide, "4m/m4/5/5/M2m1 1 move 0,0"), "a1a2 a1a3 a1b1 a1c1");
    assert_eq!(play(&slide, "M4/1m3/1M3/5/4m 1 move 0,0", "a5b5").captures, ["b4"]);
    assert_eq!(play(&slide, "4M/1m3/1M3/5/4m 1 move 0,0", "e5b5").captures, ["b4"]);
}

#[test]
fn mandatory_capture_leaves_only_capturing_steps() {
    let text = "4M/5/5/M4/1mM1m 1 move 0,0";
    assert_eq!(legal(S1, text), "a2a1");
    assert_eq!(legal(S3, text), "a2a1 a2a3 a2b2 c1c2 c1d1 e5d5 e5e4");
}

/// a1 goes to a2 (takes b2), then can go to a3 (takes b3).
#[test]
fn chains_are_forced_optional_or_absent() {
    let text = "5/5/1mM2/1mM2/M3m 1 move 0,0";
    let forced = play(S1, text, "a1a2");
    assert_eq!(forced.captures, ["b2"]);
    assert_eq!(forced.position.text(), "5/5/1mM2/M1M2/4m 1 chain:a2 0,0");
    assert_eq!(legal(S1, &forced.position.text()), "a2a3");
    assert_eq!(legal(S2, &play(S2, text, "a1a2").position.text()), "a2a3 end");
    assert_eq!(play(S2, &forced.position.text(), "end").position.text(), "5/5/1mM2/M1M2/4m 2 move 0,0");
    let last = play(S2, &forced.position.text(), "a2a3");
    assert_eq!(last.position.text(), "5/5/M1M2/2M2/4m 2 move 0,0");
    assert_eq!(play(S3, text, "a1a2").position.text(), "5/5/1mM2/M1M2/4m 2 move 0,0");
}

#[test]
fn a_chain_may_be_over_by_lose_at() {
    let id = format!("{S2}(lose_at=1)");
    let played = play(&id, "5/5/1mM2/1mM2/M4 1 move 0,0", "a1a2");
    assert_eq!(played.position.text(), "5/5/1mM2/M1M2/5 1 chain:a2 0,0");
    assert_eq!(outcome(&id, &played.position.text()), won(1, Kind::Total, 5));
}

#[test]
fn blocked_sides() {
    // Second is shut in a corner: a1 between a2 and b1.
    let shut_in = "5/5/5/M4/mM3 2 move 0,0";
    assert_ne!(legal(S1, "4m/5/5/M4/mM3 2 move 0,0"), "pass", "e5 can still move");
    assert_eq!(legal(S1, shut_in), "pass");
    assert_eq!(play(S1, shut_in, "pass").position.text(), "5/5/5/M4/mM3 1 unblock 0,0");
    assert_eq!(legal(S3, shut_in), "pass");
    assert_eq!(play(S3, shut_in, "pass").position.text(), "5/5/5/M4/mM3 1 move 0,0");
    assert_eq!(legal(S2, shut_in), "xa2 xb1");
    assert_eq!(outcome(&format!("{S2}(blocked=lose)"), shut_in), won(1, Kind::Blocked, 2));
}

#[test]
fn the_duty_to_unblock() {
    // c5 may not move away for nothing: only the two jailers unblock, a2 by any step, b1 by any step.
    let text = "2M2/5/5/M4/mM3 1 unblock 0,0";
    assert_eq!(legal(S1, text), "a2a3 a2b2 b1b2 b1c1");
    let played = play(S1, text, "a2a3");
    assert_eq!(played.position.text(), "2M2/5/M4/5/mM3 2 move 0,0");
}

#[test]
fn the_duty_cannot_be_met() {
    // First's jailers are walled in behind by their own; only steps on the rim of the lump exist, and none frees a1.
    let text = "5/5/MM3/MMM2/mMMM1 1 unblock 0,0";
    // a2 and b1 are surrounded by own pieces, so no single step opens a neighbour of a1.
    assert_eq!(outcome(S1, text), won(1, Kind::Grand, 2));
    assert_eq!(outcome(&format!("{S1}(cannot_unblock=loss)"), text), won(1, Kind::Blocked, 2));
    assert_eq!(outcome(S0, "7/7/7/7/MM5/MMM4/mMMM3 1 unblock 0,0"), won(1, Kind::Blocked, 1));
}

#[test]
fn removal_then_a_move_in_the_same_turn() {
    let text = "4M/5/5/M4/mM3 2 move 0,0";
    let freed = play(S2, text, "xa2");
    assert_eq!(freed.captures, ["a2"]);
    assert_eq!(freed.position.text(), "4M/5/5/5/mM3 2 freed 0,0");
    assert_eq!(legal(S2, &freed.position.text()), "a1a2");
    assert_eq!(play(S2, &freed.position.text(), "a1a2").position.text(), "4M/5/5/m4/1M3 1 move 0,0");
}

#[test]
fn removal_spares_a_safe_centre_and_obeys_forced_capture() {
    let text = "5/2M2/1MmM1/2M2/5 2 move 0,0";
    assert_eq!(legal(S2, text), "xb3 xc2 xc4 xd3");
    let text = "5/5/1MMM1/1MmM1/2M2 2 move 0,0";
    assert_eq!(legal(S2, text), "xb2 xc1 xd2");
    assert_eq!(legal(&format!("{S2}(centre_safe=false)"), text), "xb2 xc1 xc3 xd2");
    assert_eq!(legal(S2, "4M/5/5/1Mm2/m4 2 freed 0,0"), "a1a2");
    assert_eq!(
        legal(&format!("{S2}(capture=optional)"), "4M/5/5/1Mm2/m4 2 freed 0,0"),
        "a1a2 a1b1 c2c1 c2c3 c2d2"
    );
}

#[test]
fn both_poor_is_a_count() {
    let id = format!("{S1}(lose_at=1)");
    assert_eq!(outcome(&id, "5/5/5/M4/m4 1 move 0,0"), drawn());
    assert_eq!(outcome(&id, "5/5/5/MM3/m4 1 move 0,0"), won(1, Kind::Total, 5));
    assert_eq!(outcome(S1, "5/5/5/M4/m4 1 move 0,0"), drawn());
    assert_eq!(outcome(S1, "5/5/5/5/m4 1 move 0,0"), won(2, Kind::Total, 5));
    assert_eq!(outcome(S1, "5/5/5/MM3/m4 1 move 0,0"), None);
    // Within a turn only a lack of pieces on one side ends the game.
    assert_eq!(outcome(S2, "5/5/5/5/m3M 2 freed 0,0"), None);
}

#[test]
fn barriers_belong_to_the_side_not_to_move() {
    let wall = "5/MMMMM/5/mmmmm/mm3";
    assert_eq!(outcome(S2, &format!("{wall} 2 move 0,0")), won(1, Kind::Small, 1));
    assert_eq!(outcome(S2, &format!("{wall} 1 move 0,0")), won(2, Kind::Small, 1));
    assert_eq!(outcome(S1, &format!("{wall} 2 move 0,0")), won(2, Kind::Small, 1));
    assert_eq!(outcome(S3, &format!("{wall} 2 move 0,0")), won(2, Kind::Small, 1));
    let equal = "5/MMMMM/5/mmmmm/5 1 move 0,0";
    assert_eq!(outcome(S3, equal), drawn());
    assert_eq!(outcome(S1, equal), drawn());
    assert_eq!(outcome(&format!("{S3}(barrier=none)"), equal), None);
    let alone = "5/MMMMM/5/mmmm1/mm3";
    assert_eq!(outcome(S3, &format!("{alone} 2 move 0,0")), None);
    assert_eq!(outcome(S2, &format!("{alone} 1 move 0,0")), None);
    assert_eq!(outcome(S2, &format!("{alone} 2 move 0,0")), won(1, Kind::Small, 1));
}

#[test]
fn edges_and_broken_sides_are_no_barrier() {
    assert_eq!(outcome(S2, "MMMMM/5/5/mm3/5 2 move 0,0"), None);
    assert_eq!(outcome(S2, "m4/MMMMM/5/mm3/5 2 move 0,0"), None);
    assert_eq!(outcome(S2, "1M3/1M2m/1M3/1M2m/1M3 2 move 0,0"), won(1, Kind::Small, 1));
    assert_eq!(outcome(S2, "1M3/1M2m/1M3/1M3/mM3 2 move 0,0"), None);
}

#[test]
fn connected_barriers_and_reserves() {
    let connected = format!("{S2}(barrier_shape=connected)");
    let reserve = format!("{S2}(barrier_shape=connected,barrier_reserve=true)");
    let crooked = "5/M1MM1/1M2M/1m3/mm3 2 move 0,0";
    assert_eq!(outcome(S2, crooked), None);
    assert_eq!(outcome(&connected, crooked), won(1, Kind::Small, 1));
    assert_eq!(outcome(&reserve, crooked), None);
    assert_eq!(outcome(&reserve, "4M/M1MM1/1M2M/1m3/mm3 2 move 0,0"), won(1, Kind::Small, 1));
    assert_eq!(outcome(&connected, "1m3/M1MM1/1M2M/1m3/mm3 2 move 0,0"), None);
    // Two ranks apart between b and c.
    assert_eq!(outcome(&connected, "5/2MM1/4M/MM3/mm3 2 move 0,0"), None);
    // A wall may not use the edge line.
    assert_eq!(outcome(&connected, "1M3/M1MMM/5/1m3/mm3 2 move 0,0"), None);
    let straight = format!("{S2}(barrier_reserve=true)");
    assert_eq!(outcome(&straight, "5/MMMMM/5/mm3/M4 2 move 0,0"), None);
    assert_eq!(outcome(&straight, "2M2/MMMMM/5/mm3/5 2 move 0,0"), won(1, Kind::Small, 1));
}

#[test]
fn a_barrier_is_not_tested_within_a_turn() {
    // After a1a2 takes b2 First owns the fourth rank, but can go on.
    let text = "5/MMMMM/1mM2/M1M2/4m 1 chain:a2 0,0";
    assert_eq!(outcome(S2, text), None);
    assert_eq!(
        at(S2, text).play("end".parse().expect("the test is written right")).position.outcome(),
        won(1, Kind::Small, 1)
    );
}

#[test]
fn starter_blocked_at_once() {
    let text = "mmmmm/mmMmm/mM1Mm/mmMMM/MMMMM 2 move 0,0";
    assert_eq!(legal(S1, text), "pass");
    assert_eq!(legal(S2, text), "xa1 xb1 xb3 xc2 xc4 xd3 xe2");
}

#[test]
fn ids_are_read_and_refused() {
    for id in [
        "seega/tabuleiro-42",
        "seega/tabuleiro-42@1(size=9,points=3-2-1-1)",
        "seega/kharbga@1(lose_at=1,quiet_limit=50)",
        "seti/beth@1(edition=en,home_ships=false)",
        "pahtum/globe-joueur@1(neutrals=13,neutral_setup=random,pie=true)",
        "saut-du-chat/ludens-planet@1(centre_safe=true,blocked=pass)",
    ] {
        assert!(Rules::parse(id).is_ok(), "{id}");
    }
    for id in [
        "seega/nowhere@1",
        "seega/tabuleiro-42@2",
        "seega/tabuleiro-42@1(size=6)",
        "seega/tabuleiro-42@1(size=5,size=5)",
        "seega/tabuleiro-42@1(pie=true)",
        "seega/tabuleiro-42@1(points=1-2)",
        "seega/tabuleiro-42@1(size=5",
        "pahtum/globe-joueur@1(neutrals=4)",
        "pahtum/globe-joueur@1(neutrals=15)",
        "saut-du-chat/ludens-planet@1(centre_safe=true)",
    ] {
        assert!(Rules::parse(id).is_err(), "{id}");
    }
}
