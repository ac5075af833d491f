/** Clauses of all rule sets, sorted by who says so. */
import type { ClauseTold, RuleSetDetail, RuleSetTold } from '../../core';

/** A sheet and the rule sets that are told from it. */
export interface SheetFound {
  readonly id: string;
  readonly name: string;
  readonly rulesets: readonly RuleSetFound[];
}

/** A rule set: how many clauses have which authority, and which of them are in doubt. */
export interface RuleSetFound {
  readonly told: RuleSetTold;
  readonly counts: Record<'sheet' | 'other' | 'house', number>;
  readonly doubts: readonly ClauseTold[];
}

/** An outside source and how many clauses rest on it. */
export interface SourceFound {
  readonly id: string;
  readonly clauses: number;
}

/** Everything that the page tells. */
export function gather(details: readonly RuleSetDetail[]): { sheets: SheetFound[]; sources: SourceFound[] } {
  const sheets = new Map<string, SheetFound>();
  const sources = new Map<string, Set<string>>();
  for (const { ruleset, clauses } of details) {
    const before = sheets.get(ruleset.sheet);
    const found = { told: ruleset, counts: count(clauses), doubts: clauses.filter(inDoubt) };
    const { sheet: id, sheet_name: name } = ruleset;
    sheets.set(id, { id, name, rulesets: [...(before?.rulesets ?? []), found] });
    for (const { id, provenance } of clauses) {
      if (provenance.source === null) continue;
      const known = sources.get(provenance.source) ?? new Set();
      sources.set(provenance.source, known.add(id));
    }
  }
  return {
    sheets: [...sheets.values()],
    sources: [...sources].map(([id, clauses]) => ({ id, clauses: clauses.size })),
  };
}

function inDoubt({ provenance }: ClauseTold): boolean {
  return provenance.tag === 'house' || provenance.note !== null;
}

function count(clauses: readonly ClauseTold[]): RuleSetFound['counts'] {
  const of = (tag: ClauseTold['provenance']['tag']) =>
    clauses.filter(({ provenance }) => provenance.tag === tag).length;
  return { sheet: of('sheet'), other: of('outside'), house: of('house') };
}
