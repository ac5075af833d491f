// @vitest-environment node
/** The real core judges every step: positions can arise, ways are legal and reach their goal, traps are forbidden as said. */
import { describe, expect, test } from 'vitest';
import { CoreProblem, type Played } from '../../core';
import { testCore } from '../../core/testing';
import { LESSONS } from './lessons';

const core = testCore();

describe.each(LESSONS)('$id', ({ steps }) => {
  test('has six to ten steps with names of their own', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test.each(steps)('$id tells the truth', async ({ ruleset, position, goal, way, trap, answer }) => {
    let { game } = await core.ask('state', { game: { ruleset, position, turns: [], seed: '1' } });
    if (trap) {
      const { refusal } = await core.ask('check', { game, action: trap.action });
      expect(refusal?.clause.id).toBe(trap.clause);
    }
    const fired: string[] = [];
    let last: Played | null = null;
    let refused: string | null = null;
    for (const action of answer === null ? way : [...way, answer]) {
      try {
        last = await core.ask('play', { game, action });
        game = last.state.game;
        fired.push(...last.changes.flatMap((change) => change.fired.map(({ id }) => id)));
      } catch (error) {
        if (!(error instanceof CoreProblem)) throw error;
        refused = error.problem.refusal?.clause.id ?? error.message;
        break;
      }
    }
    if ('refused' in goal) {
      expect(refused).toBe(goal.refused);
    } else {
      expect(refused).toBeNull();
      expect(fired).toContain(goal.fires);
      expect(last?.state.mid_turn).toBe(false);
    }
  });
});
