import type { NoCostReason } from '#domain/drug-cost/year-estimate.ts';
import type { CoverageRow } from '#domain/drugs/coverage-row.ts';
import { drugPanel } from './drug-cost-panel.ts';
import { restOfYear } from './drug-cost-rest-of-year.ts';
import { drugYear } from './drug-cost-year.ts';

/** What drugs cost with a plan: on its card, in the pricing box, and wherever else a plan is shown. */
export const drugCosts = {
  ...drugPanel,
  failed: 'We could not work out your drug costs.',
  average: (amount: string) => `About ${amount} a month on average`,
  restOfYear,
  notAvailable: 'Not available',
  because: {
    'no-drug-cover': 'This plan does not cover drugs.',
    'no-drug-data': 'We do not have this plan’s drug list.',
    suppressed: 'Medicare does not show this plan’s drug costs right now.',
    'deductible-unknown': 'We do not know this plan’s drug deductible.',
    'no-parameters': 'We do not have Medicare’s rules for this year yet.',
    'drug-unknown': 'We do not know how this plan covers one of your drugs.',
    'share-unknown': 'We do not know what this plan charges for one of your drugs at this kind of pharmacy.',
    'price-unknown': 'We do not know the price of one of your drugs.',
    'quantity-unknown': 'For one of your drugs we do not know how often you take it.',
    'quantity-too-much': 'For one of your drugs the amount is more than anyone can take. Please check it.',
    'package-unknown': 'For one of your drugs we do not know how much is in one package. Please check it.',
    'unit-unknown': 'We do not know how one of your drugs is counted when it is sold, so we cannot work out its price.',
    'price-mixed': 'The only price we have for one of your drugs mixes it with other forms of the drug.',
    'price-unclear': 'We found more than one price for one of your drugs and cannot tell which is right.',
    'help-not-in-year': 'Your kind of Extra Help is not part of Medicare’s rules for this year.',
    fault: 'This figure did not pass our checks, so we do not show it. The mistake is ours, not yours.',
  } satisfies Record<NoCostReason, string>,
  estimated: (year: number) => `estimated from average ${year} prices`,
  standardPharmacy: 'For a pharmacy with the plan’s standard prices, since we do not know if yours is in its network.',
  noPharmacy: 'For a pharmacy with the plan’s standard prices, since you have not chosen one.',
  cap: (amount: string, year: number) => `The most you pay for covered drugs in ${year}: ${amount}`,
  /** One value for each plan year; the last is said of a year without a published figure. DRUG-404, DRUG-626. */
  caps: { 2024: '$8,000', 2025: '$2,000', 2026: '$2,100', 2027: '$2,400' } as Readonly<Record<number, string>>,
  capOfOtherYears: '$2,800',
  yourDrugs: 'Your drugs',
  coverage: {
    covered: 'Covered',
    'not-covered': 'Not covered',
    'not-offered': 'Covered, but not sold this way',
    'pharmacy-message': 'Your pharmacy is not in this plan’s network. Drug costs may be higher.',
    'not-available': 'Information not available',
  } satisfies Record<CoverageRow, string>,
  drugYear,
  longTermCare: 'Questions about a long-term care pharmacy?',
  seePricing: 'See drug pricing',
};
