import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { countCovered } from '#domain/drugs/coverage-row.ts';
import { sumOfParts } from '#domain/plan-search/total-cost.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { type TotalWords, totalOf } from '#web/parts/drug-cost/total-figures.ts';
import { type CompareRow, type CompareValue, rowOf } from './compare-rows.ts';

type Words = TotalWords & { planCard: PlanDetailsTexts['planCard']; planFacts: Texts['planFacts'] };
type Costs = ReadonlyMap<string, DrugCosts>;

/** How many of the saved drugs each plan covers, and whether the saved pharmacy is in its network. PHARM-400. */
export function savedMainRows(plans: readonly PlanDetails[], costs: Costs, words: Words): CompareRow[] {
  const { planCard, list } = words;
  const rowOfCosts = (key: string, label: string, read: (cost: PlanDrugCost) => Fact | null) => {
    const facts = plans.map((plan) => factOf(plan, costs.get(plan.planId), read));
    return rowOf({
      key,
      label,
      values: plans.map((plan, index) => linesOf(plan, costs.get(plan.planId), facts[index] ?? null, words)),
      compared: plans.map((plan, index) => (plan.drugCoverage ? (facts[index]?.words ?? null) : '')),
      worth: { of: facts.map((fact) => fact?.worth ?? null), wanted: 'highest', word: 'better' },
    });
  };

  const covered = rowOfCosts('drugs-covered', planCard.drugsCovered, ({ drugs }) => {
    const count = countCovered(drugs);
    return count === null ? null : { words: words.drugCosts.drugYear.coveredOf(count, drugs.length), worth: count };
  });
  const pharmacy = rowOfCosts('pharmacy', planCard.yourPharmacy, ({ inNetwork, isPreferred }) => {
    if (inNetwork === null) return null;
    const { pharmacyStanding } = planCard;
    if (!inNetwork) return { words: pharmacyStanding['out-of-network'], worth: 0 };
    return { words: pharmacyStanding[isPreferred ? 'preferred' : 'in-network'], worth: 1 };
  });
  return list.pharmacy ? [covered, pharmacy] : [covered];
}

type Fact = { words: string; worth: number };

const factOf = (
  { drugCoverage }: PlanDetails,
  known: DrugCosts | undefined,
  read: (cost: PlanDrugCost) => Fact | null,
) => (drugCoverage && known?.state === 'known' ? read(known.cost) : null);

function linesOf(
  { drugCoverage }: PlanDetails,
  known: DrugCosts | undefined,
  fact: Fact | null,
  { planFacts, totalCost }: Words,
): CompareValue[] | null {
  if (!drugCoverage) return [{ own: planFacts.noDrugCoverage }];
  if (fact) return [{ own: fact.words }];
  return (known?.state ?? 'waiting') === 'waiting' ? [{ own: totalCost.working }] : null;
}

/** What a year costs in cents, so that the lowest can be told. */
export const centsOf = (plans: readonly PlanDetails[], costs: Costs) =>
  plans.map((plan) => {
    const known = costs.get(plan.planId);
    const parts = plan.drugCoverage && known?.state === 'known' ? known.cost.parts : null;
    return { total: totalOf(plan, known), drugs: parts && sumOfParts(parts) };
  });
