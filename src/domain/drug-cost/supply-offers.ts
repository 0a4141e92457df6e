import type { Cents } from '#domain/money/cents.ts';
import type { PharmacyAtPlan } from './drug-facts.ts';
import { SUPPLY_LENGTHS, type SupplyLength } from './drug-quantity.ts';
import { initialCost, type PlanYearFacts } from './estimate-year.ts';
import { type DrugAtOnePlan, type DrugOfPlan, priceDrugAt } from './price-plan.ts';

const DELIVERIES = ['retail', 'mail'] as const;

/** A supply that is sold, where, and the cost of one fill once a deductible is met; null where that is not known. */
export type SupplyOffer = {
  days: SupplyLength;
  delivery: (typeof DELIVERIES)[number];
  isAtPharmacy: boolean;
  fill: Cents | null;
};

/** What a plan sells of a drug in the place of a supply that it does not sell, each with the cost of one fill. */
export function supplyOffers(drug: DrugOfPlan, at: PharmacyAtPlan, about: PlanYearFacts): SupplyOffer[] {
  return SUPPLY_LENGTHS.flatMap((days) =>
    DELIVERIES.flatMap((delivery): SupplyOffer[] => {
      const isAtPharmacy = at.place.delivery === delivery && at.place.network !== 'out';
      const sold = (isAtPharmacy ? [at] : placesOf(delivery))
        .map((place) => priceDrugAt({ ...drug, requested: { ...drug.requested, supplyLength: days } }, place))
        .find(isSold);
      return sold?.requested.supplyLength === days ? [{ days, delivery, isAtPharmacy, fill: costOf(sold, about) }] : [];
    }),
  );
}

/** Elsewhere most pharmacies are standard ones; some plans sell at preferred ones alone. */
const placesOf = (delivery: SupplyOffer['delivery']): PharmacyAtPlan[] => [
  { place: { delivery, network: 'standard' }, prices: null },
  { place: { delivery, network: 'preferred' }, prices: null },
];

const isSold = ({ priced: { cover } }: DrugAtOnePlan) => cover !== null && cover.rule !== 'not-offered';

const costOf = ({ priced }: DrugAtOnePlan, about: PlanYearFacts): Cents | null =>
  'unknown' in priced ? null : initialCost(priced, about);
