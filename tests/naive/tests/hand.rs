//! The oracle against positions that can be worked out by hand, and against the figures of an earlier prototype.

use khamsin_naive::{Entry, Oracle, Slice, State};

const S0: &str = "seega/globe-joueur@1(size=5)";
const S1: &str = "seega/jeu-du-seega@1";
const S2: &str = "seega/ludens-planet@1";
const S3: &str = "seega/tabuleiro-42@1";
const SAUT: &str = "saut-du-chat/ludens-planet@1";

fn entry(id: &str, position: &str) -> (i32, Option<u32>) {
    let mut oracle = Oracle::new(id).expect("the rule set exists");
    let state = State::parse(position).expect("the position is between turns");
    let Entry { value, distance } = oracle.entry(&state).expect("the position can arise");
    (value, distance)
}

/// The values of a slice under a rule set, sorted.
fn values(id: &str, mover: u32, other: u32) -> Vec<i32> {
    let mut oracle = Oracle::new(id).expect("the rule set exists");
    let slice = oracle.slice(Slice::men(mover, other)).expect("the slice is solved");
    let mut values: Vec<i32> = slice.values().map(|entry| entry.value).collect();
    values.sort_unstable();
    values
}

#[test]
fn one_man_each_is_over_by_count() {
    for id in [S0, S1, S2, S3] {
        assert_eq!(entry(id, "5/5/5/5/Mm3 1 move 0,0"), (0, Some(0)), "{id}");
    }
}

/// c2-c1 takes b1 between a1 and c1: the last enemy man, a total victory.
#[test]
fn the_last_man_is_taken() {
    let position = "5/5/5/2M2/Mm3 1 move 0,0";
    assert_eq!(entry(S3, position), (1, Some(1)));
    assert_eq!(entry(S2, position), (5, Some(1)));
    assert_eq!(entry(S1, position), (5, Some(1)));
    // Where any victory is worth a count's, the count is there already.
    assert_eq!(entry(S0, position), (1, None));
}

/// The lone man in the corner cannot move. Passing, he is taken by neither; removing, he is one against one.
#[test]
fn a_blocked_man_does_as_his_sheet_says() {
    let blocked = "5/5/5/m4/Mm3 1 move 0,0";
    assert_eq!(entry(S2, blocked), (0, Some(1)), "remove, then one man each");
    assert_eq!(entry(SAUT, "5/5/m4/m4/Mmm2 1 move 0,0"), (-1, Some(0)), "blocked is lost");
    assert_eq!(entry(SAUT, blocked), (0, None), "he leaps out, and one cannot catch one");
    let duty = "5/5/5/M4/mM3 1 unblock 0,0";
    let (after, before) = (entry(S1, duty), entry(S1, blocked));
    assert_eq!(after.0, -before.0, "the pass is his only turn");
    assert_eq!(before.1, after.1.map(|turns| turns + 1), "and a turn of its own");
}

/// One against one, to leap: the lone enemy is taken at once, or he can flee for ever.
#[test]
fn a_leap_needs_room() {
    assert_eq!(entry(SAUT, "5/5/5/5/Mm3 1 move 0,0"), (1, Some(1)));
    assert_eq!(entry(SAUT, "5/5/5/5/1M2m 1 move 0,0"), (0, None));
}

/// SOLVER's prototype: two against one is 93 % drawn, three against one is always won.
#[test]
fn the_prototypes_shares() {
    let two = values(S3, 2, 1);
    let drawn = two.iter().filter(|&&value| value == 0).count();
    assert_eq!((two.len(), drawn), (904, 839), "{:.1} %", 100.0 * drawn as f64 / two.len() as f64);
    assert!(values(S3, 3, 1).iter().all(|&value| value == 1));
    assert!(values(S3, 1, 3).iter().all(|&value| value == -1));
}

/// Burnside's lemma: the mean, over the eight maps, of the positions that a map leaves as they are.
#[test]
fn every_position_is_there_once() {
    // A turn leaves only the centre alone, so it keeps no two single men; each mirror keeps five squares.
    assert_eq!(values(S3, 1, 1).len(), (25 * 24 + 4 * 5 * 4) / 8);
    // The half turn keeps the centre and twelve pairs. A mirror keeps five squares, and of two men either ten pairs
    // of images or two of the other four squares.
    let half_turn = 12;
    let mirrors = 4 * (5 * (10 + 4 * 3 / 2));
    assert_eq!(values(S3, 2, 1).len(), (25 * 24 * 23 / 2 + half_turn + mirrors) / 8);
}
