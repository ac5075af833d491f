/**
 * The pieces, each in a box of 100 by 100.
 *
 * The light pieces are round and the dark ones have corners, so that neither colour nor shape alone carries the
 * difference. The figures are one bold sign each: a pharaoh's headcloth, an ankh for a High Priest, a boat with a shrine.
 */
import type { Kind, Piece, Shape } from './state';
import { draw, group, stroke, type Drawing } from './svg';

/** How a side's pieces look. */
type Tone = 'light' | 'dark';

interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly mark: string;
  readonly shade: string;
}

const paint = (tone: Tone): Paint => ({
  fill: `var(--kb-${tone})`,
  edge: `var(--kb-${tone}-edge)`,
  mark: `var(--kb-${tone}-mark)`,
  shade: `var(--kb-${tone}-shade)`,
});

const EDGE = 4.5;

/** Signs are drawn for the whole box and shrunk onto their token. */
const SIGN = { transform: 'translate(5 4.5) scale(0.9)' };

/** A piece, in a box of 100 by 100. */
export function drawPiece({ kind, side, aboard }: Piece, { dark }: Pick<Shape, 'dark'>): Drawing {
  if (side === null || kind === 'neutral') return neutral();
  const tone = side === dark ? 'dark' : 'light';
  if (!aboard) return figure(kind, tone);
  const above = group([figure(kind, tone)], { transform: 'translate(13 -3) scale(0.74)' });
  return group([above, hull(tone)]);
}

function figure(kind: Kind, tone: Tone): Drawing {
  switch (kind) {
    case 'pharaoh':
      return group([token(tone), group([headcloth(paint(tone))], SIGN)]);
    case 'priest':
      return group([token(tone), group([ankh(paint(tone))], SIGN)]);
    case 'ship':
      return ship(tone);
    default:
      return tone === 'light' ? shell() : facet();
  }
}

/** A light man: a round shell with a ring. */
function shell(): Drawing {
  const { fill, edge, mark, shade } = paint('light');
  return group([
    draw('circle', { cx: 50, cy: 50, r: 35, fill, stroke: edge, 'stroke-width': EDGE }),
    draw('path', { d: 'M18.5 58 A33 33 0 0 0 81.5 58 A42 42 0 0 1 18.5 58Z', fill: shade }),
    draw('circle', { cx: 50, cy: 50, r: 19, fill: 'none', stroke: mark, 'stroke-width': 4.5 }),
    draw('circle', { cx: 50, cy: 50, r: 6, fill: mark }),
  ]);
}

/** A dark man: a cut stone standing on its corner. */
function facet(): Drawing {
  const { fill, edge, mark, shade } = paint('dark');
  const stone = 'M50 10 Q54 10 57 13 L87 43 Q93 50 87 57 L57 87 Q50 93 43 87 L13 57 Q7 50 13 43 L43 13 Q46 10 50 10Z';
  return group([
    draw('path', { d: stone, fill, stroke: edge, 'stroke-width': EDGE, 'stroke-linejoin': 'round' }),
    draw('path', { d: 'M50 14 L85 49 L67 50 L50 33 L33 50 L15 49Z', fill: shade }),
    stroke('M50 30 L70 50 L50 70 L30 50Z', mark, 4.5),
    stroke('M50 43 L50 57 M43 50 L57 50', mark, 4.5),
  ]);
}

/** Nobody's: a grey block crossed out. */
function neutral(): Drawing {
  const [fill, edge, mark] = ['var(--kb-neutral)', 'var(--kb-neutral-edge)', 'var(--kb-neutral-mark)'];
  return group([
    draw('rect', { x: 21, y: 21, width: 58, height: 58, rx: 9, fill, stroke: edge, 'stroke-width': EDGE }),
    stroke('M37 37 L63 63 M63 37 L37 63', mark, 7),
  ]);
}

