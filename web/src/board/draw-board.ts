/**
 * The empty boards: hollows in sand, lines cut in a clay tablet, ink on papyrus.
 *
 * Textures are the same at every drawing (a small counter makes them, no chance), and so faint that pieces and signals
 * stand out from them.
 */
import { CELL, corner, margin, squareName, squares } from './geometry';
import type { Shape, Side, Square, State } from './state';
import { draw, group, stroke, type Drawing } from './svg';

type Board = Pick<State, 'shape' | 'orientation' | 'coordinates'>;

/** The ground, the squares, the marks on them and the letters beside them. */
export function drawBoard({ shape, orientation, coordinates }: Board): Drawing {
  const room = margin(shape, coordinates);
  const names = squares(shape, orientation).flat();
  const drawings = {
    sand: () => [sandGround(shape, room), ...names.map((name) => hollow(name, shape, orientation))],
    clay: () => [clayGround(shape, room), incisedGrid(shape)],
    papyrus: () => [papyrusGround(shape, room), inkGrid(shape)],
  };
  const parts = drawings[shape.surface]();
  if (shape.centre !== null) parts.push(star(shape.centre, shape, orientation));
  if (coordinates === 'shown') parts.push(letters(shape, orientation, room));
  return group(parts);
}

const colour = (shape: Shape, part: string) => `var(--kb-${shape.surface}-${part})`;

