import type { Cents } from '#domain/money/cents.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import { partOf, shareOf } from './tier-share.ts';
import { type Steps, smallestOf } from './year-estimate.ts';
import type { Cover, DaysOfSupply } from './year-input.ts';

type InsulinCover = Extract<Cover, { rule: 'insulin' }>;

const UNSAID = Number.POSITIVE_INFINITY;
const DAYS_OF_A_MONTH = 30;

/** How many times 30 days a fill lasts. */
export const monthsOf = (supply: DaysOfSupply): number => supply / DAYS_OF_A_MONTH;

/** Rule 6: the smallest of all that the law and the plan name. The deductible has no part in it. */
export function insulinShare(
  { insulinMonth, insulinParts }: PartDParameters,
  { share, insulin }: InsulinCover,
  supply: DaysOfSupply,
  price: Cents,
  steps?: Steps,
): Cents {
  const most = insulinMonth * monthsOf(supply);
  const copay = insulin?.copay ?? UNSAID;
  const coinsurance = insulin?.parts === undefined ? UNSAID : partOf(price, insulin.parts);
  const hasLine = copay !== UNSAID || coinsurance !== UNSAID;
  const tier = share === undefined || hasLine ? UNSAID : shareOf(share, price);
  const part = insulinParts === null ? UNSAID : partOf(price, insulinParts);
  const result = Math.min(most, copay, coinsurance, tier, part, price);
  steps?.push({
    step: 'part',
    phase: 'insulin',
    of: price,
    result,
    by: smallestOf([
      { name: 'insulin-limit', amount: most },
      { name: 'insulin-copay', amount: copay },
      { name: 'insulin-coinsurance', amount: coinsurance },
      { name: 'tier-share', amount: tier },
      { name: 'insulin-part-of-price', amount: part },
      { name: 'price', amount: price },
    ]),
  });
  return result;
}

/** What the standard benefit would ask for insulin; counts in an enhanced plan. */
export const standardInsulinShare = (
  { insulinMonth, initialParts }: PartDParameters,
  supply: DaysOfSupply,
  price: Cents,
): Cents => Math.min(insulinMonth * monthsOf(supply), partOf(price, initialParts), price);
