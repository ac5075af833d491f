// @vitest-environment node
/** Every text people read comes from the Fluent files, and every text of `web.ftl` is read by someone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { entries, source } from './texts';

const SRC = join(import.meta.dirname, '../src');
const LOCALES = join(import.meta.dirname, '../../crates/text/locales');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
const read = (name: string) => readFileSync(join(SRC, name), 'utf8');
const product = files.filter((name) => !name.endsWith('.test.ts') && !name.endsWith('.d.ts'));
const READ_ALOUD = new Set(['title', 'alt', 'aria-label', 'aria-description', 'placeholder', 'label', 'name', 'hint']);

/** The literal texts of a component's markup. */
function literals(code: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, attribute: string | null): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, attribute);
    } else if (typeof node === 'object' && node !== null) {
      const { type, name, data } = node as { type?: unknown; name?: unknown; data?: unknown };
      const inside = type === 'Attribute' ? String(name) : attribute;
      const heard = inside === null || READ_ALOUD.has(inside);
      if (type === 'Text' && typeof data === 'string' && heard && /\p{L}/u.test(data)) found.push(data.trim());
      for (const child of Object.values(node)) walk(child, inside);
    }
  };
  walk(parse(code, { modern: true }).fragment, null);
  return found;
}

test('the search finds what it looks for', () => {
  expect(literals('<p title="Read me" class="no">{t("x")} written</p>{#if a}<b>there</b>{/if}').sort()).toEqual([
    'Read me',
    'there',
    'written',
  ]);
});

test.each(product.filter((name) => name.endsWith('.svelte')))('%s has no text of its own', (name) => {
  expect(literals(read(name))).toEqual([]);
});

describe('ids', () => {
  const known = new Set(entries(source(LOCALES, 'en')).keys());
  const code = product.map(read).join('\n');
  const whole = [...code.matchAll(/\b(?:t|has)\(\s*'([^']+)'/g)].map(([, id = '']) => id.split('.')[0] ?? '');
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]+)'/g)].map(([, text = '']) => text));
  const begun = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, start = '']) => start);

  test('every text asked for exists', () => {
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.filter((id) => !known.has(id))).toEqual([]);
  });

  test('every text of web.ftl is asked for', () => {
    const own = [...entries(readFileSync(join(LOCALES, 'en/web.ftl'), 'utf8')).keys()];
    expect(own.filter((id) => !quoted.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
