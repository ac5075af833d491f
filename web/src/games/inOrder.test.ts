import { expect, test } from 'vitest';
import { inOrder } from './inOrder';

test('what was asked first is done first, however long it takes', async () => {
  const orderly = inOrder();
  const done: string[] = [];
  const task = (name: string, milliseconds: number) =>
    orderly(async () => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      done.push(name);
    });
  await Promise.all([task('slow', 20), task('quick', 0)]);
  expect(done).toEqual(['slow', 'quick']);
});

test('a task that fails says so to whoever asked for it, and holds nobody up', async () => {
  const orderly = inOrder();
  const done: string[] = [];
  const failed = orderly(() => Promise.reject(new Error('no')));
  const next = orderly(() => Promise.resolve(void done.push('next')));
  await expect(failed).rejects.toThrow('no');
  await next;
  expect(done).toEqual(['next']);
});
