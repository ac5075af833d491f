/** Judges a turn that was tried in place of a mistake, as the review judged the game's own. */
import { core } from '../../app/core';
import type { GameSpec, JudgedTold } from '../../core';

/** How much of the chance to win a turn may give away and still count as good. */
const SLACK = 0.05;

/** What a try is worth beside the best turn. */
export interface Verdict {
  readonly good: boolean;
  readonly turn: string;
  readonly value: string;
}

/** Reviews the last turn of a game alone, beside what was best there. */
export async function verdictOn(game: GameSpec, best: JudgedTold): Promise<Verdict> {
  const turn = game.turns.at(-1) ?? '';
  if (turn === best.best[0]) return { good: true, turn, value: best.best_value.words };
  const { turns } = await core().review({ game });
  const tried = turns.at(-1);
  const good = tried?.grade === null && tried.loss <= SLACK;
  return { good, turn, value: tried?.value.words ?? '' };
}
