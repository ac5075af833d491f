import { expect, test } from 'vitest';
import { THEMES } from '../theme/tokens';
import { PAHTUM, SETI_ALEPH, SETI_BETH, seega } from './boards';
import { boardPicture, piecePicture } from './picture';
import { initialState } from './state';

test.each(THEMES)('every board becomes a file of its own in %s', (theme) => {
  for (const shape of [seega(5), seega(7), seega(9), PAHTUM, SETI_ALEPH, SETI_BETH]) {
    const svg = boardPicture(initialState(shape), { theme, title: 'A & B' });
    expect(svg).not.toContain('var(');
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('style=');
    expect(svg).toContain('<title>A &amp; B</title>');
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.documentElement.getAttribute('viewBox')?.split(' ').length).toBe(4);
  }
});

test('who has the dark pieces is the board’s to say', () => {
  const options = { theme: 'sand', title: '' } as const;
  const dark = piecePicture({ kind: 'man', side: 'first' }, PAHTUM, options);
  expect(dark).toBe(piecePicture({ kind: 'man', side: 'second' }, seega(5), options));
  expect(dark).toContain('aria-hidden');
});

test('pieces stand where they should', () => {
  const state = { ...initialState(seega(5)), pieces: new Map([['a1', { kind: 'man', side: 'first' } as const]]) };
  const options = { theme: 'sand', title: '' } as const;
  expect(boardPicture(state, options)).toContain('translate(0 400)');
  expect(boardPicture({ ...state, orientation: 'second' }, options)).toContain('translate(400 0)');
});
