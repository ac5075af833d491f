/**
 * The lessons as data: a position, what the player is to bring about, and one way to do it.
 *
 * What is to be brought about is a clause of the rule set: a turn that makes use of it, or a try that it forbids. So the
 * core is the judge, and `lessons.test.ts` has it judge every step: a lesson cannot lie about the rules.
 */

/** What the player is to bring about. */
export type Goal =
  /** A turn that makes use of this clause. */
  | { readonly fires: string }
  /** A try that this clause forbids: one learns a limit by touching it. */
  | { readonly refused: string };

/** One step: its texts are `web-learn-<lesson>-<id>` and its `.title`. */
export interface Step {
  readonly id: string;
  readonly ruleset: string;
  /** The position it begins with, if not the usual one. */
  readonly position: string | null;
  readonly goal: Goal;
  /** Actions of one turn that reach the goal; the hint shows the first. */
  readonly way: readonly string[];
  /** A likely mistake, and the clause that forbids it. */
  readonly trap: { readonly action: string; readonly clause: string } | null;
  /** What the other side answers, where the clause shows itself only then. */
  readonly answer: string | null;
}

/** A lesson: six to ten steps of half a minute. */
export interface Lesson {
  readonly id: string;
  /** The game it teaches. */
  readonly game: string;
  readonly steps: readonly Step[];
}

const TABULEIRO = 'seega/tabuleiro-42';
const JEU = 'seega/jeu-du-seega';
const LUDENS = 'seega/ludens-planet';
const CAT = 'saut-du-chat/ludens-planet';
const PAHTUM = 'pahtum/globe-joueur';
const ALEPH = 'seti/aleph';

type Trap = readonly [action: string, clause: string];

function fires(ruleset: string, id: string, clause: string, position: string | null, way: string[], trap?: Trap): Step {
  const wrong = trap ? { action: trap[0], clause: trap[1] } : null;
  return { id, ruleset, position, goal: { fires: clause }, way, trap: wrong, answer: null };
}

function refused(ruleset: string, id: string, clause: string, position: string | null, action: string): Step {
  return { id, ruleset, position, goal: { refused: clause }, way: [action], trap: null, answer: null };
}

const SEEGA: Lesson = {
  id: 'seega',
  game: 'seega',
  steps: [
    fires(TABULEIRO, 'place', 'seega.place.two', null, ['b2', 'd4'], ['c3', 'seega.place.centre']),
    refused(TABULEIRO, 'centre', 'seega.place.centre', '5/3M1/5/1M3/m3m 1 place:2 10,10 0 3', 'c3'),
    fires(
      TABULEIRO,
      'full',
      'seega.place.end',
      'MmMmM/mMmMm/MM1mm/MmMmM/1M1Mm 2 place:2 0,2 0 12',
      ['a1', 'c1'],
      ['c3', 'seega.place.centre'],
    ),
    fires(
      TABULEIRO,
      'step',
      'seega.move.centre',
      'MmMmM/mMmMm/MM1mm/MmMmM/mMmMm 2 move 0,0 0 13',
      ['d3c3'],
      ['d2c3', 'seega.move.step'],
    ),
    fires(
      TABULEIRO,
      'capture',
      'seega.capture.custody',
      '5/1M3/m2M1/3m1/4M 1 move 0,0 0 13',
      ['e1d1'],
      ['e1d2', 'seega.move.empty'],
    ),
    fires(
      TABULEIRO,
      'several',
      'seega.capture.several',
      'm4/5/2M2/Mm1mM/m4 1 move 0,0 0 13',
      ['c3c2'],
      ['c3b2', 'seega.move.empty'],
    ),
    fires(
      TABULEIRO,
      'between',
      'seega.capture.mover',
      '5/m4/2M2/1m1m1/M4 1 move 0,0 0 13',
      ['c3c2'],
      ['a1b2', 'seega.move.empty'],
    ),
    fires(
      TABULEIRO,
      'safe',
      'seega.capture.centre-safe',
      '5/3M1/1Mm2/m4/5 1 move 0,0 0 13',
      ['d4d3'],
      ['d4c3', 'seega.move.empty'],
    ),
    fires(
      TABULEIRO,
      'win',
      'seega.end.total',
      '5/3M1/1M3/1m3/M4 1 move 0,0 0 13',
      ['a1b1'],
      ['a1b2', 'seega.move.empty'],
    ),
  ],
};

