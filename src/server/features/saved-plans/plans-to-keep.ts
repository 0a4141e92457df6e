import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import type { PlanToKeep } from '#contract/saved-plans.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { PlanPlace } from '#server/catalogue/store/places.ts';
import type { KnownPlan } from './store.ts';

/** What the catalogue knows, asked for before the profile is locked. */
export type PlanCatalogue = {
  countiesOfZip: (zip: string) => Promise<County[]>;
  /** What the answer will show of them too. */
  cardsById: (plans: readonly { planYear: number; planId: string }[]) => Promise<Map<string, PlanSummary>>;
  /** For each place of each plan whether it is sold there, in their order. */
  areOffered: (planYear: number, plans: readonly PlanPlace[]) => Promise<boolean[]>;
};

/** A plan that was saved before stays whatever the catalogue says now; a new one must be known. */
export type RequestedPlan = {
  planId: string;
  zipCode: string;
  /** Three digits. */
  countyCode: string;
  known: KnownPlan | null;
  /** Why it is not known. */
  refusal: Problem | null;
};

/** @throws Problem when a plan is in the list twice. */
export async function prepareRequestedPlans(
  catalogue: PlanCatalogue,
  planYear: number,
  plans: readonly PlanToKeep[],
): Promise<RequestedPlan[]> {
  const ids = plans.map(({ planId }) => planId);
  if (new Set(ids).size !== ids.length) throw refuse('plans', 'Each plan may stand in the list once.');

  const zips = [...new Set(plans.map(({ zipCode }) => zipCode))];
  const places = plans.map(({ planId, stateCode, fipsCountyCode }) => ({
    planId,
    stateCode,
    countyCode: fipsCountyCode.slice(-3),
  }));
  const [ofZips, summaries, offered] = await Promise.all([
    Promise.all(zips.map(async (zip) => [zip, await catalogue.countiesOfZip(zip)] as const)),
    catalogue.cardsById(ids.map((planId) => ({ planYear, planId }))),
    catalogue.areOffered(planYear, places),
  ]);
  const counties = new Map(ofZips);

  return plans.map((plan, index): RequestedPlan => {
    const { planId, zipCode } = plan;
    const where = { planId, zipCode, countyCode: plan.fipsCountyCode.slice(-3) };
    const county = counties.get(zipCode)?.find((candidate) => isCounty(candidate, plan));
    if (!county) {
      const refusal = refuse(`plans.${index}.fipsCountyCode`, 'This ZIP code is not in this county.');
      return { ...where, known: null, refusal };
    }
    const facts = summaries.get(planKey({ planYear, planId }));
    return facts && offered[index]
      ? { ...where, known: knownPlan(facts, zipCode, county), refusal: null }
      : { ...where, known: null, refusal: new Problem('plan-not-offered') };
  });
}

const isCounty = (county: County, { stateCode, fipsCountyCode }: PlanToKeep) =>
  county.stateCode === stateCode &&
  (county.fipsCountyCode === fipsCountyCode || county.fipsStateCode + county.fipsCountyCode === fipsCountyCode);

const knownPlan = (facts: PlanSummary, zipCode: string, county: County): KnownPlan => ({
  planId: facts.planId,
  planYear: facts.planYear,
  planName: facts.planName,
  planType: facts.planType,
  snpType: facts.snpType,
  zipCode,
  county,
});

const refuse = (field: string, sentence: string) => new Problem('invalid-input', { fields: { [field]: sentence } });
