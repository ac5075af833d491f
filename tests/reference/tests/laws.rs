//! Laws that hold in every position of random games, over rule sets that switch every clause on.
//!
//! The random numbers are a fixed multiplicative sequence, so that a failure can be repeated.

use khamsin_reference::{Action, Game, Position, Rules};

const IDS: [&str; 24] = [
    "seega/globe-joueur@1",
    "seega/globe-joueur@1(size=5)",
    "seega/jeu-du-seega@1",
    "seega/jeu-du-seega@1(placement_captures=true)",
    "seega/jeu-du-seega@1(move=slide)",
    "seega/jeu-du-seega@1(move=slide,placement_captures=true,lose_at=1)",
    "seega/ludens-planet@1",
    "seega/ludens-planet@1(opening=croisade-edges)",
    "seega/ludens-planet@1(opening=croisade-inner,chain=mandatory)",
    "seega/ludens-planet@1(opening=croisade-cross,starter=first-placer,centre_safe=false)",
    "seega/ludens-planet@1(barrier_shape=connected)",
    "seega/kharbga@1",
    "seega/tabuleiro-42@1",
    "seega/tabuleiro-42@1(size=9,barrier=builder,barrier_shape=connected,barrier_reserve=true)",
    "seega/tabuleiro-42@1(blocked=lose)",
    "saut-du-chat/ludens-planet@1",
    "saut-du-chat/ludens-planet@1(centre_safe=true,blocked=pass)",
    "pahtum/globe-joueur@1",
    "pahtum/globe-joueur@1(neutrals=1,pie=true)",
    "seti/aleph@1",
    "seti/aleph@1(edition=en,home_ships=false)",
    "seti/beth@1",
    "seti/beth@1(edition=en)",
    "seega/jeu-du-seega@1(cannot_unblock=loss,barrier=none,capture=optional)",
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % limit as u64).expect("a small number")
    }
}

/// Everything that exists on the board, in hand, or between capture and re-entry; a neutral in hand is one on the board.
fn count(text: &str) -> usize {
    let fields: Vec<&str> = text.split(' ').collect();
    let board = fields[0].chars().filter(|&sign| sign.is_alphabetic() || "+*".contains(sign)).count();
    board + hands(text) + usize::from(fields[2].starts_with("reenter"))
}

fn hands(text: &str) -> usize {
    let hands = text.split(' ').nth(3).expect("a text has hands");
    hands.split(',').map(|hand| hand.parse::<usize>().expect("a hand is a number")).sum()
}

/// What holds in every position.
fn check(id: &str, rules: &Rules, game: &Game, legal: &[Action]) {
    let position = game.position();
    let text = position.text();
    assert_eq!(&Position::parse(rules, &text).expect("a written text is read"), position);
    assert_eq!(Game::from_text(rules, &game.text()).expect("a written text is read").text(), game.text());
    assert_eq!(position.outcome().is_some(), position.legal().is_empty(), "{text}");
    let words: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert!(words.is_sorted_by(|a, b| a < b), "{words:?}");
    for (word, action) in words.iter().zip(legal) {
        assert_eq!(word.parse::<Action>().as_ref(), Ok(action));
        let played = position.play(*action);
        let after = played.position.text();
        assert_ne!(after, text);
        let (had, has) = (count(&text), count(&after));
        // In Aleph a capture changes sides (a last figure leaves the game); Pahtum's pieces come from outside.
        let gone = if id.starts_with("seti/aleph") && after.contains(" reenter") {
            0
        } else {
            played.captures.len()
        };
        let lone_ship = id.starts_with("seti/aleph") && hands(&after) > hands(&text);
        let come =
            usize::from(id.starts_with("pahtum") && !text.contains("neutral") && action != &Action::Swap);
        assert!(has + gone == had + come || lone_ship && has == had, "{text} {word}");
        // While a player is blocked nobody can capture, and not both can be blocked.
        if text.contains(" unblock ") {
            assert!(played.captures.is_empty());
        }
        if word == "pass" {
            assert!(!played.position.legal().contains(&Action::Pass), "{text}");
        }
    }
}

#[test]
fn random_games_keep_the_laws() {
    let mut dice = Dice(50);
    for id in IDS {
        let rules = Rules::parse(id).expect("the test is written right");
        let (mut phases, mut kinds) = (Vec::new(), Vec::new());
        for _ in 0..12 {
            let mut game = Game::start(&rules).expect("the test is written right");
            loop {
                let legal = game.legal();
                if dice.below(4) == 0 || legal.is_empty() {
                    check(id, &rules, &game, &legal);
                }
                let text = game.text();
                let phase = text
                    .split(' ')
                    .nth(2)
                    .expect("the test is written right")
                    .split(':')
                    .next()
                    .expect("the test is written right")
                    .to_owned();
                if !phases.contains(&phase) {
                    phases.push(phase);
                }
                if legal.is_empty() {
                    break;
                }
                game.play(legal[dice.below(legal.len())]);
            }
            kinds.push(game.outcome().expect("the test is written right").kind);
        }
        println!("{id}\n   {phases:?}\n   {kinds:?}");
    }
}

/// How many positions a second the reference gives: legal list, then one action played.
#[test]
#[ignore = "a measurement"]
fn speed() {
    let mut dice = Dice(7);
    for id in IDS {
        let rules = Rules::parse(id).expect("the test is written right");
        let begun = std::time::Instant::now();
        let mut positions = 0_u32;
        while begun.elapsed().as_millis() < 400 {
            let mut position = Position::start(&rules).expect("the test is written right");
            for _ in 0..400 {
                let legal = position.legal();
                if legal.is_empty() {
                    break;
                }
                position = position.play(legal[dice.below(legal.len())]).position;
                positions += 1;
            }
        }
        println!("{:>9.0} positions/s  {id}", f64::from(positions) / begun.elapsed().as_secs_f64());
    }
}
