import { describe, expect, test } from 'vitest';
import { SETI_ALEPH, seega } from './boards';
import { cancel, drop, held, open, press, settle, takeUp } from './selection';
import { initialState, type Choice, type Piece, type Place, type State, type TargetMark } from './state';

const first: Piece = { kind: 'man', side: 'first' };
const second: Piece = { kind: 'man', side: 'second' };
const choice = (from: Place | null, to: Place, mark: TargetMark = 'dot'): Choice => ({
  action: `${from ?? 'x'}${to}`,
  from,
  to,
  mark,
});

/** First has c2 and a1, Second b2; c2 may go to c3 or d2, a1 is stuck. */
const moving: State = {
  ...initialState(seega(5)),
  pieces: new Map([
    ['c2', first],
    ['a1', first],
    ['b2', second],
    ['e1', first],
  ]),
  input: 'choices',
  turn: 'first',
  choices: [choice('c2', 'c3'), choice('c2', 'd2', 'ring'), choice('e1', 'd1')],
};

/** First places anywhere but on the centre. */
const placing: State = {
  ...moving,
  choices: [choice('@man', 'd4'), choice('@man', 'e5')],
  trays: { ...moving.trays, first: { hand: [{ piece: first, count: 12 }], captured: [] } },
};

describe('taking up and acting', () => {
  test('a piece is taken up, then its target acts', () => {
    const one = press(moving, 'c2');
    expect(one.intents).toEqual([{ kind: 'select', place: 'c2', targets: 2 }]);
    expect(open(one.state).map(({ to }) => to)).toEqual(['c3', 'd2']);
    const two = press(one.state, 'd2');
    expect(two.intents).toEqual([{ kind: 'act', choice: choice('c2', 'd2', 'ring') }]);
    expect(two.state.selected).toBeNull();
  });

  test('the same piece again, or Escape, puts it back', () => {
    const { state } = press(moving, 'c2');
    expect(press(state, 'c2').state.selected).toBeNull();
    expect(cancel(state).intents).toEqual([{ kind: 'select', place: null, targets: 0 }]);
    expect(cancel(moving).intents).toEqual([]);
  });

  test('another own piece is taken up instead', () => {
    const { state } = press(press(moving, 'c2').state, 'e1');
    expect(state.selected).toBe('e1');
  });

  test('a piece that cannot move can be taken up, so that the host can explain what it tries', () => {
    const { state, intents } = press(moving, 'a1');
    expect(intents).toEqual([{ kind: 'select', place: 'a1', targets: 0 }]);
    expect(press(state, 'a2').intents).toEqual([{ kind: 'illegal', from: 'a1', to: 'a2' }]);
  });
});

describe('illegal tries', () => {
  test('a square that is no target', () => {
    const { state, intents } = press(press(moving, 'c2').state, 'e5');
    expect(intents).toEqual([{ kind: 'illegal', from: 'c2', to: 'e5' }]);
    expect(state.selected).toBeNull();
  });

  test('an enemy piece, with nothing taken up', () => {
    expect(press(moving, 'b2').intents).toEqual([{ kind: 'illegal', from: null, to: 'b2' }]);
  });

  test('an empty square, with nothing taken up, is no try at all', () => {
    expect(press(moving, 'e5').intents).toEqual([]);
  });
});

describe('what is implied', () => {
  test('while all choices come from the hand, one touch places', () => {
    expect(held(placing)).toBe('@man');
    expect(press(placing, 'd4').intents).toEqual([{ kind: 'act', choice: choice('@man', 'd4') }]);
  });

  test('placing on a forbidden or taken square is an illegal try', () => {
    expect(press(placing, 'c3').intents).toEqual([{ kind: 'illegal', from: '@man', to: 'c3' }]);
    expect(press(placing, 'c2').intents).toEqual([{ kind: 'illegal', from: '@man', to: 'c2' }]);
  });

  test('a piece that must go on is taken up by itself, and again after Escape', () => {
    const chain: State = { ...moving, forced: 'c2', choices: [choice('c2', 'd2', 'ring')] };
    expect(held(chain)).toBe('c2');
    expect(press(chain, 'd2').intents[0]?.kind).toBe('act');
    const other = press(chain, 'e1').state;
    expect(other.selected).toBe('e1');
    expect(held(cancel(other).state)).toBe('c2');
  });

  test('a removal needs one touch', () => {
    const removing: State = { ...moving, choices: [choice(null, 'b2', 'cross')] };
    expect(press(removing, 'b2').intents).toEqual([{ kind: 'act', choice: choice(null, 'b2', 'cross') }]);
  });
});