const SAUT_DU_CHAT: Lesson = {
  id: 'saut-du-chat',
  game: 'saut-du-chat',
  steps: [
    fires(CAT, 'start', 'saut-du-chat.move.step', null, ['c2c3'], ['b2c3', 'saut-du-chat.move.step']),
    fires(
      CAT,
      'leap',
      'saut-du-chat.leap',
      '5/2m2/2M2/1m3/4M 2 move 0,0 0 9',
      ['c4c2'],
      ['c4c3', 'saut-du-chat.move.empty'],
    ),
    refused(CAT, 'straight', 'saut-du-chat.leap.orthogonal', '5/5/3m1/2M2/m4 1 move 0,0 0 9', 'c2e4'),
    fires(
      CAT,
      'optional',
      'saut-du-chat.leap.optional',
      '5/5/2m2/2M2/m3M 1 move 0,0 0 9',
      ['e1e2'],
      ['e1e3', 'saut-du-chat.leap'],
    ),
    fires(
      CAT,
      'chain',
      'saut-du-chat.chain',
      '5/3m1/2m2/2M2/4m 1 move 0,0 0 9',
      ['c2c4', 'c4e4'],
      ['c2e2', 'saut-du-chat.leap'],
    ),
    fires(
      CAT,
      'blocked',
      'saut-du-chat.blocked.lose',
      '5/5/M4/MM3/m1M2 1 move 0,0 0 9',
      ['b2b1'],
      ['b2a1', 'saut-du-chat.move.empty'],
    ),
    fires(
      CAT,
      'win',
      'saut-du-chat.end.total',
      '5/5/1m3/1M3/4M 1 move 0,0 0 9',
      ['b2b4'],
      ['b2b3', 'saut-du-chat.move.empty'],
    ),
  ],
};

const PAHTUM_LESSON: Lesson = {
  id: 'pahtum',
  game: 'pahtum',
  steps: [
    fires(PAHTUM, 'neutral', 'pahtum.neutrals.players', null, ['d4']),
    fires(
      PAHTUM,
      'place',
      'pahtum.place.one',
      '7/1*3*1/7/3*3/7/1*3*1/7 1 place:1 0,0 0 6',
      ['c3'],
      ['d4', 'pahtum.place.empty'],
    ),
    refused(PAHTUM, 'stay', 'pahtum.place.empty', '7/1*3*1/2m4/3*3/2M4/1*3*1/7 1 place:1 0,0 0 8', 'd4'),
    fires(
      PAHTUM,
      'line',
      'pahtum.run',
      '7/1*3*1/2m1m2/3*3/2MM3/1*3*1/7 1 place:1 0,0 0 10',
      ['e3'],
      ['c5', 'pahtum.place.empty'],
    ),
    fires(
      PAHTUM,
      'crossing',
      'pahtum.run.crossing',
      '7/1*3*1/m1m1M1m/3*M2/2MM3/1*3*1/m6 1 place:1 0,0 0 14',
      ['e3'],
      ['d4', 'pahtum.place.empty'],
    ),
    fires(
      PAHTUM,
      'broken',
      'pahtum.run.neutral',
      '7/1*3*1/m1m1m2/2M*3/2M2M1/1*3*1/7 1 place:1 0,0 0 12',
      ['e4'],
      ['d4', 'pahtum.place.empty'],
    ),
    fires(
      PAHTUM,
      'end',
      'pahtum.end.points',
      'mm1MmMM/MmmmmM*/MMMmMmM/mMmmMMM/m*mmMM*/MmMMmmm/Mm*MmM* 2 place:1 0,0 0 49',
      ['c7'],
      ['a7', 'pahtum.place.empty'],
    ),
  ],
};

