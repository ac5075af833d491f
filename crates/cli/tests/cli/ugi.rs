//! `khamsin ugi`: conversations with the real process, as a match runner has them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use khamsin_rules::catalogue::CATALOGUE;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, Outcome, RuleSet, Side, Turn};

use crate::khamsin::{answer, command, khamsin};

/// Nothing that is asked here takes so long.
const PATIENCE: Duration = Duration::from_mins(1);

/// A match runner and its engine.
struct Runner {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<String>,
}

impl Runner {
    fn start() -> Runner {
        let piped =
            command().arg("ugi").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = piped.unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, from) = channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Runner { to: child.stdin.take(), child, from }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
    }

    fn line(&self) -> String {
        self.from.recv_timeout(PATIENCE).expect("the engine answers")
    }

    /// Sends a line and gives all lines up to the first that begins so, without that beginning.
    fn ask(&mut self, line: &str, until: &str) -> (Vec<String>, String) {
        self.send(line);
        let mut before = Vec::new();
        loop {
            let line = self.line();
            if let Some(rest) = line.strip_prefix(until) {
                return (before, rest.trim_start().to_owned());
            }
            before.push(line);
        }
    }

    /// As a strict runner does: the answer has two words.
    fn query(&mut self, question: &str) -> String {
        self.ask(&format!("query {question}"), "response").1
    }

    /// Closes the conversation, and expects nothing but a good end.
    fn close(mut self) {
        drop(self.to.take());
        let answer = answer(self.child.wait_with_output().unwrap());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    }
}

fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        None => "none",
        Some(None) => "draw",
        Some(Some(Side::First)) => "p1win",
        Some(Some(Side::Second)) => "p2win",
    }
}

#[test]
fn a_conversation_as_the_protocol_tells_it() {
    let mut runner = Runner::start();
    let (said, _) = runner.ask("ugi", "ugiok");
    assert_eq!(said[0], format!("id name Khamsin {}", env!("CARGO_PKG_VERSION")));
    assert_eq!(said[1], "id author the Khamsin authors");
    let names = ["Ruleset", "Hash", "Threads", "MultiPV", "Level", "Seed", "TablePath"];
    let declared: Vec<&str> = said[2..].iter().map(|line| line.split(' ').nth(2).unwrap()).collect();
    assert_eq!(declared, names);
    runner.send("setoption name Hash value 1");
    assert_eq!(runner.ask("isready", "readyok"), (vec![], String::new()));
    runner.send("uginewgame");
    runner.send("position startpos");
    assert_eq!(runner.query("p1turn"), "true");
    let (info, best) = runner.ask("go depth 2", "bestmove");
    assert!(info.iter().any(|line| line.starts_with("info depth ") && line.contains(" pv ")), "{info:?}");
    runner.send(&format!("position startpos moves {best}"));
    assert_eq!(runner.query("p1turn"), "false");
    assert_eq!(runner.query("gameover"), "false");
    assert_eq!(runner.query("result"), "none");
    runner.send("quit");
    runner.close();
}

