/* eslint-disable */
// The questions and answers of crates/protocol. Written by `UPDATE=1 cargo test -p khamsin-protocol typescript`.

/** What an action does. */
export type ActionKind =
  /** Puts a piece or a neutral on `to`. */
  | "place"
  /** Moves a piece from `from` to `to`. */
  | "move"
  /** Takes the enemy piece on `to` off. */
  | "remove"
  /** Puts a death-ship on `to`. */
  | "put_ship"
  /** Takes the death-ship on `to` back to hand. */
  | "take_ship"
  /** Sets the captured figure on `to`. */
  | "reenter"
  /** Takes over the first piece. */
  | "swap"
  /** The forced turn of a blocked side. */
  | "pass"
  /** Stops an optional chain of captures. */
  | "end";

/** A legal action, ready for a board. */
export interface ActionTold {
  /** The squares of the enemy pieces that it takes. */
  captures: string[];
  /** Where a moving piece stands; only with `move`. */
  from: string | null;
  /** What it does. */
  kind: ActionKind;
  /** Its notation, as `play` and `check` take it: `c3c4`. */
  text: string;
  /** The square it is about; none with `swap`, `pass` and `end`. */
  to: string | null;
}

/** How many clauses have which authority: the badges of a card. */
export interface Authority {
  /** Set by the user. */
  chosen: number;
  /** House decisions. */
  house: number;
  /** From elsewhere. */
  outside: number;
  /** From the sheet. */
  sheet: number;
}

/** A board. */
export interface Board {
  /** Files, `a` at the left of First. */
  files: number;
  /** Ranks, 1 nearest to First. */
  ranks: number;
}

/** How a value relates to what was searched for. */
export type BoundKind =
  /** It is the value. */
  | "exact"
  /** At least this. */
  | "lower"
  /** At most this. */
  | "upper";

/** Everything there is to choose from. */
export interface Catalogue {
  /** The games. */
  games: GameTold[];
  /** The languages. */
  languages: Language[];
  /** The version of Khamsin. */
  version: string;
}

/** Asks for everything there is to choose from. */
export type CatalogueAsk = Record<string, never>;

/** What an action did. */
export interface Change {
  /** The action; its `captures` are in `captured`. */
  action: string;
  /** The enemy pieces it took, as they stood. */
  captured: Standing[];
  /** The clauses it made use of. */
  fired: ClauseName[];
  /** Where a moving piece came from. */
  from: string | null;
  /** Who acted. */
  side: Side;
  /** It in words, for the live region: “Second moves from c4 to c3 and captures b3”. */
  text: string;
  /** The square it is about. */
  to: string | null;
}

/** Whether an action is legal. */
export interface Check {
  /** Why it is not, with its clause; none if it is legal. */
  refusal: Refusal | null;
}

/** Asks whether an action is legal; also how `play` is asked for. */
export interface CheckAsk {
  /** The action, as somebody wrote it. */
  action: string;
  /** The game. */
  game: GameSpec;
}

/** A clause by name. */
export interface ClauseName {
  /** Its id: `seega.place.centre`. */
  id: string;
  /** Its name in a few words. */
  title: string;
}

/** A clause of a rule set. */
export interface ClauseTold {
  /** Whether it can end a game. */
  ends: boolean;
  /** The heading under which it stands; clauses of one heading follow each other. */
  heading: string;
  /** Its id: `seega.place.centre`. */
  id: string;
  /** Where the rule set has it from. */
  provenance: Provenance;
  /** Whether it can forbid an action. */
  refuses: boolean;
  /** The rule. */
  text: string;
  /** Its name in a few words. */
  title: string;
}

/** What a clock shows. */
export interface ClockLeft {
  /** Milliseconds added after every turn. */
  increment?: number;
  /** Milliseconds left for the rest of the game. */
  left: number;
}

/** Asks how two rule sets differ at a position. */
export interface CompareAsk {
  /** The game as it is played under the left rule set. */
  game: GameSpec;
  /** The right rule set. */
  right: string;
}

