import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SETI_ALEPH, seega } from './boards';
import { defineBoard, type KhamsinBoard } from './element';
import type { BoardEvents } from './intents';
import type { Choice, Piece, State } from './state';

defineBoard();

const first: Piece = { kind: 'man', side: 'first' };
const second: Piece = { kind: 'man', side: 'second' };
const choice = (from: string | null, to: string): Choice => ({ action: `${from ?? ''}${to}`, from, to, mark: 'dot' });

const position: Partial<State> = {
  shape: seega(5),
  pieces: new Map([
    ['c2', first],
    ['b2', second],
  ]),
  input: 'choices',
  turn: 'first',
  choices: [choice('c2', 'c3'), choice('c2', 'd2'), choice(null, 'b2')],
};

let board: KhamsinBoard;
let heard: { name: keyof BoardEvents; detail: unknown }[];

beforeEach(() => {
  board = document.createElement('khamsin-board');
  heard = [];
  for (const name of ['board-select', 'board-act', 'board-illegal', 'board-touch', 'board-carry'] as const) {
    board.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }));
  }
  document.body.append(board);
  board.set(position);
  // The page has no layout here: the cells are 50 pixels wide, from (0, 0).
  const grid = board.querySelector('[role=grid]');
  if (grid) grid.getBoundingClientRect = () => new DOMRect(0, 0, 250, 250);
});

afterEach(() => {
  board.remove();
  vi.useRealTimers();
});

const cell = (square: string) => {
  const found = board.querySelector<HTMLElement>(`[role=gridcell][data-place="${square}"]`);
  if (!found) throw new Error(`no cell ${square}`);
  return found;
};
const key = (square: string, name: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  cell(square).dispatchEvent(event);
  return event;
};
const pointer = (type: string, target: EventTarget, x: number, y: number, more: PointerEventInit = {}) => {
  const where = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...where, ...more }));
};
const click = (square: string) => cell(square).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
const names = () => heard.map(({ name }) => name);

