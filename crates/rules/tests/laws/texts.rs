//! Texts: written and read again they are the same, and no text of any kind makes anything panic.

use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Game, Record, RuleSet, Setup, Turn, replay};

use crate::rulesets::{catalogue, random_rule_set};
use crate::seeds;

/// How many hostile strings each quick test tries; together with the deep run far more than a million.
const STRINGS: usize = 260_000;

/// A text that is nothing in particular, made of pieces that texts of this project are made of.
fn arbitrary(random: &mut Random) -> String {
    const SCRAPS: &[&str] = &[
        "5",
        "/",
        "M",
        "m",
        "P",
        "H",
        "S",
        "*",
        "+",
        " ",
        "_",
        "1",
        "2",
        "place:2",
        "chain:c3",
        "move",
        ",",
        "0",
        "12",
        "c3",
        "i10",
        "x",
        "-",
        "@",
        "swap",
        "pass",
        "end",
        "×",
        "seega",
        "pahtum",
        "(",
        ")",
        "=",
        "size",
        "@1",
        "[",
        "]",
        "\"",
        "{",
        "}",
        "$",
        ";",
        "\n",
        "\r",
        "\t",
        "1-0",
        "*",
        "é",
        "🜨",
        "\u{0}",
        "\u{202e}",
        "99999999999999999999",
        "a0",
        "z9",
        "Ruleset",
        "FEN",
        "..",
        "!",
        "?",
        "&#125;",
        "\\",
        "%",
        "ﬁ",
        "-1",
        "+1",
        "00",
        "neutrals",
    ];
    let mut text = String::new();
    for _ in 0..random.below(14) {
        if random.below(5) == 0 {
            text.push(char::from_u32(random.below(0x2_0000) as u32).unwrap_or('¿'));
        } else {
            text.push_str(SCRAPS[random.below(SCRAPS.len())]);
        }
    }
    text
}

/// A text with one to three characters changed, cut or doubled.
fn mutated(text: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        if chars.is_empty() {
            break;
        }
        let at = random.below(chars.len());
        match random.below(4) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, chars[random.below(chars.len())]),
            2 => chars[at] = arbitrary(random).chars().next().unwrap_or(' '),
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

/// Something wrong has a place or quotes what is wrong; something right survives another round.
fn read_everything(text: &str, sets: &[RuleSet], random: &mut Random) {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
    }
    if let Ok(turn) = text.parse::<Turn>() {
        assert_eq!(turn.to_string().parse(), Ok(turn), "{text:?}");
    }
    match text.parse::<RuleSet>() {
        Ok(set) => assert_eq!(set.to_string().parse(), Ok(set), "{text:?}"),
        Err(error) => {
            assert!(error.column >= 1 && error.column <= text.chars().count() + 1, "{text:?}: {error}");
        }
    }
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()), "{text:?}");
            let set = &sets[random.below(sets.len())];
            if let Ok(position) = AnyPosition::from_setup(set, &setup) {
                assert_eq!(position.setup(setup.quiet, setup.turn), setup, "{text:?}");
                let actions = position.actions();
                assert_eq!(position.outcome().is_some(), actions.is_empty(), "{set} {text:?}");
                for action in actions {
                    let mut next = position;
                    next.play(action).expect("a listed action is legal");
                }
            }
        }
        Err(error) => {
            assert!(error.column >= 1 && error.column <= text.chars().count() + 1, "{text:?}: {error}");
        }
    }
    match Record::parse(text) {
        Ok(record) => {
            assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "{text:?}");
            let _ = replay::replay(&record);
        }
        Err(error) => assert!(error.place.line >= 1, "{text:?}: {error}"),
    }
}

fn hostile(strings: usize, seed: u64) {
    let sets = catalogue();
    let mut random = Random::new(seed);
    let mut samples = vec!["c3c4".to_owned(), "+c3".to_owned(), "b2,d4,xc1,end".to_owned()];
    for n in 0..strings {
        if n % 500 == 0 {
            // Fresh material that is right as it stands.
            let set = random_rule_set(&sets[random.below(sets.len())].entry().id(), &mut random);
            samples.truncate(3);
            samples.push(set.to_string());
            samples.push(seeds::setup(&set, &mut random).to_string());
            samples.push(random_game(set, 30, &mut random).record().to_string());
        }
        let text = match random.below(4) {
            0 => arbitrary(&mut random),
            _ => mutated(&samples[random.below(samples.len())], &mut random),
        };
        read_everything(&text, &sets, &mut random);
    }
}

fn random_game(set: RuleSet, length: usize, random: &mut Random) -> Game {
    let mut game = Game::new(set, random.word());
    for _ in 0..length {
        let actions = game.legal_actions();
        if actions.is_empty() {
            break;
        }
        game.play(actions[random.below(actions.len())]).expect("a listed action is legal");
    }
    game
}

/// Four tests of this kind run side by side: more than a million strings in all.
#[test]
fn hostile_texts_one() {
    hostile(STRINGS, 101);
}

#[test]
fn hostile_texts_two() {
    hostile(STRINGS, 102);
}

#[test]
fn hostile_texts_three() {
    hostile(STRINGS, 103);
}

#[test]
fn hostile_texts_four() {
    hostile(STRINGS, 104);
}

/// A game survives being written down and replayed, in PGN and in JSON, with its result and its first position.
#[test]
fn games_survive_their_records() {
    let mut random = Random::new(7);
    for set in catalogue() {
        for round in 0..40 {
            let mut game = random_game(set, 10 + 20 * round, &mut random);
            match round % 4 {
                0 => drop(game.surrender(game.side())),
                1 if game.outcome().is_none() => {
                    game.offer(game.side(), khamsin_rules::game::Offer::Draw).expect("the game goes on");
                    game.accept(!game.side()).expect("there is an offer");
                }
                _ => {}
            }
            // A turn that is not complete is not part of a record.
            while game.outcome().is_none() && game.record().line.0.len() as u32 >= game.turn() {
                game.undo();
            }
            let record = game.record();
            let read = Record::parse(&record.to_string()).expect("a written record is read");
            assert_eq!(read, record, "{set}");
            let json = Record::from_json(&record.to_json().to_string()).expect("written JSON is read");
            assert_eq!(json, record, "{set}");
            let again = replay::replay(&read).unwrap_or_else(|error| panic!("{set}: {error}\n{record}"));
            assert_eq!(again.setup(), game.setup(), "{set}");
            assert_eq!(again.outcome(), game.outcome(), "{set}");
            assert_eq!(again.turns(), game.turns(), "{set}");
        }
    }
}

/// Taking everything back leads to the start, whatever was played.
#[test]
fn undo_leads_back() {
    let mut random = Random::new(9);
    for set in catalogue() {
        let start = Game::new(set, 3);
        let mut game = start.clone();
        let mut states = vec![game.clone()];
        for _ in 0..300 {
            let actions = game.legal_actions();
            if actions.is_empty() {
                break;
            }
            game.play(actions[random.below(actions.len())]).expect("a listed action is legal");
            states.push(game.clone());
        }
        while let Some(state) = states.pop() {
            assert_eq!(game, state, "{set}");
            game.undo();
        }
        assert_eq!(game, start, "{set}");
    }
}