/** How two rule sets differ. */
export interface Comparison {
  /** Whether they play alike, whatever their names. */
  alike: boolean;
  /** What may be played here. */
  here: Here | null;
  /** Where the game stands on the left. */
  left: State;
  /** A line after which they differ; none if none was found, or they differ here already. */
  line: Parting | null;
  /** Clauses that only the left one has. */
  only_left: ClauseTold[];
  /** Clauses that only the right one has. */
  only_right: ClauseTold[];
  /** The parameters that differ. */
  parameters: ParameterPair[];
  /** Why it cannot have come about on the right. */
  problem: Problem | null;
  /** Where it stands on the right; none if it cannot have come about there. */
  right: State | null;
  /** Whether they are rule sets of one game. */
  same_game: boolean;
}

/** Asks the engine for its answer. */
export interface ConsiderAsk {
  /** The side the engine plays. */
  engine: Side;
  /** The game. */
  game: GameSpec;
  /** What the other side asks. */
  wish: Wish;
}

/** The engine's answer. */
export interface Considered {
  /** Whether it agrees. */
  accept: boolean;
  /** What it says. */
  text: string;
}

/** What is told before an answer is finished. */
export type CoreEvent =
  /** A search knows more. */
  | {
  search: Found;
}
  /** A review has come further. */
  | {
  review: ReviewProgress;
};

/** A position that may not be one. */
export type Draft =
  /** As a text of six fields; spaces may be underscores. */
  | {
  text: string;
}
  /** Piece by piece. */
  | {
  parts: Parts;
};

/** How near endless play is. */
export interface EndlessPlay {
  /** How many of them end the game. */
  limit: number;
  /** How often the position has occurred; the third time ends the game. */
  occurrences: number;
  /** Turns since the last capture, removal or placement. */
  quiet: number;
}

/** A turn and what it is worth. */
export interface ExactTurn {
  /** The turn. */
  turn: string;
  /** What it is worth; none if that is not known. */
  value: ExactValue | null;
}

/** What is known for certain. */
export interface ExactValue {
  /** Turns to the next capture or the end; none where nobody can force anything. */
  distance: number | null;
  /** Its name, for the side to act: `win-total`, `draw`, `loss`. */
  name: string;
  /** How good it is for the side to act: above zero it wins, and a larger victory is a larger number. */
  rank: number;
  /** Who wins. */
  winner: Side | null;
  /** All of it in words. */
  words: string;
}

/** What a search has found. */
export interface Found {
  /** The turn to play, or what is left of the one under way; none in a game that is over. */
  best: string | null;
  /** The deepest any line went. */
  deepest: number;
  /** The depth that is finished. */
  depth: number;
  /** The best turns, best first. */
  lines: LineTold[];
  /** Time spent. */
  milliseconds: number;
  /** Actions tried. */
  nodes: number;
}

/** A game record: `docs/schema/record.schema.json` says what its texts may hold. */
export interface GameRecord {
  /** Comments before the first turn. */
  intro?: string[] | null;
  /** The turns that were played. */
  line: RecordNode[];
  /** How it ended. */
  result: RecordResult;
  /** Named facts about the game, in their order. */
  tags?: RecordTag[] | null;
}

/** A game from its beginning to now. */
export interface GameSpec {
  /** How the players ended it, if the rules did not. */
  end?: PlayersEnd | null;
  /** An offer that waits for its answer. */
  offer?: StandingOffer | null;
  /** The position it began with, if not the usual one. */
  position?: string | null;
  /** The rule set: `seega/tabuleiro-42@1(size=7)`; without a revision, the newest. */
  ruleset: string;
  /** The seed for what the rules leave to chance, in decimal digits; `0` if it is left out. */
  seed?: string | null;
  /** The turns played; the last one may be incomplete. */
  turns: string[];
}

/** A game. */
export interface GameTold {
  /** Its id: `seega`. */
  id: string;
  /** Its rule sets; each sheet's own first, then the variants that go with it. */
  rulesets: RuleSetTold[];
  /** What it is, in about sixty words. */
  summary: string;
  /** Its name. */
  title: string;
}

/** How large a mistake is. */
export type GradeKind =
  /** Not the best. */
  | "inaccuracy"
  /** A mistake. */
  | "mistake"
  /** A bad mistake. */
  | "blunder";

/** What hands hold. */
export type HandKind =
  /** Pieces to place. */
  | "pieces"
  /** Neutral pieces to place. */
  | "neutrals"
  /** Death-ships. */
  | "ships"
  /** There are no hands in this game. */
  | "none";

/** What is in hand. */
export interface Hands {
  /** First's. */
  first: number;
  /** What the hands hold; nothing in games without hands. */
  kind: HandKind;
  /** Second's. */
  second: number;
}

