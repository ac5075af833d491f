//! Nothing appears and nothing vanishes: pieces are on the board, in hand, captured or held.

use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Game, GameKind, Pending, Piece, Side};

use crate::rulesets::catalogue;

/// Men, figures, neutrals and ships on the board; a figure on its ship counts as two.
fn on_board(position: &AnyPosition) -> usize {
    let setup = position.setup(0, 1);
    let pieces = setup.squares().filter_map(|square| setup.piece(square));
    pieces.map(|piece| if matches!(piece, Piece::Figure { aboard: true, .. }) { 2 } else { 1 }).sum()
}

/// Everything there is: on the board, in hand, and a captured figure that waits to re-enter.
fn all(position: &AnyPosition) -> usize {
    let hands = Side::BOTH.map(|side| position.hand(side) as usize).into_iter().sum::<usize>();
    on_board(position) + hands + usize::from(matches!(position.pending(), Pending::Reenter(_)))
}

#[test]
fn pieces_are_conserved() {
    let mut random = Random::new(13);
    for set in catalogue() {
        for _ in 0..60 {
            let mut game = Game::new(set, random.word());
            for _ in 0..400 {
                let actions = game.legal_actions();
                if actions.is_empty() {
                    break;
                }
                let action = actions[random.below(actions.len())];
                let before = *game.position();
                let captured = before.captures(action).len();
                game.play(action).expect("a listed action is legal");
                let after = game.position();
                let expected = match set.game() {
                    GameKind::Seega | GameKind::SautDuChat => all(&before) - captured,
                    // A neutral comes from a hand, a piece from a supply that nobody counts.
                    GameKind::Pahtum => {
                        let placed =
                            matches!(action, Action::Place(_)) && before.pending() != Pending::Neutral;
                        all(&before) + usize::from(placed)
                    }
                    GameKind::Seti => {
                        // Aleph keeps everything but the last figure of a side; in Beth what is captured is gone.
                        let beth = matches!(after, AnyPosition::SetiBeth(_));
                        let last = Side::BOTH.into_iter().any(|side| after.count(side) == 0);
                        all(&before) - if beth || last { captured } else { 0 }
                    }
                };
                assert_eq!(all(after), expected, "{set} {} {action}", before.setup(0, 1));
            }
        }
    }
}
