//! Where positions come from: games played at random with a little greed, and pieces scattered over the board.

use khamsin_rules::grid::{Grid, Grid7};
use khamsin_rules::pahtum::{column_pattern, line_points, row_pattern};
use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Figure, Game, GameKind, Piece, RuleSet, Setup, Side, Square};

/// A position between two turns, if the draw gave one.
pub fn position(set: RuleSet, random: &mut Random) -> Option<AnyPosition> {
    let found = match set.game() {
        GameKind::Pahtum => filled(set, random),
        GameKind::Seti if random.below(2) == 0 => scattered(set, random)?,
        GameKind::Seega | GameKind::SautDuChat if random.below(4) > 0 => scattered(set, random)?,
        _ => played(set, random)?,
    };
    (found.outcome().is_none() && !found.pending().follows_capture()).then_some(found)
}

/// No game is played further than this.
const LONGEST: usize = 400;
/// So far before its end a game is stopped, at most.
const BEFORE_END: usize = 30;

/// A position from near the end of a game.
fn played(set: RuleSet, random: &mut Random) -> Option<AnyPosition> {
    let mut game = Game::new(set, random.word());
    let mut positions = Vec::new();
    while game.outcome().is_none() && positions.len() < LONGEST {
        if game.position().pending().between_moves() {
            positions.push(*game.position());
        }
        let action = eager(&game, random);
        game.play(action).unwrap();
    }
    let back = 1 + random.below(BEFORE_END);
    positions.len().checked_sub(back).map(|at| positions[at])
}

/// An action, two times of three one that captures or goes forward if there is one.
fn eager(game: &Game, random: &mut Random) -> Action {
    let legal = game.legal_actions();
    let mut wanted: Vec<Action> = Vec::new();
    if random.below(3) > 0 {
        wanted =
            legal.iter().copied().filter(|&action| !game.position().captures(action).is_empty()).collect();
        if wanted.is_empty() && game.rule_set().game() == GameKind::Seti {
            wanted = legal.iter().copied().filter(|&action| advances(action, game.side())).collect();
        }
    }
    let choice = if wanted.is_empty() { &legal } else { &wanted };
    choice[random.below(choice.len())]
}

fn advances(action: Action, side: Side) -> bool {
    match (action, side) {
        (Action::Move { from, to }, Side::First) => to.rank() > from.rank(),
        (Action::Move { from, to }, Side::Second) => to.rank() < from.rank(),
        _ => false,
    }
}

/// A Pahtum board with ten to twelve empty squares, filled half by greed.
fn filled(set: RuleSet, random: &mut Random) -> AnyPosition {
    let mut game = Game::new(set, random.word());
    let empty = 10 + random.below(3);
    while game.legal_actions().len() > empty {
        let mut choice = game.legal_actions();
        if random.below(2) == 0 {
            choice = greediest(game.position());
        }
        game.play(choice[random.below(choice.len())]).unwrap();
    }
    *game.position()
}

/// The stones that score most at once, counted together with what they keep the other side from scoring there.
pub fn greediest(position: &AnyPosition) -> Vec<Action> {
    let AnyPosition::Pahtum(pahtum) = position else { return Vec::new() };
    let gain = |side: Side, at: Square| points(pahtum.men(side) | Grid7::bit(at)) - points(pahtum.men(side));
    let worth =
        |action: &Action| action.squares().map(|at| gain(Side::First, at) + gain(Side::Second, at)).sum();
    let mut actions = position.actions();
    let most: Option<u32> = actions.iter().map(worth).max();
    actions.retain(|action| Some(worth(action)) == most);
    actions
}

fn points(men: u64) -> u32 {
    let line = |pattern: usize| line_points(pattern as u8);
    (0..7).map(|n| line(row_pattern(men, n)) + line(column_pattern(men, n))).sum()
}

/// More men of a side are not scattered.
const MOST_MEN: usize = 11;

