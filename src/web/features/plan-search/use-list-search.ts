import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { recallPlanType } from '#web/data/last-plan-type.ts';

/**
 * What the address asks of the list. Links from elsewhere name no type of plan: the one that was chosen last stands in,
 * as the last ZIP code and year do. Whoever wants all types has an address that says so.
 */
export function useListSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const last = recallPlanType();

  return useMemo(() => {
    if (last === null || search.has('planType')) return search;
    return new URLSearchParams([...search, ['planType', last]]);
  }, [search, last]);
}
