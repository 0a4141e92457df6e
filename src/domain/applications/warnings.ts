import type { PlanType } from '#domain/plans/plan-type.ts';
import { type Answers, answerOf } from './field.ts';

/** What joining ends, and may end for good. The texts say what can not be undone. */
export const JOINING_WARNINGS = [
  'leaves-supplement',
  'drops-drug-plan',
  'other-drug-cover',
  'drops-advantage-plan',
  'employer-cover',
] as const;
export type JoiningWarning = (typeof JOINING_WARNINGS)[number];

type Facts = {
  planType: PlanType;
  answers: Answers;
  /** The types of the plans that claims say somebody is in. */
  enrolledPlanTypes: readonly PlanType[];
};

/** A new plan of the same kind takes the place of the old one, which is what people want: that needs no warning. */
export function joiningWarnings({ planType, answers, enrolledPlanTypes }: Facts): JoiningWarning[] {
  const joinsDrugPlan = planType === 'PDP';
  const isIn = (isDrugPlan: boolean) => enrolledPlanTypes.some((type) => (type === 'PDP') === isDrugPlan);
  const applies: Record<JoiningWarning, boolean> = {
    'leaves-supplement': !joinsDrugPlan && answerOf(answers, 'hasSupplement') === 'yes',
    'drops-drug-plan': !joinsDrugPlan && isIn(true),
    // Who has imported no claims may mean a Medicare drug plan, which would end as well.
    'other-drug-cover': !joinsDrugPlan && !isIn(true) && answerOf(answers, 'hasOtherCoverage') === 'yes',
    'drops-advantage-plan': joinsDrugPlan && isIn(false),
    'employer-cover': answerOf(answers, 'hasEmployerCover') === 'yes',
  };
  return JOINING_WARNINGS.filter((warning) => applies[warning]);
}
