// Why a promise of the core was not kept.

import type { Problem } from './protocol.gen';

/** The core refused: `message` is a sentence for people, `problem` has the rest. */
export class CoreProblem extends Error {
  override readonly name = 'CoreProblem';

  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Somebody cancelled before anything was known. */
export class CoreCancelled extends Error {
  override readonly name = 'CoreCancelled';

  constructor() {
    super('cancelled');
  }
}

/** The core broke down, which is a bug; it was started again, and the next question is answered. */
export class CoreCrashed extends Error {
  override readonly name = 'CoreCrashed';
}

/** The core could not be loaded at all: no network on the first visit, or a browser without WebAssembly. */
export class CoreUnavailable extends Error {
  override readonly name = 'CoreUnavailable';
}
