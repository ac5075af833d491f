/** Every page of the app with something on it: what the checks of accessibility visit and what pictures are taken of. */
import { expect, type Page } from '@playwright/test';
import { game, ready, TWO } from './table';

/** Second has given up in the middle of the placing. */
const OVER = {
  ruleset: 'seega/ludens-planet',
  turns: ['b2,d4', 'a1,a2', 'e5,e4'],
  end: { resigned: 'second' as const },
};
const RUNNING = { ...OVER, end: null };
/** First throws away a victory that lies too far off for any search: with five pieces exact tables know it. */
const BLUNDER = {
  ruleset: 'seega/tabuleiro-42',
  position: '5/1M3/m2M1/5/m3M 1 move 0,0 0 13',
  turns: ['b4b5', 'a1b1'],
};

const KEPT = [
  game('seega/ludens-planet', { id: 'over', spec: OVER, players: TWO, result: '1-0' }),
  game('seega/ludens-planet', {
    id: 'running',
    spec: RUNNING,
    players: TWO,
    clock: { kind: 'increment', start: 600_000, increment: 5000 },
    left: { first: 581_000, second: 8200 },
  }),
  game('seti/aleph', { id: 'seti' }),
  game('pahtum/globe-joueur', { id: 'pahtum' }),
  game(BLUNDER.ruleset, { id: 'blunder', spec: BLUNDER, players: TWO }),
];

/** A page: its name in pictures, its address, and what shows that it is whole. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly whole: string;
}

const GRID = 'khamsin-board [role=gridcell]';

/** The pages of UX.md, and those one meets by mistake. */
export const PLACES: readonly Place[] = [
  { name: 'home', path: '', whole: 'main .kb-layer-pieces > *' },
  { name: 'game', path: '#/game/seega', whole: 'main dl' },
  { name: 'game-seti', path: '#/game/seti', whole: 'main dl' },
  { name: 'learn', path: '#/learn', whole: 'main a' },
  { name: 'learn-step', path: '#/learn/seega/1', whole: GRID },
  { name: 'new', path: '#/new?ruleset=pahtum/globe-joueur', whole: 'main details' },
  { name: 'play', path: '#/play/running', whole: GRID },
  { name: 'seti', path: '#/play/seti', whole: GRID },
  { name: 'pahtum', path: '#/play/pahtum', whole: GRID },
  { name: 'result', path: '#/play/over', whole: '#result' },
  { name: 'games', path: '#/games', whole: 'main li' },
  { name: 'puzzles', path: '#/puzzles', whole: GRID },
  { name: 'editor', path: '#/editor', whole: '.verdict strong' },
  { name: 'compare', path: '#/compare', whole: 'main table' },
  { name: 'reviews', path: '#/review', whole: 'main form' },
  { name: 'review', path: '#/review/blunder', whole: 'main svg[role=img]' },
  { name: 'settings', path: '#/settings', whole: 'main select' },
  { name: 'sources', path: '#/sources', whole: 'main h2' },
  { name: 'print', path: '#/print?ruleset=seti/aleph', whole: 'main h2' },
  { name: 'kiosk', path: '#/kiosk/seti/aleph', whole: 'main button' },
  { name: 'nowhere', path: '#/nowhere', whole: 'main h1' },
  { name: 'broken-link', path: '#1;seega/tabuleiro-42@1;nonsense', whole: 'main h1' },
];

/** Puts the games on the device and chooses colours and language, before anything is opened. */
export async function prepare(page: Page, theme: string, language: string): Promise<void> {
  await page.addInitScript(
    ([colours, lang, games]) => {
      localStorage.setItem('khamsin.theme', colours);
      localStorage.setItem('khamsin.language', lang);
      localStorage.setItem('khamsin.settings', JSON.stringify({ motion: 'still' }));
      for (const one of games) localStorage.setItem(`khamsin.game.${one.id}`, JSON.stringify(one));
    },
    [theme, language, KEPT] as const,
  );
}

/** Opens a page and waits until it is whole. A kiosk lets nobody out, so that it is left by a fresh load. */
export async function visit(page: Page, { path, whole }: Place): Promise<void> {
  if (page.url().includes('#/kiosk')) await page.goto('about:blank');
  await page.goto(`./${path}`);
  await expect(page.locator(whole).first()).toBeAttached({ timeout: 30_000 });
  if (path.startsWith('#/play')) await ready(page);
}