describe('the grid', () => {
  test('has a row per rank and a cell per square, one of them in the order of tabs', () => {
    expect(board.querySelectorAll('[role=row]').length).toBe(5);
    expect(board.querySelectorAll('[role=gridcell]').length).toBe(25);
    expect([...board.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => one.dataset['place'])).toEqual([
      'a1',
    ]);
  });

  test('is labelled by its host, and labels follow the state', () => {
    const labels = {
      board: 'Board',
      square: ({ square, piece, target }: { square: string; piece: Piece | null; target: string | null }) =>
        [square, piece?.side, target].filter(Boolean).join(' '),
      pile: () => '',
      tray: () => '',
    };
    board.set({ labels });
    expect(board.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Board');
    expect(cell('b2').getAttribute('aria-label')).toBe('b2 second dot');
    expect(cell('c3').getAttribute('aria-label')).toBe('c3');
    click('c2');
    expect(cell('c3').getAttribute('aria-label')).toBe('c3 dot');
    expect(cell('c2').getAttribute('aria-selected')).toBe('true');
  });

  test('is not mirrored on a page from right to left', () => {
    expect(board.querySelector<HTMLElement>('.kb')?.dir).toBe('ltr');
  });

  test('keeps what stands in the label slot', () => {
    const label = document.createElement('h2');
    label.slot = 'label';
    board.prepend(label);
    board.set({ orientation: 'second' });
    expect(board.firstElementChild).toBe(label);
  });

  test('turns', () => {
    board.set({ orientation: 'second' });
    const rows = [...board.querySelectorAll('[role=row]')];
    expect((rows[0]?.firstElementChild as HTMLElement).dataset['place']).toBe('e1');
    expect(board.querySelectorAll('[tabindex="0"]').length).toBe(1);
  });

  test('is built anew for another board', () => {
    board.set({ shape: SETI_ALEPH, pieces: new Map(), choices: [] });
    expect(board.querySelectorAll('[role=row]').length).toBe(10);
    expect(board.querySelectorAll('[role=gridcell]').length).toBe(30);
  });
});

describe('taps', () => {
  test('piece, then target', () => {
    click('c2');
    click('d2');
    expect(heard).toEqual([
      { name: 'board-select', detail: { kind: 'select', place: 'c2', targets: 2 } },
      { name: 'board-act', detail: { kind: 'act', choice: choice('c2', 'd2'), means: 'tap' } },
    ]);
  });

  test('targets are drawn while a piece is taken up', () => {
    const targets = () => board.querySelectorAll('.kb-layer-over > *').length;
    expect(targets()).toBe(1);
    click('c2');
    expect(targets()).toBe(3);
  });
});

describe('keys', () => {
  test('arrows move the focus and the place in the order of tabs', () => {
    cell('a1').focus();
    key('a1', 'ArrowRight');
    expect(document.activeElement).toBe(cell('b1'));
    key('b1', 'PageUp');
    expect(document.activeElement).toBe(cell('b5'));
    expect(board.querySelectorAll('[tabindex="0"]').length).toBe(1);
    expect(cell('b5').getAttribute('tabindex')).toBe('0');
  });

  test('arrows follow the eye when the board is turned', () => {
    board.set({ orientation: 'second' });
    key('c3', 'ArrowUp');
    expect(document.activeElement).toBe(cell('c2'));
  });

  test('Enter and Space play, and do not scroll', () => {
    expect(key('c2', 'Enter').defaultPrevented).toBe(true);
    key('c3', ' ');
    expect(heard.at(-1)).toEqual({
      name: 'board-act',
      detail: { kind: 'act', choice: choice('c2', 'c3'), means: 'key' },
    });
  });

  test('Escape puts back', () => {
    key('c2', 'Enter');
    expect(key('c3', 'Escape').defaultPrevented).toBe(true);
    expect(board.state.selected).toBeNull();
    expect(key('c3', 'Escape').defaultPrevented).toBe(false);
  });

  test('other keys are left to the page', () => {
    expect(key('c2', 'f').defaultPrevented).toBe(false);
    expect(key('c2', 'ArrowLeft', { altKey: true }).defaultPrevented).toBe(false);
  });
});

describe('drags', () => {
  const lifted = () => board.querySelector('.kb-lifted');

  test('from a piece to a target, and the click after it counts for nothing', () => {
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 130, 150);
    expect(lifted()).not.toBeNull();
    pointer('pointermove', document, 125, 125);
    pointer('pointerup', document, 125, 125);
    click('c3');
    expect(names()).toEqual(['board-select', 'board-act']);
    expect(heard[1]?.detail).toMatchObject({ choice: choice('c2', 'c3'), means: 'drag' });
  });

  test('back to its own square keeps the piece taken up', () => {
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 125, 125);
    pointer('pointerup', document, 125, 175);
    click('c2');
    expect(board.state.selected).toBe('c2');
    expect(lifted()).toBeNull();
  });

  test('a dropped piece stays there until the host answers', () => {
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 125, 125);
    pointer('pointerup', document, 125, 125);
    expect(lifted()?.getAttribute('transform')).toBe('translate(200 200)');
    board.set({ pieces: new Map([['c3', first]]), choices: [] });
    expect(lifted()).toBeNull();
  });

  test('without an answer it goes back', () => {
    vi.useFakeTimers();
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 125, 125);
    pointer('pointerup', document, 125, 125);
    vi.advanceTimersByTime(1000);
    expect(lifted()).toBeNull();
  });

  test('a tremble is a tap', () => {
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 127, 176);
    pointer('pointerup', document, 127, 176);
    click('c2');
    expect(names()).toEqual(['board-select']);
  });

  test('out of the board puts back', () => {
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 400, 175);
    pointer('pointerup', document, 400, 175);
    expect(board.state.selected).toBeNull();
    expect(lifted()).toBeNull();
    expect(names()).toEqual(['board-select', 'board-select']);
  });

  test.each(['pointercancel', 'second finger', 'Escape', 'blur'])('%s ends it without a trace', (how) => {
    pointer('pointerdown', cell('c2'), 125, 175);
    pointer('pointermove', document, 125, 125);
    if (how === 'pointercancel') pointer('pointercancel', document, 125, 125);
    if (how === 'second finger') pointer('pointerdown', cell('a1'), 10, 240, { pointerId: 2, isPrimary: false });
    if (how === 'Escape') key('c2', 'Escape');
    if (how === 'blur') window.dispatchEvent(new Event('blur'));
    pointer('pointerup', document, 125, 125);
    expect(lifted()).toBeNull();
    expect(names()).not.toContain('board-act');
    expect(board.state.selected).toBeNull();
  });

  test('an enemy piece, an empty square and the right button drag nothing', () => {
    pointer('pointerdown', cell('b2'), 75, 175);
    pointer('pointermove', document, 125, 125);
    expect(lifted()).toBeNull();
    pointer('pointerup', document, 125, 125);
    pointer('pointerdown', cell('c2'), 125, 175, { button: 2 });
    pointer('pointermove', document, 125, 125);
    expect(lifted()).toBeNull();
  });

  test('from the hand', () => {
    board.set({
      choices: [choice('@man', 'd4'), choice('@man', 'e5')],
      trays: {
        first: { hand: [{ piece: first, count: 12 }], captured: [] },
        second: { hand: [{ piece: second, count: 12 }], captured: [{ piece: first, count: 2 }] },
      },
    });
    const pile = board.querySelector<HTMLElement>('button[data-place="@man"]');
    expect(board.querySelectorAll('button').length).toBe(1);
    expect(pile?.getAttribute('aria-pressed')).toBe('true');
    if (pile) pointer('pointerdown', pile, 10, 300);
    pointer('pointermove', document, 160, 70);
    pointer('pointerup', document, 160, 70);
    expect(heard.at(-1)?.detail).toMatchObject({ choice: choice('@man', 'd4'), means: 'drag' });
  });
});

test('what did not change is not drawn again', () => {
  const piece = board.querySelector('.kb-layer-pieces')?.firstElementChild;
  board.set({ pieces: new Map([['c2', first]]) });
  expect(board.querySelector('.kb-layer-pieces')?.children.length).toBe(1);
  expect(board.querySelector('.kb-layer-pieces')?.firstElementChild).toBe(piece);
});

test('the same sentence is heard twice', () => {
  const said = () => board.querySelector('[role=status]')?.textContent;
  board.announce('Your turn.');
  expect(said()).toBe('Your turn.');
  board.announce('Your turn.');
  expect(said()).not.toBe('Your turn.');
  expect(said()?.startsWith('Your turn.')).toBe(true);
});

test('a board that left the page hears nothing', () => {
  board.remove();
  pointer('pointermove', document, 125, 125);
  document.body.append(board);
  click('c2');
  expect(names()).toEqual(['board-select']);
});