/** What may be played here. */
export interface Here {
  /** Legal in both; captures are those of the left. */
  both: ActionTold[];
  /** Legal only on the left. */
  left: ActionTold[];
  /** Legal only on the right. */
  right: ActionTold[];
}

/** A turn beside the best one there was. */
export interface JudgedTold {
  /** How near to the best turn it was, from 0 to 100. */
  accuracy: number;
  /** The best turn, and how play might have gone on from it. */
  best: string[];
  /** What the position was worth with the best turn. */
  best_value: ValueTold;
  /** How large a mistake it was, if it was one. */
  grade: GradeKind | null;
  /** Its place in the game's list of turns, from zero. */
  index: number;
  /** How much of its side's chance to win it gave away, from 0 to 1. */
  loss: number;
  /** How many turns away a proved victory was that it let slip. */
  missed_win: number | null;
  /** Its number. */
  number: number;
  /** The turn. */
  played: string;
  /** A mistake in words: what was played, what it cost, what was better. */
  sentences: string[];
  /** Who played it. */
  side: Side;
  /** Its sign behind a turn: `?!`, `?` or `??`; empty if it was no mistake. */
  sign: string;
  /** What the position is worth after it. */
  value: ValueTold;
}

/** A language. */
export interface Language {
  /** Its code: `fr`. */
  code: string;
  /** Its name in itself. */
  name: string;
}

/** A level. */
export interface LevelTold {
  /** How it did against the level below it; none for the lowest. */
  against_the_level_below: Strength | null;
  /** Its number, from 1. */
  level: number;
}

/** The levels of a rule set. */
export interface Levels {
  /** The levels, the weakest first. */
  levels: LevelTold[];
  /** The rule set they were measured with: this one, or another of its game. */
  measured_with: string | null;
  /** What the figures mean, in a sentence. */
  text: string;
}

/** Asks for the levels of a rule set. */
export interface LevelsAsk {
  /** The rule set. */
  ruleset: string;
}

/** How long to think; without any of these, until it is cancelled or everything is proved. */
export interface Limit {
  /** A clock to keep to. */
  clock?: ClockLeft | null;
  /** How deep: turns while pieces move, stones while they are placed. */
  depth?: number | null;
  /** Milliseconds for this turn. */
  milliseconds?: number | null;
  /** How many actions to try. */
  nodes?: number | null;
}

/** A turn, what it is worth, and how play may go on. */
export interface LineTold {
  /** Whether the value is exact, or only a bound on it for the side to act. */
  bound: BoundKind;
  /** The turn and the turns that may follow. */
  turns: string[];
  /** What it is worth. */
  value: ValueTold;
}

/** The text of a link. */
export interface Link {
  /** The game in a link: what to write behind `#`. */
  game: string;
  /** The position alone in a link. */
  position: string;
}

/** Asks for a link that holds a game; its current position can be had by a spec with `position`. */
export interface LinkAsk {
  /** The game. */
  game: GameSpec;
}

/** A new game. */
export interface NewGame {
  /** The side that the lot gives to the player who asked. */
  drawn: Side;
  /** Where it stands; its `game` is what to keep. */
  state: State;
}

/** Asks for a new game. */
export interface NewGameAsk {
  /** The position to begin with, if not the usual one. */
  position?: string | null;
  /** The rule set. */
  ruleset: string;
  /** A number in decimal digits that draws the lot and what else the rules leave to chance. */
  seed?: string | null;
}

/** What one player offers the other. */
export type OfferKind =
  /** To stop and count the pieces. */
  | "count"
  /** To call it a draw. */
  | "draw";

/** Asks for the game in a link. */
export interface OpenLinkAsk {
  /** What stood behind `#`, escaped or not. */
  text: string;
}

/** The kind of a victory, or a draw. */
export type OutcomeKind =
  /** Every enemy piece is gone, or the other gave up. */
  | "total"
  /** More pieces when nothing can be captured any more. */
  | "grand"
  /** By a barrier. */
  | "small"
  /** Nobody won. */
  | "draw"
  /** More points (Pahtum). */
  | "points"
  /** An intruder stood on the enemy's start row and was not taken (Seti). */
  | "breakthrough"
  /** The other could not move. */
  | "blocked";

