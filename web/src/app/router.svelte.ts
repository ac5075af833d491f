/* eslint-disable svelte/prefer-svelte-reactivity -- a route is never changed in place */
/**
 * Where the reader is: the part of the address behind `#`, so that any static host works, under any path.
 *
 * `#/play/x7?view=second` is the page `play` with `['x7']`. Anything that does not begin with `#/` is a game or a position
 * in a link, as the core writes it, and goes to the page `open`.
 */

/** A place in the app. */
export interface Route {
  /** The page. */
  readonly page: string;
  /** What follows the page's name. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

/** The page that opens links. */
export const OPEN = 'open';

/** Reads the part of an address behind `#`. */
export function parse(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (text !== '' && !text.startsWith('/')) return { page: OPEN, rest: [text], query: new URLSearchParams() };
  const [path = '', query = ''] = text.split('?', 2);
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(unescaped);
  return { page, rest, query: new URLSearchParams(query) };
}

/** The address of a page, for a link. */
export function href(page: string, rest: readonly string[] = [], query: Readonly<Record<string, string>> = {}): string {
  const path = [page, ...rest].map(encodeURIComponent).join('/');
  const search = new URLSearchParams(query).toString();
  return `#/${path}${search === '' ? '' : `?${search}`}`;
}

/** The whole address of this app with something behind `#`: what is shared. */
export function address(hash: string): string {
  return `${location.href.split('#')[0] ?? ''}#${hash}`;
}

let current = $state.raw(parse(location.hash));

window.addEventListener('hashchange', () => {
  current = parse(location.hash);
});

/** Where the reader is now. */
export function route(): Route {
  return current;
}

/** Goes to an address that `href` made. */
export function go(to: string): void {
  location.hash = to;
}

/** Goes there without leaving a trace: the way back does not come by here. */
export function goInstead(to: string): void {
  history.replaceState(null, '', to);
  current = parse(to);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign means itself.
    return text;
  }
}
