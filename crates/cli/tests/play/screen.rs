//! The full screen in a real terminal: from the menu to the result, to the review and out.

use std::process::Command;

use khamsin_rules::random::Random;
use khamsin_rules::{Game, RuleSet, Side};

use crate::scratch::Scratch;
use crate::terminal::Terminal;

const SEEGA: &str = "seega/ludens-planet";

/// Plays random legal moves against the engine until the game is over; at last it gives up.
fn play_to_the_end(terminal: &mut Terminal, set: &str) {
    const PATIENCE: usize = 120;
    let set: RuleSet = set.parse().unwrap();
    let mut random = Random::new(2);
    let mut played = 0;
    while played < PATIENCE {
        terminal.wait("a turn or the end", |screen| {
            screen.contains("Your turn") || screen.contains("The game is over")
        });
        if terminal.screen().contains("The game is over") {
            return;
        }
        // What is seen may be older than what is copied: the position decides.
        let game = Game::from_setup(set, &terminal.position()).unwrap();
        let actions = game.legal_actions();
        if actions.is_empty() || game.side() != Side::First {
            continue;
        }
        terminal.keys(&format!("m{}\r", actions[random.below(actions.len())]));
        terminal.wait("the move", |screen| !screen.contains("Type a move"));
        played += 1;
    }
    terminal.keys("g");
    terminal.see("Give the game up?");
    terminal.keys("y");
    terminal.see("The game is over");
}

#[test]
fn a_game_from_the_menu_to_the_review_and_out() {
    let data = Scratch::new();
    let mut terminal = Terminal::start(data.path(), &[]);
    terminal.see("Start the game");
    terminal.see("Seega, Ludens Planet: 5 by 5");
    terminal.keys("\r");
    terminal.see("Your turn: 1 of 2 to place (24 choices).");

    // An illegal try names its clause: the cursor is on the centre.
    terminal.keys("\r");
    terminal.see("! c3 is the centre");
    terminal.keys("k\r");
    terminal.see("First places on c4.");
    terminal.keys("h\r");
    terminal.wait("the engine's turn", |screen| screen.contains("(20 choices)"));

    // Back to one's own last decision, and a hint.
    terminal.keys("u");
    terminal.see("3 actions are taken back.");
    assert_eq!(terminal.position().to_string(), "5/2M2/5/5/5 1 place:1 11,12 0 1");
    terminal.keys("t");
    terminal.see("Hint: ");

    play_to_the_end(&mut terminal, SEEGA);
    terminal.wait("the points", |screen| screen.contains("point"));
    let file = data.path().join("saved.pgn");
    terminal.keys("s");
    terminal.see("Save as");
    terminal.keys(&format!("{}\r", file.display()));
    terminal.see("Saved as");

    terminal.keys("v");
    terminal.see("Chances of First, turn by turn");
    terminal.keys("q");
    terminal.see("The game is over");
    terminal.keys("q");
    terminal.see("Open a saved game");
    terminal.keys("j");
    terminal.see("> Open a saved game");
    terminal.keys("\r");
    terminal.see("Saved games");
    terminal.keys(":");
    terminal.see("Open the file:");
    terminal.keys(&format!("{}\r", file.display()));
    terminal.see("Review: Seega, Ludens Planet");
    terminal.wait("the graph", |screen| screen.contains('█') || screen.contains('▁') || screen.contains('^'));
    terminal.keys("\x1b[H");
    terminal.see("The position before the first turn");
    terminal.keys("l");
    terminal.see("Turn 1, First:");
    terminal.see("Best play from here");

    terminal.keys("?");
    terminal.see("turn back, forth");
    terminal.keys("q");
    terminal.see("Turn 1, First:");
    terminal.keys("q");
    terminal.see("Start the game");
    terminal.keys("q");
    assert_eq!(terminal.ended(), 0);
}

#[test]
fn signals_give_the_terminal_back_and_the_game_is_kept() {
    for signal in ["TERM", "INT", "HUP"] {
        let data = Scratch::new();
        let mut terminal = Terminal::start(data.path(), &["play", SEEGA]);
        terminal.see("Your turn");
        terminal.keys("k\r");
        terminal.see("First places on c4.");
        let sent =
            Command::new("kill").args([&format!("-{signal}"), &terminal.process().to_string()]).status();
        assert!(sent.unwrap().success());
        assert_eq!(terminal.ended(), 143, "SIG{signal}");

        let mut again = Terminal::start(data.path(), &[]);
        again.see("> Go on with an unfinished game");
        again.keys("\r");
        again.see("The game goes on where it was left.");
        assert_eq!(again.position().to_string(), "5/2M2/5/5/5 1 place:1 11,12 0 1");
        again.keys("\x03");
        assert_eq!(again.ended(), 0);
    }
}

#[test]
fn every_board_is_shown_whole() {
    for set in khamsin_rules::catalogue::rule_sets() {
        let data = Scratch::new();
        let mut terminal = Terminal::start(data.path(), &["play", &set.to_string(), "--two"]);
        terminal.see("turn: ");
        // The line of keys is written last.
        terminal.see("? help");
        let screen = terminal.screen();
        let (files, ranks) = set.rules().dimensions();
        let letters = (0..files).map(|file| char::from(b'a' + file).to_string()).collect::<Vec<_>>();
        let shown = screen.lines().any(|line| {
            let words: Vec<&str> = line.split_whitespace().take(files.into()).collect();
            words == letters
        });
        assert!(shown, "{set}: the letters of the files\n{screen}");
        for rank in 1..=ranks {
            let shown = screen.lines().any(|line| line.split_whitespace().next() == Some(&rank.to_string()));
            assert!(shown, "{set}: rank {rank}\n{screen}");
        }
        for part in ["Moves", "Rules just used", "First", "Second", "? help"] {
            assert!(screen.contains(part), "{set}: {part}\n{screen}");
        }
        assert_eq!(terminal.position().side, Game::new(set, 0).side());
        terminal.keys("\x03");
        assert_eq!(terminal.ended(), 0);
    }
}
