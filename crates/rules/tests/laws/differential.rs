//! The crate against the literal implementation: legal actions, captures, what is owed, and how it ends.

use khamsin_reference as reference;
use khamsin_rules::game::Offer;
use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Clause, Game, GameKind, RuleSet, Side, Square, dispatch};
use khamsin_rules::{ActionSet as _, Position as _};

use crate::coverage::{Coverage, clauses_of};
use crate::rulesets::random_rule_set;
use crate::seeds;

/// How many positions each family compares: enough for every clause to fire a thousand times.
const POSITIONS: u64 = 360_000;

/// How many the deep run compares, from other seeds.
const DEEP_POSITIONS: u64 = 5_000_000;

/// How many actions a game from a seeded position goes on for: long enough for the clause it was made for to act.
const SEEDED_LENGTH: usize = 6;

/// How long a game from the start goes on for at the most.
const GAME_LENGTH: usize = 200;

/// How long a game in which the pieces go to and fro: a third occurrence needs eight turns.
const SHUFFLE_LENGTH: usize = 16;

/// Both implementations playing the same game.
struct Pair {
    ours: Game,
    theirs: reference::Game,
}

impl Pair {
    fn start(set: RuleSet, rules: &reference::Rules, seed: u64) -> Pair {
        let ours = Game::new(set, seed);
        let text = ours.setup().to_string();
        let theirs =
            reference::Game::from_text(rules, &text).unwrap_or_else(|error| panic!("{set} {text}: {error}"));
        if let Ok(start) = reference::Game::start(rules) {
            assert_eq!(start.text(), text, "{set}: the first position");
        }
        Pair { ours, theirs }
    }

    fn seeded(set: RuleSet, rules: &reference::Rules, random: &mut Random) -> Pair {
        let setup = seeds::setup(&set, random);
        let text = setup.to_string();
        let ours = Game::from_setup(set, &setup).unwrap_or_else(|error| panic!("{set} {text}: {error}"));
        assert_eq!(ours.setup(), setup, "a setup survives its position");
        let theirs =
            reference::Game::from_text(rules, &text).unwrap_or_else(|error| panic!("{set} {text}: {error}"));
        Pair { ours, theirs }
    }

    /// Compares everything that can be seen of the two, and gives the legal actions.
    fn compare(&self) -> Vec<Action> {
        let (ours, theirs) = (&self.ours, &self.theirs);
        let text = ours.setup().to_string();
        let set = ours.rule_set();
        assert_eq!(text, theirs.text(), "{set}: the position");

        let actions = ours.legal_actions();
        let mut listed: Vec<String> = actions.iter().map(Action::to_string).collect();
        listed.sort_unstable();
        let expected: Vec<String> = theirs.legal().iter().map(ToString::to_string).collect();
        assert_eq!(listed, expected, "{set} {text}: the legal actions");

        let outcome = ours.outcome().map(|outcome| {
            let points = ours.points().expect("a finished game has points");
            let winner = outcome.winner.map(|side| side as u8 + 1);
            (winner, outcome.kind.name().to_owned(), (points[Side::First], points[Side::Second]))
        });
        let expected = theirs
            .outcome()
            .map(|outcome| (outcome.winner, format!("{:?}", outcome.kind).to_lowercase(), outcome.points));
        assert_eq!(outcome, expected, "{set} {text}: the outcome");
        assert_eq!(ours.outcome().is_some(), actions.is_empty(), "{set} {text}: over means nothing to play");
        check_set(ours.position());
        actions
    }

    /// Plays an action in both and compares what it captures.
    fn play(&mut self, action: Action, coverage: &mut Coverage) {
        let text = self.ours.setup().to_string();
        let captures: Vec<String> =
            self.ours.position().captures(action).iter().map(ToString::to_string).collect();
        let other: reference::Action = action.to_string().parse().expect("a legal action is written alike");
        let mut expected = self.theirs.position().play(other).captures;
        expected.sort_unstable();
        let mut sorted = captures;
        sorted.sort_unstable();
        assert_eq!(sorted, expected, "{} {text} {action}: the captures", self.ours.rule_set());
        coverage.fired(self.ours.play(action).unwrap_or_else(|error| panic!("{text}: {error}")));
        self.theirs.play(other);
    }

    /// Tries some actions that are not legal, and counts the clauses that refuse them.
    fn try_illegal(&mut self, legal: &[Action], random: &mut Random, coverage: &mut Coverage) {
        for _ in 0..3 {
            let action = random_action(self.ours.position(), random);
            if legal.contains(&action) {
                continue;
            }
            let before = self.ours.clone();
            let refused = self.ours.play(action).expect_err("an action that is not listed is refused");
            assert_eq!(self.ours, before, "a refused action changes nothing");
            let set = self.ours.rule_set();
            if refused.over {
                assert_eq!(Some(refused.clause), self.ours.outcome().map(|outcome| outcome.clause));
            } else {
                let text = self.ours.setup();
                assert!(
                    set.rules().has(refused.clause),
                    "{set} {text} {action}: {} is not in force",
                    refused.clause
                );
                assert!(refused.clause.refuses(), "{set} {text} {action}: {} refuses", refused.clause);
                coverage.met(refused.clause);
            }
        }
    }
}

