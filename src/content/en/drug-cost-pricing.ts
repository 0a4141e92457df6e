import type { BillingUnit, DoseItem } from '#domain/drugs/dispensing.ts';
import { doseItems } from './dose-items.ts';
import { phases } from './drug-cost-phases.ts';

/** Of tablets the bare number is enough. */
const AMOUNTS: Record<BillingUnit, (number: string) => string> = {
  EA: (number) => number,
  ML: doseItems.units.ML.amount,
  GM: doseItems.units.GM.amount,
};

/** The box with the prices of each drug at one plan. Spec B2. */
export const drugPricing = {
  title: (plan: string) => `Drug pricing: ${plan}`,
  close: 'Close dialog',
  drug: 'Drug',
  coverage: 'Coverage',
  tier: 'Tier',
  tierOf: (tier: number) => `Tier ${tier}`,
  noTier: 'No tier',
  price: 'Price of a fill',
  initialCost: 'You pay for a fill',
  year: 'You pay in the year',
  total: 'All drugs in the year',
  notAvailable: 'Not available',
  deductible: (amount: string) => `Yearly drug deductible: ${amount}`,
  allTiers: 'Yearly drug deductible: none on all tiers',
  deductibleUnknown: 'Yearly drug deductible: Not available',
  editList: 'Edit drug list',
  limits: 'Rules of the plan',
  priorAuthorization: 'The plan must agree first (prior authorization)',
  stepTherapy: 'You must try another drug first (step therapy)',
  quantityLimit: (amount: string, days: number) => `At most ${amount} in ${days} days`,
  amounts: AMOUNTS,
  /** What the shopper counts, beside what the plan counts: '3 mL (1 pen)'. */
  inItems: (amount: string, count: string, item: DoseItem) => {
    const { one, many } = doseItems.items[item];
    return `${amount} (${count} ${count === '1' ? one : many})`;
  },
  overLimit: 'You take more than that. Ask the plan for an exception before you count on this cost.',
  notOffered: 'The plan does not offer this supply at this pharmacy, so you pay the full price.',
  months: 'Month by month',
  monthsLoading: 'Getting the months…',
  monthsFailed: 'We could not get the months.',
  monthsOutside: 'These costs come from another drug cost service. It does not tell us how they spread over the year.',
  changed: 'Prices have changed since you opened the page. Load the page again to see the new ones.',
  month: 'Month',
  youPay: 'You pay for drugs',
  monthBars: {
    label: 'What the bars show',
    premium: (amount: string) => `Premium: ${amount} more each month`,
    noPremium: 'Premium: Not available',
    covered: 'Covered drugs',
    notCovered: 'Drugs you pay in full',
    inFull: (amount: string) => `${amount} of it in full`,
  },
  phase: 'What decides it',
  phases,
  noFill: 'Nothing to pay',
  byPhase: (drug: string) => `What decides the year of ${drug}`,
  phaseCost: (phase: string, amount: string) => `${phase} ${amount}`,
  parts: {
    covered: 'Covered drugs in the year',
    supplemental: 'Extra coverage of the plan in the year',
    notCovered: 'Drugs not covered, in the year',
  },
  limitReached: (month: string) => `You reach the yearly limit in ${month}. After that covered drugs cost you nothing.`,
  from: (source: string, date: string | null) => (date ? `From ${source}, as of ${date}.` : `From ${source}.`),
  madeUp: 'a made-up sample',
};
