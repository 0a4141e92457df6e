import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundPharmacy, PharmacyCoverage } from '#contract/pharmacies.ts';
import { networksQuery } from '#web/data/pharmacies.ts';
import { coversDrugs, type EstimatorPlan } from './result-rows.ts';

export type Network = 'preferred' | 'standard' | 'out' | 'unknown';
export type PlanNetwork = { planId: string; planName: string; network: Network };

/** What one pharmacy is to the saved plans, in their order. */
export type Networks = { state: 'waiting' } | { state: 'failed' } | { state: 'known'; plans: readonly PlanNetwork[] };

/** Of plans that cover drugs; null where none is saved. One call asks for all pharmacies of a search. */
export function useNetworks(
  pharmacies: readonly FoundPharmacy[],
  planYear: number,
  saved: readonly EstimatorPlan[],
): (pharmacyNumber: string) => Networks | null {
  const plans = saved.filter(coversDrugs);
  const planIds = plans.map(({ planId }) => planId);
  const numbers = pharmacies.map(({ pharmacyNumber }) => pharmacyNumber);
  const { data, isError, isPlaceholderData } = useQuery({
    ...networksQuery(planIds, planYear, numbers),
    enabled: plans.length > 0 && pharmacies.length > 0,
    placeholderData: keepPreviousData,
  });

  return (pharmacyNumber) => {
    if (plans.length === 0) return null;
    const coverages = data?.find((pharmacy) => pharmacy.pharmacyNumber === pharmacyNumber)?.plans;
    if (!coverages) return data && !isPlaceholderData ? known([]) : { state: isError ? 'failed' : 'waiting' };
    return known(coverages);
  };

  function known(coverages: readonly PharmacyCoverage[]): Networks {
    const networkFor = (planId: string) => networkOf(coverages.find((coverage) => coverage.planId === planId));
    return {
      state: 'known',
      plans: plans.map(({ planId, planName }) => ({ planId, planName, network: networkFor(planId) })),
    };
  }
}

/** Not known is neither in nor out. */
function networkOf(coverage: PharmacyCoverage | undefined): Network {
  if (!coverage || coverage.inNetwork === null) return 'unknown';
  if (!coverage.inNetwork) return 'out';
  return coverage.preferred ? 'preferred' : 'standard';
}
