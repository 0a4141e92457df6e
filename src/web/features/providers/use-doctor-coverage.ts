import { useState } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { canAddDoctor } from '#domain/providers/doctor-rules.ts';
import { isComparable, networkChange } from '#domain/providers/network-summary.ts';
import { useProviderCoverage } from '#web/data/provider-coverage.ts';
import { useStart } from '#web/lib/start-context.ts';

/** A saved plan that may have a network of doctors. */
export type DoctorPlan = { planId: string; planName: string; isPffs: boolean };

export const doctorPlans = (plans: readonly SavedPlan[]): DoctorPlan[] =>
  plans
    .filter(({ planType }) => canAddDoctor(planType))
    .map(({ planId, planName, facts }) => ({ planId, planName, isPffs: facts?.isPffs ?? false }));

type NotCompared = 'new-number' | 'no-list';

/**
 * What the plans of the year say of the doctors, and what differs from the year before. With the flag of ENV-404 the
 * answers of the year that was shown first stay.
 */
export function useDoctorCoverage(planYear: number, plans: readonly DoctorPlan[], doctors: readonly Provider[]) {
  const isKept = useStart().flags.yoyProviderChangesDisabled;
  const [firstYear] = useState(planYear);
  const planIds = plans.map(({ planId }) => planId);
  const coverage = useProviderCoverage(isKept ? firstYear : planYear, planIds, doctors);
  const before = useProviderCoverage(planYear - 1, isKept ? [] : planIds, doctors);

  return {
    ...coverage,
    /** The answers are those of the year that was asked for. */
    isOfYear: !isKept || firstYear === planYear,
    /** What the same plan said in the year before, where that is known and another answer. */
    changeOf: (planId: string, provider: Provider) =>
      networkChange(before.answerOf(planId, provider)?.answer, coverage.answerOf(planId, provider)?.answer),
    /** Why nothing can be said of what changes at a plan; null where it can, or while it is not known. */
    notCompared: (planId: string): NotCompared | null => {
      if (!before.answers || !coverage.answers) return null;
      // CMS gives a plan that takes the place of another one a number of its own, and no file of ours tells which.
      if (!before.directoryOf(planId)) return 'new-number';
      const areKnown = doctors.some((doctor) =>
        isComparable(before.answerOf(planId, doctor)?.answer, coverage.answerOf(planId, doctor)?.answer),
      );
      return areKnown ? null : 'no-list';
    },
  };
}
export type DoctorCoverage = ReturnType<typeof useDoctorCoverage>;
