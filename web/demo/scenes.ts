/** Boards to look at. The positions are drawn by hand and need not be legal. */
import {
  PAHTUM,
  SAUT_DU_CHAT,
  SETI_ALEPH,
  SETI_BETH,
  seega,
  type Choice,
  type Kind,
  type Piece,
  type Shape,
  type Side,
  type Square,
  type State,
  type TargetMark,
} from '../src/board';

const KINDS: Readonly<Record<string, Kind>> = { M: 'man', P: 'pharaoh', H: 'priest', S: 'ship' };

/** Reads ranks from the top: upper case First, lower case Second, `*` neutral, `+` aboard, numbers for empty squares. */
function position(text: string): Map<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  const ranks = text.split('/');
  ranks.forEach((rank, row) => {
    let file = 0;
    for (const [token, letter = '', ship] of rank.matchAll(/\d+|([A-Za-z*])(\+)?/g)) {
      if (/\d/.test(token)) {
        file += Number(token);
        continue;
      }
      const side: Side = letter === letter.toUpperCase() ? 'first' : 'second';
      const kind = KINDS[letter.toUpperCase()] ?? 'neutral';
      const square = `${String.fromCharCode(97 + file)}${ranks.length - row}`;
      pieces.set(square, { kind, side: kind === 'neutral' ? null : side, ...(ship ? { aboard: true } : {}) });
      file += 1;
    }
  });
  return pieces;
}

const to = (from: string | null, squares: string, mark: TargetMark = 'dot'): Choice[] =>
  squares.split(' ').map((square) => ({ action: `${from ?? ''}${square}`, from, to: square, mark }));

const man = (side: Side): Piece => ({ kind: 'man', side });
const ship = (side: Side): Piece => ({ kind: 'ship', side });

/** Every empty square of a board. */
export function empties(shape: Shape, pieces: ReadonlyMap<Square, Piece>): Square[] {
  return Array.from({ length: shape.files * shape.ranks }, (_, i) => {
    return `${String.fromCharCode(97 + (i % shape.files))}${Math.floor(i / shape.files) + 1}`;
  }).filter((square) => !pieces.has(square));
}

/** A board with a name. */
export interface Scene {
  readonly name: string;
  readonly state: Partial<State>;
}

