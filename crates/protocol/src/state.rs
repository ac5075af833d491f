//! Where a game stands: everything a board, its hands, its list of turns and its announcements need.

use khamsin_rules::game::Offer;
use khamsin_rules::{AnyPosition, AnyRules, GameKind, Outcome, Pending, RuleSet};
use khamsin_text::Texts;
use serde::{Deserialize, Serialize};

use crate::clauses::ClauseName;
use crate::desk::{Desk, Exchange};
use crate::nouns::{ActionTold, Both, OfferKind, OutcomeKind, Phase, Side, Standing};
use crate::problem::Problem;
use crate::spec::{GameSpec, Opened, PlayersEnd, StandingOffer, Step, open};

/// Asks where a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StateAsk {
    /// The game.
    pub game: GameSpec,
}

impl Exchange for StateAsk {
    type Answer = State;

    fn answer(&self, desk: &mut Desk) -> Result<State, Problem> {
        Ok(State::new(desk.texts, &open(desk.texts, &self.game)?))
    }
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct State {
    /// The game, its rule set written out in full.
    pub game: GameSpec,
    /// Twelve digits that stand for how it is played.
    pub rules_hash: String,
    /// The position written down.
    pub position: String,
    /// The board.
    pub board: Board,
    /// What stands on it.
    pub pieces: Vec<Standing>,
    /// The side to act.
    pub side: Side,
    /// What it owes.
    pub phase: Phase,
    /// What it owes in words that follow “is to”: `place 2 pieces`.
    pub duty: String,
    /// Whose turn it is and what is owed, or how the game ended: a whole sentence.
    pub sentence: String,
    /// Whether the last turn is under way: it can be undone, and has to be completed.
    pub mid_turn: bool,
    /// The number of the turn, from one.
    pub turn: u32,
    /// The legal actions; none once the game is over.
    pub actions: Vec<ActionTold>,
    /// What is in hand.
    pub hands: Hands,
    /// Pieces on the board, or points of lines in Pahtum.
    pub counts: Both<u32>,
    /// What each side has captured so far, in order.
    pub captured: Both<Vec<Standing>>,
    /// How near endless play is; none where a game always ends by itself.
    pub endless: Option<EndlessPlay>,
    /// The offer that waits for its answer.
    pub offer: Option<StandingOffer>,
    /// What may be offered now.
    pub offers: Vec<OfferKind>,
    /// The turns so far.
    pub history: Vec<TurnTold>,
    /// What the last turn did, action by action.
    pub last: Vec<Change>,
    /// How it ended.
    pub outcome: Option<OutcomeTold>,
}

/// A board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Board {
    /// Files, `a` at the left of First.
    pub files: u8,
    /// Ranks, 1 nearest to First.
    pub ranks: u8,
}

impl Board {
    /// The board of a rule set.
    pub fn of(rules: &AnyRules) -> Board {
        let (files, ranks) = rules.dimensions();
        Board { files, ranks }
    }
}

/// What is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hands {
    /// What the hands hold; nothing in games without hands.
    pub kind: HandKind,
    /// First's.
    pub first: u8,
    /// Second's.
    pub second: u8,
}

/// What hands hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandKind {
    /// Pieces to place.
    Pieces,
    /// Neutral pieces to place.
    Neutrals,
    /// Death-ships.
    Ships,
    /// There are no hands in this game.
    None,
}

/// How near endless play is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EndlessPlay {
    /// Turns since the last capture, removal or placement.
    pub quiet: u32,
    /// How many of them end the game.
    pub limit: u32,
    /// How often the position has occurred; the third time ends the game.
    pub occurrences: u32,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnTold {
    /// Its number.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// Its notation.
    pub text: String,
    /// How many pieces it captured.
    pub captures: u32,
}

/// What an action did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Change {
    /// Who acted.
    pub side: Side,
    /// The action; its `captures` are in `captured`.
    pub action: String,
    /// Where a moving piece came from.
    pub from: Option<String>,
    /// The square it is about.
    pub to: Option<String>,
    /// The enemy pieces it took, as they stood.
    pub captured: Vec<Standing>,
    /// The clauses it made use of.
    pub fired: Vec<ClauseName>,
    /// It in words, for the live region: “Second moves from c4 to c3 and captures b3”.
    pub text: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeTold {
    /// The winner, or nobody.
    pub winner: Option<Side>,
    /// The kind of victory.
    pub kind: OutcomeKind,
    /// The kind in words.
    pub title: String,
    /// As a record writes it: `1-0`.
    pub result: String,
    /// What it is worth to each side on the sheet's ladder.
    pub points: Both<u32>,
    /// The clause that ended the game.
    pub clause: ClauseName,
    /// How the players ended it, if the rules did not.
    pub by: Option<PlayersEnd>,
    /// Who won and how, why, and the points: three sentences.
    pub sentences: Vec<String>,
}

impl OutcomeTold {
    /// An outcome of a rule set.
    pub fn new(texts: &Texts, set: &RuleSet, outcome: Outcome, by: Option<PlayersEnd>) -> OutcomeTold {
        let points = set.rules().points().of(outcome);
        OutcomeTold {
            winner: outcome.winner.map(Side::from),
            kind: outcome.kind.into(),
            title: texts.plain(&format!("kind-{}", outcome.kind.name())),
            result: outcome.result().to_owned(),
            points: Both::of(|side| points[side]),
            clause: ClauseName::new(texts, outcome.clause),
            by,
            sentences: texts.outcome(set, outcome),
        }
    }
}

