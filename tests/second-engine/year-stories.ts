import type { YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { Cover, KnownDrug, Share, YearInput } from '#domain/drug-cost/year-input.ts';
import { secondEstimateYear } from './second-estimate-year.ts';

export const quarter: Share = { kind: 'coinsurance', parts: 25_00 };
export const copay = (amount: number): Share => ({ kind: 'copay', amount });
export const tier = (share: Share, hasDeductible = true): Cover => ({ rule: 'tier', share, hasDeductible });

export const drug = (price: number, cover: Cover = tier(quarter), change: Partial<KnownDrug> = {}): KnownDrug => ({
  id: 'a',
  kind: 'brand',
  supply: 30,
  price,
  cover,
  ...change,
});

export const yearOf = (drugs: YearInput['drugs'], change: Partial<YearInput> = {}, deductible = 615_00): YearInput => ({
  planYear: 2026,
  plan: { deductible, isEnhanced: false },
  drugs,
  help: 0,
  startMonth: 1,
  already: { counted: 0, spent: 0 },
  ...change,
});

export function estimate(input: YearInput): YearEstimate {
  const answer = secondEstimateYear(input);
  if ('because' in answer) throw new Error(answer.because);
  return answer;
}

export const ENHANCED = { plan: { deductible: 0, isEnhanced: true } };
export const of2023 = { planYear: 2023, plan: { deductible: 505_00, isEnhanced: false } };
export const of2027 = { planYear: 2027, plan: { deductible: 700_00, isEnhanced: false } };
export const fills = (count: number, amount: number): number[] => Array.from({ length: count }, () => amount);

export const december = (drugs: YearInput['drugs'], change: Partial<YearInput> = {}): YearInput =>
  yearOf(drugs, { startMonth: 12, ...change });

/** It lowers no deductible, and brings the year to the initial coverage limit. */
export const FREE_BUT_DEAR = drug(4660_00, tier(copay(0), false), { id: 'dear' });

export const EXEMPT = drug(20_00, {
  rule: 'tier',
  share: copay(4_00),
  hasDeductible: false,
  beforeDeductible: copay(2_00),
});