/// The set of legal actions is consistent with itself: counted, picked and listed alike, without duplicates.
fn check_set(position: &AnyPosition) {
    dispatch!(position, position => {
        let set = position.actions();
        let mut listed = Vec::new();
        set.for_each(|action| listed.push(action));
        assert_eq!(set.len(), listed.len());
        for (n, &action) in listed.iter().enumerate() {
            assert_eq!(set.nth(n), action);
        }
        listed.sort_unstable();
        listed.dedup();
        assert_eq!(set.len(), listed.len(), "no action is listed twice");
    });
}

/// Any action at all, often one that nearly makes sense.
fn random_action(position: &AnyPosition, random: &mut Random) -> Action {
    let (files, ranks) = position.dimensions();
    let mut square = || {
        // One in forty lies off the board.
        let beyond = usize::from(random.below(40) == 0);
        let file = random.below(files as usize + beyond) as u8;
        Square::new(file, (random.below(ranks as usize) + beyond) as u8)
    };
    let (a, b) = (square(), square());
    match random.below(16) {
        0 => Action::Place(a),
        1 => Action::Remove(a),
        2 => Action::PutShip(a),
        3 => Action::TakeShip(a),
        4 => Action::Reenter(a),
        5 => Action::Swap,
        6 => Action::Pass,
        7 => Action::End,
        8 => Action::Move { from: a, to: b },
        9 => Action::Place(b),
        n => {
            // A short move of a piece of the side to act, if `a` holds one.
            let shift = |from: u8, by: usize, most: u8| {
                (from as usize + by).saturating_sub(2).min(most as usize - 1) as u8
            };
            let on_board = a.file() < files && a.rank() < ranks;
            let to = if n % 2 == 0 {
                Square::new(shift(a.file(), random.below(5), files), a.rank().min(ranks - 1))
            } else {
                Square::new(shift(a.file(), random.below(5), files), shift(a.rank(), random.below(5), ranks))
            };
            if on_board { Action::Move { from: a, to } } else { Action::Place(a) }
        }
    }
}

/// How the next action is chosen.
#[derive(Clone, Copy)]
enum Choice {
    /// The one of a few that fires the clause met least so far.
    Rarest,
    /// Back where the piece came from, if that is possible.
    ToAndFro,
}

/// Compares games of one family until enough positions were seen.
fn family(game: GameKind, bases: &[&str], seed: u64, positions: u64) -> Coverage {
    let mut random = Random::new(seed);
    let mut coverage = Coverage::default();
    let mut round = 0;
    while coverage.positions < positions {
        let base = bases[round % bases.len()];
        // Every fourth rule set is as the sheet has it; the others are changed at random.
        let set = if round % 4 == 0 {
            base.parse().expect("a base exists")
        } else {
            random_rule_set(base, &mut random)
        };
        assert_eq!(set.game(), game, "{set}");
        let rules =
            reference::Rules::parse(&set.to_string()).unwrap_or_else(|error| panic!("{set}: {error}"));
        round += 1;
        let mut start = |length: usize, random: &mut Random| {
            run(&mut Pair::start(set, &rules, random.word()), length, Choice::Rarest, random, &mut coverage);
        };
        start(GAME_LENGTH, &mut random);
        (0..4).for_each(|_| start(2, &mut random));
        for n in 0..30 {
            let (length, choice) =
                if n % 4 == 0 { (SHUFFLE_LENGTH, Choice::ToAndFro) } else { (SEEDED_LENGTH, Choice::Rarest) };
            let mut seeded = Pair::seeded(set, &rules, &mut random);
            if let Some(outcome) = seeded.ours.outcome() {
                coverage.ended(&set, outcome);
            }
            run(&mut seeded, length, choice, &mut random, &mut coverage);
            settle(&set, &mut random, &mut coverage);
        }
    }
    coverage
}

fn run(pair: &mut Pair, length: usize, choice: Choice, random: &mut Random, coverage: &mut Coverage) {
    for _ in 0..length {
        let actions = pair.compare();
        coverage.positions += 1;
        pair.try_illegal(&actions, random, coverage);
        if actions.is_empty() {
            return;
        }
        let position = pair.ours.position();
        let action = match choice {
            Choice::Rarest => (0..3)
                .map(|_| actions[random.below(actions.len())])
                .min_by_key(|&action| coverage.rarest(position.fired(action)))
                .expect("three were drawn"),
            Choice::ToAndFro => {
                let played: Vec<Action> = pair.ours.actions().collect();
                let back = played.iter().rev().nth(1).and_then(|&action| match action {
                    Action::Move { from, to } => Some(Action::Move { from: to, to: from }),
                    Action::PutShip(at) => Some(Action::TakeShip(at)),
                    Action::TakeShip(at) => Some(Action::PutShip(at)),
                    Action::Pass => Some(Action::Pass),
                    _ => None,
                });
                back.filter(|back| actions.contains(back)).unwrap_or(actions[random.below(actions.len())])
            }
        };
        pair.play(action, coverage);
    }
}

