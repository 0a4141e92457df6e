import type { NpmCounty } from '../geography/npm-geography.ts';
import { CARRIERS, type Carrier, SAMPLE_STATES, type SampleState } from './carriers.ts';
import { type Product, productsOf } from './products.ts';
import { between, chance, roll } from './random.ts';

/** Whole dollars and cents as CMS prints them; null for a figure that the made-up source does not hold. */
export type SamplePlan = {
  carrier: Carrier;
  product: Product;
  year: number;
  planNumber: string;
  segment: string;
  name: string;
  /** 'All Counties' for a drug plan. */
  counties: readonly string[];
  medicalPremium: number | null;
  drugPremium: number | null;
  monthlyPremium: number | null;
  drugDeductible: number | null;
  limit: number | null;
};

/** The plans of a year. A plan keeps its nature from year to year, and its premium moves a little. */
export function makePlans(year: number, counties: readonly NpmCounty[]): SamplePlan[] {
  return CARRIERS.flatMap((carrier) => {
    const near = counties.filter(({ stateCode }) => stateCode === carrier.stateCode);
    return productsOf(carrier, placeOf(carrier)).flatMap((product, index) => {
      const key = `${carrier.contractId} ${carrier.stateCode} ${product.title}`;
      const isGone = product.comesAndGoes && chance(`${key} ${year} gone`, 0.08);
      return isGone ? [] : [makePlan({ carrier, product, key, year, index, near })];
    });
  });
}

type Blueprint = {
  carrier: Carrier;
  product: Product;
  key: string;
  year: number;
  index: number;
  near: readonly NpmCounty[];
};

function makePlan({ carrier, product, key, year, index, near }: Blueprint): SamplePlan {
  const isBare = chance(`${key} bare`, 0.04);
  const medicalPremium = isBare ? null : premium(`${key} medical`, year, product.medicalPremium);
  const drugPremium = isBare || !product.drugs ? null : premium(`${key} drug`, year, product.drugPremium);
  return {
    carrier,
    product,
    year,
    planNumber: String(numberOf(carrier, index)).padStart(3, '0'),
    // Plan segments are rare; the sample has one, to show that the number is not always '000'.
    segment: product.title === 'Companion Away' ? '1' : '0',
    name: `${carrier.name} ${product.title} (${product.planType})`,
    counties: carrier.kind === 'drug' ? ['All Counties'] : countiesOf(carrier, key, near),
    medicalPremium: carrier.kind === 'drug' ? null : medicalPremium,
    drugPremium,
    monthlyPremium: isBare ? null : (medicalPremium ?? 0) + (drugPremium ?? 0),
    drugDeductible: product.drugs && !isBare ? drugDeductible(key, product) : null,
    limit: product.limit && !isBare ? between(`${key} limit`, ...product.limit) : null,
  };
}

const placeOf = (carrier: Carrier) =>
  CARRIERS.filter(({ stateCode, kind }) => stateCode === carrier.stateCode && kind === carrier.kind).indexOf(carrier);

// One drug contract covers every state, so its plans are counted on from state to state.
const numberOf = ({ kind, stateCode }: Carrier, index: number) =>
  kind === 'drug' ? 1 + Object.keys(SAMPLE_STATES).indexOf(stateCode) * 10 + index : 1 + index;

function premium(seed: string, year: number, [from, to]: readonly [number, number]): number {
  if (to === 0) return 0;
  const first = between(seed, from, to) + Math.round(roll(`${seed} dimes`) * 9) / 10;
  const change = between(`${seed} ${year}`, -2, 4);
  return first === 0 ? 0 : Math.max(0, Math.round((first + change) * 10) / 10);
}

const drugDeductible = (key: string, { title }: Product) =>
  title === 'Complete' || chance(`${key} no deductible`, 0.3) ? 0 : between(`${key} deductible`, 10, 59) * 10;

// Every carrier is in the main county of its state; a regional one is in all of them.
function countiesOf(carrier: Carrier, key: string, near: readonly NpmCounty[]): string[] {
  const { mainCounty } = SAMPLE_STATES[carrier.stateCode as SampleState];
  const isIn = ({ countyFips }: NpmCounty) =>
    carrier.kind === 'regional' ||
    countyFips === mainCounty ||
    (chance(`${carrier.contractId} ${countyFips}`, 0.45) && chance(`${key} ${countyFips}`, 0.8));
  return near.filter(isIn).map(({ countyName }) => countyName.replace(/ County$/, ''));
}
