/** The rule sets as a list to choose from. */
import { core } from '../app/core';
import type { RuleSetTold } from '../core';
import { t } from '../i18n/i18n.svelte';
import { listed, parameterIs } from './values';

/** Every rule set by its id and title; those of one game if it is named. */
export async function ruleSetOptions(game?: string): Promise<{ value: string; name: string }[]> {
  const { games } = await core().ask('catalogue', {});
  const wanted = games.filter(({ id }) => game === undefined || id === game);
  return wanted.flatMap(({ rulesets }) => rulesets.map((one) => ({ value: one.id, name: fullName(one) })));
}

/** What differs from the sheet, in words; nothing for the sheet itself. */
export function changesOf({ changes }: RuleSetTold): string {
  return listed(changes.map(({ name, value }) => parameterIs(name, value)));
}

function fullName(ruleset: RuleSetTold): string {
  const { title: name, changes } = ruleset;
  return changes.length === 0 ? name : t('web-ruleset-changed', { name, text: changesOf(ruleset) });
}

/** The option that means a rule set, which may be written without its revision. */
export function optionOf(options: readonly { value: string }[], ruleset: string): string {
  return options.find(({ value }) => value === ruleset || value.replace(/@\d+/, '') === ruleset)?.value ?? ruleset;
}
