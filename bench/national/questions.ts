import type { NpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { NO_TIER, SAMPLE_DRUGS } from '#server/catalogue/sample/drugs/drug-list.ts';
import type { SamplePharmacy } from '#server/catalogue/sample/drugs/pharmacy-file.ts';
import { daily } from '#tests/support/drug-costs.ts';
import type { Shot } from '../measure.ts';
import { DRUGS } from './drugs.ts';
import type { Places } from './plans.ts';
import { rollOf } from './rolls.ts';
import { COUNTRY } from './size.ts';

const SEARCH = `/planinfo/product-details/VPP/plan-years/${COUNTRY.year}/products/ALL/state-codes`;
const NEAR = 200;
const PLANS = 20;
const DRUGS_TAKEN = 10;
const ESTIMATES = 200;
const OTHERS = 400;

type Plan = { planId: string; contractId: string; pbpNumber: string; segmentId: string; planYear: number };

export type Questions = Record<'estimates' | 'searches' | 'details' | 'names' | 'pharmacies', Shot[]>;

/** Different questions of each kind, around a county; the costs are those of plans that have prices. */
export async function makeQuestions(
  origin: string,
  {
    places,
    geography,
    pharmacies,
    priced,
  }: { places: Places; geography: NpmGeography; pharmacies: readonly SamplePharmacy[]; priced: ReadonlySet<string> },
  countyFips: string,
): Promise<Questions> {
  const zipOf = new Map([...geography.zips].map(([zip, [first = '']]) => [first, zip]));
  const middle = places.counties.findIndex((county) => county.countyFips === countyFips);
  const near = Array.from({ length: NEAR }, (_, step) =>
    places.counties.at((middle + step - NEAR / 2) % places.counties.length),
  );
  const counties: { fips: string; zip: string; plans: Plan[]; pharmacies: SamplePharmacy[] }[] = [];
  const searches: Shot[] = [];
  const all = new Map<string, Plan>();
  for (const county of near) {
    if (!county) continue;
    const path = `${SEARCH}/${county.stateCode}/fips-county-codes/${county.countyFips.slice(2)}`;
    searches.push({ path });
    const { plans } = (await (await fetch(origin + path)).json()) as { plans: Plan[] };
    for (const plan of plans) all.set(plan.planId, plan);
    const zip = zipOf.get(county.countyFips);
    const own = plans.filter(({ contractId, pbpNumber }) => priced.has(`${contractId} ${Number(pbpNumber)}`));
    if (own.length < PLANS || !zip) continue;
    const shops = pharmacies.filter((pharmacy) => pharmacy.countyFips === county.countyFips);
    counties.push({ fips: county.countyFips, zip, plans: own, pharmacies: shops });
  }
  const [first] = counties;
  if (!first) throw new Error(`No county near ${countyFips} has ${PLANS} plans with prices.`);

  const estimates = Array.from({ length: ESTIMATES }, (_, index): Shot => {
    const { fips, zip, plans, pharmacies: shops } = counties[Math.floor(rollOf(31, index) * counties.length)] ?? first;
    const body = {
      zip,
      county: fips,
      pharmacy: index % 2 === 0 && shops.length > 0 ? `10${some(shops, 1, index)[0]?.npi}` : null,
      plans: some(plans, PLANS, index).map(({ contractId, pbpNumber, segmentId, planYear }) => ({
        contractId,
        pbpNumber,
        segmentId,
        planYear,
      })),
      drugs: some(TAKEN, DRUGS_TAKEN, index).map(({ ndc }) => daily(ndc)),
    };
    return { path: '/drug-pricing-api/drugpricing/estimateplancost', body };
  });

  const details = some([...all.values()], OTHERS, 1).map(({ planId }) => ({
    path: `/planinfo/details/VPP/plan-years/${COUNTRY.year}/plans/${planId}`,
  }));
  const names = some(DRUGS, OTHERS, 2).map(({ name }, index) => ({
    path: '/drug-info-api/druginfo/names/v1/search',
    body: { text: name.slice(0, 2 + (index % 9)).trim() },
  }));
  const around = some([...geography.middles.keys()], OTHERS, 3).map((zipCode, index) => ({
    path: '/pharmacysearch/pharmacies/v1/search',
    body: { zipCode, miles: [1, 5, 10, 25, 50][index % 5] },
  }));
  return { estimates, searches, details, names, pharmacies: around };
}

/** Mostly common drugs, all of them counted one by one. */
const COUNTED = /Oral (Tablet|Capsule)$/;
const TAKEN = [
  ...SAMPLE_DRUGS.filter(({ tier, name }) => tier !== NO_TIER && COUNTED.test(name)),
  ...DRUGS.slice(SAMPLE_DRUGS.length, 600).filter(({ name }) => COUNTED.test(name)),
];

function some<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const placed = items.map((item, index) => ({ item, place: rollOf(seed + 100, index) }));
  return placed
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}