/// Every pv is made of legal turns, and an info line has the words of UCI in pairs.
fn check_info(game: &Game, line: &str) {
    if line.starts_with("info string ") {
        return;
    }
    let (head, pv) = line.split_once(" pv ").unwrap();
    for word in ["depth", "seldepth", "multipv", "score", "nodes", "nps", "time", "hashfull"] {
        assert!(head.contains(&format!(" {word} ")), "{line}");
    }
    let mut game = game.clone();
    for turn in pv.split(' ') {
        game.play_turn(&turn.parse().unwrap()).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// The engine plays itself through the pipe; this side keeps the score with the rules.
fn whole_game(set: RuleSet) {
    let mut runner = Runner::start();
    runner.send("setoption name Hash value 1");
    runner.send(&format!("setoption name Ruleset value {set}"));
    runner.send("uginewgame");
    let mut game = Game::new(set, 0);
    let mut position = "position startpos moves".to_owned();
    while game.outcome().is_none() {
        runner.send(&position);
        assert_eq!(runner.query("p1turn"), if game.side() == Side::First { "true" } else { "false" });
        assert_eq!(runner.query("gameover"), "false");
        let (info, best) = runner.ask("go nodes 40", "bestmove");
        for line in &info {
            check_info(&game, line);
        }
        let turn: Turn = best.parse().unwrap();
        game.play_turn(&turn).unwrap_or_else(|error| panic!("{set}: {position}: {best}: {error}"));
        position.extend([" ", best.as_str()]);
    }
    runner.send(&position);
    assert_eq!(runner.query("gameover"), "true");
    assert_eq!(runner.query("result"), result(game.outcome()));
    assert_eq!(runner.ask("go nodes 40", "bestmove").1, "0000");
    // The same game from its position alone: what is written down is enough.
    runner.send(&format!("position fen {}", game.setup()));
    if game.position().outcome().is_some() {
        assert_eq!(runner.query("result"), result(game.outcome()));
    }
    runner.send("quit");
    runner.close();
}

#[test]
fn whole_games_are_played_through_the_pipe() {
    for entry in CATALOGUE {
        whole_game(RuleSet::of(entry));
    }
}

#[test]
fn turns_of_several_values_are_told_if_asked_for() {
    let mut runner = Runner::start();
    runner.send("setoption name MultiPV value 3");
    runner.send("setoption name Ruleset value saut-du-chat/ludens-planet");
    // c2c3 and d3c3 are the only turns.
    let (info, _) = runner.ask("go depth 2", "bestmove");
    assert!(info.iter().all(|line| !line.contains(" multipv 3 ")), "{info:?}");
    assert!(info.iter().any(|line| line.contains(" multipv 1 ")), "{info:?}");
    runner.close();
}

#[test]
fn options_are_taken_or_noted() {
    let mut runner = Runner::start();
    for (line, noted) in [
        ("setoption name Ruleset value seega/none", "Ruleset not taken: "),
        ("setoption name Hash value 0", "Hash not taken: write a number from 1 to 4096"),
        ("setoption name Threads value many", "Threads not taken: write a number from 1 to 256"),
        ("setoption name TablePath value no/such/tables", "no tables found at no/such/tables"),
        ("setoption name Nothing", "there is no option Nothing"),
        ("position startpos moves c3,c4", "position not taken: move 1: action 1: c3 is not legal: "),
        ("query weather", "query: ask for gameover, p1turn or result"),
    ] {
        runner.send(line);
        let said = runner.line();
        assert!(said.starts_with(&format!("info string {noted}")), "{line}: {said}");
    }
    for line in
        ["setoption name Level value 1", "setoption name Seed value 7", "setoption name Threads value 2"]
    {
        runner.send(line);
    }
    let best = runner.ask("go nodes 40", "bestmove").1;
    let turn: Turn = best.parse().unwrap();
    assert!(Game::new("seega/ludens-planet".parse().unwrap(), 0).play_turn(&turn).is_ok());
    runner.close();
}

#[test]
fn stop_is_answered_at_once_and_everything_is_heard_meanwhile() {
    let mut runner = Runner::start();
    runner.ask("isready", "readyok");
    let mut fastest = PATIENCE;
    for _ in 0..8 {
        runner.send("position startpos");
        runner.send("go infinite");
        assert!(runner.ask("isready", "readyok").0.iter().all(|line| line.starts_with("info ")));
        assert_eq!(runner.query("p1turn"), "true");
        thread::sleep(Duration::from_millis(20));
        let asked = Instant::now();
        let (_, best) = runner.ask("stop", "bestmove");
        fastest = fastest.min(asked.elapsed());
        assert!(best.parse::<Turn>().is_ok(), "{best}");
    }
    // The other tests run beside this one, so only the fastest of several tells about the engine.
    assert!(fastest < Duration::from_millis(50), "{fastest:?}");
    runner.send("stop");
    runner.close();
}

#[test]
fn who_leaves_still_gets_the_turn() {
    for last in ["go infinite\n", "go movetime 60000\nquit\n", "go depth 60000"] {
        let started = Instant::now();
        let mut runner = Runner::start();
        runner.to.as_mut().unwrap().write_all(last.as_bytes()).unwrap();
        drop(runner.to.take());
        let said: Vec<String> = runner.from.iter().collect();
        let best = said.last().unwrap().strip_prefix("bestmove ").unwrap();
        assert!(best.parse::<Turn>().is_ok(), "{said:?}");
        runner.close();
        assert!(started.elapsed() < PATIENCE / 2, "{last}");
    }
}

#[test]
fn a_runner_that_is_gone_ends_it_quietly() {
    let piped =
        command().arg("ugi").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = piped.unwrap();
    drop(child.stdout.take());
    // The engine may be gone already when the second line is written.
    let _ = child.stdin.as_mut().unwrap().write_all(b"ugi\n");
    let _ = child.stdin.as_mut().unwrap().write_all(b"go infinite\n");
    let answer = answer(child.wait_with_output().unwrap());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
}

/// Sends bytes, then `isready` if they end a line, and expects an orderly end.
fn survives(noise: Vec<u8>) {
    let mut runner = Runner::start();
    let mut to = runner.to.take().unwrap();
    let writer = thread::spawn(move || to.write_all(&[&noise[..], b"\nstop\nisready\n"].concat()));
    let ready = runner.from.iter().any(|line| line == "readyok");
    assert!(ready, "it is still there");
    writer.join().unwrap().unwrap();
    runner.close();
}

#[test]
fn noise_is_passed_over() {
    let mut random = Random::new(9);
    let bytes: Vec<u8> = (0..300_000).map(|_| random.word() as u8).collect();
    survives(bytes);
    survives(b"x".repeat(5_000_000));
    survives([&b"position startpos moves"[..], &b" b2,d4".repeat(500_000)].concat());
}

/// Words of the protocol in no order, with numbers and other things between them; `quit` is left out.
#[test]
fn a_hundred_thousand_lines_of_nonsense_are_passed_over() {
    const WORDS: [&str; 36] = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "position",
        "startpos",
        "fen",
        "moves",
        "depth",
        "nodes",
        "movetime",
        "p1time",
        "p2inc",
        "infinite",
        "stop",
        "query",
        "gameover",
        "p1turn",
        "result",
        "Hash",
        "Ruleset",
        "Level",
        "seti/aleph",
        "5/5/5/5/5",
        "1",
        "place:2",
        "12,12",
        "0",
        "b2,d4",
        "-9",
        "\u{7f}",
        "99999999999999999999",
        "ponderhit",
        "é",
    ];
    let mut random = Random::new(4);
    let mut noise = Vec::new();
    for _ in 0..100_000 {
        for _ in 0..random.below(6) {
            noise.extend(WORDS[random.below(WORDS.len())].as_bytes());
            noise.push(if random.below(9) == 0 { b'\t' } else { b' ' });
        }
        noise.push(b'\n');
    }
    survives(noise);
}

#[test]
fn nonsense_after_go_searches_and_stops() {
    let mut random = Random::new(2);
    let mut runner = Runner::start();
    for _ in 0..200 {
        let words =
            ["depth", "1", "nodes", "-5", "movetime", "0", "p1time", "x", "searchmoves", "b2,d4", "winc"];
        let line: Vec<&str> = (0..random.below(6)).map(|_| words[random.below(words.len())]).collect();
        runner.send(&format!("go {}", line.join(" ")));
        let best = runner.ask("stop", "bestmove").1;
        assert!(best.parse::<Turn>().is_ok(), "{line:?}: {best}");
    }
    runner.close();
}

#[test]
fn half_a_line_at_the_end_does_no_harm() {
    for last in
        ["posit", "position startpos moves b2", "go dep", "setoption name Hash val", "\u{0}", "\n\n\r\n"]
    {
        let mut runner = Runner::start();
        runner.to.as_mut().unwrap().write_all(last.as_bytes()).unwrap();
        runner.close();
    }
}

#[test]
fn it_helps_with_an_example() {
    let help = khamsin(&["ugi", "--help"]).good();
    assert!(help.contains("  khamsin ugi\n") && help.contains("Options: Ruleset, Hash"), "{help}");
}

/// The most memory a process has used, in kilobytes, where the system tells.
fn peak_memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// Whatever is played, memory stays within the table's size and 64 MB more.
#[test]
fn memory_is_bounded() {
    const HASH: u64 = 32;
    let mut runner = Runner::start();
    runner.send(&format!("setoption name Hash value {HASH}"));
    runner.send("setoption name Threads value 2");
    for entry in CATALOGUE {
        runner.send(&format!("setoption name Ruleset value {}", entry.id()));
        runner.send("position startpos");
        runner.ask("go movetime 150", "bestmove");
    }
    // Pahtum's end has a solver with a table of its own.
    runner.send("setoption name Ruleset value pahtum/globe-joueur");
    let mut game = Game::new("pahtum/globe-joueur".parse().unwrap(), 0);
    let mut random = Random::new(1);
    while game.legal_actions().len() > 22 {
        let legal = game.legal_actions();
        game.play(legal[random.below(legal.len())]).unwrap();
    }
    runner.send(&format!("position fen {}", game.setup()));
    let (lines, _) = runner.ask("go movetime 20000", "bestmove");
    assert!(lines.iter().any(|line| line.contains("proved points")), "{lines:?}");
    match peak_memory(runner.child.id()) {
        Some(peak) => assert!(peak < (HASH + 64) * 1024, "{peak} kB"),
        None => println!("skipped: this system does not tell how much memory a process uses"),
    }
    runner.close();
}
