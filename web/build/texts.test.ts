// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { entries, languages, source } from './texts';

const LOCALES = join(import.meta.dirname, '../../crates/text/locales');
const web = (lang: string) => join(LOCALES, lang, 'web.ftl');
const texts = (lang: string) => entries(readFileSync(web(lang), 'utf8'));
const variables = (text: string) => new Set([...text.matchAll(/\$([\w-]+)/g)].map(([, name]) => name));

test('entries are messages with their attributes, without comments', () => {
  const found = entries('# no\nfirst = one\n    .more = two\n\n## no\nsecond =\n    three\n');
  expect([...found.keys()]).toEqual(['first', 'second']);
  expect(found.get('first')).toBe('first = one\n    .more = two');
  expect(found.get('second')).toBe('second =\n    three');
});

describe.each(languages(LOCALES))('%s', (lang) => {
  test('is one valid catalogue, with English for what it lacks', () => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(source(LOCALES, lang)))).toEqual([]);
    for (const id of texts('en').keys()) expect(bundle.hasMessage(id), id).toBe(true);
    expect(bundle.hasMessage('side-first')).toBe(true);
  });

  test.runIf(existsSync(web(lang)))('says the same as English in web.ftl, and names the same variables', () => {
    const [own, english] = [texts(lang), texts('en')];
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of own) expect(variables(text), id).toEqual(variables(english.get(id) ?? ''));
  });

  test.runIf(existsSync(web(lang)))('has no typewriter quotes', () => {
    for (const [id, text] of texts(lang))
      expect(text.replace(/LATIN\("[^"]*"\)/g, 'word'), id).not.toMatch(/['"]|\S {2}\S/);
  });
});
