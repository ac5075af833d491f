/**
 * Reads the colours of a theme out of `tokens.css`.
 *
 * The style sheet is the one list of colours. Pictures that leave the page (cards, prints, shared images) cannot use
 * custom properties and take their colours from here; so does the test of contrasts.
 */
export const THEMES = ['sand', 'night', 'contrast'] as const;

/** A theme by name. */
export type Theme = (typeof THEMES)[number];

/** Colours by token, without the leading dashes. */
export type Tokens = ReadonlyMap<string, string>;

/** The tokens of a theme, given the text of `tokens.css`. */
export function readTokens(css: string, theme: Theme): Tokens {
  const tokens = new Map<string, string>();
  const root = block(css, ':root {');
  for (const [name, value] of declarations(root)) {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
    tokens.set(name, (theme === 'night' ? pair?.[2] : pair?.[1]) ?? value);
  }
  if (theme === 'contrast') {
    for (const [name, value] of declarations(block(css, "[data-theme='contrast'] {"))) tokens.set(name, value);
  }
  return tokens;
}

function block(css: string, head: string): string {
  const start = css.indexOf(head);
  return css.slice(start + head.length, css.indexOf('}', start));
}

function declarations(text: string): [string, string][] {
  return [...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}