/** Numbers between 0 and 1 that look irregular and are always the same. */
function irregular(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function outline(shape: Shape, room: number, rounding: number, border: number): Drawing {
  const inset = border / 2;
  return draw('rect', {
    x: -room + inset,
    y: -room + inset,
    width: shape.files * CELL + 2 * room - border,
    height: shape.ranks * CELL + 2 * room - border,
    rx: rounding,
    fill: colour(shape, 'ground'),
    stroke: colour(shape, 'line'),
    'stroke-width': border,
  });
}

function sandGround(shape: Shape, room: number): Drawing {
  const next = irregular(7);
  const width = shape.files * CELL;
  const ripples = Array.from({ length: shape.ranks * 2 + 1 }, (_, i) => {
    const y = i * (CELL / 2) + (next() - 0.5) * 14;
    const [a, b] = [width * (0.2 + next() * 0.2), width * (0.6 + next() * 0.2)];
    const sway = 16 + next() * 14;
    return `M${-room + 8} ${y} C${a} ${y - sway} ${b} ${y + sway} ${width + room - 8} ${y - 4}`;
  });
  return group([outline(shape, room, 24, 5), stroke(ripples.join(' '), colour(shape, 'grain'), 5)]);
}

/** A shallow pit: its upper rim throws a shadow. */
function hollow(square: Square, shape: Shape, orientation: Side): Drawing {
  const { x, y } = corner(square, shape, orientation);
  const pit = { x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 18 };
  const rim = `M${x + 9} ${y + 24} Q${x + 9} ${y + 9} ${x + 24} ${y + 9} L${x + 76} ${y + 9} Q${x + 91} ${y + 9} ${x + 91} ${y + 24}`;
  return group([
    draw('rect', { ...pit, fill: colour(shape, 'cell'), stroke: colour(shape, 'line'), 'stroke-width': 2.5 }),
    stroke(rim, colour(shape, 'grain'), 6),
  ]);
}

function clayGround(shape: Shape, room: number): Drawing {
  const next = irregular(11);
  const [width, height] = [shape.files * CELL, shape.ranks * CELL];
  const specks = Array.from({ length: shape.files * shape.ranks * 3 }, () => {
    const [x, y] = [next() * width, next() * height];
    return `M${x.toFixed(0)} ${y.toFixed(0)} l${(3 + next() * 9).toFixed(0)} ${(next() * 4 - 2).toFixed(0)}`;
  });
  return group([
    outline(shape, room, 46, 6),
    draw('rect', { x: 0, y: 0, width, height, fill: colour(shape, 'cell') }),
    stroke(specks.join(' '), colour(shape, 'grain'), 5),
  ]);
}

/** Lines pressed with a reed: a wedge where they begin and where they cross. */
function incisedGrid(shape: Shape): Drawing {
  const [width, height] = [shape.files * CELL, shape.ranks * CELL];
  const across = Array.from({ length: shape.ranks + 1 }, (_, i) => `M0 ${i * CELL} L${width} ${i * CELL}`);
  const down = Array.from({ length: shape.files + 1 }, (_, i) => `M${i * CELL} 0 L${i * CELL} ${height}`);
  const wedges = Array.from({ length: (shape.files + 1) * (shape.ranks + 1) }, (_, i) => {
    const x = (i % (shape.files + 1)) * CELL;
    const y = Math.floor(i / (shape.files + 1)) * CELL;
    return `M${x - 8} ${y - 7} L${x + 8} ${y - 7} L${x} ${y + 10}Z`;
  });
  const line = colour(shape, 'line');
  return group([stroke([...across, ...down].join(' '), line, 4), draw('path', { d: wedges.join(' '), fill: line })]);
}

/** Strips laid across strips: faint bands one way, fine fibres the other. */
function papyrusGround(shape: Shape, room: number): Drawing {
  const next = irregular(23);
  const [width, height] = [shape.files * CELL, shape.ranks * CELL];
  const grain = colour(shape, 'grain');
  const bands = Array.from({ length: shape.ranks * 2 }, (_, i) =>
    draw('rect', {
      x: 0,
      y: i * 50 + next() * 8,
      width,
      height: 20 + next() * 18,
      fill: grain,
      'fill-opacity': 0.22 + next() * 0.3,
    }),
  );
  const fibres = Array.from({ length: shape.files * 6 }, (_, i) => {
    const [x, y, length] = [(i + next()) * (CELL / 6), next() * height * 0.6, height * (0.2 + next() * 0.2)];
    return `M${x.toFixed(0)} ${y.toFixed(0)} L${x.toFixed(0)} ${(y + length).toFixed(0)}`;
  });
  const edge = { stroke: colour(shape, 'line'), 'stroke-width': 3 };
  return group([
    draw('path', { d: frayed(shape, room, next), fill: colour(shape, 'ground'), ...edge }),
    draw('rect', { x: 0, y: 0, width, height, fill: colour(shape, 'cell') }),
    ...bands,
    stroke(fibres.join(' '), grain, 1.5),
    ...(shape.startRows ? [startRow(shape, 0), startRow(shape, shape.ranks - 1)] : []),
  ]);
}

/** The edge of a torn sheet. */
function frayed(shape: Shape, room: number, next: () => number): string {
  const [left, top, right, bottom] = [4 - room, 4 - room, shape.files * CELL + room - 4, shape.ranks * CELL + room - 4];
  const steps = (length: number) => Math.round(length / 28);
  const along = (length: number, point: (at: number, jitter: number) => string) =>
    Array.from({ length: steps(length) }, (_, i) => point((i / steps(length)) * length, next() * 5));
  return `M${[
    ...along(right - left, (at, jitter) => `${left + at} ${top + jitter}`),
    ...along(bottom - top, (at, jitter) => `${right - jitter} ${top + at}`),
    ...along(right - left, (at, jitter) => `${right - at} ${bottom - jitter}`),
    ...along(bottom - top, (at, jitter) => `${left + jitter} ${bottom - at}`),
  ].join(' L')}Z`;
}

/** A tinted row with a lotus in every square and water at its inner edge. */
function startRow(shape: Shape, row: number): Drawing {
  const [y, mark] = [row * CELL, colour(shape, 'mark')];
  const inner = row === 0 ? y + CELL - 9 : y + 9;
  const waves = Array.from(
    { length: shape.files * 5 },
    (_, i) => `${i * 20 + 10} ${inner - 4} L${i * 20 + 20} ${inner + 4}`,
  );
  const lotuses = Array.from({ length: shape.files }, (_, i) => lotus(i * CELL + 50, y + 50, row === 0 ? -1 : 1));
  return group([
    draw('rect', { x: 0, y, width: shape.files * CELL, height: CELL, fill: mark, 'fill-opacity': 0.14 }),
    stroke(`M0 ${inner + 4} L${waves.join(' L')}`, mark, 3),
    stroke(lotuses.join(' '), mark, 3),
  ]);
}

/** A flower that opens towards the middle of the board. */
function lotus(x: number, y: number, way: number): string {
  const at = (dx: number, dy: number) => `${x + dx} ${y - dy * way}`;
  return [
    `M${at(0, -22)} L${at(0, -6)}`,
    `M${at(0, -6)} Q${at(-9, 8)} ${at(0, 24)} Q${at(9, 8)} ${at(0, -6)}`,
    `M${at(0, -6)} Q${at(-20, 2)} ${at(-20, 19)} Q${at(-8, 15)} ${at(0, -6)}`,
    `M${at(0, -6)} Q${at(20, 2)} ${at(20, 19)} Q${at(8, 15)} ${at(0, -6)}`,
  ].join(' ');
}

function inkGrid(shape: Shape): Drawing {
  const [width, height] = [shape.files * CELL, shape.ranks * CELL];
  const across = Array.from({ length: shape.ranks - 1 }, (_, i) => `M0 ${(i + 1) * CELL} L${width} ${(i + 1) * CELL}`);
  const down = Array.from({ length: shape.files - 1 }, (_, i) => `M${(i + 1) * CELL} 0 L${(i + 1) * CELL} ${height}`);
  const line = colour(shape, 'line');
  return group([
    stroke([...across, ...down].join(' '), line, 3),
    draw('rect', { x: 0, y: 0, width, height, fill: 'none', stroke: line, 'stroke-width': 6 }),
  ]);
}

/** An eight-pointed star. */
function star(square: Square, shape: Shape, orientation: Side): Drawing {
  const { x, y } = corner(square, shape, orientation);
  const mark = colour(shape, 'mark');
  const box = (turn: number) =>
    draw('rect', {
      ...{ x: 24, y: 24, width: 52, height: 52, fill: 'none', stroke: mark, 'stroke-width': 4 },
      ...{ 'stroke-linejoin': 'round', transform: `rotate(${turn} 50 50)` },
    });
  const middle = draw('circle', { cx: 50, cy: 50, r: 9, fill: mark });
  return group([box(0), box(45), middle], { transform: `translate(${x} ${y})` });
}

function letters(shape: Shape, orientation: Side, room: number): Drawing {
  const size = shape.ranks > 9 ? room * 0.6 : room * 0.7;
  const text = (name: string, x: number, y: number) => draw('text', { x, y }, name);
  const files = Array.from({ length: shape.files }, (_, file) => {
    const name = squareName(file, 0);
    return text(name.charAt(0), corner(name, shape, orientation).x + 50, shape.ranks * CELL + room * 0.46);
  });
  const ranks = Array.from({ length: shape.ranks }, (_, rank) => {
    const name = squareName(0, rank);
    return text(name.slice(1), -room * 0.5, corner(name, shape, orientation).y + 50);
  });
  return group([...files, ...ranks], {
    fill: colour(shape, 'coord'),
    'font-size': size,
    'font-family': 'system-ui, sans-serif',
    'font-weight': 600,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
}
