import { type ReactNode, useMemo } from 'react';
import { doctorsFit } from '#domain/plan-search/doctors-fit.ts';
import type { NetworkAnswer } from '#domain/providers/network-answer.ts';
import { countAnswers } from '#domain/providers/network-summary.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { useDoctorsOfPlans } from '#web/parts/providers/use-doctors-of-plans.ts';
import type { Doctors, ListProps } from './plan-list-results.tsx';

type Props = Pick<ListProps, 'plans' | 'planYear'> & {
  children: (plans: ListProps['plans'], doctors: Doctors | undefined) => ReactNode;
};

/** For a shopper with saved doctors: the list can be narrowed and put in order by them. */
export default function PlanListWithDoctors({ plans, planYear, children }: Props) {
  const words = useDoctorsTexts().doctors.planList;
  const known = useDoctorsOfPlans(planYear, plans);
  const answers = known?.answers;
  const of = useSavedProviders().list?.items.length ?? 0;
  // A row is drawn again where its plan is another one, so they stay the same as long as the answers do.
  const listed = useMemo(() => {
    const ofPlan = new Map<string, NetworkAnswer[]>(plans.map(({ planId }) => [planId, []]));
    for (const { planId, answer } of answers ?? []) ofPlan.get(planId)?.push(answer);
    return plans.map((plan) => {
      const given = ofPlan.get(plan.planId);
      const counts = answers ? countAnswers(Array.from({ length: of }, (_, index) => given?.[index])) : null;
      return { ...plan, doctors: doctorsFit(plan.planType, counts) };
    });
  }, [plans, answers, of]);

  const unknownWords: Doctors['unknownWords'] = (found) => {
    const count = found.filter(({ doctors }) => doctors?.fit === 'maybe').length;
    return answers && count > 0 ? words.unknown(count) : null;
  };
  return children(listed, known ? { figureOf: known.figureOf, unknownWords, label: words.sort } : undefined);
}
