//! A program that behaves: this test itself, which plays random turns when it is started as one.

use std::io::{BufRead, Write};

use khamsin_lab::Finish;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, RuleSet};

use crate::setting::{a_match, played};

const PLAYS: &str = "KHAMSIN_TEST_PLAYS_UGI";

/// The engine that plays what this test file's program plays.
fn program(settings: &str) -> String {
    let path = std::env::current_exe().unwrap();
    format!("cmd{settings}:env {PLAYS}=1 '{}' --exact programs::plays_ugi --nocapture", path.display())
}

/// Not a test but a program: it does nothing unless the environment asks it to play.
#[test]
fn plays_ugi() {
    if std::env::var_os(PLAYS).is_none() {
        return;
    }
    let mut out = std::io::stdout().lock();
    let mut say = |text: &str| writeln!(out, "{text}").unwrap();
    let mut set: RuleSet = "seega/tabuleiro-42".parse().unwrap();
    let mut random = Random::new(0);
    let mut game = Game::new(set, 0);
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["ugi"] => say("id name Test\noption name Seed type spin default 0 min 0 max 1000\n\
                            option name Ruleset type string default seega/tabuleiro-42\nugiok"),
            ["setoption", "name", "Seed", "value", seed] => random = Random::new(seed.parse().unwrap()),
            ["setoption", "name", "Ruleset", "value", id] => set = id.parse().unwrap(),
            ["isready"] => say("readyok"),
            ["position", "startpos", ref moves @ ..] => game = follow(Game::new(set, 0), moves),
            ["position", "fen", ref rest @ ..] => {
                let (fields, moves) = rest.split_at(6);
                let setup = fields.join(" ").parse().unwrap();
                game = follow(Game::from_setup(set, &setup).unwrap(), moves);
            }
            ["go", ..] => say(&format!("info string thinking\nbestmove {}", turn(&game, &mut random))),
            ["quit"] => return,
            _ => {}
        }
    }
}

fn follow(mut game: Game, moves: &[&str]) -> Game {
    for turn in moves.iter().skip(1) {
        game.play_turn(&turn.parse().unwrap()).unwrap();
    }
    game
}

fn turn(game: &Game, random: &mut Random) -> String {
    let mut after = game.clone();
    let mut words = Vec::new();
    while after.turn() == game.turn() && after.outcome().is_none() {
        let actions = after.legal_actions();
        let action = actions[random.below(actions.len())];
        after.play(action).unwrap();
        words.push(action.to_string());
    }
    words.join(",")
}

#[test]
fn a_program_plays_whole_games_from_its_own_seed() {
    for set in ["seti/aleph", "pahtum/globe-joueur(neutral_setup=random)"] {
        // Nodes instead of time: a machine that is busy with other tests is not the program's fault.
        let game = a_match(&program("(nodes=1)"), "random", set, 4);
        let (games, finish, standing) = played(&game, 2);
        assert_eq!(finish, Finish::Complete);
        assert!(standing.tally().faults.is_empty(), "{:?}", games[0].ending);
        assert_eq!(games, played(&game, 1).0, "{set}");
    }
}
