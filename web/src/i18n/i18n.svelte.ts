/**
 * What people read: `t(id, args)` in the chosen language.
 *
 * The language is reactive state, so that every text on the page changes with it; the page's `lang` and `dir` follow.
 * A text that nobody has is shown as its id: a reader should never meet an empty line.
 */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'virtual:texts';

/** The languages by code, each in its own words. A language appears when its folder of texts does. */
const NAMES: Record<string, string> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  pt: 'Português',
};
const RIGHT_TO_LEFT = new Set(['ar']);
/** What is written in Latin letters inside Arabic: Fluent sets what a function gives apart, as it does arguments. */
const LATIN: FluentFunction = ([text]) => text ?? '';
const KEY = 'khamsin.language';

/** Arguments of a text. */
export type Args = Record<string, FluentVariable>;

let lang = $state('en');
let bundle = $state.raw<FluentBundle | null>(null);

/** The languages there are: code and own name. */
export const languages: readonly { code: string; name: string }[] = Object.keys(loaders).map((code) => ({
  code,
  name: NAMES[code] ?? code,
}));

/** The code of the current language. */
export function language(): string {
  return lang;
}

/** The direction of writing. */
export function direction(of = lang): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(of) ? 'rtl' : 'ltr';
}

/** The text `id` (`message` or `message.attribute`), its arguments filled in. */
export function t(id: string, args: Args = {}): string {
  const [message = id, attribute] = id.split('.');
  const found = bundle?.getMessage(message);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (!bundle || !pattern) return id;
  // Without a place for errors Fluent throws; a missing argument is better shown by its name.
  return bundle.formatPattern(pattern, args, []);
}

/** Whether the current language has the text. */
export function has(id: string): boolean {
  return t(id) !== id;
}

/** All texts of a language as Fluent source: for the page, and for the core. */
export async function loadTexts(code: string): Promise<string> {
  const load = loaders[code] ?? loaders['en'];
  return load ? (await load()).default : '';
}

/** Loads a language and makes it the page's. */
export async function setLanguage(code: string): Promise<void> {
  const source = await loadTexts(code);
  // Isolating marks keep names and numbers in order inside right-to-left sentences; elsewhere they only disturb copying.
  const next = new FluentBundle(code, { useIsolating: direction(code) === 'rtl', functions: { LATIN } });
  next.addResource(new FluentResource(source));
  lang = code;
  bundle = next;
  document.documentElement.lang = code;
  document.documentElement.dir = direction(code);
  remember(code);
}

/** The language to begin with: chosen before, or the first of the browser's that we speak, or English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const known = (code: string) => code in loaders;
  const kept = recall();
  if (kept !== null && known(kept)) return kept;
  return wanted.map((tag) => tag.split('-')[0] ?? '').find(known) ?? 'en';
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden; the browser's own wish is good enough then.
    return null;
  }
}

function remember(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // See `recall`.
  }
}
