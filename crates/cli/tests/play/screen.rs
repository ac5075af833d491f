//! The full screen in a real terminal: from the menu to the result, to the review and out.

use std::env;
use std::process::Command;

use khamsin_rules::random::Random;
use khamsin_rules::{Action, Game, RuleSet, Side};
use khamsin_text::{Lang, Texts};
use khamsin_tui::terminal::Guard;
use portable_pty::CommandBuilder;

use crate::pipe::ended_by_the_rules;
use crate::scratch::Scratch;
use crate::terminal::Terminal;

const SEEGA: &str = "seega/ludens-planet";

/// Plays against the engine until the rules end the game: what captures most, else anything.
fn play_to_the_end(terminal: &mut Terminal, set: &str) {
    const MOST: usize = 600;
    let set: RuleSet = set.parse().unwrap();
    let mut random = Random::new(2);
    for _ in 0..MOST {
        terminal.wait("a turn or the end", |screen| {
            screen.contains("Your turn") || screen.contains("The game is over")
        });
        if terminal.screen().contains("The game is over") {
            return;
        }
        // What is seen may be older than what is copied: the position decides.
        let game = Game::from_setup(set, &terminal.position()).unwrap();
        let mut actions = game.legal_actions();
        if actions.is_empty() || game.side() != Side::First {
            continue;
        }
        let taken = |action: &Action| game.position().captures(*action).len();
        let most = actions.iter().map(taken).max().unwrap_or(0);
        actions.retain(|action| taken(action) == most);
        terminal.keys(&format!("m{}\r", actions[random.below(actions.len())]));
        terminal.wait("the move", |screen| !screen.contains("Type a move"));
    }
    panic!("the game does not end:\n{}", terminal.screen());
}

#[test]
fn a_game_from_the_menu_to_the_review_and_out() {
    let data = Scratch::new();
    // Without a rule set there is the menu first; the seed makes the same game of it each time.
    let mut terminal = Terminal::start(data.path(), &["play", "--seed", "5"]);
    terminal.see("Start the game");
    terminal.see("Seega, Ludens Planet: 5 by 5");
    terminal.see("1, for a first game");
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
    let file = data.path().join("saved.pgn");
    terminal.keys("s");
    terminal.see("Save as");
    terminal.keys(&format!("{}\r", file.display()));
    terminal.see("Saved as");
    let saved = ended_by_the_rules(&file);

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
    // The reader is at the end, which is told in words: who won, which victory, why, and the points.
    let told = Texts::new(Lang::En).outcome(saved.rule_set(), saved.outcome().unwrap()).join(" ");
    terminal.wait(&told, |_| terminal.panel().contains(&told));
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

/// Says that [`panics_in_a_terminal`] is wanted.
const PANIC: &str = "KHAMSIN_TEST_PANIC";

/// What the next test runs in a terminal; by itself it does nothing.
#[test]
fn panics_in_a_terminal() {
    if env::var_os(PANIC).is_some() {
        let _guard = Guard::take().unwrap();
        panic!("on purpose");
    }
}

#[test]
fn a_panic_gives_the_terminal_back_and_can_be_read() {
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["--exact", "screen::panics_in_a_terminal", "--nocapture"]);
    command.env(PANIC, "1");
    let mut terminal = Terminal::run(command);
    assert_eq!(terminal.ended(), 101);
    assert!(terminal.was_taken());
    terminal.see("on purpose");
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
