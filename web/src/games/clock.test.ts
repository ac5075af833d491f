import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock, clockText } from './clock.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('time as a clock shows it', () => {
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(9_940)).toBe('9.9');
  expect(clockText(3_725_000)).toBe('1:02:05');
});

test('time runs for one side, a turn adds to it, and a flag falls once', () => {
  const flags: string[] = [];
  const clock = new Clock({ kind: 'increment', start: 2000, increment: 500 }, { first: 2000, second: 2000 }, (side) =>
    flags.push(side),
  );
  clock.run('first');
  vi.advanceTimersByTime(1000);
  clock.completed('first');
  clock.run('second');
  expect(clock.left.first).toBeCloseTo(1500, -1);
  vi.advanceTimersByTime(5000);
  expect(clock.left).toMatchObject({ second: 0 });
  expect(flags).toEqual(['second']);
  expect(clock.running).toBeNull();
});

test('a clock for each turn begins anew with every turn', () => {
  const clock = new Clock({ kind: 'turn', each: 3000 }, { first: 3000, second: 3000 }, () => undefined);
  clock.run('first');
  vi.advanceTimersByTime(2000);
  clock.completed('first');
  expect(clock.left).toEqual({ first: 3000, second: 3000 });
});
