//! What happened and what is to be done, as sentences: the same in both fronts.

use khamsin_protocol::value;
use khamsin_rules::game::{Offer, TurnError};
use khamsin_rules::message::{Args, Message};
use khamsin_rules::{Action, Figure, GameKind, Pending, Piece, RuleSet, Side, Square, Turn};
use khamsin_text::{Texts, numbers};

use crate::table::{Acted, News, Player, Refused, Table};
use crate::worker::Variation;

/// How squares are told: `b3, d3`.
fn list(texts: &Texts, squares: &[Square]) -> String {
    texts.list(&squares.iter().map(Square::to_string).collect::<Vec<_>>())
}

/// What an action does, without who does it: `steps c4 to c3 and captures b3`.
pub fn act(texts: &Texts, game: GameKind, acted: &Acted) -> String {
    let mut squares = acted.action.squares().map(|square| square.to_string());
    let (one, two) = (squares.next().unwrap_or_default(), squares.next());
    let (other, square) = match two {
        Some(two) => (one, two),
        None => (String::new(), one),
    };
    let args = vec![("other", other.into()), ("square", square.into())];
    let told = texts.text(verb(game, acted), &args);
    // A removal names what it takes off.
    if acted.captures.is_empty() || matches!(acted.action, Action::Remove(_)) {
        return told;
    }
    texts
        .text("told-captures", &vec![("text", told.into()), ("squares", list(texts, &acted.captures).into())])
}

fn verb(game: GameKind, acted: &Acted) -> &'static str {
    match acted.action {
        Action::Place(_) if acted.pending == Pending::Neutral => "told-neutral",
        Action::Place(_) => "told-place",
        Action::Move { .. } if is_priest(acted.piece) => "told-leap",
        Action::Move { from, to } if far(from, to) => match game {
            GameKind::Seega => "told-slide",
            _ => "told-leap",
        },
        Action::Move { .. } => "told-step",
        Action::Remove(_) => "told-remove",
        Action::PutShip(_) => "told-put",
        Action::TakeShip(_) => "told-take",
        Action::Reenter(_) => "told-reenter",
        Action::Swap => "told-swap",
        Action::Pass => "told-pass",
        Action::End => "told-end",
    }
}

fn is_priest(piece: Option<Piece>) -> bool {
    matches!(piece, Some(Piece::Figure { figure: Figure::Priest, .. }))
}

fn far(from: Square, to: Square) -> bool {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())) > 1
}

/// News as sentences: the actions of one side together, everything else by itself.
pub fn news(texts: &Texts, table: &Table, news: &[News]) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut acts: Vec<&Acted> = Vec::new();
    for item in news {
        if let News::Acted(acted) = item {
            if acts.first().is_some_and(|first| first.side != acted.side) {
                sentences.push(acts_sentence(texts, table, &acts));
                acts.clear();
            }
            acts.push(acted);
            continue;
        }
        if !acts.is_empty() {
            sentences.push(acts_sentence(texts, table, &acts));
            acts.clear();
        }
        sentences.push(other(texts, table, item));
    }
    if !acts.is_empty() {
        sentences.push(acts_sentence(texts, table, &acts));
    }
    sentences
}

fn acts_sentence(texts: &Texts, table: &Table, acts: &[&Acted]) -> String {
    let game = table.game().rule_set().game();
    let told = match acts {
        // Two pieces of one turn: no need to say twice that they are placed.
        [one, two]
            if verb(game, two) == "told-place" && one.captures.is_empty() && two.captures.is_empty() =>
        {
            Some(texts.text("told-place-two", &vec![("one", one.action.into()), ("two", two.action.into())]))
        }
        _ => acts
            .iter()
            .map(|acted| act(texts, game, acted))
            .reduce(|one, two| texts.text("told-then", &vec![("one", one.into()), ("two", two.into())])),
    };
    let side = acts.first().map_or(Side::First, |acted| acted.side);
    let args = vec![("side", texts.side(side).into()), ("text", told.unwrap_or_default().into())];
    texts.text("told-acted", &args)
}

