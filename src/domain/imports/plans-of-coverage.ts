import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import type { Coverage } from './claims.ts';

/** A plan that somebody is in, or will be. */
export type EnrolledPlan = {
  contractId: string;
  pbpNumber: string;
  /** Null where no segment is named: it may be any of the plan's. */
  segmentId: string | null;
  /** Null with the segment: a plan is not guessed. */
  planId: string | null;
  name: string | null;
  phone: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  covers: { care: boolean; drugs: boolean };
  /** It has not begun. */
  isFuture: boolean;
};

type OfPlan = Coverage & { contractId: string; pbpNumber: string };

/** Care and drugs of one plan come as two parts and are one plan. What ended or was cancelled is left out. */
export function plansOfCoverage(coverages: readonly Coverage[], today: IsoDate): EnrolledPlan[] {
  const plans = new Map<string, OfPlan[]>();
  for (const coverage of coverages) {
    if (!isOfPlan(coverage) || coverage.isCancelled || (coverage.to !== null && coverage.to < today)) continue;
    const key = `${coverage.contractId}${coverage.pbpNumber}`;
    plans.set(key, [...(plans.get(key) ?? []), coverage]);
  }
  return [...plans.values()]
    .map((parts) => planOf(parts, today))
    .sort((one, other) => Number(one.isFuture) - Number(other.isFuture));
}

/** Original Medicare is no plan, and a number that is none of a Medicare contract names none. */
function isOfPlan(coverage: Coverage): coverage is OfPlan {
  const { part, contractId, pbpNumber } = coverage;
  return (part === 'C' || part === 'D') && parsePlanId(`${contractId}${pbpNumber}`) !== null;
}

function planOf(parts: readonly OfPlan[], today: IsoDate): EnrolledPlan {
  const [first] = parts as [OfPlan];
  const { contractId, pbpNumber } = first;
  const segmentId = parts.find((part) => part.segmentId !== null)?.segmentId ?? null;
  const starts = parts.flatMap(({ from }) => from ?? []).sort();
  const ends = parts.flatMap(({ to }) => to ?? []).sort();
  const [from = null] = starts;
  return {
    contractId,
    pbpNumber,
    segmentId,
    planId: segmentId === null ? null : planIdOf({ contractId, pbpNumber, segmentId }),
    name: parts.find(({ planName }) => planName !== null)?.planName ?? null,
    phone: parts.flatMap(({ planPhones }) => planPhones)[0] ?? null,
    from,
    to: ends.length === parts.length ? (ends.at(-1) ?? null) : null,
    covers: { care: parts.some(({ part }) => part === 'C'), drugs: parts.some(({ part }) => part === 'D') },
    isFuture: from !== null && from > today,
  };
}
