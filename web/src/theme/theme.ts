/**
 * Which colours the page wears: the system's wish, unless the reader chose.
 *
 * Light and dark follow the system in the style sheet alone. Only a wish for more contrast needs this code.
 */
import { THEMES, type Theme } from './tokens';

/** What a reader can choose. */
export type ThemeChoice = Theme | 'system';

/** Everything a reader can choose, in the order of menus. */
export const CHOICES: readonly ThemeChoice[] = ['system', ...THEMES];

const KEY = 'khamsin.theme';

/** What was chosen before. */
export function chosenTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return CHOICES.find((choice) => choice === kept) ?? 'system';
  } catch {
    // Storage may be forbidden: the system's wish it is.
    return 'system';
  }
}

/** The colours that the page wears now. */
export function shownTheme(): Theme {
  const worn = document.documentElement.dataset['theme'];
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'sand';
  return THEMES.find((theme) => theme === worn) ?? system;
}

/** Dresses the page, and remembers it. */
export function setTheme(choice: ThemeChoice): void {
  dress(choice);
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // See `chosenTheme`.
  }
}

/** Dresses the page as was chosen before, and follows the system from then on where nothing was. */
export function startTheme(): void {
  dress(chosenTheme());
  matchMedia('(prefers-contrast: more)').addEventListener('change', () => {
    dress(chosenTheme());
  });
}

function dress(choice: ThemeChoice): void {
  const wanted = choice === 'system' && matchMedia('(prefers-contrast: more)').matches ? 'contrast' : choice;
  const { dataset } = document.documentElement;
  if (wanted === 'system') delete dataset['theme'];
  else dataset['theme'] = wanted;
}
