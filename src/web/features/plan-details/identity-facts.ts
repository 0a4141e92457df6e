import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { dashedPlanId } from '#domain/plans/plan-id.ts';
import type { SourceNames } from '#web/data/source-names.ts';
import { sourceName } from '#web/parts/plans/cost-words.ts';
import { kindOfPlan } from '#web/parts/plans/plan-words.ts';
import { said } from '#web/ui/said.tsx';
import { sourceWords } from '#web/ui/source-words.tsx';
import type { Fact } from './fact-list.tsx';

/** Who and what the plan is. Facts that only some plans have are left out of the others. */
export function identityFacts(
  plan: PlanDetails,
  { planDetails }: PlanDetailsTexts,
  { planFacts }: Texts,
  names: SourceNames,
): Fact[] {
  const some: [key: string, label: string, value: string | null][] = [
    ['condition', planDetails.snpCondition, plan.snpCondition],
    ['integration', planDetails.dsnpIntegration, plan.dsnpIntegration],
    ['drug-benefit', planDetails.drugBenefitType, plan.drugBenefitType],
  ];
  return [
    { key: 'number', label: planDetails.planNumber, value: dashedPlanId(plan.planId) },
    { key: 'organization', label: planDetails.organization, value: sourceWords(plan.organizationName) },
    { key: 'kind', label: planDetails.planType, value: kindOfPlan(plan, planFacts) },
    ...(plan.parentOrganization
      ? [{ key: 'parent', label: planDetails.parent, value: sourceWords(plan.parentOrganization) }]
      : []),
    ...some.flatMap(([key, label, value]) => (value ? [{ key, label, value: said(sourceName(value, names)) }] : [])),
  ];
}
