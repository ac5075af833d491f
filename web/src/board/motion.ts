/**
 * Pieces that glide, appear and shrink into the tray; none of it takes longer than `DURATION`.
 *
 * Motion only decorates: the new state is on the page before the first frame, so nothing ever waits for it.
 */
import { drawPiece } from './draw-pieces';
import { corner, type Point } from './geometry';
import type { Plan } from './plan';
import { placed } from './scene';
import type { Square, State } from './state';
import { toNode } from './svg';

/** Milliseconds. */
export const DURATION = 180;

/** What motion needs of the page. */
export interface Stage {
  readonly nodeOf: (square: Square) => SVGElement | undefined;
  /** Where passing things are drawn. */
  readonly passing: SVGElement;
  /** Where captured pieces go, in drawing units; `null` if the page has no layout. */
  readonly trayOf: (square: Square) => Point | null;
}

/** Whether anything should move at all. */
export function mayMove(state: State): boolean {
  return state.motion === 'animated' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Shows a change of the pieces; `dropped` is where a drag already brought its piece. */
export function perform(plan: Plan, state: State, stage: Stage, dropped: Square | null): void {
  for (const { from, to } of plan.moved) {
    if (to !== dropped) glide(stage.nodeOf(to), offset(from, to, state));
  }
  for (const square of plan.came) {
    if (square !== dropped) appear(stage.nodeOf(square));
  }
  for (const { square, piece } of plan.went) {
    const node = toNode(placed(square, state, drawPiece(piece, state.shape)));
    stage.passing.append(node);
    shrink(node, square, state, stage.trayOf(square));
  }
}

function offset(from: Square, to: Square, { shape, orientation }: State): Point {
  const [a, b] = [corner(from, shape, orientation), corner(to, shape, orientation)];
  return { x: a.x - b.x, y: a.y - b.y };
}

const move = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

function glide(node: SVGElement | undefined, by: Point): void {
  // A piece in motion passes over the others.
  node?.parentNode?.append(node);
  void animate(node?.firstElementChild, [{ transform: move(by) }, { transform: move({ x: 0, y: 0 }) }]);
}

function appear(node: SVGElement | undefined): void {
  const small = `${move({ x: 20, y: 20 })} scale(0.6)`;
  void animate(node?.firstElementChild, [
    { transform: small, opacity: 0.2 },
    { transform: 'none', opacity: 1 },
  ]);
}

function shrink(node: SVGElement, square: Square, { shape, orientation }: State, tray: Point | null): void {
  const from = corner(square, shape, orientation);
  const by = tray ? { x: tray.x - from.x, y: tray.y - from.y } : { x: 35, y: 35 };
  const done = animate(node.firstElementChild, [
    { transform: 'none', opacity: 1 },
    { transform: `${move(by)} scale(0.3)`, opacity: 0.3 },
  ]);
  if (done)
    void done.then(() => {
      node.remove();
    });
  else node.remove();
}

function animate(element: Element | null | undefined, frames: Keyframe[]): Promise<unknown> | null {
  // Pages without layout (tests, old browsers) have no animations.
  if (!element || typeof element.animate !== 'function') return null;
  const animation = element.animate(frames, { duration: DURATION, easing: 'ease-out' });
  return animation.finished.catch(() => null);
}
