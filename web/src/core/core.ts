// The core as pages hold it: two instances, rules (always responsive) and engine (may think for long).

import { CoreCancelled } from './errors';
import { type Greeting, Instance, type Supplies, type WorkerLike } from './instance';
import type { Name } from './messages';
import type {
  ConsiderAsk,
  Considered,
  Exchanges,
  Found,
  ReviewAsk,
  ReviewProgress,
  ReviewTold,
  SearchAsk,
  TablesTold,
} from './protocol.gen';

/** What a core is made of; the browser's own is in `browser.ts`. */
export interface CoreOptions {
  /** The compiled module. */
  module(): Promise<WebAssembly.Module>;
  /** A new worker. */
  spawn(): WorkerLike;
  /** All texts of a language, as Fluent source. */
  texts(lang: string): Promise<string>;
  /** The language to begin with. */
  lang: string;
}

/** How to follow or end something that takes a while. */
export interface Following<T> {
  /** Hears what is known before the answer is finished. */
  onProgress?: (progress: T) => void;
  /** Ends it: the engine's worker is replaced within a moment. */
  signal?: AbortSignal;
}

/** Questions that the engine answers, in its own worker. */
type EngineName = 'search' | 'review' | 'consider';

/** The core: asks what crates/protocol answers. */
export class Core {
  readonly #options: CoreOptions;
  readonly #rules: Instance;
  readonly #engine: Instance;
  readonly #sources = new Map<string, Promise<string>>();
  readonly #known = new Map<string, string>();
  #tables: Uint8Array | undefined;
  #lang: string;
  #speaking: Promise<unknown> = Promise.resolve();

  constructor(options: CoreOptions) {
    this.#options = options;
    this.#lang = options.lang;
    let compiled: Promise<WebAssembly.Module> | undefined;
    const module = (): Promise<WebAssembly.Module> => {
      compiled ??= options.module().catch((error: unknown) => {
        // The next question tries again.
        compiled = undefined;
        throw error;
      });
      return compiled;
    };
    const supplies = (greet: () => Iterable<Greeting>): Supplies => ({ module, spawn: () => options.spawn(), greet });
    this.#rules = new Instance(supplies(() => this.#greetings()));
    this.#engine = new Instance(supplies(() => this.#greetings()));
    this.#speaking = this.setLanguage(options.lang);
    this.#speaking.catch(() => undefined);
  }

  /** The language of answers. */
  get lang(): string {
    return this.#lang;
  }

  /** Has answers in another language from now on. */
  setLanguage(lang: string): Promise<void> {
    const speaking = this.#learn(lang);
    this.#speaking = speaking;
    return speaking;
  }

  /** Asks anything that is answered at once. */
  async ask<N extends Exclude<Name, EngineName | 'texts'>>(
    name: N,
    ask: Exchanges[N]['ask'],
  ): Promise<Exchanges[N]['answer']> {
    await this.#speaking;
    return this.#rules.ask(this.#lang, name, ask);
  }

  /**
   * Has the engine think. If it is cancelled, what it knew by then is the answer; `CoreCancelled` if that was nothing.
   */
  async search(ask: SearchAsk, following: Following<Found> = {}): Promise<Found> {
    let last: Found | undefined;
    const tell = (found: Found): void => {
      last = found;
      following.onProgress?.(found);
    };
    try {
      return await this.#think('search', ask, following.signal, (event) => {
        if ('search' in event) tell(event.search);
      });
    } catch (error) {
      if (error instanceof CoreCancelled && last !== undefined) return last;
      throw error;
    }
  }

  /** Reviews a game. */
  async review(ask: ReviewAsk, following: Following<ReviewProgress> = {}): Promise<ReviewTold> {
    return this.#think('review', ask, following.signal, (event) => {
      if ('review' in event) following.onProgress?.(event.review);
    });
  }

  /** Asks the engine what it says to an offer. */
  async consider(ask: ConsiderAsk): Promise<Considered> {
    return this.#think('consider', ask, undefined, () => undefined);
  }

  /** Hands in a file of exact tables: for `probe`, and for the engine's lines and reviews. */
  async takeTables(bytes: Uint8Array): Promise<TablesTold> {
    this.#tables = bytes;
    // The engine may be thinking: it reads them before its next answer, and nobody waits for that.
    this.#engine.hand({ tables: bytes }).catch(() => undefined);
    const taken = await this.#rules.hand({ tables: bytes });
    return taken as TablesTold;
  }

  /** Makes both workers ready before they are needed. */
  async warmUp(): Promise<void> {
    await this.#speaking;
    await Promise.all([this.#rules, this.#engine].map((instance) => instance.ask(this.#lang, 'tables', {})));
  }

  /** Ends both workers. */
  dispose(): void {
    this.#rules.stop(new CoreCancelled());
    this.#engine.stop(new CoreCancelled());
  }

  async #think<N extends EngineName>(
    name: N,
    ask: Exchanges[N]['ask'],
    signal: AbortSignal | undefined,
    tell: Parameters<Instance['ask']>[3],
  ): Promise<Exchanges[N]['answer']> {
    await this.#speaking;
    if (signal?.aborted === true) throw new CoreCancelled();
    const cancel = (): void => {
      this.#engine.restart(new CoreCancelled());
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await this.#engine.ask(this.#lang, name, ask, tell);
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  async #learn(lang: string): Promise<void> {
    if (!this.#known.has(lang)) {
      let source = this.#sources.get(lang);
      if (source === undefined) {
        source = this.#options.texts(lang);
        this.#sources.set(lang, source);
      }
      let text: string;
      try {
        text = await source;
      } catch (error) {
        this.#sources.delete(lang);
        throw error;
      }
      const greeting = textsGreeting(lang, text);
      const handed = Promise.all([this.#rules.hand(greeting), this.#engine.hand(greeting)]);
      // Workers that come later are greeted with it.
      this.#known.set(lang, text);
      await handed;
    }
    this.#lang = lang;
  }

  *#greetings(): Iterable<Greeting> {
    for (const [lang, source] of this.#known) yield textsGreeting(lang, source);
    if (this.#tables !== undefined) yield { tables: this.#tables };
  }
}

function textsGreeting(lang: string, source: string): Greeting {
  return { ask: { lang: 'en', ask: 'texts', with: { lang, source } } };
}
