import type { ExampleYear } from '#contract/example-year.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { totalCost } from '#domain/plan-search/total-cost.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import type { Drug } from '#server/catalogue/store/drugs.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { planDrugCost } from '../features/drug-cost/plan-drug-cost.ts';
import { readPlans } from '../features/drug-cost/read-plans.ts';

/** Where and with what the example is made: the ZIP code that the field for it names, and drugs that many people take. */
const ZIP = '98101';
const TAKEN = [
  { name: 'atorvastatin', strength: /\b20 mg\b/i, quantity: 30 },
  { name: 'metformin', strength: /\b500 mg\b/i, quantity: 60 },
  { name: 'Eliquis', strength: /\b5 mg\b/i, quantity: 60 },
] as const;

type Question = Pick<RequestContext, 'today'>;

/**
 * Answers what it has, at once: null until the example of the current editions has been worked out, which the first
 * question after a change begins. Nobody waits for it.
 */
export function exampleYears(catalogue: CatalogueStore, onFailure: (error: unknown) => void) {
  let known: { key: string; example: ExampleYear | null } | null = null;
  let wanted = '';

  const workOut = async (key: string, planYear: number, today: IsoDate) => {
    wanted = key;
    try {
      known = { key, example: await makeExample(catalogue, planYear, today) };
    } catch (error) {
      wanted = '';
      onFailure(error);
    }
  };

  return async ({ today }: Question): Promise<ExampleYear | null> => {
    const planYear = activeYear(today);
    const key = `${await catalogue.editionsKey()} ${planYear}`;
    if (known?.key === key) return known.example;
    if (wanted !== key) void workOut(key, planYear, today);
    return null;
  };
}

/** Of the Advantage plans that cover all of the drugs the one that costs least in the year; null where none has a total. */
export async function makeExample(
  catalogue: CatalogueStore,
  planYear: number,
  today: IsoDate,
): Promise<ExampleYear | null> {
  const [county] = await catalogue.countiesOfZip(ZIP);
  const drugs = await drugsTaken(catalogue);
  if (!county || drugs.length < TAKEN.length) return null;

  const { stateCode, fipsCountyCode } = county;
  const { plans } = await catalogue.searchPlans({ planYear, productType: 'MAPD', stateCode, fipsCountyCode });
  const request = {
    zip: ZIP,
    county: fipsCountyCode,
    drugs: drugs.map(({ request: drug }) => drug),
    plans,
    planStartMonth: '01' as const,
    subsidyLevel: '' as const,
    copayCategory: '0' as const,
    accumulatedTotalDrugCost: 0,
    accumulatedTroopBalance: 0,
  };
  const { plans: facts, facts: known, costRequest } = await readPlans(catalogue, request, [], planYear, { today });
  const summaries = new Map(plans.map((plan) => [plan.planId, plan]));

  const years = facts.flatMap((plan) => {
    const cost = planDrugCost(plan, known, costRequest);
    const summary = summaries.get(cost.planId);
    const total = summary && cost.parts ? totalCost(summary, cost.parts).total : null;
    if (!summary || !cost.parts || total === null || cost.coveredDrugsCount < drugs.length) return [];
    const ofDrugs = drugs.flatMap(({ name, request: { ndc } }) => {
      const year = cost.drugs.find((drug) => drug.ndc === ndc)?.year ?? null;
      return year === null ? [] : [{ name, year }];
    });
    return ofDrugs.length < drugs.length
      ? []
      : [{ total, example: { plan: summary, county, parts: cost.parts, drugs: ofDrugs } }];
  });
  return years.toSorted((a, b) => a.total - b.total)[0]?.example ?? null;
}

async function drugsTaken(catalogue: CatalogueStore) {
  const found = await Promise.all(
    TAKEN.map(async ({ name, strength, quantity }) => {
      const forms = await catalogue.drugForms(name);
      const form = forms.find(
        (drug): drug is Drug & { ndc: string } => drug.ndc !== null && strength.test(drug.strengths || drug.name),
      );
      return form && { name: form.displayName, request: requestOf(form.ndc, quantity) };
    }),
  );
  return found.filter((drug) => drug !== undefined);
}

const requestOf = (ndc: string, quantity: number) => ({
  ndc,
  quantity,
  frequency: 'Month' as const,
  supplyLength: 30 as const,
  packageSize: null,
  packageQuantity: null,
});
