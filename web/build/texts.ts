/**
 * The repository's Fluent texts as modules, one chunk per language.
 *
 * `virtual:texts` maps each language (a folder of the locales) to a function that loads its texts. What a language lacks
 * is filled in from English here, at build time, so that the page never loads two languages. Files that only the
 * terminal speaks are left out; the core has words of its own in `cli.ftl` and `tables.ftl` (duties, levels, values).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TERMINAL_ONLY = new Set(['data.ftl', 'lab.ftl', 'match.ftl', 'online.ftl', 'server.ftl', 'tui.ftl']);
const FALLBACK = 'en';
const ALL = 'virtual:texts';
const ONE = 'virtual:texts/';

/** The messages and terms of a Fluent file by id, without comments. */
export function entries(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('#')) continue;
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (start?.[1] !== undefined) {
      id = start[1];
      found.set(id, line);
    } else if (line.trim() !== '' && id !== '') {
      found.set(id, `${found.get(id) ?? ''}\n${line}`);
    }
  }
  return found;
}

/** The files of a language that the browser speaks. */
export function files(locales: string, lang: string): string[] {
  const names = readdirSync(join(locales, lang)).filter((name) => name.endsWith('.ftl') && !TERMINAL_ONLY.has(name));
  return names.sort().map((name) => join(locales, lang, name));
}

/** Languages are the folders. */
export function languages(locales: string): string[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Everything one language says, with English for what it lacks. */
export function source(locales: string, lang: string): string {
  const read = (of: string) => files(locales, of).flatMap((file) => [...entries(readFileSync(file, 'utf8'))]);
  return [...new Map([...read(FALLBACK), ...read(lang)]).values()].join('\n');
}

/** The plugin; `locales` is the folder with one folder per language. */
export function texts(locales: string): Plugin {
  return {
    name: 'khamsin-texts',
    resolveId(id) {
      return id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        const loaders = languages(locales).map((lang) => `'${lang}': () => import('${ONE}${lang}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const lang = id.slice(ONE.length + 1);
      for (const file of [...files(locales, lang), ...files(locales, FALLBACK)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(source(locales, lang))};`;
    },
  };
}