/** How a game ended. */
export interface OutcomeTold {
  /** How the players ended it, if the rules did not. */
  by: PlayersEnd | null;
  /** The clause that ended the game. */
  clause: ClauseName;
  /** The kind of victory. */
  kind: OutcomeKind;
  /** What it is worth to each side on the sheet's ladder. */
  points: {
    /** First's. */
    first: number;
    /** Second's. */
    second: number;
  };
  /** As a record writes it: `1-0`. */
  result: string;
  /** Who won and how, why, and the points: three sentences. */
  sentences: string[];
  /** The kind in words. */
  title: string;
  /** The winner, or nobody. */
  winner: Side | null;
}

/** A parameter with two values. */
export interface ParameterPair {
  /** Its name for people. */
  label: string;
  /** The left value. */
  left: string;
  /** Its name in ids. */
  name: string;
  /** The right value. */
  right: string;
}

/** A parameter of a rule set. */
export interface ParameterTold {
  /** Whether the value is not the sheet's. */
  changed: boolean;
  /** Its name for people. */
  label: string;
  /** Its name in ids. */
  name: string;
  /** The value that the sheet has. */
  sheet: string;
  /** Its value. */
  value: string;
  /** The values it can have. */
  values: Values;
  /** The values in words of the notation. */
  values_text: string;
}

/** A line after which two rule sets differ. */
export interface Parting {
  /** The actions from here on. */
  actions: string[];
  /** Actions that are then legal only on the left. */
  left: string[];
  /** How the game ended on the left. */
  left_outcome: OutcomeTold | null;
  /** The side to act on the left. */
  left_side: Side;
  /** Actions that are then legal only on the right. */
  right: string[];
  /** How it ended on the right. */
  right_outcome: OutcomeTold | null;
  /** The side to act on the right. */
  right_side: Side;
  /** Whether no line is shorter. */
  shortest: boolean;
  /** What differs then. */
  what: PartingKind;
}

/** What differs after a line. */
export type PartingKind =
  /** How the game ended, or whether it did. */
  | "outcome"
  /** Which side is to act, or what it owes. */
  | "duty"
  /** What stands on the board. */
  | "board"
  /** Which actions are legal. */
  | "actions";

/** A position piece by piece. */
export interface Parts {
  /** What is in hand. */
  hands: {
    /** First's. */
    first: number;
    /** Second's. */
    second: number;
  };
  /** The phase as a position text has it: `move`, `place:2`, `chain:c3`. */
  phase: string;
  /** What stands on the board. */
  pieces: Standing[];
  /** Turns since the last capture. */
  quiet?: number;
  /** The side to act. */
  side: Side;
  /** The number of the turn; one if it is left out. */
  turn?: number | null;
}

/** What the side to act owes. */
export interface Phase {
  /** The figure to set on the board; only with `reenter`. */
  figure: PieceKind | null;
  /** Which duty it is. */
  kind: PhaseKind;
  /** How many pieces are left to place in this turn; only with `place`. */
  left: number | null;
  /** The piece that goes on capturing; only with `chain`. */
  square: string | null;
  /** As a position text has it: `place:2`, `chain:c3`, `move`. */
  text: string;
}

/** Which duty the side to act has. */
export type PhaseKind =
  /** Place pieces. */
  | "place"
  /** Place a neutral piece. */
  | "neutral"
  /** Place a piece, or take the other's first one over. */
  | "pie"
  /** Take a turn. */
  | "move"
  /** Go on capturing. */
  | "chain"
  /** Free the blocked opponent. */
  | "unblock"
  /** Move, after an enemy piece was removed to make that possible. */
  | "freed"
  /** Set the captured figure on the board. */
  | "reenter";

/** What a piece is. */
export type PieceKind =
  /** A man of Seega, Saut du Chat or Pahtum. */
  | "man"
  /** A neutral piece of Pahtum. */
  | "neutral"
  /** Seti's Pharaoh. */
  | "pharaoh"
  /** Seti's High Priest. */
  | "priest"
  /** A death-ship without a figure on it. */
  | "ship";

/** Asks to play an action, or several of one turn with commas between them. */
export interface PlayAsk {
  /** The action (`c3c4`), or a whole turn (`b2,d4`). */
  action: string;
  /** The game. */
  game: GameSpec;
}

/** What was played. */
export interface Played {
  /** What each action did. */
  changes: Change[];
  /** Where the game stands now; its `game` is what to keep. */
  state: State;
}