fn other(texts: &Texts, table: &Table, news: &News) -> String {
    let by = |id: &str, side: Side| texts.text(id, &vec![("side", texts.side(side).into())]);
    match *news {
        News::Acted(_) => String::new(),
        News::TakenBack { count } => texts.text("told-taken-back", &vec![("count", count.into())]),
        News::Offered { by: side, offer: Offer::Count } => by("told-offer-count", side),
        News::Offered { by: side, offer: Offer::Draw } => by("told-offer-draw", side),
        News::Accepted { by: side, .. } => by("told-accepted", side),
        News::Declined { by: side, .. } => by("told-declined", side),
        News::Resigned { by: side } => by("told-resigned", side),
        News::FlagFell { by: side } => by("told-flag", side),
        News::Ended(outcome) => texts.outcome(table.game().rule_set(), outcome).join(" "),
    }
}

/// Whose turn it is and how much there is to choose from; nothing once the game is over.
pub fn turn(texts: &Texts, table: &Table) -> Option<String> {
    let game = table.game();
    if game.position().pending() != Pending::Move || !has_moves(&game.legal_actions()) {
        return turn_to(texts, table, &texts.duty_of(game.position()));
    }
    let id = if table.is_shared() { "told-turn" } else { "told-your-turn" };
    game.outcome().is_none().then(|| texts.text(id, &whose(texts, table)))
}

/// The same, and what is to be done; nothing once the game is over.
pub fn turn_to(texts: &Texts, table: &Table, duty: &str) -> Option<String> {
    let mut args = whose(texts, table);
    args.push(("duty", duty.into()));
    let id = if table.is_shared() { "told-duty" } else { "told-your-duty" };
    table.game().outcome().is_none().then(|| texts.text(id, &args))
}

fn whose(texts: &Texts, table: &Table) -> Args {
    let game = table.game();
    vec![("count", game.legal_actions().len().into()), ("side", texts.side(game.side()).into())]
}

fn has_moves(actions: &[Action]) -> bool {
    actions.iter().any(|action| matches!(action, Action::Move { .. }))
}

/// Why a wish was not granted; a broken clause is cited.
pub fn refused(texts: &Texts, table: &Table, refused: &Refused) -> String {
    let set = table.game().rule_set();
    match refused {
        Refused::Illegal(illegal) | Refused::Turn(TurnError::Illegal { illegal, .. }) => {
            texts.illegal(set, *illegal)
        }
        Refused::Turn(TurnError::Incomplete { pending }) => {
            texts.text(refused.id(), &vec![("phase", texts.duty(*pending).into())])
        }
        _ => texts.message(refused),
    }
}

/// A label and what belongs to it: `Moves: a1 a2`.
pub fn pair(texts: &Texts, label: &str, text: &str) -> String {
    texts.text("told-pair", &vec![("label", label.into()), ("text", text.into())])
}

/// Who a player is.
pub fn player(texts: &Texts, player: Player) -> String {
    match player {
        Player::Person => texts.plain("player-person"),
        Player::Engine(level) => texts.text("player-engine", &vec![("count", level.number().into())]),
    }
}

/// Who plays whom.
pub fn seats(texts: &Texts, table: &Table) -> String {
    if table.is_shared() {
        return texts.plain("told-shared");
    }
    let side = table.person();
    let name = player(texts, table.player(!side));
    texts.text("told-you-play", &vec![("side", texts.side(side).into()), ("name", name.into())])
}

/// A turn and its value, as a hint.
pub fn hint(texts: &Texts, set: &RuleSet, hint: &Variation) -> String {
    let turn = hint.turns.first().map(Turn::to_string).unwrap_or_default();
    let value = value::words(texts, set, hint.opinion);
    texts.text("told-hint", &vec![("text", turn.into()), ("value", value.into())])
}

/// How far the engine has come.
pub fn thinking(texts: &Texts, side: Side, depth: u16, nodes: u64) -> String {
    let side = texts.side(side);
    if depth == 0 {
        return texts.text("told-thinking", &vec![("side", side.into())]);
    }
    let nodes = numbers::grouped(texts.lang(), nodes);
    let args = vec![("side", side.into()), ("depth", depth.into()), ("nodes", nodes.into())];
    texts.text("told-thinking-depth", &args)
}

/// Time left on a clock: `4:05`.
pub fn time(left: std::time::Duration) -> String {
    let seconds = left.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
