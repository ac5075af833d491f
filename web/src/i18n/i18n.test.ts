import { beforeEach, expect, test } from 'vitest';
import { boardLabels } from './boardLabels';
import { direction, has, language, languages, preferredLanguage, setLanguage, t } from './i18n.svelte';

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
  localStorage.clear();
});

test('texts change with the language, and the page with them', async () => {
  expect(t('web-close')).toBe('Close');
  await setLanguage('fr');
  expect(t('web-close')).toBe('Fermer');
  expect(language()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(document.documentElement.dir).toBe('ltr');
});

test('arguments are filled in, attributes found, and what is missing shown as its id', () => {
  expect(t('web-board', { name: 'Seega' })).toBe('Board of Seega');
  expect(t('seega-board.title')).not.toContain('.title');
  expect(t('no-such-text')).toBe('no-such-text');
  expect(has('no-such-text')).toBe(false);
  expect(has('web-close')).toBe(true);
});

test('a forgotten argument leaves the rest of the sentence', () => {
  expect(t('web-board')).toBe('Board of {$name}');
});

test('Arabic is written from right to left', () => {
  expect(direction('ar')).toBe('rtl');
  expect(direction('de')).toBe('ltr');
});

test('Latin letters stay whole inside Arabic', async () => {
  await setLanguage('ar');
  const hint = t('web-play-typed-hint');
  expect(hint).toContain('\u2068c3c4\u2069');
  expect(hint).not.toContain('LATIN');
});

test('the first language of the browser that we speak, unless one was chosen', async () => {
  expect(preferredLanguage(['xx-YY', 'fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['xx'])).toBe('en');
  await setLanguage('fr');
  expect(preferredLanguage(['en'])).toBe('fr');
  expect(languages.map(({ code }) => code)).toEqual(expect.arrayContaining(['en', 'fr']));
});

test('a square is described in words', () => {
  const { square, pile, tray } = boardLabels('Seega');
  const nothing = { centre: false, target: null, selected: false, forced: false, last: false, mark: null, note: null };
  expect(square({ ...nothing, square: 'c3', piece: null, centre: true })).toBe('c3, empty, centre');
  const priest = { kind: 'priest', side: 'first', aboard: true } as const;
  expect(square({ ...nothing, square: 'b10', piece: priest, target: 'ring' })).toBe(
    'b10, First’s High Priest on a death-ship, can be played, captures',
  );
  const ships = { piece: { kind: 'ship', side: 'second' } as const, count: 2 };
  expect(pile({ side: 'second', place: 'hand', pile: ships, selected: false, target: null })).toBe(
    'Second’s death-ship (2)',
  );
  expect(tray('first', 'captured')).toBe('Captured by First');
});
