/**
 * Pointers and keys become touches and drags.
 *
 * A tap is the browser's own click, which assistive technology also makes. A drag begins when the pointer has left its
 * place by a few pixels; a second finger, a cancelled pointer, a lost window or Escape end it without a trace.
 */
import type { Means } from './intents';
import { cellOf, isHand, neighbour, squareAt, squareUnder, type Point } from './geometry';
import { canTakeUp } from './selection';
import type { Piece, Place, State } from './state';
import type { View } from './render';

/** What input does to the board. */
export interface Target {
  readonly state: State;
  press(place: Place, means: Means): void;
  takeUp(place: Place): void;
  drop(from: Place, to: Place | null): void;
  cancel(): void;
}

/** Pixels a pointer may tremble before it drags. */
const TREMBLE: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 10 };

interface Drag {
  readonly pointer: number;
  readonly from: Place;
  readonly start: Point;
  readonly tremble: number;
  under: 'way' | null;
}

/** Listens until the signal ends. */
export function listen(view: View, target: Target, signal: AbortSignal): void {
  let drag: Drag | null = null;
  let draggedBefore = false;

  const placeOf = (event: Event): Place | null => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    return found?.dataset['place'] ?? null;
  };
  const abandon = () => {
    if (drag?.under) {
      view.putDown();
      target.cancel();
    }
    drag = null;
  };
  const begin = (event: PointerEvent) => {
    draggedBefore = false;
    const place = placeOf(event);
    if (drag !== null || !event.isPrimary) {
      abandon();
    } else if (place !== null && event.button === 0 && canTakeUp(target.state, place)) {
      const tremble = TREMBLE[event.pointerType] ?? 4;
      drag = {
        pointer: event.pointerId,
        from: place,
        start: { x: event.clientX, y: event.clientY },
        tremble,
        under: null,
      };
    }
  };
  const move = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!drag.under) {
      if (Math.hypot(x - drag.start.x, y - drag.start.y) <= drag.tremble) return;
      const piece = pieceAt(target.state, drag.from);
      if (!piece) {
        drag = null;
        return;
      }
      drag.under = 'way';
      target.takeUp(drag.from);
      view.lift(piece, isHand(drag.from) ? null : drag.from);
    }
    view.carry({ x, y });
    event.preventDefault();
  };
  const end = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const { from, under } = drag;
    drag = null;
    if (!under) return;
    draggedBefore = true;
    target.drop(from, placeUnder(view, target.state, { x: event.clientX, y: event.clientY }));
  };
  const tap = (event: MouseEvent) => {
    const place = placeOf(event);
    // The click that ends a drag is not a tap.
    if (place !== null && !draggedBefore) target.press(place, event.detail === 0 && isHand(place) ? 'key' : 'tap');
    draggedBefore = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (drag !== null || target.state.selected !== null) event.preventDefault();
      abandon();
      target.cancel();
      return;
    }
    const place = placeOf(event);
    if (place === null || isHand(place)) return;
    if (onKey(view, target, place, event)) event.preventDefault();
  };

  const { node } = view;
  node.addEventListener('pointerdown', begin, { signal });
  node.addEventListener('click', tap, { signal });
  node.addEventListener('keydown', key, { signal });
  node.addEventListener(
    'dragstart',
    (event) => {
      event.preventDefault();
    },
    { signal },
  );
  // On the document, because a drag leaves the board.
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', abandon, { signal });
  window.addEventListener('blur', abandon, { signal });
  // The cell that was focused by other means (a click, a screen reader) is the one to come back to.
  node.addEventListener(
    'focusin',
    (event) => {
      const place = placeOf(event);
      if (place !== null && !isHand(place)) view.cells.activate(place, 'leave');
    },
    { signal },
  );
}

/** Whether the key meant something to the grid. */
function onKey(view: View, target: Target, place: Place, event: KeyboardEvent): boolean {
  if (event.altKey || event.metaKey) return false;
  if (event.key === 'Enter' || event.key === ' ') {
    target.press(place, 'key');
    return true;
  }
  const { shape, orientation } = target.state;
  const control = event.ctrlKey ? 'control' : 'plain';
  const next = neighbour(cellOf(place, shape, orientation), event.key, control, shape);
  if (next) view.cells.activate(squareAt(next, shape, orientation), 'focus');
  return next !== null;
}

/** What is lifted from a place. */
function pieceAt(state: State, place: Place): Piece | undefined {
  if (!isHand(place)) return state.pieces.get(place);
  if (state.turn === null) return undefined;
  return state.trays[state.turn].hand.find(({ piece, count }) => `@${piece.kind}` === place && count > 0)?.piece;
}

/** The square or the pile under a point. */
function placeUnder(view: View, state: State, point: Point): Place | null {
  const square = squareUnder(point, view.cellsOnScreen(), state.shape, state.orientation);
  if (square !== null) return square;
  const piles = [...view.node.querySelectorAll<HTMLElement>('button[data-place]')];
  const under = piles.find((pile) => {
    const { left, right, top, bottom } = pile.getBoundingClientRect();
    return point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
  });
  return under?.dataset['place'] ?? null;
}
