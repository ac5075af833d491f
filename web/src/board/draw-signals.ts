/**
 * What is drawn over and under the pieces: selection, targets, last action, arrows, marks and notes.
 *
 * Every signal has a shape of its own; colour only helps.
 */
import { CELL, middle, type Point } from './geometry';
import type { Arrow, Shape, Side, SquareMark, TargetMark } from './state';
import { draw, group, stroke, type Drawing } from './svg';

/** A frame around a square that is taken up. */
export function drawSelection(): Drawing {
  const box = { x: 5, y: 5, width: 90, height: 90, rx: 16 };
  return draw('rect', {
    ...{ ...box, fill: 'var(--kb-select)', 'fill-opacity': 0.2 },
    ...{ stroke: 'var(--kb-select)', 'stroke-width': 7 },
  });
}

/** A tint and four corners on the squares of the last action. */
export function drawLast(): Drawing {
  return group([
    draw('rect', { x: 4, y: 4, width: 92, height: 92, rx: 16, fill: 'var(--kb-last)', 'fill-opacity': 0.16 }),
    stroke('M8 26 L8 8 L26 8 M74 8 L92 8 L92 26 M92 74 L92 92 L74 92 M26 92 L8 92 L8 74', 'var(--kb-last)', 4.5),
  ]);
}

/** A double frame around the piece that must go on; it takes the place of the selection. */
export function drawForced(): Drawing {
  const frame = (inset: number, rx: number, width: number) => {
    const box = { x: inset, y: inset, width: 100 - 2 * inset, height: 100 - 2 * inset, rx };
    return draw('rect', { ...box, fill: 'none', stroke: 'var(--kb-hint)', 'stroke-width': width });
  };
  const tint = draw('rect', { x: 4, y: 4, width: 92, height: 92, rx: 16, fill: 'var(--kb-hint)', 'fill-opacity': 0.2 });
  return group([tint, group([frame(3, 18, 6), frame(11, 12, 4)], { class: 'kb-pulse' })]);
}

/** A legal target. Around a piece it becomes a frame or corners, so that it hides nothing. */
export function drawTarget(mark: TargetMark, square: 'empty' | 'occupied'): Drawing {
  const colour = 'var(--kb-target)';
  const ring = { fill: 'none', stroke: colour, 'stroke-width': 8 };
  switch (mark) {
    case 'dot':
      if (square === 'empty') return draw('circle', { cx: 50, cy: 50, r: 14, fill: colour });
      return group([15, 85].flatMap((x) => [15, 85].map((y) => draw('circle', { cx: x, cy: y, r: 8, fill: colour }))));
    case 'ring':
      if (square === 'empty') return draw('circle', { cx: 50, cy: 50, r: 40, ...ring });
      return draw('rect', { x: 5, y: 5, width: 90, height: 90, rx: 28, ...ring });
    case 'cross':
      return stroke('M8 8 L27 27 M92 8 L73 27 M8 92 L27 73 M92 92 L73 73', 'var(--kb-bad)', 9);
  }
}

/** A mark in the corner of a square, or around it. */
export function drawMark(mark: SquareMark): Drawing {
  const small = (d: string, colour: string) => group([stroke(d, 'var(--kb-light)', 13), stroke(d, colour, 7)]);
  const solid = (d: string) =>
    draw('path', {
      ...{ d, fill: 'var(--kb-target)', stroke: 'var(--kb-light)', 'stroke-width': 3, 'paint-order': 'stroke' },
      'stroke-linejoin': 'round',
    });
  switch (mark) {
    case 'lit':
      return draw('circle', {
        ...{ cx: 50, cy: 50, r: 45, fill: 'var(--kb-hint)', 'fill-opacity': 0.16 },
        ...{ stroke: 'var(--kb-hint)', 'stroke-width': 6, 'stroke-dasharray': '16.3 12' },
      });
    case 'good':
      return small('M70 20 L78 28 L91 11', 'var(--kb-hint)');
    case 'bad':
      return small('M73 11 L91 29 M91 11 L73 29', 'var(--kb-bad)');
    case 'left':
      return solid('M8 50 L34 34 L34 66Z');
    case 'right':
      return solid('M92 50 L66 34 L66 66Z');
    case 'both':
      return group([solid('M8 50 L34 34 L34 66Z'), solid('M92 50 L66 34 L66 66Z')]);
  }
}

/** A short text in the lower corner of a square. */
export function drawNote(text: string, surface: Shape['surface']): Drawing {
  const cell = `var(--kb-${surface}-cell)`;
  return draw(
    'text',
    {
      ...{ x: 93, y: 91, 'text-anchor': 'end', 'font-size': 25, 'font-weight': 700 },
      ...{ 'font-family': 'system-ui, sans-serif', fill: `var(--kb-${surface}-coord)` },
      ...{ stroke: cell, 'stroke-width': 7, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    },
    text,
  );
}

const ARROW_COLOURS: Readonly<Record<Arrow['kind'], string>> = {
  last: 'var(--kb-last)',
  hint: 'var(--kb-hint)',
  bad: 'var(--kb-bad)',
  run: 'var(--kb-hint)',
};

/** An arrow between two squares, or the outline of a row. */
export function drawArrow(arrow: Arrow, shape: Shape, orientation: Side): Drawing {
  const from = middle(arrow.from, shape, orientation);
  const to = middle(arrow.to, shape, orientation);
  return arrow.kind === 'run' ? capsule(from, to) : shaft(arrow, from, to, shape);
}

function capsule(from: Point, to: Point): Drawing {
  const [left, top] = [Math.min(from.x, to.x) - 45, Math.min(from.y, to.y) - 45];
  const [width, height] = [Math.abs(from.x - to.x) + 90, Math.abs(from.y - to.y) + 90];
  const box = { x: left, y: top, width, height, rx: 45, fill: 'none' };
  return draw('rect', { ...box, stroke: ARROW_COLOURS.run, 'stroke-width': 7 });
}

/** The last action is drawn under the pieces and stops short of one; a halo keeps arrows apart from the board. */
function shaft({ kind }: Arrow, from: Point, to: Point, shape: Shape): Drawing {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [start, end] = [Math.min(14, length / 4), length - (kind === 'last' ? 0.4 : 0.1) * CELL];
  const halo = `var(--kb-${shape.surface}-cell)`;
  const line = `M${start} 0 L${Math.max(end - 18, start)} 0`;
  const head = `M${end} 0 L${end - 26} -17 L${end - 26} 17Z`;
  const colour = ARROW_COLOURS[kind];
  const dash = kind === 'bad' ? { 'stroke-dasharray': '4 18' } : {};
  return group(
    [
      stroke(`${line} ${head}`, halo, 16),
      stroke(line, colour, 9, dash),
      draw('path', { d: head, fill: colour, stroke: colour, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    ],
    { transform: `translate(${from.x} ${from.y}) rotate(${angle.toFixed(2)})`, opacity: 0.95 },
  );
}