/// What the players settle themselves: sides by lot, agreements, giving up.
fn settle(set: &RuleSet, random: &mut Random, coverage: &mut Coverage) {
    let sides = match set.game() {
        GameKind::Seega => Clause::SeegaSides,
        GameKind::SautDuChat => Clause::SautSides,
        GameKind::Pahtum => Clause::PahtumSides,
        GameKind::Seti => Clause::SetiSides,
    };
    let by = Side::drawn(random.word());
    coverage.met(sides);
    for n in 0..3 {
        let mut game = Game::from_setup(*set, &seeds::setup(set, random)).expect("a seed is a position");
        if game.outcome().is_some() {
            continue;
        }
        let counts = [game.position().count(Side::First), game.position().count(Side::Second)];
        let outcome = match n {
            0 => game.surrender(by).expect("the game goes on"),
            n => {
                let offer = if n == 1 { Offer::Draw } else { Offer::Count };
                if game.offer(by, offer).is_err() {
                    assert_eq!(offer, Offer::Count, "a draw can always be offered");
                    continue;
                }
                game.accept(!by).expect("there is an offer")
            }
        };
        let winner = match n {
            0 => Some(!by),
            2 if counts[0] > counts[1] => Some(Side::First),
            2 if counts[0] < counts[1] => Some(Side::Second),
            _ => None,
        };
        assert_eq!(outcome.winner, winner);
        assert_eq!(game.outcome(), Some(outcome));
        assert!(game.legal_actions().is_empty());
        coverage.met(outcome.clause);
    }
}

/// The families: their names, games and the rule sets they are told from.
const FAMILIES: [(&str, GameKind, &[&str]); 8] = [
    ("globe-joueur", GameKind::Seega, &["seega/globe-joueur", "seega/globe-joueur(size=5)"]),
    (
        "jeu-du-seega",
        GameKind::Seega,
        &[
            "seega/jeu-du-seega",
            "seega/jeu-du-seega(placement_captures=true)",
            "seega/jeu-du-seega(starter=first-placer,barrier_reserve=true)",
        ],
    ),
    (
        "ludens-planet",
        GameKind::Seega,
        &["seega/ludens-planet", "seega/kharbga", "seega/ludens-planet(opening=croisade-cross)"],
    ),
    (
        "tabuleiro-42",
        GameKind::Seega,
        &["seega/tabuleiro-42", "seega/tabuleiro-42(size=7)", "seega/tabuleiro-42(size=9)"],
    ),
    (
        "saut-du-chat",
        GameKind::SautDuChat,
        &["saut-du-chat/ludens-planet", "saut-du-chat/ludens-planet(centre_safe=true,blocked=pass)"],
    ),
    ("pahtum", GameKind::Pahtum, &["pahtum/globe-joueur", "pahtum/globe-joueur(neutral_setup=random)"]),
    ("seti-aleph", GameKind::Seti, &["seti/aleph", "seti/aleph(edition=en,home_ships=false)"]),
    ("seti-beth", GameKind::Seti, &["seti/beth", "seti/beth(edition=en)"]),
];

/// Compares all families of one game side by side, then insists on the clauses of that game.
fn game(game: GameKind) {
    let mut coverage = Coverage::default();
    std::thread::scope(|scope| {
        let families = (0x60..).zip(FAMILIES).filter(|(_, (_, of, _))| *of == game);
        let runs: Vec<_> = families
            .map(|(seed, (name, _, bases))| (name, scope.spawn(move || family(game, bases, seed, POSITIONS))))
            .collect();
        for (name, run) in runs {
            let seen = run.join().expect("the family agrees");
            println!("{name}: {} positions compared", seen.positions);
            coverage.absorb(seen);
        }
    });
    coverage.report(game.id(), clauses_of(game));
}

#[test]
fn seega() {
    game(GameKind::Seega);
}

#[test]
fn saut_du_chat() {
    game(GameKind::SautDuChat);
}

#[test]
fn pahtum() {
    game(GameKind::Pahtum);
}

#[test]
fn seti() {
    game(GameKind::Seti);
}

/// The same from other seeds, an order of magnitude longer.
#[test]
#[ignore = "deep: run by `make test-deep`"]
fn every_family_for_long() {
    for (seed, (name, game, bases)) in (0x1060..).zip(FAMILIES) {
        let seen = family(game, bases, seed, DEEP_POSITIONS);
        println!("{name}: {} positions compared", seen.positions);
    }
}