export const SCENES: readonly Scene[] = [
  {
    name: 'Seega, moving: a piece is taken up',
    state: {
      shape: seega(5),
      pieces: position('MmMm1/mMmMM/1m2m/MmM1M/mM1Mm'),
      input: 'choices',
      turn: 'first',
      selected: 'c2',
      choices: [...to('c2', 'd2 c1'), ...to('c2', 'c3', 'ring'), ...to('d1', 'c1 d2')],
      last: ['a3', 'b3'],
      arrows: [{ from: 'a3', to: 'b3', kind: 'last' }],
      trays: {
        first: { hand: [], captured: [{ piece: man('second'), count: 3 }] },
        second: { hand: [], captured: [{ piece: man('first'), count: 2 }] },
      },
    },
  },
  {
    name: 'Seega: the same piece must go on',
    state: {
      shape: seega(5),
      pieces: position('2m1M/1M1m1/m1Mm1/1m3/M1M1m'),
      input: 'choices',
      turn: 'first',
      forced: 'c3',
      choices: [...to('c3', 'c2 c4', 'ring')],
      last: ['b3', 'c3'],
      arrows: [{ from: 'b3', to: 'c3', kind: 'last' }],
      trays: {
        first: { hand: [], captured: [{ piece: man('second'), count: 7 }] },
        second: { hand: [], captured: [{ piece: man('first'), count: 8 }] },
      },
    },
  },
  {
    name: 'Seega 7×7: a blocked side removes a piece',
    state: {
      shape: seega(7),
      pieces: position('MmMmMmM/mMmMmMm/MmMmMmM/mmmm1mm/MmMmMmM/mMmMmMm/MmMmMMM'),
      input: 'choices',
      turn: 'first',
      choices: to(null, 'd4 f4 e3', 'cross'),
    },
  },
  {
    name: 'Seega 9×9, seen from Second',
    state: {
      shape: seega(9),
      orientation: 'second',
      pieces: position('MmMmMmMmM/mMmMmMmMm/MmMmMmMmM/mMm1mMmMm/MmMm1MmMm/mMmM1mMmM/MmMmMmMmM/mMmMmMmMm/MmMmMmMmM'),
      input: 'choices',
      turn: 'second',
      selected: 'e6',
      choices: to('e6', 'd6 e5'),
      last: ['d6', 'd7'],
      arrows: [{ from: 'd6', to: 'd7', kind: 'last' }],
    },
  },
  {
    name: 'Saut du Chat',
    state: {
      shape: SAUT_DU_CHAT,
      pieces: position('mmmmm/mm1mm/mmmMM/MM1MM/MMMMM'),
      input: 'choices',
      turn: 'first',
      selected: 'c1',
      choices: [...to('c1', 'c2'), ...to('b2', 'c2')],
      arrows: [{ from: 'c4', to: 'c3', kind: 'last' }],
      last: ['c4', 'c3'],
    },
  },
  {
    name: 'Pahtum: rows that score',
    state: {
      shape: PAHTUM,
      pieces: position('1m1*2M/mMMMMm1/1m*1M1m/2mMM2/*1mM1*1/m1M1mm1/2MmM1*'),
      arrows: [
        { from: 'b6', to: 'e6', kind: 'run' },
        { from: 'e4', to: 'e6', kind: 'run' },
      ],
      notes: new Map([
        ['c7', '10'],
        ['f4', '3'],
      ]),
      trays: {
        first: { hand: [{ piece: man('first'), count: 14 }], captured: [] },
        second: { hand: [{ piece: man('second'), count: 13 }], captured: [] },
      },
    },
  },
  {
    name: 'Seti-Aleph: a ship is put',
    state: {
      shape: SETI_ALEPH,
      pieces: position('hp1/2h/3/1s1/P1s/3/S1h+/1H+1/3/1S1'),
      input: 'choices',
      turn: 'first',
      selected: '@ship',
      choices: [
        ...to('@ship', 'a1 b2 c1 b5 a7 a6'),
        ...to('b3', 'a5 c5 c1 a1'),
        ...to('b1', '@ship'),
        ...to('a6', 'a7 b7'),
      ],
      last: ['c2', 'b3'],
      trays: {
        first: { hand: [{ piece: ship('first'), count: 1 }], captured: [] },
        second: { hand: [{ piece: ship('second'), count: 1 }], captured: [] },
      },
    },
  },
  {
    name: 'Seti-Beth: a High Priest is taken up',
    state: {
      shape: SETI_BETH,
      pieces: position('hhp1h/5/2h2/5/1h3/3H1/5/1P3/5/HH2H'),
      input: 'choices',
      turn: 'first',
      selected: 'd5',
      choices: [...to('d5', 'b3 b4 c3 e3 b7 e7'), ...to('d5', 'c7', 'dot'), ...to('d5', 'b6', 'ring')],
      arrows: [{ from: 'd8', to: 'b6', kind: 'last' }],
      last: ['d8', 'b6'],
      trays: {
        first: { hand: [], captured: [] },
        second: { hand: [], captured: [{ piece: { kind: 'priest', side: 'first' }, count: 1 }] },
      },
    },
  },
  {
    name: 'Marks, notes and arrows',
    state: {
      shape: seega(5),
      pieces: position('M3m/1M1m1/5/1m1M1/m3M'),
      marks: new Map([
        ['a3', 'left'],
        ['b3', 'both'],
        ['c3', 'lit'],
        ['d3', 'both'],
        ['e3', 'right'],
        ['b4', 'good'],
        ['d4', 'bad'],
        ['a1', 'good'],
      ]),
      notes: new Map([
        ['c1', '+3'],
        ['c5', '−12'],
        ['e1', '7'],
      ]),
      arrows: [
        { from: 'b2', to: 'b3', kind: 'hint' },
        { from: 'd2', to: 'c2', kind: 'bad' },
        { from: 'a5', to: 'c5', kind: 'hint' },
      ],
    },
  },
];

/** All looks of pieces. */
export const PIECES: readonly Piece[] = (['first', 'second'] as const)
  .flatMap((side): Piece[] => [
    { kind: 'man', side },
    { kind: 'pharaoh', side },
    { kind: 'priest', side },
    { kind: 'ship', side },
    { kind: 'pharaoh', side, aboard: true },
    { kind: 'priest', side, aboard: true },
  ])
  .concat([{ kind: 'neutral', side: null }]);

/** A toy to try input on: First and Second place by turns wherever there is room, the centre excepted. */
export function toy(pieces: ReadonlyMap<Square, Piece>, turn: Side): Partial<State> {
  const shape = TOY_SHAPE;
  const free = empties(shape, pieces).filter((square) => square !== shape.centre);
  const used = (side: Side) => [...pieces.values()].filter((piece) => piece.side === side).length;
  const hand = (side: Side) => ({ hand: [{ piece: man(side), count: 12 - used(side) }], captured: [] });
  return {
    shape,
    pieces,
    input: 'choices',
    turn,
    choices: free.map((square) => ({ action: square, from: '@man', to: square, mark: 'dot' })),
    trays: { first: hand('first'), second: hand('second') },
  };
}

const TOY_SHAPE = seega(5);
