/**
 * The core for every page: two workers, started when they are first needed, that speak the page's language.
 *
 * `core()` reads the language, so a question inside an effect or a derived promise is asked again when it changes.
 */
import { createCore, type Core } from '../core';
import { language, loadTexts } from '../i18n/i18n.svelte';

let made: Core | undefined;
let wanted = '';

/** The core, speaking the page's language. */
export function core(): Core {
  const lang = language();
  if (!made) {
    made = createCore(lang, loadTexts);
  } else if (lang !== wanted) {
    const before = made.lang;
    const speaker = made;
    // Without a network the texts may not come: better the old language than none.
    speaker.setLanguage(lang).catch(() => speaker.setLanguage(before));
  }
  wanted = lang;
  return made;
}

/** Makes both workers ready while nobody waits for them yet. */
export function warmUp(): void {
  const run = () => {
    core()
      .warmUp()
      .catch(() => undefined);
  };
  // Not every browser has it, whatever its type says.
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(run);
  else setTimeout(run, 200);
}