/// A board with few pieces on any squares.
fn scattered(set: RuleSet, random: &mut Random) -> Option<AnyPosition> {
    let (files, ranks) = set.rules().dimensions();
    let mut setup = Setup::empty(files, ranks);
    setup.side = Side::BOTH[random.below(2)];
    let window = Window::new((files, ranks), random);
    for piece in pieces(set, setup.side, random) {
        let square = window.square(random);
        // Two pieces on a square: that draw has failed, there are enough others.
        if setup.piece(square).is_some() {
            return None;
        }
        setup.put(square, Some(piece));
    }
    if matches!(set.game(), GameKind::Seti) && ranks * files == 30 {
        ships(&mut setup, random);
    }
    AnyPosition::from_setup(&set, &setup).ok()
}

/// Where pieces are scattered: near enough to each other that they meet soon.
struct Window {
    corner: (usize, usize),
    files: usize,
    ranks: usize,
}

impl Window {
    /// Any five files, and five ranks of a square board.
    fn new((files, ranks): (u8, u8), random: &mut Random) -> Window {
        let (all_files, all_ranks) = (usize::from(files), usize::from(ranks));
        let files = all_files.min(5);
        let ranks = if all_files == all_ranks { files } else { all_ranks };
        let corner = (random.below(all_files - files + 1), random.below(all_ranks - ranks + 1));
        Window { corner, files, ranks }
    }

    fn square(&self, random: &mut Random) -> Square {
        let (file, rank) =
            (self.corner.0 + random.below(self.files), self.corner.1 + random.below(self.ranks));
        Square::new(file as u8, rank as u8)
    }
}

/// What to scatter, the stronger side being the one to act.
fn pieces(set: RuleSet, us: Side, random: &mut Random) -> Vec<Piece> {
    let men = |side: Side, count: usize| vec![Piece::Man(side); count];
    let (files, _) = set.rules().dimensions();
    match set.game() {
        GameKind::Seti if files == 3 => figures(us, 2, 4, random),
        GameKind::Seti => [figures_of(us, random), figures_of(!us, random)].concat(),
        _ => {
            let theirs = 1 + random.below(5);
            let ours = (2 * theirs + random.below(usize::from(files))).min(MOST_MEN);
            [men(us, ours), men(!us, theirs)].concat()
        }
    }
}

/// So many Pharaohs and High Priests, each of either side.
fn figures(us: Side, pharaohs: usize, priests: usize, random: &mut Random) -> Vec<Piece> {
    let kinds = [vec![Figure::Pharaoh; pharaohs], vec![Figure::Priest; priests]].concat();
    kinds
        .into_iter()
        .map(|figure| Piece::Figure { side: [us, !us][random.below(2)], figure, aboard: false })
        .collect()
}

/// Some figures of one side.
fn figures_of(side: Side, random: &mut Random) -> Vec<Piece> {
    let figure = |figure: Figure| Piece::Figure { side, figure, aboard: false };
    let mut all = vec![figure(Figure::Priest); 1 + random.below(4)];
    if random.below(4) > 0 {
        all.push(figure(Figure::Pharaoh));
    }
    all
}

/// Gives both sides three ships, some in hand, the others on any squares.
fn ships(setup: &mut Setup, random: &mut Random) {
    for side in Side::BOTH {
        for _ in 0..3 {
            let squares: Vec<Square> = setup.squares().collect();
            let square = squares[random.below(squares.len())];
            let piece = match setup.piece(square) {
                None => Some(Piece::Ship(side)),
                Some(Piece::Figure { side: owner, figure, aboard: false }) if owner == side => {
                    Some(Piece::Figure { side, figure, aboard: true })
                }
                _ => None,
            };
            match piece {
                Some(piece) if random.below(2) == 0 => setup.put(square, Some(piece)),
                _ => setup.hands[side] += 1,
            }
        }
    }
}
