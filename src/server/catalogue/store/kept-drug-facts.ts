import type { FormularyDrug } from '#domain/drug-cost/drug-facts.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { CurrentEditions } from './current-editions.ts';
import type { DrugFacts, PharmacyAtPlan, PlanFacts, RequestedDrugFacts } from './drug-fact-types.ts';
import { type DrugFactsQuestion, readPlanDrugFacts } from './drug-facts.ts';
import { editionCache } from './edition-cache.ts';

/** Some three thousand plans: those of all counties that people ask about now. */
const PLANS = { size: 12_000, most: 36_000_000 };
/** Some twenty thousand drugs. */
const DRUGS = { size: 800, most: 16_000_000 };
/** Sixty drugs at each of a thousand plans. */
const LISTINGS = { size: 600, most: 36_000_000 };
const PHARMACIES = { size: 400, most: 16_000_000 };

/** What the drugs of shoppers cost is asked again and again, of the same plans: what they rest on is kept by its parts. */
export function keptDrugFacts(db: Queryable, editionsNow: (db: Queryable) => Promise<CurrentEditions>) {
  const plans = editionCache<PlanFacts>(() => PLANS.size, PLANS.most);
  const drugs = editionCache<RequestedDrugFacts>(() => DRUGS.size, DRUGS.most);
  const listings = editionCache<FormularyDrug>(() => LISTINGS.size, LISTINGS.most);
  const pharmacies = editionCache<PharmacyAtPlan>(() => PHARMACIES.size, PHARMACIES.most);

  /** What is not kept: its plans, drugs and pharmacies are asked for all together. */
  function recall(editions: CurrentEditions, { planYear, planIds, ndcs, pharmacyNumbers }: DrugFactsQuestion) {
    const missing = { planIds: new Set<string>(), ndcs: new Set<string>(), pharmacyNumbers: new Set<string>() };
    const listOf = <Part>(names: readonly string[], partOf: (name: string) => Part | undefined, lost: Set<string>) =>
      names.flatMap((name): Part[] => {
        const part = partOf(name);
        if (part !== undefined) return [part];
        lost.add(name);
        return [];
      });
    const drugFacts = listOf(ndcs, (ndc) => drugs.get(editions, `${planYear} ${ndc}`), missing.ndcs);
    const planFacts = planIds.flatMap((planId) => {
      const plan = plans.get(editions, `${planYear} ${planId}`);
      const of = `${planYear} ${planId} `;
      const listed = listOf(ndcs, (ndc) => listings.get(editions, of + ndc), missing.ndcs);
      const at = listOf(pharmacyNumbers, (number) => pharmacies.get(editions, of + number), missing.pharmacyNumbers);
      const isWhole = plan && listed.length === ndcs.length && at.length === pharmacyNumbers.length;
      if (isWhole) return [{ ...plan, drugs: listed, pharmacies: at }];
      missing.planIds.add(planId);
      return [];
    });
    const edition = editions.editions.find((one) => one.dataset === 'formularies' && one.planYear === planYear) ?? null;
    const isWhole = missing.planIds.size === 0 && missing.ndcs.size === 0;
    return { isWhole, facts: { edition, drugs: drugFacts, plans: planFacts } satisfies DrugFacts, missing };
  }

  function keep(editions: CurrentEditions, { planYear, pharmacyNumbers }: DrugFactsQuestion, facts: DrugFacts) {
    for (const drug of facts.drugs) drugs.set(editions, `${planYear} ${drug.ndc}`, drug);
    for (const { drugs: listed, pharmacies: at, ...plan } of facts.plans) {
      plans.set(editions, `${planYear} ${plan.planId}`, plan);
      for (const drug of listed) listings.set(editions, `${planYear} ${plan.planId} ${drug.ndc}`, drug);
      for (const [place, number] of pharmacyNumbers.entries()) {
        const one = at[place];
        if (one) pharmacies.set(editions, `${planYear} ${plan.planId} ${number}`, one);
      }
    }
  }

  return async (question: DrugFactsQuestion): Promise<DrugFacts> => {
    const editions = await editionsNow(db);
    const kept = recall(editions, question);
    if (kept.isWhole) return kept.facts;

    const missing = {
      planYear: question.planYear,
      planIds: [...kept.missing.planIds],
      ndcs: [...kept.missing.ndcs],
      pharmacyNumbers: [...kept.missing.pharmacyNumbers],
    };
    const found = await readPlanDrugFacts(db, missing);
    // A load in between: what is kept and what was found do not belong together.
    if (found.key === editions.key) {
      keep(editions, missing, found.facts);
      const again = recall(editions, question);
      if (again.isWhole) return again.facts;
    }
    return (await readPlanDrugFacts(db, question)).facts;
  };
}
