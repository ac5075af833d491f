//! `khamsin show`, with and without a random game.

use khamsin_rules::catalogue::CATALOGUE;
use khamsin_rules::{AnyPosition, RuleSet};

use crate::khamsin::{answer, command, file, khamsin};

/// A Seti-Aleph position with ships of both sides: under figures and alone.
const SHIPS: &str = "hp+h/3/1s1/3/3/3/3/3/H2/1P+H 1 move 2,1 0 1";

#[test]
fn a_board_is_drawn_with_its_centre_and_its_signs() {
    let told = khamsin(&["show", "saut-du-chat/ludens-planet"]).good();
    let board = "\
     a  b  c  d  e
  5  ○  ○  ○  ○  ○   5
  4  ○  ○  ○  ○  ○   4
  3  ○  ○ [·] ●  ●   3
  2  ●  ●  ●  ●  ●   2
  1  ●  ●  ●  ●  ●   1
     a  b  c  d  e

● First   ○ Second   [ ] the centre
";
    assert!(told.contains(board), "{told}");
    assert!(told.contains("  Move  c2: c3   d3: c3\n"), "{told}");
    assert!(told.ends_with("Position: mmmmm/mmmmm/mm1MM/MMMMM/MMMMM 1 move 0,0 0 1\n"), "{told}");
}

#[test]
fn ships_are_drawn_under_figures_and_alone() {
    let show = |more: &[&str]| khamsin(&[&["show", "seti/aleph", "--position", SHIPS], more].concat()).good();
    let told = show(&[]);
    assert!(told.contains(" 10  h  p▽ h  10\n") && told.contains("  8  ·  ▽  ·   8\n"), "{told}");
    assert!(told.contains("▼ ship of First   ▽ ship of Second   P▼ Pharaoh on his ship\n"), "{told}");
    assert!(told.contains("Ships in hand: First 2, Second 1\n"), "{told}");
    assert!(told.contains("  Take a ship  -b1\n"), "{told}");
    let ascii = show(&["--ascii"]);
    assert!(ascii.contains(" 10  h  p+ h  10\n") && ascii.contains("  8  .  s  .   8\n"), "{ascii}");
    assert!(ascii.is_ascii(), "{ascii}");
    let french = show(&["--lang", "fr"]);
    assert!(french.contains("Reprendre un vaisseau  -b1\n"), "{french}");
}

#[test]
fn captures_are_marked() {
    // From b1 to b2: the enemy on c2 is then between b2 and d2.
    let text = "5/5/5/2mM1/1M3 1 move 0,0 0 30";
    let told = khamsin(&["show", "seega/tabuleiro-42", "--position", text]).good();
    assert!(told.contains("(× captures)") && told.contains("b1: a1 c1 b2×"), "{told}");
    let ascii = khamsin(&["show", "seega/tabuleiro-42", "--ascii", "--position", text]).good();
    assert!(ascii.contains("b1: a1 c1 b2x"), "{ascii}");
    let json = khamsin(&["show", "seega/tabuleiro-42", "--json", "--position", text]).json();
    let captures = json["actions"].as_array().unwrap().iter().find(|action| action["action"] == "b1b2");
    assert_eq!(captures.unwrap()["captures"], serde_json::json!(["c2"]));
}

#[test]
fn what_is_owed_is_told() {
    let owed = |set: &str, position: &str| {
        let told = khamsin(&["show", set, "--position", position]).good();
        let told =
            told.split("\n\n").find(|part| part.starts_with("Turn ")).unwrap_or_else(|| panic!("{told}"));
        told.split_once(": ").unwrap().1.replace('\n', " ")
    };
    assert_eq!(owed("seega/kharbga", "7/7/7/7/7/7/6M 1 place:1 23,24 0 1"), "First is to place one piece");
    // Two men in the corner, shut in by three: they pass, or remove one, as the sheet has it.
    let blocked = "5/5/m4/Mm3/MMm2 1 move 0,0 0 30";
    assert_eq!(owed("seega/tabuleiro-42", blocked), "First is to pass, because no piece of its own can move");
    assert_eq!(
        owed("seega/ludens-planet", blocked),
        "First is to take off an enemy piece, because no piece of its own can move"
    );
    assert_eq!(
        owed("seti/aleph", "h1h/1H1/3/3/3/3/3/3/3/HP1 1 reenter:P 3,3 0 9"),
        "First is to put the captured Pharaoh back on the board"
    );
}