/** What a player has gathered. */
export interface PlayerScore {
  /** Games drawn. */
  drawn: number;
  /** Games lost. */
  lost: number;
  /** Points on the sheet's ladder. */
  points: number;
  /** Games won. */
  won: number;
}

/** How players end a game that the rules did not end. */
export type PlayersEnd =
  /** This side gave up. */
  | {
  resigned: Side;
}
  /** This side's time was up. */
  | {
  flagged: Side;
}
  /** This side went away. */
  | {
  abandoned: Side;
}
  /** Both agreed to count. */
  | "counted"
  /** Both agreed on a draw. */
  | "drawn";

/** Asks whether a position can arise: one that was written down, or one that was put together. */
export interface PositionAsk {
  /** The position. */
  position: Draft;
  /** The rule set. */
  ruleset: string;
}

/** What is to be said about a position. */
export interface PositionTold {
  /** The phases that a position of this rule set can be in, as texts. */
  phases: string[];
  /** Why it cannot arise, or is no position at all. */
  problem: Problem | null;
  /** The game that begins there; none if it cannot arise. */
  state: State | null;
  /** The position written down, if it could be; also one that cannot arise. */
  text: string | null;
}

/** Asks what best play leads to. */
export interface ProbeAsk {
  /** The game. */
  game: GameSpec;
}

/** What best play leads to. */
export interface Probed {
  /** How many turns the quiet limit leaves, if that is too few for the distance. */
  limit_left: number | null;
  /** Every turn, the best first; one of those that lead to the same position. */
  turns: ExactTurn[];
  /** What the position is worth; none if no table knows it. */
  value: ExactValue | null;
  /** Why nothing is known, in a sentence. */
  why: string | null;
}

/** Why there is no answer. */
export interface Problem {
  /** What it is about, for programs. */
  kind: ProblemKind;
  /** Where in a text it is, counted from one; only with records, positions and rule sets. */
  place: TextPlace | null;
  /** The clause that forbids it, if one does. */
  refusal: Refusal | null;
  /** What is wrong and what to do about it, for people. */
  text: string;
  /** The turn it is about, counted from zero in the list of turns. */
  turn: number | null;
}

/** What a problem is about. */
export type ProblemKind =
  /** The question itself: no JSON, no such question, fields missing or out of bounds. */
  | "request"
  /** The name of a rule set or its parameters. */
  | "ruleset"
  /** A position. */
  | "position"
  /** A turn or an action. */
  | "turn"
  /** A game record. */
  | "record"
  /** An offer, an answer to one, or a resignation. */
  | "offer"
  /** A link. */
  | "link"
  /** Exact tables. */
  | "tables"
  /** A catalogue of texts. */
  | "texts";

/** Where a rule set has a clause from. */
export interface Provenance {
  /** What a reader should know: a lost figure, a contradiction, a reason. */
  note: string | null;
  /** The heading on the sheet, in the sheet's language; only with `sheet`. */
  section: string | null;
  /** Who reports it, by its id; only with `outside`. */
  source: string | null;
  /** The kind of authority, for a badge. */
  tag: Tag;
  /** All of it in one sentence. */
  text: string;
}

/** Asks for the games in a text. */
export interface ReadRecordAsk {
  /** One or more games in PGN syntax, or one game as JSON. */
  text: string;
}

/** The games in a text. */
export interface RecordFile {
  /** The games, in their order. */
  records: RecordTold[];
}

/** How to write a record. */
export type RecordFormat =
  /** In PGN syntax. */
  | "pgn"
  /** As JSON. */
  | "json";

/** A turn and what is said about it. */
export interface RecordNode {
  /** Comments after the turn. */
  comments?: string[] | null;
  /** Numeric glyphs: 1 to 6 are `!` `?` `!!` `??` `!?` `?!`. */
  nags?: number[] | null;
  /** The actions of the turn. */
  turn: string[];
  /** What might have been played instead. */
  variations?: RecordVariation[] | null;
}

/** How a record ends. */
export type RecordResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** What to write down. */
export type RecordSource =
  /** A game; its tags follow from it. */
  | {
  game: GameSpec;
}
  /** A record, with whatever comments and variations it has. */
  | {
  record: GameRecord;
};

/** A named fact about a game: First, Second, Event, Date, or any other. */
export interface RecordTag {
  /** ASCII letters, digits and underscores. */
  name: string;
  /** Any text without control characters. */
  value: string;
}

