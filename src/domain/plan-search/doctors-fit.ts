import type { PlanType } from '#domain/plans/plan-type.ts';
import { canAddDoctor } from '#domain/providers/doctor-rules.ts';
import type { NetworkCounts } from '#domain/providers/network-summary.ts';

export type DoctorsFit = {
  /** 'maybe': nothing that is known speaks against it, and something is not known. */
  fit: 'all' | 'maybe' | 'not-all';
  /** The higher, the more of the doctors are known to be there. */
  rank: number;
};

/**
 * How a plan fits the saved doctors: first by how many it is known to have, then by how many it may have. Private
 * fee-for-service has whoever accepts Medicare. Undefined where no doctor is saved, and for a drug plan, which has no
 * network to fit.
 * @param counts null while nothing is known of any plan.
 */
export function doctorsFit(planType: PlanType, counts: NetworkCounts | null): DoctorsFit | undefined {
  if (!canAddDoctor(planType) || counts?.of === 0) return undefined;
  if (counts === null) return { fit: 'maybe', rank: 0 };
  const there = counts['in-network'] + counts['accepts-medicare'];
  const fit = counts['not-listed'] > 0 ? 'not-all' : there === counts.of ? 'all' : 'maybe';
  return { fit, rank: there * (counts.of + 1) + counts['not-available'] };
}
