import type { NpmCounty } from '#server/catalogue/geography/npm-geography.ts';
import { between, roll } from '../random.ts';
import { hasMail, hasPreferred } from './cost-files.ts';
import { type DrugPlan, drugsOf, FORMULARY_IDS, type ListedDrug } from './formularies.ts';
import type { SamplePharmacy } from './pharmacy-file.ts';
import { flag, idsOf, spufFile, spufLine } from './spuf-lines.ts';

/** One kind of plan has no prices: its costs rest on averages. */
const hasPrices = ({ product }: DrugPlan) => product.title !== 'Any Doctor';

const SPECIALTY_TIER = 5;

/** Prices differ a little from plan to plan, and three months are a little cheaper than three times one. */
export function pricingFile(plans: readonly DrugPlan[]): string {
  const listed = new Map<string, ListedDrug[]>(FORMULARY_IDS.map((id) => [id, drugsOf(id)]));
  const lines: string[] = [];
  for (const plan of plans.filter(hasPrices)) {
    const ids = idsOf(plan).join('|');
    const level = 0.9 + roll(`${plan.key} prices ${plan.year}`) / 5;
    for (const { ndc, price, tier } of listed.get(plan.formulary) ?? []) {
      const unit = price * level;
      lines.push(`${ids}|${ndc}|30|${unit.toFixed(5)}\r\n`);
      // Nobody sells three months of a specialty drug at once.
      if (tier !== SPECIALTY_TIER) lines.push(`${ids}|${ndc}|90|${(unit * 0.96).toFixed(5)}\r\n`);
    }
  }
  return spufFile(PRICING_TITLES, lines);
}

export const PRICING_TITLES = 'CONTRACT_ID|PLAN_ID|SEGMENT_ID|NDC|DAYS_SUPPLY|UNIT_COST';

const FEE_TITLES = ['BRAND', 'GENERIC', 'SELECTED'].flatMap((kind) =>
  [30, 60, 90].map((days) => `${kind}_DISPENSING_FEE_${days}`),
);

export const NETWORK_TITLES = `CONTRACT_ID|PLAN_ID|SEGMENT_ID|PHARMACY_NUMBER|PHARMACY_ZIPCODE|PREFERRED_STATUS_RETAIL|PREFERRED_STATUS_MAIL|PHARMACY_RETAIL|PHARMACY_MAIL|IN_AREA_FLAG|FLOOR_PRICE|${FEE_TITLES.join('|')}`;

/** A plan works with the shops of its counties: some preferred, some not at all. */
export function networkFile(
  plans: readonly DrugPlan[],
  pharmacies: readonly SamplePharmacy[],
  counties: readonly NpmCounty[],
): string {
  const nameOf = new Map(
    counties.map(({ countyFips, countyName }) => [countyFips, countyName.replace(/ County$/, '')]),
  );
  const placed = pharmacies.map((pharmacy) => ({ pharmacy, place: between(pharmacy.name, 0, 3) }));
  const lines: string[] = [];
  for (const plan of plans) {
    const preferredChain = between(`${plan.carrier.contractId} chain`, 0, 3);
    const near = new Set(plan.counties);
    for (const { pharmacy, place } of placed) {
      const isMail = pharmacy.kind === 'mail';
      const isNear = near.has('All Counties') || near.has(nameOf.get(pharmacy.countyFips) ?? '');
      const isOffered = isMail ? hasMail(plan) : pharmacy.stateCode === plan.carrier.stateCode && isNear;
      // Each carrier leaves one chain out, and prefers another.
      if (!isOffered || (pharmacy.kind === 'retail' && (place + 2) % 4 === preferredChain)) continue;
      const isPreferred =
        hasPreferred(plan) && (isMail ? pharmacy.name.startsWith('Doorstep') : place === preferredChain);
      lines.push(
        spufLine([...idsOf(plan), `10${pharmacy.npi}`, pharmacy.zip, ...networkTerms({ isMail, isPreferred })]),
      );
    }
  }
  return spufFile(NETWORK_TITLES, lines);
}

/** What a network file tells of a pharmacy at a plan: four places and its area, the floor of a price, the fees. */
export function networkTerms({ isMail, isPreferred }: { isMail: boolean; isPreferred: boolean }) {
  const fees = [1.5, 1.5, 1.75, 1, 1, 1.25, 1.5, 1.5, 1.5].map((base) => (isPreferred ? base / 2 : base).toFixed(2));
  const places = [isPreferred && !isMail, isPreferred && isMail, !isMail, isMail].map(flag);
  return [...places, isMail ? 0 : 1, isPreferred ? '0.00' : '1.00', ...fees];
}
