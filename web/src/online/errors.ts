/** Why the server did not do something. Small, because every page can be shown one of these. */
import type { Problem } from './types';

/** The server refused: `message` is its sentence in the reader's language. */
export class OnlineProblem extends Error {
  override readonly name = 'OnlineProblem';

  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** Nobody answers: there is no server behind this page, or no way to it. */
export class NoServer extends Error {
  override readonly name = 'NoServer';

  constructor(readonly why: 'no server' | 'no connection') {
    super(why);
  }
}