describe('hands', () => {
  const ship: Piece = { kind: 'ship', side: 'first' };
  const seti: State = {
    ...initialState(SETI_ALEPH),
    pieces: new Map<string, Piece>([
      ['b1', { kind: 'pharaoh', side: 'first' }],
      ['a1', ship],
    ]),
    input: 'choices',
    turn: 'first',
    choices: [choice('@ship', 'b1'), choice('@ship', 'c1'), choice('b1', 'b2'), choice('a1', '@ship')],
    trays: { first: { hand: [{ piece: ship, count: 2 }], captured: [] }, second: { hand: [], captured: [] } },
  };

  test('a ship from the hand goes under an own figure', () => {
    const { state } = press(seti, '@ship');
    expect(state.selected).toBe('@ship');
    expect(press(state, 'b1').intents).toEqual([{ kind: 'act', choice: choice('@ship', 'b1') }]);
  });

  test('a ship goes back into the hand', () => {
    expect(press(press(seti, 'a1').state, '@ship').intents).toEqual([{ kind: 'act', choice: choice('a1', '@ship') }]);
    expect(drop(seti, 'a1', '@ship').intents).toEqual([{ kind: 'act', choice: choice('a1', '@ship') }]);
  });

  test('with a figure taken up that cannot go there, the hand is taken up instead', () => {
    expect(press(press(seti, 'b1').state, '@ship').state.selected).toBe('@ship');
  });

  test('the other side’s hand cannot be taken up', () => {
    expect(press({ ...seti, turn: 'second', choices: [] }, '@ship').state.selected).toBeNull();
  });
});

describe('drags', () => {
  test('onto a target acts, onto another square is an illegal try', () => {
    const { state } = takeUp(moving, 'c2');
    expect(drop(state, 'c2', 'c3').intents).toEqual([{ kind: 'act', choice: choice('c2', 'c3') }]);
    expect(drop(state, 'c2', 'b2').intents).toEqual([{ kind: 'illegal', from: 'c2', to: 'b2' }]);
  });

  test('outside of the board puts back; onto its own square keeps it taken up', () => {
    const { state } = takeUp(moving, 'c2');
    expect(drop(state, 'c2', null).state.selected).toBeNull();
    expect(drop(state, 'c2', 'c2')).toEqual({ state, intents: [] });
  });
});

test('free input tells every touch and drag', () => {
  const free: State = { ...moving, input: 'free' };
  expect(press(free, 'e5').intents).toEqual([{ kind: 'touch', place: 'e5' }]);
  expect(drop(free, 'c2', 'e5').intents).toEqual([{ kind: 'carry', from: 'c2', to: 'e5' }]);
  expect(drop(free, 'c2', null).intents).toEqual([{ kind: 'carry', from: 'c2', to: null }]);
});

test('a board without input is a picture', () => {
  const still: State = { ...moving, input: 'none' };
  expect(press(still, 'c2')).toEqual({ state: still, intents: [] });
  expect(drop(still, 'c2', 'c3').intents).toEqual([]);
  expect(open(still)).toEqual([]);
});

test('a selection that is gone is put back', () => {
  const { state } = press(moving, 'c2');
  expect(settle(state).selected).toBe('c2');
  expect(settle({ ...state, turn: 'second' }).selected).toBeNull();
  expect(settle({ ...state, pieces: new Map() }).selected).toBeNull();
});
