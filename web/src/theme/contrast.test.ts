import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './contrast';
import { THEMES, readTokens } from './tokens';
import css from './tokens.css?raw';

const TEXT = 4.5;
const GRAPHICS = 3;
const SURFACES = ['sand', 'clay', 'papyrus'];
const PLACES = ['page', 'raised', 'sunken'];

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#8c3a12', '#8c3a12')).toBe(1);
});

describe.each(THEMES)('theme %s', (theme) => {
  const tokens = readTokens(css, theme);
  const colour = (name: string) => {
    const value = tokens.get(name);
    expect(value, `--${name}`).toMatch(/^#[0-9a-f]{6}$/);
    return value ?? '';
  };
  const apart = (one: string, other: string, least: number) => {
    const ratio = contrast(colour(one), colour(other));
    expect(ratio, `--${one} on --${other} in ${theme}`).toBeGreaterThanOrEqual(least);
  };

  test('every token is a colour', () => {
    expect([...tokens.keys()].filter((name) => !/^#[0-9a-f]{6}$/.test(tokens.get(name) ?? ''))).toEqual([]);
  });

  test('text can be read everywhere', () => {
    const words = ['ink', 'ink-soft', 'accent', 'link', 'good', 'warn', 'bad', 'sheet', 'elsewhere', 'house'];
    for (const place of PLACES) for (const word of words) apart(word, place, TEXT);
    apart('on-accent', 'accent', TEXT);
    apart('page', 'bad', TEXT);
  });

  test('lines and focus rings can be seen', () => {
    for (const place of PLACES) for (const line of ['line', 'focus']) apart(line, place, GRAPHICS);
  });

  test.each(SURFACES)('on %s everything stands out', (surface) => {
    const cell = `kb-${surface}-cell`;
    for (const part of ['line', 'mark']) apart(`kb-${surface}-${part}`, cell, GRAPHICS);
    apart(`kb-${surface}-coord`, `kb-${surface}-ground`, TEXT);
    for (const signal of ['target', 'select', 'last', 'hint', 'bad']) apart(`kb-${signal}`, cell, GRAPHICS);
    // A piece is told from the board by its edge, or by its fill where that is far from the board already.
    for (const piece of ['light', 'dark', 'neutral']) {
      const seen = [`kb-${piece}`, `kb-${piece}-edge`].map((part) => contrast(colour(part), colour(cell)));
      expect(Math.max(...seen), `${piece} on ${surface}`).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });

  test('pieces differ in greyscale, and so do the drawings on them', () => {
    apart('kb-light', 'kb-dark', GRAPHICS);
    apart('kb-light-mark', 'kb-light', GRAPHICS);
    apart('kb-dark-mark', 'kb-dark', GRAPHICS);
    apart('kb-neutral-mark', 'kb-neutral', GRAPHICS);
    expect(luminance(colour('kb-light'))).toBeGreaterThan(luminance(colour('kb-neutral')));
    expect(luminance(colour('kb-neutral'))).toBeGreaterThan(luminance(colour('kb-dark')));
  });
});
