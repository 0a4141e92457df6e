import type { Cents } from '#domain/money/cents.ts';
import { estimateYear, explainYear } from '../estimate-year.ts';
import type { YearEstimate } from '../year-estimate.ts';
import type { Cover, KnownDrug, Share, YearInput } from '../year-input.ts';

export const copay = (amount: Cents): Share => ({ kind: 'copay', amount });

export const coinsurance = (parts: number, bounds: { least?: Cents; most?: Cents } = {}): Share => ({
  kind: 'coinsurance',
  parts,
  ...bounds,
});

export const QUARTER = coinsurance(25_00);

/** On a tier that has the deductible. */
export const onTier = (share: Share): Cover => ({ rule: 'tier', share, hasDeductible: true });

/** On a tier that is spared the deductible. */
export const sparedTier = (share: Share, beforeDeductible?: Share): Cover => ({
  rule: 'tier',
  share,
  hasDeductible: false,
  ...(beforeDeductible && { beforeDeductible }),
});

/** A brand drug of $100 for 30 days, which the standard benefit covers. */
export const aDrug = (change: Partial<KnownDrug> = {}): KnownDrug => ({
  id: 'drug',
  kind: 'brand',
  supply: 30,
  price: 100_00,
  cover: onTier(QUARTER),
  ...change,
});

/** The standard benefit of 2026 from January on, with no drugs and no Extra Help. */
export const aYear = (change: Partial<YearInput> = {}): YearInput => ({
  planYear: 2026,
  plan: { deductible: 615_00, isEnhanced: false },
  drugs: [],
  help: 0,
  startMonth: 1,
  already: { counted: 0, spent: 0 },
  ...change,
});

export function estimateOf(input: YearInput): YearEstimate {
  const estimate = estimateYear(input);
  if ('because' in estimate) throw new Error(`no estimate: ${estimate.because}`);
  return estimate;
}

export function receiptsOf(input: YearInput) {
  const explained = explainYear(input);
  if ('because' in explained) throw new Error(`no estimate: ${explained.because}`);
  return explained.fills;
}