#[test]
fn the_end_is_told_with_its_reason_and_points() {
    let show = |more: &[&str]| {
        let args = ["show", "seega/ludens-planet", "--position", "5/5/5/5/MMM2 2 move 0,0 0 60"];
        khamsin(&[&args, more].concat())
    };
    let told = show(&[]).good();
    assert!(told.contains("First wins: total victory."), "{told}");
    assert!(told.contains("First gets 5 points."), "{told}");
    assert!(show(&["--lang", "de"]).good().contains("Eins bekommt 5 Punkte."));
    assert!(show(&["--lang", "fr"]).good().contains("Premier marque 5 points."));
    let json = show(&["--json"]).json();
    assert_eq!(json["outcome"]["points"], serde_json::json!([5, 0]));
    assert_eq!(json["outcome"]["clause"], "seega.end.total");
    assert_eq!(json["actions"], serde_json::json!([]));
}

#[test]
fn colours_come_when_asked_for() {
    let show = |env: &[(&str, &str)], args: &[&str]| {
        let args = [&["show", "saut-du-chat/ludens-planet"], args].concat();
        answer(command().envs(env.iter().copied()).args(args).output().unwrap()).good()
    };
    let plain = show(&[], &[]);
    assert!(!plain.contains('\x1b'), "nobody looks, so there are no colours");
    assert_eq!(show(&[], &["--color", "never"]), plain);
    assert_eq!(show(&[("NO_COLOR", "1")], &[]), plain);
    let coloured = show(&[("NO_COLOR", "1")], &["--color", "always"]);
    assert!(coloured.contains("\x1b[1;33m●\x1b[0m") && coloured.contains("\x1b[1;36m○\x1b[0m"));
    let stripped = ["\x1b[1;33m", "\x1b[1;36m", "\x1b[1m", "\x1b[2m", "\x1b[32m", "\x1b[0m"]
        .into_iter()
        .fold(coloured, |text, code| text.replace(code, ""));
    assert_eq!(stripped, plain, "colour adds nothing but colour");
}

#[test]
fn a_seed_draws_the_neutrals() {
    let set = "pahtum/globe-joueur(neutral_setup=random)";
    let position = |seed: &str| khamsin(&["show", set, "--seed", seed, "--json"]).json()["position"].clone();
    let expected = AnyPosition::start(&set.parse().unwrap(), 7).setup(0, 1).to_string();
    assert_eq!(position("7"), expected);
    assert_ne!(position("7"), position("8"));
}

#[test]
fn every_rule_set_plays_a_random_game_to_its_end() {
    for (index, entry) in CATALOGUE.iter().enumerate() {
        let id = RuleSet::of(entry).to_string();
        let told = khamsin(&["show", &id, "--playout", "1"]).good();
        let last = told.trim_end().rsplit("\n\n").next().unwrap();
        assert!(last.contains(" wins: ") || last.contains("The game is a draw."), "{id}: {told}");
        assert!(told.lines().all(|line| line.chars().count() <= 80), "{id}: {told}");
        // What was played replays from its record.
        let json = khamsin(&["show", &id, "--playout", "1", "--json"]).json();
        let path = file(&format!("playout-{index}.json"), json["record"].to_string().as_bytes());
        let replayed = khamsin(&["replay", path.to_str().unwrap(), "--json"]).json();
        assert_eq!(replayed[0]["turns"], json["turns"], "{id}");
        assert_eq!(replayed[0]["outcome"], json["outcome"], "{id}");
    }
}
