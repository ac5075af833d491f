/**
 * One thing after the other.
 *
 * The core answers later, and hands are quick: two stones may be placed before the first one has been answered for. Whatever
 * touches a game therefore waits for what was done before it, and finds the game as that has left it.
 */
export function inOrder(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    // A task that fails is its caller's to hear of; the next one comes all the same.
    last = done.catch(() => undefined);
    return done;
  };
}
