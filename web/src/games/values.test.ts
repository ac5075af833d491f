/** Every value of every parameter, and every phase, has words in every language. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Core, ParameterTold } from '../core';
import { testCore } from '../core/testing';
import { languages, setLanguage } from '../i18n/i18n.svelte';
import { listed, parameterIs, phaseName, valueName } from './values';

let core: Core;
const parameters = new Map<string, ParameterTold>();
const phases = new Set<string>();

beforeAll(async () => {
  core = testCore();
  const { games } = await core.ask('catalogue', {});
  for (const { id } of games.flatMap(({ rulesets }) => rulesets)) {
    const told = await core.ask('ruleset', { ruleset: id });
    for (const one of told.parameters) parameters.set(one.name, one);
    const text = (await core.ask('new_game', { ruleset: id })).state.position;
    for (const phase of (await core.ask('position', { ruleset: id, position: { text } })).phases) phases.add(phase);
  }
});
afterAll(() => {
  core.dispose();
});

describe.each(languages)('$code', ({ code }) => {
  beforeAll(() => setLanguage(code));

  test('values', () => {
    expect(parameters.size).toBeGreaterThan(15);
    for (const { name, values } of parameters.values()) {
      const words = typeof values === 'object' && 'choice' in values ? values.choice : [];
      const raw = words.filter((word) => name !== 'lose_at' && valueName(name, word) === word);
      expect(raw, name).toEqual([]);
      expect(parameterIs(name, words[0] ?? '1')).not.toContain('parameter-');
    }
    expect(valueName('points', '5-2-1-0')).toMatch(/5.*2.*1.*0/);
  });

  test('phases', () => {
    expect(phases.size).toBeGreaterThan(5);
    expect([...phases].filter((phase) => phaseName(phase).includes('duty-'))).toEqual([]);
  });

  test('lists', () => {
    // Without the marks that set the things apart.
    const plain = listed(['b3', 'd3', 'e4']).replaceAll(/[\u2066-\u2069]/g, '');
    expect(plain).toBe(code === 'ar' ? 'b3، d3، e4' : 'b3, d3, e4');
    expect(listed([])).toBe('');
  });
});