/** A record as a text. */
export interface RecordText {
  /** The record it is the text of. */
  record: GameRecord;
  /** The text. */
  text: string;
}

/** A game that was written down. */
export interface RecordTold {
  /** The game of its main line; none if it is not legal. */
  game: GameSpec | null;
  /** The first thing that is wrong with it. */
  problem: Problem | null;
  /** The record with its tags, comments and variations. */
  record: GameRecord;
}

/** Another line, beginning in place of the turn it hangs from. */
export interface RecordVariation {
  /** Comments before its first turn. */
  intro?: string[] | null;
  /** Its turns. */
  line: RecordNode[];
}

/** Why an action is not legal. */
export interface Refusal {
  /** What was tried. */
  action: string;
  /** The clause that forbids it; in a game that is over, the clause that ended it. */
  clause: ClauseName;
  /** Whether it is refused only because the game is over. */
  over: boolean;
  /** Where the rule set has the clause from. */
  provenance: Provenance;
  /** The square it is about. */
  square: string | null;
  /** Why, and whose rule that is: the sentence to show. */
  text: string;
}

/** Asks for a review. It streams a `review` event for every position. */
export interface ReviewAsk {
  /** The game. */
  game: GameSpec;
  /** How long to think about each position; some ten thousand actions if nothing is said. */
  limit?: Limit;
}

/** How far a review has come. */
export interface ReviewProgress {
  /** Positions in all. */
  all: number;
  /** Positions that are done. */
  done: number;
}

/** What is to be said about a game. */
export interface ReviewTold {
  /** The turns that were mistakes, the worst first, as places in `turns`. */
  mistakes: number[];
  /** How well each side played. */
  sides: {
    /** First's. */
    first: SideReview;
    /** Second's. */
    second: SideReview;
  };
  /** Every turn, in its order. */
  turns: JudgedTold[];
}

/** Asks for a rule set clause by clause, perhaps with parameters of one's own. */
export interface RuleSetAsk {
  /** Parameters to change. */
  changes?: Setting[];
  /** Its name; with `changes`, one without parameters of its own. */
  ruleset: string;
}

/** A rule set clause by clause. */
export interface RuleSetDetail {
  /** Its clauses, in the order of a sheet. */
  clauses: ClauseTold[];
  /** Its parameters, in the order in which they are written. */
  parameters: ParameterTold[];
  /** The rule set. */
  ruleset: RuleSetTold;
}

/** A rule set in a list. */
export interface RuleSetTold {
  /** How many of its clauses have which authority. */
  authority: Authority;
  /** The rule set it is a variant of; its own id if it is none. */
  base: string;
  /** The board. */
  board: Board;
  /** What was changed from the sheet. */
  changes: Setting[];
  /** The game. */
  game: string;
  /** Its full name: `seega/tabuleiro-42@1(size=7)`. */
  id: string;
  /** Twelve digits that stand for how it is played. */
  rules_hash: string;
  /** The sheet it is told from, by id. */
  sheet: string;
  /** The sheet's name. */
  sheet_name: string;
  /** Twelve digits that stand for what positions with moving pieces are worth. */
  solve_hash: string;
  /** What it is in one line: that of its sheet, also where parameters were changed. */
  summary: string;
  /** Its title. */
  title: string;
}

/** Says something to the other player. */
export interface SayAsk {
  /** Who says it. */
  by: Side;
  /** The game. */
  game: GameSpec;
  /** What is said. */
  word: Word;
}

/** Asks the engine what to play. It streams a `search` event whenever it knows more. */
export interface SearchAsk {
  /** The game. */
  game: GameSpec;
  /** The size of the engine's table in megabytes. */
  hash?: number | null;
  /** A level from 1 to 8, to play as; as well as it can if it is left out. */
  level?: number | null;
  /** How long to think. */
  limit?: Limit;
  /** How many turns to give values for; one if it is left out. */
  lines?: number | null;
  /** Draws what a level leaves to chance, in decimal digits: another seed, another game. */
  seed?: string | null;
}

/** A player of a match, whichever side they take in a game. */
export type Seat =
  /** The one named first. */
  | "one"
  /** The other. */
  | "two";

/** Asks for the score of a match. */
export interface SeriesAsk {
  /** Its games. */
  games: SeriesGame[];
}

/** A game of a match. */
export interface SeriesGame {
  /** Who was First. */
  first: Seat;
  /** The game; one that is not over does not count. */
  game: GameSpec;
}

