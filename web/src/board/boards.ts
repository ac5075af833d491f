/** The boards of the games. */
import type { Shape } from './state';

/** Seega on `size` by `size` squares, the centre marked. */
export function seega(size: 5 | 7 | 9): Shape {
  const middle = (size + 1) / 2;
  const centre = `${'abcdefghi'.charAt(middle - 1)}${middle}`;
  return { files: size, ranks: size, surface: 'sand', centre, startRows: false, dark: 'second' };
}

/** The Cat's Leap is played on the small Seega board. */
export const SAUT_DU_CHAT: Shape = seega(5);

/** Pahtum: Black is the one who plays first. */
export const PAHTUM: Shape = { files: 7, ranks: 7, surface: 'clay', centre: null, startRows: false, dark: 'first' };

/** Seti, narrow. */
export const SETI_ALEPH: Shape = {
  files: 3,
  ranks: 10,
  surface: 'papyrus',
  centre: null,
  startRows: true,
  dark: 'second',
};

/** Seti, wide. */
export const SETI_BETH: Shape = {
  files: 5,
  ranks: 10,
  surface: 'papyrus',
  centre: null,
  startRows: true,
  dark: 'second',
};