const SETI: Lesson = {
  id: 'seti',
  game: 'seti',
  steps: [
    fires(ALEPH, 'pharaoh', 'seti.pharaoh.eight', null, ['b1b2'], ['b1b3', 'seti.pharaoh.eight']),
    fires(ALEPH, 'priest', 'seti.priest', null, ['a1b3'], ['a1a3', 'seti.priest']),
    fires(
      ALEPH,
      'capture',
      'seti.capture.turns-coat',
      '1p1/h2/3/3/2h/3/1H1/3/3/1PH 1 move 3,3 0 9',
      ['b4c6', '@a1'],
      ['b4b6', 'seti.priest'],
    ),
    fires(
      ALEPH,
      'ship',
      'seti.ship.under-own',
      '1p1/h2/3/3/2h/3/1H1/3/3/1PH 1 move 3,3 0 9',
      ['+b4'],
      ['+c6', 'seti.ship.under-own'],
    ),
    refused(ALEPH, 'goal', 'seti.ship.far-row', '1p1/h2/3/3/2h/3/1H1/3/3/1PH 1 move 3,3 0 9', '+a10'),
    refused(ALEPH, 'protected', 'seti.ship.protects', '1p1/h2/3/3/2h+/3/1H1/3/3/1PH 1 move 3,2 0 9', 'b4c6'),
    fires(ALEPH, 'aboard', 'seti.ship.aboard', '1p1/h2/3/3/2h/3/1H1/S2/3/1PH 1 move 2,3 0 9', ['c1a3']),
    {
      ...fires(
        ALEPH,
        'break',
        'seti.breakthrough',
        'h2/p2/1H1/3/3/h2/3/3/3/HP1 1 move 3,3 0 9',
        ['b8c10'],
        ['b8b10', 'seti.priest'],
      ),
      answer: 'a9b9',
    },
  ],
};

const SHEETS: Lesson = {
  id: 'sheets',
  game: 'seega',
  steps: [
    fires(
      TABULEIRO,
      'free',
      'seega.capture.optional',
      '5/1M3/m2M1/3m1/4M 1 move 0,0 0 13',
      ['b4b3'],
      ['e1d2', 'seega.move.empty'],
    ),
    refused(JEU, 'must', 'seega.capture.mandatory', '5/1M3/m2M1/3m1/4M 1 move 0,0 0 13', 'b4b3'),
    fires(
      JEU,
      'on',
      'seega.chain.mandatory',
      '5/m4/3mM/Mm3/2M2 1 move 0,0 0 13',
      ['c1c2', 'c2c3'],
      ['c1b1', 'seega.capture.mandatory'],
    ),
    fires(
      LUDENS,
      'stop',
      'seega.chain.optional',
      '5/m4/3mM/Mm3/2M2 1 move 0,0 0 13',
      ['c1c2', 'end'],
      ['c1b1', 'seega.capture.mandatory'],
    ),
    fires(TABULEIRO, 'wait', 'seega.blocked.pass', '5/5/5/MM3/mM3 2 move 0,0 0 13', ['pass']),
    fires(LUDENS, 'remove', 'seega.blocked.remove', '5/5/5/MM3/mM3 2 move 0,0 0 13', ['xb1', 'a1b1']),
    fires(JEU, 'release', 'seega.unblock.duty', '5/5/M4/MM3/mM3 1 unblock 0,0 0 14', ['b1c1']),
  ],
};

/** Every lesson, in the order of the menus. */
export const LESSONS: readonly Lesson[] = [SEEGA, SHEETS, SAUT_DU_CHAT, PAHTUM_LESSON, SETI];
