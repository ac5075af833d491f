// A worker and the questions that wait for it. A worker that breaks down or is cancelled is replaced.

import { CoreCrashed, CoreProblem, CoreUnavailable } from './errors';
import type { FromWorker, Name, ToWorker } from './messages';
import type { CoreEvent, Exchanges } from './protocol.gen';

/** What is used of a worker; tests have their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

/** What an instance is started with, each time anew. */
export interface Supplies {
  /** The compiled module: fetched and compiled once, whatever happens to workers. */
  module(): Promise<WebAssembly.Module>;
  /** A new worker. */
  spawn(): WorkerLike;
  /** What a fresh worker is told before anything else. */
  greet(): Iterable<Greeting>;
}

/** Something that a fresh worker is told. */
export type Greeting = { ask: { lang: string; ask: Name; with: unknown } } | { tables: Uint8Array };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  tell?: ((event: CoreEvent) => void) | undefined;
}

/** One instance of the core in a worker of its own. */
export class Instance {
  readonly #supplies: Supplies;
  #worker: Promise<WorkerLike> | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(supplies: Supplies) {
    this.#supplies = supplies;
  }

  /** Asks a question; events are told as they come. */
  async ask<N extends Name>(
    lang: string,
    name: N,
    ask: Exchanges[N]['ask'],
    tell?: (event: CoreEvent) => void,
  ): Promise<Exchanges[N]['answer']> {
    const worker = await this.#ready();
    const answer = this.#send(worker, { ask: { lang, ask: name, with: ask } }, tell);
    return answer as Promise<Exchanges[N]['answer']>;
  }

  /** Tells a running worker what a fresh one is greeted with. */
  async hand(greeting: Greeting): Promise<unknown> {
    return this.#send(await this.#ready(), greeting);
  }

  /** Ends whatever is under way: the worker is replaced at once, and those who wait are told why. */
  restart(why: Error): void {
    this.stop(why);
    // The next one is made ready now, so that nobody waits for it later.
    this.#ready().catch(() => undefined);
  }

  /** Ends the worker. */
  stop(why: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    void worker?.then(
      (worker) => {
        worker.terminate();
      },
      () => undefined,
    );
    for (const one of waiting) one.reject(why);
  }

  #ready(): Promise<WorkerLike> {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  async #start(): Promise<WorkerLike> {
    try {
      const module = await this.#supplies.module();
      const worker = this.#supplies.spawn();
      worker.onmessage = (event) => {
        this.#hear(event.data);
      };
      worker.onerror = (event) => {
        this.restart(new CoreCrashed(event.message));
      };
      await this.#send(worker, { start: module });
      for (const greeting of this.#supplies.greet()) await this.#send(worker, greeting);
      return worker;
    } catch (error) {
      this.#worker = undefined;
      if (error instanceof CoreProblem || error instanceof CoreCrashed) throw error;
      throw new CoreUnavailable(String(error));
    }
  }

  #send(
    worker: WorkerLike,
    message: { start: WebAssembly.Module } | Greeting,
    tell?: (event: CoreEvent) => void,
  ): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, tell });
      worker.postMessage({ id, ...message });
    });
  }

  #hear(message: FromWorker): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    if ('event' in message) {
      waiting.tell?.(message.event);
      return;
    }
    if ('crashed' in message) {
      this.restart(new CoreCrashed(message.crashed));
      return;
    }
    this.#waiting.delete(message.id);
    if ('error' in message.reply) waiting.reject(new CoreProblem(message.reply.error));
    else waiting.resolve(message.reply.answer);
  }
}
