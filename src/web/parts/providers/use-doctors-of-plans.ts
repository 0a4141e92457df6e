import { useMemo } from 'react';
import type { ProviderCoverage } from '#contract/provider-coverage.ts';
import { isPffs } from '#domain/plans/classify.ts';
import type { PlanType, ProductType } from '#domain/plans/plan-type.ts';
import { canAddDoctor } from '#domain/providers/doctor-rules.ts';
import { countAnswers, type NetworkCounts } from '#domain/providers/network-summary.ts';
import { useProviderCoverage } from '#web/data/provider-coverage.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { useTexts } from '#web/lib/start-context.ts';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import { doctorsFigure } from './doctors-figure.ts';

type Plan = { planId: string; planType: PlanType; planProductType: ProductType };

export type DoctorsOfPlans = {
  /** Undefined until they are known; the same as long as they say the same. */
  answers: readonly ProviderCoverage[] | undefined;
  /** Null for a drug plan, which has no network of doctors. DOC-605. */
  figureOf: (plan: Plan) => Figure | null;
  /** Null also while it is not known. */
  countsOf: (plan: Plan) => NetworkCounts | null;
};

/** What one request can ask for. */
const MOST_ASKED = { plans: 200, providers: 50 };

/** What the plans of a screen say of the saved doctors, by one call for all of them; null where none are saved. DOC-402. */
export function useDoctorsOfPlans(planYear: number, plans: readonly Plan[]): DoctorsOfPlans | null {
  const { planFacts } = useTexts();
  const doctors = useSavedProviders().list?.items ?? NOBODY;
  const asked = useMemo(
    () =>
      plans
        .filter(({ planType }) => canAddDoctor(planType))
        .map(({ planId }) => planId)
        .slice(0, MOST_ASKED.plans),
    [plans],
  );
  const coverage = useProviderCoverage(planYear, asked, doctors.slice(0, MOST_ASKED.providers));
  if (doctors.length === 0) return null;

  const countsOf = ({ planId, planType }: Plan) =>
    canAddDoctor(planType) && coverage.answers
      ? countAnswers(doctors.map((doctor) => coverage.answerOf(planId, doctor)?.answer))
      : null;
  return {
    answers: coverage.answers,
    countsOf,
    figureOf: (plan) => {
      if (!canAddDoctor(plan.planType)) return null;
      const counts = countsOf(plan);
      if (counts) return doctorsFigure(counts, isPffs(plan), planFacts.doctors);
      return { label: planFacts.doctors.label, value: coverage.isError ? null : planFacts.doctors.working };
    },
  };
}

const NOBODY: readonly [] = [];
