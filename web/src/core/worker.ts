// The script of both workers, rules and engine.

import type { FromWorker, ToWorker } from './messages';
import { serve } from './serve';

/** What is used of a worker's global scope: the page's own types do not know it. */
interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as Scope;
const answer = serve((message) => {
  scope.postMessage(message);
});
scope.onmessage = (event) => {
  void answer(event.data);
};
