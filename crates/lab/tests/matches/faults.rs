//! Engines that misbehave lose their games with the reason recorded; the match goes on and ends in time.
//!
//! The bad engines are small shell scripts.
#![cfg(unix)]

use std::fs;
use std::time::{Duration, Instant};

use khamsin_lab::played::Ending;
use khamsin_lab::{FaultKind, Finish, Seat, pgn};
use khamsin_rules::replay::replay;

use crate::setting::{a_match, file, played};

/// A program that does as it should up to `go`, and then this.
fn on_go(act: &str) -> String {
    format!(
        "while read -r line; do
            case \"$line\" in
                ugi) echo 'id name Bad'; echo ugiok ;;
                isready) echo readyok ;;
                go*) {act} ;;
                quit) exit 0 ;;
            esac
        done"
    )
}

/// Long enough for a program on a busy machine, and never waited for by one that answers.
const LONG: Duration = Duration::from_secs(10);
/// For programs that do not answer: every game waits so long.
const SHORT: Duration = Duration::from_secs(1);

/// Plays four games against a script, and gives back how it lost them.
fn lost(name: &str, patience: Duration, script: &str) -> Vec<(FaultKind, String)> {
    let path = file(&format!("{name}.sh"));
    fs::write(&path, script).unwrap();
    let mut game = a_match(&format!("cmd:sh '{}'", path.display()), "random", "seega/tabuleiro-42", 4);
    game.patience.answer = patience;
    let begun = Instant::now();
    let (games, finish, standing) = played(&game, 2);
    assert!(begun.elapsed() < Duration::from_mins(1), "{name} took {:?}", begun.elapsed());
    assert_eq!((finish, standing.tally().lost), (Finish::Complete, 4), "{name}");
    assert_gone(&path.display().to_string());
    let fault = |played: &khamsin_lab::Played| {
        let record = pgn::record(played, &game.settings(), &game.set).unwrap();
        assert!(replay(&record).is_ok(), "the record replays");
        assert!(record.tag("TerminationDetails").unwrap().starts_with("engine one: "), "{record}");
        let Ending::Fault { engine: Seat::One, kind, detail } = &played.ending else {
            panic!("{name}: {:?}", played.ending);
        };
        (*kind, detail.clone())
    };
    games.iter().map(fault).collect()
}

/// A process as the system lists it; only Linux does.
struct Listed {
    id: String,
    command: String,
    is_our_zombie: bool,
}

fn processes() -> Vec<Listed> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let own = std::process::id().to_string();
    let listed = |path: std::path::PathBuf| {
        let command = fs::read(path.join("cmdline")).ok()?;
        let stat = fs::read_to_string(path.join("stat")).ok()?;
        // Its state and its parent follow its name.
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        Some(Listed {
            id: path.file_name()?.to_string_lossy().into_owned(),
            command: String::from_utf8_lossy(&command).replace('\0', " "),
            is_our_zombie: fields.first() == Some(&"Z") && fields.get(1) == Some(&own.as_str()),
        })
    };
    entries.filter_map(|entry| listed(entry.ok()?.path())).collect()
}

/// Waits until something is so, for a while.
fn soon(mut so: impl FnMut() -> bool) -> bool {
    (0..500).any(|_| {
        so() || {
            std::thread::sleep(Duration::from_millis(10));
            false
        }
    })
}

/// No process has this in its command: a killed one may take a moment to go.
#[track_caller]
fn assert_gone(what: &str) {
    assert!(soon(|| !processes().iter().any(|process| process.command.contains(what))), "{what} still runs");
}

#[track_caller]
fn all(faults: &[(FaultKind, String)], kind: FaultKind, detail: &str) {
    assert_eq!(faults.len(), 4);
    for (found, said) in faults {
        assert_eq!(*found, kind, "{said}");
        assert!(said.contains(detail), "{said}");
    }
}

#[test]
fn one_that_exits_at_once() {
    all(&lost("exits", LONG, "exit 3"), FaultKind::Crashed, "exit status: 3");
}

