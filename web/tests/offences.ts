/** What axe finds on a page: automatic checks of accessibility. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All that offends, or what offends some rules: what the rule is called, and where. */
export async function offences(page: Page, rules?: string[]): Promise<string[]> {
  // A colour on its way to another one has the contrast of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // There are no frames, and nobody reads what passes: that halves the time.
  const runOnly = rules ? { runOnly: { type: 'rule' as const, values: rules } } : {};
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...runOnly }).setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
