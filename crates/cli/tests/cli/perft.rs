//! `khamsin perft`.

use crate::khamsin::khamsin;

/// The lines the program prints for these counts.
fn lines(counts: &[u64]) -> String {
    counts
        .iter()
        .zip(1..)
        .map(|(count, depth)| format!("perft {depth} {count}\n"))
        .collect::<Vec<_>>()
        .concat()
}

/// Counts of Ludii 1.3.14, whose layout is the mirror image of ours.
#[test]
fn saut_du_chat_from_the_start() {
    let counted = khamsin(&["perft", "saut-du-chat/ludens-planet", "6"]).good();
    assert_eq!(counted, lines(&[2, 3, 6, 23, 106, 511]));
}

/// Counts of Ludii 1.3.14; placing is alike under every rule of moving.
#[test]
fn seega_placing() {
    let counted = khamsin(&["perft", "seega/tabuleiro-42", "4"]).good();
    assert_eq!(counted, lines(&[24, 552, 12144, 255_024]));
}

/// Counts of Ludii 1.3.14 for plain Seega: open centre, no chains, no duty to capture. Its rows are written from the
/// bottom up, `xxoox/xooxx/oo.xx/ooxxo/oxxoo`; it has no barriers.
#[test]
fn seega_moving_from_a_position() {
    let counted = khamsin(&[
        "perft",
        "seega/tabuleiro-42(centre_safe=false,barrier=none)",
        "8",
        "--position",
        "mMMmm/mmMMm/mm1MM/MmmMM/MMmmM 1 move 0,0 0 13",
    ]);
    assert_eq!(counted.good(), lines(&[2, 2, 7, 24, 90, 517, 2227, 15482]));
}

#[test]
fn divided_counts_add_up() {
    let told = khamsin(&["perft", "saut-du-chat/ludens-planet", "6", "--divide"]).good();
    let (rows, total) = told.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(total, "perft 6 511");
    let counts =
        rows.lines().filter(|row| !row.starts_with("perft")).map(|row| row.split_once(' ').unwrap().1);
    assert_eq!(counts.map(|count| count.parse::<u64>().unwrap()).sum::<u64>(), 511);
    let single = khamsin(&["perft", "saut-du-chat/ludens-planet", "1", "--divide"]).good();
    assert_eq!(single, "c2c3 1\nd3c3 1\nperft 1 2\n");
}

#[test]
fn json_says_the_same() {
    let told = khamsin(&["perft", "saut-du-chat/ludens-planet", "3", "--divide", "--json"]).json();
    assert_eq!(told["perft"][2], serde_json::json!({ "depth": 3, "count": 6 }));
    let divided = told["divide"].as_array().unwrap();
    assert_eq!(divided.iter().map(|row| row["count"].as_u64().unwrap()).sum::<u64>(), 6);
    assert_eq!(told["ruleset"], "saut-du-chat/ludens-planet@1");
}

#[test]
fn a_finished_game_adds_nothing() {
    let over = ["perft", "seega/ludens-planet", "2", "--position", "5/5/5/5/MMM2 1 move 0,0 0 60"];
    assert_eq!(khamsin(&over).good(), "perft 1 0\nperft 2 0\n");
}