/** The score of a match. */
export interface SeriesScore {
  /** How many games are over. */
  games: number;
  /** What the player named first has gathered. */
  one: PlayerScore;
  /** What the other has. */
  two: PlayerScore;
}

/** A parameter and its value. */
export interface Setting {
  /** The parameter. */
  name: string;
  /** The value. */
  value: string;
}

/** A side of the game; colours belong to the page. */
export type Side =
  /** The side that acts first. */
  | "first"
  /** The other side. */
  | "second";

/** How well a side played. */
export interface SideReview {
  /** How near it came to the best turns, from 0 to 100; none if it had no turns. */
  accuracy: number | null;
  /** Its blunders. */
  blunders: number;
  /** Its inaccuracies. */
  inaccuracies: number;
  /** Its mistakes. */
  mistakes: number;
  /** All of it in a sentence. */
  text: string;
}

/** A piece on its square. */
export interface Standing {
  /** Whether the figure stands on a death-ship of its side. */
  aboard: boolean;
  /** What stands there. */
  kind: PieceKind;
  /** Whose it is; a neutral piece is nobody's. */
  side: Side | null;
  /** The square: `c3`. */
  square: string;
}

/** An offer that waits for its answer. */
export interface StandingOffer {
  /** Who made it. */
  by: Side;
  /** What is offered. */
  what: OfferKind;
}

/** Where a game stands. */
export interface State {
  /** The legal actions; none once the game is over. */
  actions: ActionTold[];
  /** The board. */
  board: Board;
  /** What each side has captured so far, in order. */
  captured: {
    /** First's. */
    first: Standing[];
    /** Second's. */
    second: Standing[];
  };
  /** Pieces on the board, or points of lines in Pahtum. */
  counts: {
    /** First's. */
    first: number;
    /** Second's. */
    second: number;
  };
  /** What it owes in words that follow “is to”: `place 2 pieces`. */
  duty: string;
  /** How near endless play is; none where a game always ends by itself. */
  endless: EndlessPlay | null;
  /** The game, its rule set written out in full. */
  game: GameSpec;
  /** What is in hand. */
  hands: Hands;
  /** The turns so far. */
  history: TurnTold[];
  /** What the last turn did, action by action. */
  last: Change[];
  /** Whether the last turn is under way: it can be undone, and has to be completed. */
  mid_turn: boolean;
  /** The offer that waits for its answer. */
  offer: StandingOffer | null;
  /** What may be offered now. */
  offers: OfferKind[];
  /** How it ended. */
  outcome: OutcomeTold | null;
  /** What it owes. */
  phase: Phase;
  /** What stands on it. */
  pieces: Standing[];
  /** The position written down. */
  position: string;
  /** Twelve digits that stand for how it is played. */
  rules_hash: string;
  /** Whose turn it is and what is owed, or how the game ended: a whole sentence. */
  sentence: string;
  /** The side to act. */
  side: Side;
  /** The number of the turn, from one. */
  turn: number;
}

/** Asks where a game stands. */
export interface StateAsk {
  /** The game. */
  game: GameSpec;
}

/** A measured score in percent, a win counting one and a draw a half. */
export interface Strength {
  /** The upper end. */
  high: number;
  /** The lower end of the 95 % interval. */
  low: number;
  /** The score. */
  score: number;
}

/** Asks which tables are there. */
export type TablesAsk = Record<string, never>;

/** The tables that were handed in. */
export interface TablesTold {
  /** The most pieces on the board that a table knows. */
  pieces: number;
  /** The solve hashes of the rule sets that have tables. */
  solve_hashes: string[];
}

/** What kind of authority a clause has. */
export type Tag =
  /** The sheet itself says so. */
  | "sheet"
  /** An outside source, or another of the sheets, says so. */
  | "outside"
  /** A house decision: the sheet is silent or contradicts itself. */
  | "house"
  /** The user set it so. */
  | "chosen";

/** How far to take back. */
export type TakeBack =
  /** The last action. */
  | "action"
  /** The last turn, or what was played of it. */
  | "turn"
  /** To this side's last decision: its last turn, and what the other side played since. */
  | {
  decision: Side;
};

/** A place in a text. */
export interface TextPlace {
  /** The character in the line, from one. */
  column: number;
  /** The line, from one. */
  line: number;
}