#[test]
fn one_that_exits_while_it_should_think() {
    all(&lost("crashes", LONG, &on_go("exit 4")), FaultKind::Crashed, "exit status: 4");
}

#[test]
fn one_that_is_killed_by_a_signal() {
    all(&lost("signal", LONG, &on_go("kill -9 $$")), FaultKind::Crashed, "signal: 9");
}

#[test]
fn one_that_closes_its_output_and_stays() {
    all(&lost("closes", LONG, &on_go("exec 1>&-; sleep 86001")), FaultKind::Crashed, "closed its output");
    assert_gone("sleep 86001");
}

#[test]
fn one_that_never_says_hello() {
    all(&lost("silent", SHORT, "sleep 86002"), FaultKind::Hung, "“ugi”");
    assert_gone("sleep 86002");
}

#[test]
fn one_that_hangs_on_go() {
    all(&lost("hangs", SHORT, &on_go("sleep 86003")), FaultKind::Hung, "“stop”");
    assert_gone("sleep 86003");
}

#[test]
fn one_that_plays_garbage() {
    all(&lost("garbage", LONG, &on_go("echo bestmove xyzzy plugh")), FaultKind::Garbage, "xyzzy");
    all(&lost("nothing", LONG, &on_go("echo bestmove")), FaultKind::Garbage, "“”");
}

#[test]
fn one_that_plays_what_the_rules_forbid() {
    // seega.place.centre: the centre stays empty while pieces are placed.
    all(&lost("illegal", LONG, &on_go("echo bestmove c3,a1")), FaultKind::Illegal, "seega.place.centre");
    all(&lost("incomplete", LONG, &on_go("echo bestmove c3c4,pass")), FaultKind::Illegal, "c3c4");
}

#[test]
fn one_that_floods() {
    for (name, flood) in [("lines", "yes info string"), ("one-line", "yes | tr -d '\\n'")] {
        for (kind, said) in lost(name, SHORT, &on_go(flood)) {
            assert!(matches!(kind, FaultKind::Flooded | FaultKind::Hung), "{said}");
        }
    }
    assert_gone("yes info string");
}

#[test]
fn one_that_ignores_quit_and_signals() {
    let script = format!("trap '' TERM INT HUP\n{}\nwhile :; do sleep 1; done", {
        on_go("echo bestmove c3,a1").replace("quit) exit 0", "quit) echo no")
    });
    all(&lost("stubborn", LONG, &script), FaultKind::Illegal, "seega.place.centre");
}

#[test]
fn one_that_answers_too_late() {
    // A tenth of a second and the margin are over; told to stop, it answers.
    let late = on_go("sleep 0.3; echo bestmove a1,a2");
    all(&lost("late", LONG, &late), FaultKind::Overtime, "200 ms allowed");
}

/// An answer from before must not be taken for the answer to the next question.
#[test]
fn one_that_answers_twice() {
    let twice =
        on_go("n=$((n+1)); if [ $n -gt 1 ]; then exit 7; fi; echo bestmove a1,a2; echo bestmove a1,a2");
    for (kind, said) in lost("twice", LONG, &twice) {
        // Its first turn may be illegal; if it was not, the second is never played, because it has left.
        let expected = if kind == FaultKind::Crashed { "exit status: 7" } else { "not legal" };
        assert!(said.contains(expected), "{kind:?}: {said}");
    }
}

#[test]
fn two_bad_engines_share_the_points_and_leave_no_zombies() {
    let path = file("both.sh");
    fs::write(&path, "exit 3").unwrap();
    let bad = format!("cmd:sh '{}'", path.display());
    let (games, _, standing) = played(&a_match(&bad, &bad, "seti/aleph", 4), 2);
    assert_eq!(games.len(), 4);
    assert_eq!((standing.tally().lost, standing.tally().won), (2, 2), "First is the first to fail");
    // Other tests start programs too: what matters is that none of these stays.
    let zombies =
        || processes().into_iter().filter(|process| process.is_our_zombie).map(|process| process.id);
    let now: Vec<String> = zombies().collect();
    assert!(soon(|| !zombies().any(|id| now.contains(&id))), "zombies: {now:?}");
}
