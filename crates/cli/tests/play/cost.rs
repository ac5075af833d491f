//! What the full screen costs: nothing while nobody does anything, and a key is seen at once while the engine thinks.
//!
//! Both are measured so that a busy machine does not matter: processor time is counted for the process alone, and times
//! to see a key are compared with those on the same machine while the engine does not think.

use std::fs;
use std::thread;
use std::time::Duration;

use khamsin_rules::{Game, RuleSet};

use crate::scratch::Scratch;
use crate::terminal::Terminal;

/// Processor time of a process in hundredths of a second, as Linux counts it.
fn processor_time(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, fields) = stat.rsplit_once(')').unwrap();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    // The fields after the name begin with the third; user and system time are the 14th and 15th.
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn an_idle_game_uses_no_processor_time() {
    const LONG: Duration = Duration::from_secs(5);
    let data = Scratch::new();
    let mut terminal = Terminal::start(data.path(), &[]);
    terminal.see("Start the game");
    let mut idle = |place: &str| {
        thread::sleep(Duration::from_millis(500));
        let before = processor_time(terminal.process());
        thread::sleep(LONG);
        let used = processor_time(terminal.process()) - before;
        assert!(used <= 1, "{place}: {used} hundredths of a second in {LONG:?}");
        terminal.keys("\r");
        terminal.wait("a game", |screen| screen.contains("Your turn"));
    };
    idle("the menu");
    idle("a game");
}

/// The middle one.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// How long it takes until a key that moves the cursor is seen.
fn key_to_screen(terminal: &mut Terminal, key: &str) -> Duration {
    let before = cursor(&terminal.screen());
    terminal.keys(key);
    terminal.wait("the cursor elsewhere", |screen| cursor(screen) != before)
}

/// Where the brackets of the cursor are.
fn cursor(screen: &str) -> Option<(usize, usize)> {
    let place = |(row, line): (usize, &str)| {
        line.chars().position(|sign| sign == '[').filter(|&column| column < 34).map(|column| (row, column))
    };
    screen.lines().enumerate().find_map(place)
}

#[test]
fn a_key_is_on_the_screen_at_once_while_level_eight_thinks() {
    const AT_ONCE: Duration = Duration::from_millis(50);
    const SAMPLES: usize = 9;
    let set: RuleSet = "saut-du-chat/ludens-planet".parse().unwrap();
    let data = Scratch::new();
    let mut terminal = Terminal::start(data.path(), &["play", &set.to_string(), "--level", "8"]);
    terminal.see("Your turn");
    let (mut idle, mut thinking) = (Vec::new(), Vec::new());
    for round in 0..60 {
        terminal.wait("a turn or the end", |screen| {
            screen.contains("Your turn") || screen.contains("The game is over")
        });
        if thinking.len() == SAMPLES || terminal.screen().contains("The game is over") {
            break;
        }
        let key = if round % 2 == 0 { "l" } else { "h" };
        let back = if round % 2 == 0 { "h" } else { "l" };
        idle.push(key_to_screen(&mut terminal, key));
        let setup = terminal.position();
        let game = Game::from_setup(set, &setup).unwrap();
        let action = game.legal_actions()[round % game.legal_actions().len()];
        terminal.keys(&format!("m{action}\r"));
        terminal.wait("the engine thinking, or its answer", |screen| {
            screen.contains("thinks") || screen.contains("Second s") || screen.contains("Second l")
        });
        let was_thinking = terminal.screen().contains("thinks");
        let time = key_to_screen(&mut terminal, back);
        // Only what was seen while it still thought counts.
        if was_thinking && terminal.screen().contains("thinks") {
            thinking.push(time);
        }
    }
    assert!(thinking.len() >= 3, "the engine was hardly ever seen thinking: {thinking:?}");
    let (idle, thinking) = (median(idle), median(thinking));
    println!("a key takes {idle:?} while the engine rests and {thinking:?} while it thinks");
    assert!(thinking < AT_ONCE.max(3 * idle), "{thinking:?}, and {idle:?} while the engine rests");
}
