//! Symmetric positions behave symmetrically.

use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, AnyRules, GameKind, Pending, Piece, RuleSet, Setup, Side, Square};

use crate::rulesets::random_rule_set;
use crate::seeds;

/// A turn or reflection of the board, perhaps with the sides exchanged: one bit for each of its parts.
#[derive(Clone, Copy, Debug)]
struct Symmetry(u8);

impl Symmetry {
    fn flips_files(self) -> bool {
        self.0 & 1 > 0
    }

    fn flips_ranks(self) -> bool {
        self.0 & 2 > 0
    }

    fn transposes(self) -> bool {
        self.0 & 4 > 0
    }

    fn swaps_sides(self) -> bool {
        self.0 & 8 > 0
    }

    fn square(self, square: Square, (files, ranks): (u8, u8)) -> Square {
        let file = if self.flips_files() { files - 1 - square.file() } else { square.file() };
        let rank = if self.flips_ranks() { ranks - 1 - square.rank() } else { square.rank() };
        if self.transposes() { Square::new(rank, file) } else { Square::new(file, rank) }
    }

    fn side(self, side: Side) -> Side {
        if self.swaps_sides() { !side } else { side }
    }

    fn piece(self, piece: Piece) -> Piece {
        match piece {
            Piece::Man(side) => Piece::Man(self.side(side)),
            Piece::Ship(side) => Piece::Ship(self.side(side)),
            Piece::Figure { side, figure, aboard } => Piece::Figure { side: self.side(side), figure, aboard },
            Piece::Neutral => Piece::Neutral,
        }
    }

    fn setup(self, setup: &Setup) -> Setup {
        let (files, ranks) = setup.dimensions();
        let mut image = Setup::empty(files, ranks);
        for square in setup.squares() {
            let piece = setup.piece(square).map(|piece| self.piece(piece));
            image.put(self.square(square, (files, ranks)), piece);
        }
        image.side = self.side(setup.side);
        image.hands = if self.swaps_sides() { setup.hands.swapped() } else { setup.hands };
        image.pending = match setup.pending {
            Pending::Chain(square) => Pending::Chain(self.square(square, (files, ranks))),
            pending => pending,
        };
        image.quiet = setup.quiet;
        image.turn = setup.turn;
        image
    }

    fn action(self, action: Action, board: (u8, u8)) -> Action {
        let at = |square| self.square(square, board);
        match action {
            Action::Place(square) => Action::Place(at(square)),
            Action::Move { from, to } => Action::Move { from: at(from), to: at(to) },
            Action::Remove(square) => Action::Remove(at(square)),
            Action::PutShip(square) => Action::PutShip(at(square)),
            Action::TakeShip(square) => Action::TakeShip(at(square)),
            Action::Reenter(square) => Action::Reenter(at(square)),
            word => word,
        }
    }
}

/// The symmetries that a position of this rule set has.
fn symmetries(set: &RuleSet, setup: &Setup) -> Vec<Symmetry> {
    let mut all = Vec::new();
    for n in 0..16 {
        let symmetry = Symmetry(n);
        let placing = matches!(setup.pending, Pending::Place(_) | Pending::Neutral | Pending::Pie);
        let holds = match set.game() {
            // While placing, the sides differ by who began; openings by the direction of the board.
            GameKind::Seega => {
                let bound = set.changes().iter().any(|(name, _)| *name == "opening");
                !(placing && (symmetry.swaps_sides() || bound && symmetry.transposes()))
            }
            GameKind::SautDuChat => true,
            GameKind::Pahtum => !symmetry.swaps_sides(),
            // Each side has its own end.
            GameKind::Seti => symmetry.flips_ranks() == symmetry.swaps_sides() && !symmetry.transposes(),
        };
        if holds {
            all.push(symmetry);
        }
    }
    all
}

/// The image of a position has the images of its actions, captures and outcome.
#[test]
fn images_behave_alike() {
    let mut random = Random::new(23);
    let bases = [
        "seega/globe-joueur",
        "seega/ludens-planet",
        "saut-du-chat/ludens-planet",
        "pahtum/globe-joueur",
        "seti/aleph",
        "seti/beth",
    ];
    for round in 0..3000 {
        let set = random_rule_set(bases[round % bases.len()], &mut random);
        if matches!(set.rules(), AnyRules::Pahtum(_)) && round % 2 == 0 {
            continue;
        }
        let setup = seeds::setup(&set, &mut random);
        let board = setup.dimensions();
        let position = AnyPosition::from_setup(&set, &setup).expect("a seed is a position");
        for symmetry in symmetries(&set, &setup) {
            let image = symmetry.setup(&setup);
            let other = AnyPosition::from_setup(&set, &image)
                .unwrap_or_else(|error| panic!("{set} {setup} {symmetry:?}: {error}"));
            let mut expected: Vec<Action> =
                position.actions().into_iter().map(|action| symmetry.action(action, board)).collect();
            let mut actions = other.actions();
            expected.sort_unstable();
            actions.sort_unstable();
            assert_eq!(actions, expected, "{set} {setup} {symmetry:?}");
            let outcome = position
                .outcome()
                .map(|outcome| (outcome.winner.map(|side| symmetry.side(side)), outcome.kind));
            assert_eq!(
                other.outcome().map(|outcome| (outcome.winner, outcome.kind)),
                outcome,
                "{set} {setup}"
            );
            for action in position.actions() {
                let mut taken: Vec<Square> =
                    position.captures(action).into_iter().map(|at| symmetry.square(at, board)).collect();
                let mut captures = other.captures(symmetry.action(action, board));
                taken.sort_unstable();
                captures.sort_unstable();
                assert_eq!(captures, taken, "{set} {setup} {action} {symmetry:?}");
            }
        }
    }
}
