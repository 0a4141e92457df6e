import type { drugYear } from '#content/en/drug-cost-year.ts';
import type { DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import { isNotSold, needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import { pharmacyTypeOf } from '#domain/drugs/pharmacy-type.ts';
import { costOfDrug } from './drug-cover.ts';

type Words = typeof drugYear;

/** Where a supply is bought, as its words have it. */
export type SupplyPlace = 'mail' | 'chosen' | 'retail';

export function placeOf(pharmacy: Pharmacy | null): SupplyPlace {
  if (!pharmacy) return 'retail';
  return pharmacyTypeOf(pharmacy) === 'mail' ? 'mail' : 'chosen';
}

/**
 * The drugs whose supply a plan does not sell at the pharmacy, though it covers them. Out of the network it sells none,
 * and the one message on the pharmacy says so.
 */
export const notSoldDrugs = (cost: PlanDrugCost, drugs: readonly Drug[]) =>
  drugs.flatMap((drug) => {
    const own = costOfDrug(cost, drug);
    return own && isNotSold(own) && !needsPharmacyMessage(cost) ? [{ drug, cost: own }] : [];
  });

export const notSoldWords = ({ drugSupplyLength }: Drug, pharmacy: Pharmacy | null, words: Words) =>
  words.notSoldAs(drugSupplyLength, placeOf(pharmacy));

/** A price that Medicare negotiated since is not in the average. */
export const isOutdatedAverage = ({ average }: DrugCost): boolean => average?.isNegotiated ?? false;

/** What the price of one drug rests on; nothing for the plan's own price, and where there is none. */
export function priceNotes(cost: DrugCost, words: Words): string[] {
  const { average } = cost;
  if (!average) return [];
  const price = words.averagePrice(average.year);
  const note = average.poolsStrengths ? `${price} (${words.ofAllStrengths})` : price;
  return isOutdatedAverage(cost) ? [note, words.negotiated] : [note];
}

/** How many of the drugs rest on average prices, for each year that they are from. */
export function averageNotes({ drugs }: Pick<PlanDrugCost, 'drugs'>, words: Words): string[] {
  const years = drugs.flatMap(({ average }) => (average ? [average.year] : []));
  return [...new Set(years)].map((year) =>
    words.restsOnAverage(years.filter((other) => other === year).length, drugs.length, year),
  );
}
