import type { NpmCounty } from '#server/catalogue/geography/npm-geography.ts';
import type { Carrier } from '#server/catalogue/sample/carriers.ts';
import type { DrugPlan } from '#server/catalogue/sample/drugs/formularies.ts';
import { benefitTypeOf } from '#server/catalogue/sample/landscape-file.ts';
import type { Product } from '#server/catalogue/sample/products.ts';
import { between, chance, pick, roll } from '#server/catalogue/sample/random.ts';
import { COUNTRY } from './size.ts';

/** Kinds of local plans, as many of each thousand as CMS listed for 2026. */
const LOCAL_TYPES: readonly [planType: string, inAThousand: number][] = [
  ['PPO', 280],
  ['HMO', 239],
  ['HMO-POS', 146],
  ['HMO D-SNP', 130],
  ['HMO C-SNP', 61],
  ['HMO-POS D-SNP', 34],
  ['PPO D-SNP', 31],
  ['HMO-POS C-SNP', 22],
  ['PPO C-SNP', 17],
  ['HMO I-SNP', 17],
  ['PPO I-SNP', 11],
  ['Cost', 8],
  ['PFFS', 4],
];
const WITHOUT_DRUGS = 0.075;
/** Contracts differ much in their plans, from hundreds to one. */
const LARGEST_CONTRACT = 281;
const STEEPNESS = 0.715;
const PART_OF_COUNTIES = 0.9;
const REGION_STATES = 2;

export type Contract = {
  contractId: string;
  kind: Carrier['kind'];
  index: number;
  plans: number;
  /** Its counties, one after another in a list of all by state and name. */
  first: number;
  width: number;
};

/** Plans of one number in each state that they are sold in: CMS's list has them so too. */
export type NationalPlan = { contract: Contract; inStates: DrugPlan[] };

export type Places = { counties: readonly NpmCounty[]; states: readonly string[] };

export function placesOf(all: readonly NpmCounty[]): Places {
  const counties = all.toSorted((a, b) => (a.stateCode + a.countyName < b.stateCode + b.countyName ? -1 : 1));
  return { counties, states: [...new Set(counties.map(({ stateCode }) => stateCode))] };
}

export function makeContracts({ counties, states }: Places): Contract[] {
  const local = Array.from({ length: COUNTRY.localContracts }, (_, index) => {
    const contractId = `H${String(1000 + index)}`;
    const plans = Math.max(1, Math.round(LARGEST_CONTRACT / (index + 1) ** STEEPNESS));
    const first = between(`${contractId} first`, 0, counties.length - 1);
    return { contractId, kind: 'local' as const, index, plans, first, width: between(`${contractId} width`, 20, 265) };
  });
  const rows = local.reduce((sum, { plans, width }) => sum + plans * width * PART_OF_COUNTIES, 0);
  const scale = COUNTRY.planCountyRows / rows;
  const regional = Array.from({ length: COUNTRY.regionalContracts }, (_, index) => {
    const state = states[between(`R ${index}`, 0, states.length - REGION_STATES)] ?? '';
    const first = counties.findIndex(({ stateCode }) => stateCode === state);
    const last = counties.findLastIndex(({ stateCode }) => states.indexOf(stateCode) <= states.indexOf(state) + 1);
    return {
      contractId: `R${1000 + index}`,
      kind: 'regional' as const,
      index: local.length + index,
      plans: 5,
      first,
      width: last - first + 1,
    };
  });
  const drug = Array.from({ length: COUNTRY.drugContracts }, (_, index) => ({
    contractId: `S${1000 + index}`,
    kind: 'drug' as const,
    index: local.length + regional.length + index,
    plans: COUNTRY.plansOfADrugContract,
    first: 0,
    width: counties.length,
  }));
  return [
    ...local.map((each) => ({ ...each, width: Math.min(counties.length, Math.round(each.width * scale)) })),
    ...regional,
    ...drug,
  ];
}

export function* plansOf(contract: Contract, places: Places): Generator<NationalPlan> {
  for (let number = 1; number <= contract.plans; number += 1) yield makePlan(contract, number, places);
}

function makePlan(contract: Contract, number: number, { counties, states }: Places): NationalPlan {
  const { contractId, kind, first, width } = contract;
  const key = `${contractId} ${number}`;
  const product = productOf(key, kind);
  const medicalPremium = kind === 'drug' ? null : dollars(`${key} medical`, product.medicalPremium);
  const drugPremium = product.drugs ? dollars(`${key} drug`, product.drugPremium) : null;
  const plan = {
    product,
    year: COUNTRY.year,
    planNumber: String(number).padStart(3, '0'),
    segment: '0',
    name: `Plan ${key} (${product.planType})`,
    medicalPremium,
    drugPremium,
    monthlyPremium: (medicalPremium ?? 0) + (drugPremium ?? 0),
    drugDeductible: product.drugs ? (chance(`${key} none`, 0.3) ? 0 : between(`${key} deductible`, 10, 61) * 10) : null,
    limit: product.limit && between(`${key} limit`, ...product.limit),
    formulary: `97${String(contract.index % COUNTRY.formularies).padStart(6, '0')}`,
    key,
  };
  const inState = (stateCode: string, names: readonly string[]): DrugPlan => {
    const carrier = { contractId, name: `Company ${contractId}`, stateCode, kind };
    return { ...plan, carrier, counties: names, isEnhanced: benefitTypeOf({ ...plan, carrier }) === 'Enhanced' };
  };
  if (kind === 'drug')
    return { contract, inStates: [inState(states[(number - 1) % states.length] ?? '', ['All Counties'])] };

  const names = new Map<string, string[]>();
  for (let step = 0; step < width; step += 1) {
    const { stateCode, countyName, countyFips } = counties[(first + step) % counties.length] as NpmCounty;
    if (kind === 'local' && !chance(`${key} ${countyFips}`, PART_OF_COUNTIES)) continue;
    names.set(stateCode, [...(names.get(stateCode) ?? []), countyName.replace(/ County$/, '')]);
  }
  return { contract, inStates: [...names].map(([stateCode, all]) => inState(stateCode, all)) };
}

function productOf(key: string, kind: Carrier['kind']): Product {
  const planType = kind === 'drug' ? 'PDP' : kind === 'regional' ? 'Regional PPO' : localType(key);
  const drugs =
    kind === 'drug' || (planType !== 'Cost' && (/SNP/.test(planType) || !chance(`${key} bare`, WITHOUT_DRUGS)));
  return {
    title: 'Generated',
    planType,
    drugs,
    medicalPremium: [0, chance(`${key} free`, 0.6) ? 0 : 90],
    drugPremium: kind === 'drug' ? [0, 130] : [0, 40],
    limit: kind === 'drug' ? null : [3_400, 9_250],
    ...(planType.endsWith('C-SNP') && { condition: 'Diabetes Mellitus' }),
    ...(planType.endsWith('I-SNP') && { institutionalType: pick(key, ['Institutional', 'Institutional-Equivalent']) }),
  };
}

function localType(key: string): string {
  let left = roll(`${key} type`) * 1000;
  for (const [planType, count] of LOCAL_TYPES) {
    left -= count;
    if (left < 0) return planType;
  }
  return 'HMO';
}

const dollars = (seed: string, [from, to]: readonly [number, number]) => between(seed, from * 10, to * 10) / 10;
