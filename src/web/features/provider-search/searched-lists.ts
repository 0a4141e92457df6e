import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canAddDoctor } from '#domain/providers/doctor-rules.ts';
import { listedPlanQuery, type ProviderSearch } from '#web/data/providers.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';

export type SearchedPlan = { planId: string; planName: string; isPffs: boolean };

/** The plans in whose lists can be searched. */
export type SearchedLists = {
  planYear: number;
  plans: readonly SearchedPlan[];
  isKnown: boolean;
  /** The one that the shopper came from. */
  from: string | null;
};

/** The saved plans of the year that have a network, after the one that the shopper came from. */
export function useSearchedLists(planYear: number, from: string | null = null): SearchedLists {
  const { plans: saved, isError } = useSavedPlans(planYear);
  const { data: plan, isPending } = useQuery({ ...listedPlanQuery(from ?? '', planYear), enabled: from !== null });
  const plans = [
    ...(plan && canAddDoctor(plan.planType) ? [plan] : []),
    ...(saved ?? [])
      .filter(({ planId, planType }) => canAddDoctor(planType) && planId !== plan?.planId)
      .map(({ planId, planName, facts }) => ({ planId, planName, isPffs: facts?.isPffs ?? false })),
  ];
  const isKnownNow = (saved !== undefined || isError) && (from === null || !isPending);
  // The first save of a guest makes a profile, whose plans are then asked for: the search stays, with its focus.
  const [wasKnown, setWasKnown] = useState(isKnownNow);
  if (isKnownNow && !wasKnown) setWasKnown(true);
  return {
    planYear,
    plans,
    isKnown: wasKnown || isKnownNow,
    from: plans.some(({ planId }) => planId === from) ? from : null,
  };
}

/** As of the year that is looked at now, and without a plan that is no longer among those that can be asked. */
export function asOfNow(search: ProviderSearch, { planYear, plans }: SearchedLists): ProviderSearch {
  const { lists, ...without } = search;
  if (!lists) return search;
  const { planId, takesNew, language } = lists;
  const isThere = plans.some((plan) => plan.planId === planId);
  if (!isThere && !takesNew && !language) return without;
  return {
    ...without,
    lists: {
      planYear,
      ...(isThere && { planId }),
      ...(takesNew && { takesNew }),
      ...(language && { language }),
    },
  };
}
