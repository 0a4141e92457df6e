import { benefitTypeOf } from '../landscape-file.ts';
import type { SamplePlan } from '../make-plans.ts';
import { between, chance, pick } from '../random.ts';
import { NO_TIER, SAMPLE_DRUGS, type SampleDrug, SELECTED_BRANDS } from './drug-list.ts';
import { SAMPLE_PACKS } from './drug-packs.ts';

export const FORMULARY_IDS = ['99026001', '99026002', '99026003', '99026004', '99026005'] as const;

export type ListedDrug = SampleDrug & {
  prior: boolean;
  step: boolean;
  selected: boolean;
  limit: readonly [amount: number, days: number] | null;
};

export type DrugPlan = SamplePlan & { formulary: string; key: string; isEnhanced: boolean };

/** The plans that cover drugs, each with its formulary. */
export const drugPlans = (plans: readonly SamplePlan[]): DrugPlan[] =>
  plans
    .filter(({ product }) => product.drugs)
    .map((plan) => ({
      ...plan,
      key: `${plan.carrier.contractId} ${plan.planNumber}`,
      formulary: formularyOf(plan),
      isEnhanced: benefitTypeOf(plan) === 'Enhanced',
    }));

/** A carrier has one formulary, and another for its cheapest drug plan. */
export const formularyOf = ({ carrier, product }: SamplePlan): string =>
  pick(`${carrier.contractId} ${product.title === 'Value'} formulary`, FORMULARY_IDS);

/** Drugs that every formulary has, so that a common list can be priced anywhere. */
const EVERYWHERE =
  /^(atorvastatin|lisinopril|metformin|amlodipine|levothyroxine|omeprazole|apixaban|3 ML insulin glargine|losartan|0.5 ML varicella|ibrutinib)/i;

export const drugsOf = (id: string): ListedDrug[] =>
  SAMPLE_DRUGS.filter(({ tier, rxcui, name }) => tier !== NO_TIER && isListed(id, rxcui, name)).map((drug) => {
    const seed = `${id} ${drug.rxcui}`;
    const tier = tierIn(id, drug);
    const dear = tier >= 4;
    return {
      ...drug,
      tier,
      prior: (dear && chance(`${seed} prior`, 0.5)) || chance(`${seed} prior`, 0.03),
      step: tier === 4 && chance(`${seed} step`, 0.25),
      selected: SELECTED_BRANDS.test(drug.name),
      limit: chance(`${seed} limit`, 0.2) ? limitOf(drug, seed) : null,
    };
  });

// In billing units, and never less than a pack.
const limitOf = ({ rxcui }: SampleDrug, seed: string) =>
  SAMPLE_PACKS.get(rxcui)?.limit ?? ([between(`${seed} amount`, 1, 4) * 30, 30] as const);

// A brand with a generic is often left out.
function isListed(id: string, rxcui: string, name: string): boolean {
  if (rxcui === EXCLUDED[0] || rxcui === EXCLUDED[1]) return false;
  if (EVERYWHERE.test(name) && !/Lipitor|Norvasc|Cozaar|Synthroid/.test(name)) return true;
  return chance(`${id} ${rxcui} listed`, name.endsWith(']') ? 0.6 : 0.8);
}

/** Medicare leaves these out of every formulary. */
const EXCLUDED = ['213269', '213270'] as const;

/** On two formularies the cheapest drugs for diabetes and the heart have a tier of their own, as CMS allows. */
function tierIn(id: string, { tier, rxcui, name }: SampleDrug): number {
  if (SIX_TIERS.includes(id) && tier === 1 && /metformin|lisinopril|atorvastatin/.test(name)) return 6;
  const moves = tier < 4 && chance(`${id} ${rxcui} moved`, 0.15);
  return moves ? tier + 1 : tier;
}

const SIX_TIERS: readonly string[] = FORMULARY_IDS.slice(3);

export const hasSixTiers = (id: string) => SIX_TIERS.includes(id);
