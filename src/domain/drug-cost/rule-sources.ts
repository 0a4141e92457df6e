import type { Phase } from './year-estimate.ts';

/** What a receipt calls a rule: the phases, and what may change or follow a share. */
export type RuleName = Phase | 'extra-help' | 'limit' | 'counted';

const BENEFIT = '42 CFR 423.104';

/** Where the law has each rule, as docs/drug-cost-rules.md names it; null where the plan alone decides. */
export const RULE_SOURCES: Readonly<Record<RuleName, string | null>> = {
  deductible: BENEFIT,
  initial: BENEFIT,
  gap: BENEFIT,
  catastrophic: BENEFIT,
  insulin: '42 U.S.C. 1395w-102(b)(9)',
  vaccine: '42 U.S.C. 1395w-102(b)(8)',
  supplemental: null,
  'not-covered': null,
  'not-offered': null,
  'extra-help': '42 CFR 423.780, 42 CFR 423.782',
  limit: BENEFIT,
  counted: BENEFIT,
};