/** What a figure is drawn on. */
function token(tone: Tone): Drawing {
  const { fill, edge, shade } = paint(tone);
  const border = { fill, stroke: edge, 'stroke-width': EDGE };
  if (tone === 'light') {
    return group([
      draw('circle', { cx: 50, cy: 50, r: 40, ...border }),
      draw('path', { d: 'M13.5 58 A37.5 37.5 0 0 0 86.5 58 A48 48 0 0 1 13.5 58Z', fill: shade }),
    ]);
  }
  return group([
    draw('rect', { x: 14, y: 14, width: 72, height: 72, rx: 9, ...border }),
    draw('path', { d: 'M16.5 75 L83.5 75 L83.5 79 Q83 83.5 79 83.5 L21 83.5 Q17 83.5 16.5 79Z', fill: shade }),
  ]);
}

function headcloth({ fill, mark }: Paint): Drawing {
  return group([
    draw('path', {
      d: 'M50 17 C34 17 28 28 27 41 L18 73 Q28 79 39 77 L41 63 Q50 70 59 63 L61 77 Q72 79 82 73 L73 41 C72 28 66 17 50 17Z',
      fill: mark,
    }),
    draw('path', { d: 'M37.5 39 Q50 32 62.5 39 L61.5 52 Q59 61 50 65 Q41 61 38.5 52Z', fill }),
    stroke(
      'M31 45 L35 46 M28.5 55 L36 57 M25.5 66 L36.5 68.5 M69 45 L65 46 M71.5 55 L64 57 M74.5 66 L63.5 68.5',
      fill,
      3,
    ),
    draw('path', { d: 'M46.5 66 L53.5 66 L52 82 Q50 84 48 82Z', fill: mark }),
    draw('circle', { cx: 50, cy: 26, r: 4, fill }),
    draw('ellipse', { cx: 44.5, cy: 47, rx: 3.4, ry: 2.6, fill: mark }),
    draw('ellipse', { cx: 55.5, cy: 47, rx: 3.4, ry: 2.6, fill: mark }),
  ]);
}

function ankh({ mark }: Paint): Drawing {
  return group([
    draw('path', {
      d: 'M50 49 C41 41 36 34 37 27.5 A13 12 0 0 1 63 27.5 C64 34 59 41 50 49Z',
      fill: 'none',
      stroke: mark,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }),
    draw('path', { d: 'M46 48 L28 45 L28 58 L46 55 L44 84 L56 84 L54 55 L72 58 L72 45 L54 48Z', fill: mark }),
  ]);
}

/** A boat with a shrine: rounded for light, pointed for dark. */
function ship(tone: Tone): Drawing {
  const { fill, edge, mark } = paint(tone);
  const border = { fill, stroke: edge, 'stroke-width': EDGE, 'stroke-linejoin': 'round' };
  const shrine = tone === 'light' ? 'M33 60 L33 42 A17 15 0 0 1 67 42 L67 60Z' : 'M33 60 L33 38 L50 23 L67 38 L67 60Z';
  return group([
    draw('path', { d: shrine, ...border }),
    draw('path', { d: 'M44 58 L44 46 L56 46 L56 58Z', fill: mark }),
    draw('path', {
      d: 'M5 30 C15 31 12 55 30 57 L70 57 C88 55 85 31 95 30 C98 58 82 80 50 80 C18 80 2 58 5 30Z',
      ...border,
    }),
    stroke('M24 67 Q50 73 76 67', mark, 4),
  ]);
}

/** The boat under a figure: only its hull can be seen. */
function hull(tone: Tone): Drawing {
  const { fill, edge, mark } = paint(tone);
  return group([
    draw('path', {
      d: 'M3 44 C12 46 10 69 28 71 L72 71 C90 69 88 46 97 44 C100 74 84 95 50 95 C16 95 0 74 3 44Z',
      fill,
      stroke: edge,
      'stroke-width': EDGE,
      'stroke-linejoin': 'round',
    }),
    stroke('M23 81 Q50 88 77 81', mark, 4.5),
  ]);
}