impl Change {
    /// What a step did.
    pub(crate) fn new(texts: &Texts, step: &Step) -> Change {
        let squares: Vec<String> = step.action.squares().map(|square| square.to_string()).collect();
        let from = if squares.len() > 1 { squares.first().cloned() } else { None };
        Change {
            side: step.side.into(),
            action: step.action.to_string(),
            from,
            to: squares.last().cloned(),
            captured: step.captured.iter().map(|&(square, piece)| Standing::new(square, piece)).collect(),
            fired: ClauseName::all(texts, step.fired),
            text: texts.played(step.side, step.action, step.captured.iter().map(|&(square, _)| square)),
        }
    }
}

impl State {
    /// The state of a replayed game.
    pub(crate) fn new(texts: &Texts, opened: &Opened) -> State {
        let Opened { spec, game, steps, mid_turn } = opened;
        let (set, position) = (game.rule_set(), game.position());
        let duty = texts.duty_of(position);
        let outcome = game.outcome().map(|outcome| OutcomeTold::new(texts, set, outcome, spec.end));
        let sentence = match &outcome {
            Some(outcome) => outcome.sentences.join(" "),
            None => texts.to_act(position.side(), &duty),
        };
        let setup = game.setup();
        let pieces = setup
            .squares()
            .filter_map(|square| position.piece(square).map(|piece| Standing::new(square, piece)))
            .collect();
        let actions = game.legal_actions();
        let endless = set.rules().quiet_limit().map(|limit| EndlessPlay {
            quiet: game.quiet(),
            limit,
            occurrences: game.occurrences() as u32,
        });
        let last = steps.last().map(|last| last.turn);
        let of_last_turn = |step: &&Step| Some(step.turn) == last;
        State {
            rules_hash: set.rules_hash(),
            position: setup.to_string(),
            board: Board::of(&set.rules()),
            pieces,
            side: position.side().into(),
            phase: position.pending().into(),
            duty,
            sentence,
            mid_turn: *mid_turn,
            turn: game.turn(),
            actions: actions.into_iter().map(|action| ActionTold::new(position, action)).collect(),
            hands: hands(position),
            counts: Both::of(|side| position.count(side)),
            captured: Both::of(|side| captured_by(steps, side)),
            endless,
            offer: game.standing_offer().map(|(by, what)| StandingOffer { by: by.into(), what: what.into() }),
            offers: offers(opened),
            history: history(opened),
            last: steps.iter().filter(of_last_turn).map(|step| Change::new(texts, step)).collect(),
            outcome,
            game: spec.clone(),
        }
    }
}

fn hands(position: &AnyPosition) -> Hands {
    let kind = match position {
        AnyPosition::Seega5(_) | AnyPosition::Seega7(_) | AnyPosition::Seega9(_) => HandKind::Pieces,
        AnyPosition::Pahtum(_) => HandKind::Neutrals,
        AnyPosition::SetiAleph(_) => HandKind::Ships,
        AnyPosition::SautDuChat(_) | AnyPosition::SetiBeth(_) => HandKind::None,
    };
    let Both { first, second } = Both::of(|side| position.hand(side));
    Hands { kind, first, second }
}

/// The enemy pieces that a side has taken.
fn captured_by(steps: &[Step], side: khamsin_rules::Side) -> Vec<Standing> {
    let by_side = steps.iter().filter(|step| step.side == side);
    by_side.flat_map(|step| &step.captured).map(|&(square, piece)| Standing::new(square, piece)).collect()
}

/// What may be offered: asked of the rules, by trying.
fn offers(opened: &Opened) -> Vec<OfferKind> {
    let possible = |offer: Offer| {
        let mut game = opened.game.clone();
        let by = opened.game.standing_offer().map_or(opened.game.side(), |(by, _)| !by);
        game.offer(by, offer).is_ok()
    };
    [Offer::Count, Offer::Draw].into_iter().filter(|&offer| possible(offer)).map(OfferKind::from).collect()
}

fn history(opened: &Opened) -> Vec<TurnTold> {
    let first = opened.game.first_setup().turn;
    let mut history: Vec<TurnTold> = Vec::new();
    for (number, text) in opened.spec.turns.iter().enumerate() {
        let steps = opened.steps.iter().filter(|step| step.turn == number);
        let Some(side) = steps.clone().next().map(|step| step.side) else { continue };
        let captures = steps.map(|step| step.captured.len() as u32).sum();
        history.push(TurnTold {
            number: first + number as u32,
            side: side.into(),
            text: text.clone(),
            captures,
        });
    }
    history
}

/// Whether a rule set's game has hands of pieces that a position editor has to ask for.
pub(crate) fn phases(set: &RuleSet) -> Vec<Pending> {
    match set.game() {
        GameKind::Seega => {
            vec![Pending::Place(2), Pending::Place(1), Pending::Move, Pending::Unblock, Pending::Freed]
        }
        GameKind::SautDuChat => vec![Pending::Move],
        GameKind::Pahtum => vec![Pending::Neutral, Pending::Pie, Pending::Place(1)],
        GameKind::Seti => vec![
            Pending::Move,
            Pending::Reenter(khamsin_rules::Figure::Pharaoh),
            Pending::Reenter(khamsin_rules::Figure::Priest),
        ],
    }
}