/** Hands in the texts of a language, as Fluent source: in the browser they are not inside. */
export interface TextsAsk {
  /** The language's code. */
  lang: string;
  /** All its catalogues, one behind the other. */
  source: string;
}

/** That texts were taken in. */
export interface TextsTaken {
  /** The language's code. */
  lang: string;
}

/** A turn that was played. */
export interface TurnTold {
  /** How many pieces it captured. */
  captures: number;
  /** Its number. */
  number: number;
  /** Who played it. */
  side: Side;
  /** Its notation. */
  text: string;
}

/** Asks to take back. */
export interface UndoAsk {
  /** The game. */
  game: GameSpec;
  /** How far. */
  what: TakeBack;
}

/** What a value is. */
export type ValueKind =
  /** An opinion, in pieces. */
  | "estimate"
  /** Proved: how many points First ends ahead, or behind if negative. */
  | "points"
  /** Proved: somebody wins. */
  | "win";

/** What a position is worth. */
export interface ValueTold {
  /** Each side's chance to win, from 0 to 1; half of a draw counts. */
  chance: {
    /** First's. */
    first: number;
    /** Second's. */
    second: number;
  };
  /** What exact tables say. */
  exact: ExactValue | null;
  /** What it is. */
  kind: ValueKind;
  /** Pieces or points, above zero for First; none with `win`. */
  number: number | null;
  /** Whether it is a proof and not an opinion. */
  proved: boolean;
  /** In a few characters. */
  short: string;
  /** After how many turns; only with `win`, and where the end is in sight. */
  turns: number | null;
  /** Who wins, if that is proved. */
  winner: Side | null;
  /** All of it in words. */
  words: string;
}

/** The values a parameter can have. */
export type Values =
  /** One of these words. */
  | {
  choice: string[];
}
  /** A number within these bounds. */
  | {
  number: {
    /** The greatest. */
    max: number;
    /** The least. */
    min: number;
    /** Whether it must be odd. */
    odd: boolean;
  };
}
  /** Four numbers that do not rise, joined by dashes: `5-2-1-0`. */
  | "ladder";

/** What a person asks of the engine. */
export type Wish =
  /** To stop and count. */
  | "count"
  /** To call it a draw. */
  | "draw"
  /** To take a turn back. */
  | "take_back";

/** What a player says. */
export type Word =
  /** Offers something; two equal offers are an agreement. */
  | {
  offer: OfferKind;
}
  /** Accepts the other's offer, which ends the game. */
  | "accept"
  /** Declines it. */
  | "decline"
  /** Gives up. */
  | "resign"
  /** The player's time is up. */
  | "flag"
  /** The player has gone away. */
  | "abandon";

/** Asks for a record as a text. */
export interface WriteRecordAsk {
  /** How to write it. */
  format: RecordFormat;
  /** Tags to set: players' names, the date, the event. */
  tags?: RecordTag[];
  /** What to write down. */
  what: RecordSource;
}

/** Every question by name: what it brings along, and what it is answered with. */
export interface Exchanges {
  catalogue: { ask: CatalogueAsk; answer: Catalogue };
  ruleset: { ask: RuleSetAsk; answer: RuleSetDetail };
  levels: { ask: LevelsAsk; answer: Levels };
  new_game: { ask: NewGameAsk; answer: NewGame };
  state: { ask: StateAsk; answer: State };
  check: { ask: CheckAsk; answer: Check };
  play: { ask: PlayAsk; answer: Played };
  undo: { ask: UndoAsk; answer: State };
  say: { ask: SayAsk; answer: State };
  series: { ask: SeriesAsk; answer: SeriesScore };
  position: { ask: PositionAsk; answer: PositionTold };
  read_record: { ask: ReadRecordAsk; answer: RecordFile };
  write_record: { ask: WriteRecordAsk; answer: RecordText };
  link: { ask: LinkAsk; answer: Link };
  open_link: { ask: OpenLinkAsk; answer: State };
  compare: { ask: CompareAsk; answer: Comparison };
  search: { ask: SearchAsk; answer: Found };
  consider: { ask: ConsiderAsk; answer: Considered };
  review: { ask: ReviewAsk; answer: ReviewTold };
  probe: { ask: ProbeAsk; answer: Probed };
  tables: { ask: TablesAsk; answer: TablesTold };
  texts: { ask: TextsAsk; answer: TextsTaken };
}
