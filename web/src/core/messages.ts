// What passes between the page and a worker.

import type { CoreEvent, Exchanges, Problem, TablesTold } from './protocol.gen';

/** The name of a question. */
export type Name = keyof Exchanges;

/** To a worker. */
export type ToWorker =
  | { id: number; start: WebAssembly.Module }
  | { id: number; ask: { lang: string; ask: Name; with: unknown } }
  | { id: number; tables: Uint8Array };

/** A reply as the core gives it. */
export type Reply = { answer: unknown } | { error: Problem };

/** From a worker. */
export type FromWorker =
  | { id: number; reply: Reply }
  | { id: number; event: CoreEvent }
  /** The instance has trapped, and the worker is of no use any more. */
  | { id: number; crashed: string };

/** What was taken in. */
export type TablesReply = TablesTold;
