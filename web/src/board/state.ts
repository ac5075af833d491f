/**
 * What a board shows and what may be done on it: this commented type is the manual.
 *
 * There are no rules here. Whoever uses the board hands in the pieces and the choices that the rules allow, and hears
 * intents back (see `intents.ts`). All values are plain data and never changed in place.
 */

/** A player; colours belong to the drawing. `first` sits at rank 1. */
export type Side = 'first' | 'second';

/** What a piece is. `neutral` belongs to nobody (Pahtum); the figures and ships are Seti's. */
export type Kind = 'man' | 'pharaoh' | 'priest' | 'ship' | 'neutral';

/** A piece on a square, in a hand or in a tray. */
export interface Piece {
  readonly kind: Kind;
  /** Whose it is; `null` for a neutral. */
  readonly side: Side | null;
  /** The figure stands on a death-ship of its own side. */
  readonly aboard?: boolean;
}

/** A square by its name: files are letters from the left, ranks numbers from the bottom, seen from `first`: `c3`, `b10`. */
export type Square = string;

/** The hand of the side to act, by the kind of piece in it: `@man`, `@ship`. */
export type Hand = `@${Kind}`;

/** Where an action begins or ends: a square or a `Hand`. */
export type Place = string;

/** What the board is made of: dug in sand (Seega, Saut du Chat), incised in clay (Pahtum), inked on papyrus (Seti). */
export type Surface = 'sand' | 'clay' | 'papyrus';

/** The empty board. `boards.ts` has those of the games. */
export interface Shape {
  readonly files: number;
  readonly ranks: number;
  readonly surface: Surface;
  /** A square that is marked by a star, usually the centre. */
  readonly centre: Square | null;
  /** Whether the first and the last rank are drawn as start rows. */
  readonly startRows: boolean;
  /** Who has the dark pieces, which have corners; the light ones are round. In Pahtum Black begins. */
  readonly dark: Side;
}

/** How a target is shown: a dot for a quiet action, a ring for one that captures, a cross for one that removes. */
export type TargetMark = 'dot' | 'ring' | 'cross';

/** One thing that may be done. At most one choice goes from one place to another. */
export interface Choice {
  /** Handed back with the `act` intent; the board does not read it. The notation is a good value. */
  readonly action: string;
  /** The piece or the hand that is taken up first; `null` if touching the target is all there is to do (a removal). */
  readonly from: Place | null;
  /** The square the action is made on; a hand where a piece goes back into it. */
  readonly to: Place;
  readonly mark: TargetMark;
}

/** An arrow or a line over the board. `run` is a line without a head: a scoring row. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly kind: 'last' | 'hint' | 'bad' | 'run';
}

/**
 * A mark on a square, each with a shape of its own: `lit` (look here), `good`, `bad`, and for comparing two rule sets
 * `left`, `right` and `both`.
 */
export type SquareMark = 'lit' | 'good' | 'bad' | 'left' | 'right' | 'both';

/** A pile of equal pieces beside the board. */
export interface Pile {
  readonly piece: Piece;
  readonly count: number;
}

/** What lies beside the board on one side's edge. */
export interface Tray {
  /** Pieces still to be placed, ships, a captured figure that re-enters. The side to act can take from these. */
  readonly hand: readonly Pile[];
  /** Pieces this side has captured: only shown, with their number. */
  readonly captured: readonly Pile[];
}

/** Everything about a board. */
export interface State {
  readonly shape: Shape;

  /** Who sits at the bottom. The page's direction of writing never mirrors a board. */
  readonly orientation: Side;

  readonly pieces: ReadonlyMap<Square, Piece>;

  readonly trays: Readonly<Record<Side, Tray>>;

  /**
   * What input does. `none`: a picture. `choices`: only what `choices` allows acts, everything else is an illegal try.
   * `free`: every touch and drag is told, for an editor.
   */
  readonly input: 'none' | 'choices' | 'free';

  /** Whose pieces answer; `null` while nobody is to act here. */
  readonly turn: Side | null;

  /** What may be done. If all choices begin at one place, that place is taken up by itself. */
  readonly choices: readonly Choice[];

  /** What is taken up. Set by input; a host sets it to `null` or leaves it alone. */
  readonly selected: Place | null;

  /** The piece that must go on: it pulses, or stands out by its frame where motion is not wanted. */
  readonly forced: Square | null;

  /** The squares of the last action, tinted; the arrow between them is one of `arrows`. */
  readonly last: readonly Square[];

  readonly arrows: readonly Arrow[];

  readonly marks: ReadonlyMap<Square, SquareMark>;

  /** Very short texts in the corner of a square: a value, a number. */
  readonly notes: ReadonlyMap<Square, string>;

  /** Letters and numbers along the edges. */
  readonly coordinates: 'shown' | 'hidden';

  /** How pieces come and go. Reduced motion of the system always wins. */
  readonly motion: 'animated' | 'still';

  /** Names for those who listen, in the reader's language. */
  readonly labels: Labels;
}

/** What is to be said about a square. */
export interface SquareInfo {
  readonly square: Square;
  readonly piece: Piece | null;
  readonly centre: boolean;
  /** Set if the square can be acted on now. */
  readonly target: TargetMark | null;
  readonly selected: boolean;
  readonly forced: boolean;
  readonly last: boolean;
  readonly mark: SquareMark | null;
  readonly note: string | null;
}

/** What is to be said about a pile beside the board. */
export interface PileInfo {
  readonly side: Side;
  readonly place: 'hand' | 'captured';
  readonly pile: Pile;
  readonly selected: boolean;
  readonly target: TargetMark | null;
}

/** The board's names, given by the host. */
export interface Labels {
  readonly board: string;
  readonly square: (info: SquareInfo) => string;
  readonly pile: (info: PileInfo) => string;
  /** The name of a group of piles, for instance “Pieces in hand of First”. */
  readonly tray: (side: Side, place: 'hand' | 'captured') => string;
}

/** Names that need no language: the notation alone. */
const PLAIN: Labels = {
  board: '',
  square: ({ square }) => square,
  pile: ({ pile }) => `${pile.piece.kind} ${pile.count}`,
  tray: (side, place) => `${side} ${place}`,
};

const EMPTY_TRAY: Tray = { hand: [], captured: [] };

/** An empty board that only shows. */
export function initialState(shape: Shape): State {
  return {
    shape,
    orientation: 'first',
    pieces: new Map(),
    trays: { first: EMPTY_TRAY, second: EMPTY_TRAY },
    input: 'none',
    turn: null,
    choices: [],
    selected: null,
    forced: null,
    last: [],
    arrows: [],
    marks: new Map(),
    notes: new Map(),
    coordinates: 'shown',
    motion: 'animated',
    labels: PLAIN,
  };
}
