import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Edition } from '#contract/plan.ts';
import type { WantedDrug } from '#server/catalogue/store/drug-fact-types.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

/** The loads that the figures rest on, each once: the plans' drug files, and the average prices where they are used. */
export function sourcesOf(
  edition: Edition | null,
  known: readonly WantedDrug[],
  drugs: readonly DrugAtOnePlan[],
): PlanDrugCost['sources'] {
  const isReferenced = drugs.some(({ priceBasis }) => priceBasis?.basis === 'reference');
  const reference = isReferenced ? known.find((drug) => drug.reference)?.reference?.edition : undefined;
  return [edition, reference].flatMap((one) =>
    one ? [{ source: one.source, asOf: one.asOf, madeUp: one.madeUp }] : [],
  );
}
