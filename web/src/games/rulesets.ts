/** The rule sets as a list to choose from. */
import { core } from '../app/core';

/** Every rule set by its id and title; those of one game if it is named. */
export async function ruleSetOptions(game?: string): Promise<{ value: string; name: string }[]> {
  const { games } = await core().ask('catalogue', {});
  const wanted = games.filter(({ id }) => game === undefined || id === game);
  return wanted.flatMap(({ rulesets }) => rulesets.map(({ id, title }) => ({ value: id, name: title })));
}

/** The option that means a rule set, which may be written without its revision. */
export function optionOf(options: readonly { value: string }[], ruleset: string): string {
  return options.find(({ value }) => value === ruleset || value.replace(/@\d+/, '') === ruleset)?.value ?? ruleset;
}
