/** Asks again and again while somebody is looking: at once, then after every answer and a pause. */

/** Begins; the function it gives ends it. A failed question is told, and asked again all the same. */
export function poll<T>(
  every: number,
  ask: () => Promise<T>,
  tell: (answer: T) => void,
  fail: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: 'no' | 'yes' | 'ended' = 'no';

  const ended = () => asking === 'ended';
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (asking !== 'no' || document.visibilityState === 'hidden') return;
    asking = 'yes';
    try {
      const answer = await ask();
      if (!ended()) tell(answer);
    } catch (error) {
      if (!ended()) fail(error);
    }
    if (ended()) return;
    asking = 'no';
    timer = setTimeout(() => void run(), every);
  };
  const look = () => void run();

  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    asking = 'ended';
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
