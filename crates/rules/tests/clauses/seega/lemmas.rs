//! What follows from the rules, shown over many random positions by a plain reading of the board.

use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Clause, Pending, Piece, RuleSet, Setup, Side, Square};

use crate::board::rules;

/// Random boards per size; blocked sides are found among them.
const BOARDS: usize = 20_000;

/// So many blocked positions must have been met for a lemma to have been shown.
const ENOUGH: usize = 1_000;

/// Two layers around a blocked side are rare in random fillings: about one in a hundred of the blocked positions.
const ENOUGH_SHUT: usize = 100;

/// The boards that Seega has.
const SIZES: [u8; 3] = [5, 7, 9];

/// A random board: mostly with few empty squares, where sides get blocked, now and then with many.
fn scattered(size: u8, random: &mut Random) -> Setup {
    let squares = (size * size) as usize;
    let most = squares / 2;
    let empty = if random.below(4) == 0 { 1 + random.below(squares - 2) } else { 1 + random.below(2) };
    let pieces = squares - empty;
    // Each side has at least one piece and at most as many as the rules give it.
    let least = pieces.saturating_sub(most).max(1);
    let first = least + random.below(pieces.min(most + 1) - least);
    let mut setup = Setup::empty(size, size);
    let mut free: Vec<Square> = setup.squares().collect();
    for n in 0..pieces {
        let square = free.swap_remove(random.below(free.len()));
        let owner = if n < first { Side::First } else { Side::Second };
        setup.put(square, Some(Piece::Man(owner)));
    }
    setup
}

/// The squares beside a square.
fn beside(setup: &Setup, square: Square) -> impl Iterator<Item = Square> {
    setup
        .squares()
        .filter(move |other| square.file().abs_diff(other.file()) + square.rank().abs_diff(other.rank()) == 1)
}

/// Whether a side has a piece with an empty square beside it.
fn can_move(setup: &Setup, side: Side) -> bool {
    setup
        .squares()
        .filter(|&square| setup.piece(square) == Some(Piece::Man(side)))
        .any(|square| beside(setup, square).any(|other| setup.piece(other).is_none()))
}

/// The position of a board with this side to act.
fn position(set: &RuleSet, setup: &Setup, side: Side, pending: Pending) -> AnyPosition {
    let mut setup = setup.clone();
    (setup.side, setup.pending) = (side, pending);
    AnyPosition::from_setup(set, &setup).unwrap_or_else(|error| panic!("{setup}: {error}"))
}

/// Draws boards of every size and shows those with a blocked side, until enough were seen.
fn each_blocked(mut show: impl FnMut(u8, &Setup, Side)) {
    for size in SIZES {
        let mut random = Random::new(size.into());
        let mut seen = 0;
        for _ in 0..BOARDS {
            let setup = scattered(size, &mut random);
            for side in Side::BOTH.into_iter().filter(|&side| !can_move(&setup, side)) {
                seen += 1;
                show(size, &setup, side);
            }
        }
        assert!(seen >= ENOUGH, "only {seen} blocked positions on {size}×{size}");
    }
}

#[test]
fn while_a_player_is_blocked_nobody_can_capture() {
    for reach in ["step", "slide"] {
        for centre_safe in [true, false] {
            // Walls would end the game before the lemma could be asked.
            let sets = SIZES.map(|size| {
                let id = format!(
                    "seega/tabuleiro-42(size={size},move={reach},centre_safe={centre_safe},barrier=none)"
                );
                (size, rules(&id))
            });
            each_blocked(|size, setup, blocked| {
                let (_, set) = sets.iter().find(|(of, _)| *of == size).expect("every size has its set");
                let owner = position(set, setup, blocked, Pending::Move);
                assert_eq!(
                    owner.actions(),
                    if is_over(&owner) { vec![] } else { vec![Action::Pass] },
                    "{setup}"
                );
                let other = position(set, setup, !blocked, Pending::Move);
                for action in other.actions() {
                    assert!(other.captures(action).is_empty(), "{action} captures on {setup}");
                }
            });
        }
    }
}

/// Whether the game is over: one piece against one.
fn is_over(position: &AnyPosition) -> bool {
    position.outcome().is_some_and(|outcome| outcome.clause == Clause::SeegaEndBare)
}

#[test]
fn both_blocked_cannot_happen() {
    for size in SIZES {
        let mut random = Random::new(u64::from(size) << 8);
        for _ in 0..BOARDS {
            let setup = scattered(size, &mut random);
            assert!(Side::BOTH.into_iter().any(|side| can_move(&setup, side)), "{setup}");
        }
    }
}

#[test]
fn the_duty_to_unblock_allows_exactly_the_moves_that_unblock() {
    for reach in ["step", "slide"] {
        let mut without = 0;
        each_blocked(|size, setup, blocked| {
            let duty = rules(&format!("seega/jeu-du-seega(size={size},move={reach},barrier=none)"));
            let free = rules(&format!("seega/tabuleiro-42(size={size},move={reach},barrier=none)"));
            let owing = position(&duty, setup, !blocked, Pending::Unblock);
            if is_over(&owing) {
                return;
            }
            let any = position(&free, setup, !blocked, Pending::Move);
            let mut expected = any.actions();
            expected.retain(|&action| {
                let mut after = any;
                after.play(action).expect("a listed action is legal");
                can_move(&after.setup(0, 1), blocked)
            });
            let mut legal = owing.actions();
            legal.sort();
            expected.sort();
            assert_eq!(legal, expected, "{setup}");
            let ended = owing.outcome().map(|outcome| outcome.clause);
            assert_eq!(ended, expected.is_empty().then_some(Clause::SeegaUnblockCount), "{setup}");
            without += usize::from(expected.is_empty());
        });
        assert!(without >= ENOUGH_SHUT, "only {without} positions without an unblocking turn");
    }
}

#[test]
fn a_blocked_player_always_has_a_piece_to_remove_and_never_the_one_on_the_centre() {
    let mut spared = 0;
    each_blocked(|size, setup, blocked| {
        let set = rules(&format!("seega/ludens-planet(size={size},barrier=none)"));
        let position = position(&set, setup, blocked, Pending::Move);
        if is_over(&position) {
            return;
        }
        let centre = Square::new(size / 2, size / 2);
        let removals = position.actions();
        assert!(!removals.is_empty(), "{setup}");
        for &removal in &removals {
            assert!(matches!(removal, Action::Remove(square) if square != centre), "{removal} on {setup}");
            let mut freed = position;
            freed.play(removal).expect("a listed action is legal");
            assert!(can_move(&freed.setup(0, 1), blocked), "{removal} on {setup}");
            // Blocking takes two pieces at least, so one is left and the turn goes on.
            assert_eq!((freed.side(), freed.pending()), (blocked, Pending::Freed), "{setup}");
        }
        let refuge = setup.piece(centre) == Some(Piece::Man(!blocked))
            && beside(setup, centre).any(|square| setup.piece(square) == Some(Piece::Man(blocked)));
        if refuge {
            spared += 1;
            let refused = position.check(Action::Remove(centre)).expect_err("the centre is a refuge");
            assert_eq!(refused.clause, Clause::SeegaRemoveCentre, "{setup}");
        }
    });
    assert!(spared >= ENOUGH, "only {spared} positions in which the centre piece was spared");
}
