import type { EnrollDecision } from '#domain/plan-year/enroll-decision.ts';
import { isPresent } from '#domain/values/is-present.ts';

type Situation = {
  /** Null for a plan that is no longer offered. */
  enroll: EnrollDecision | null;
  /** Of an application for this plan, in the words of who keeps it. */
  enrollmentStatus: string | null;
  /** An agent looks on and may press nothing. */
  cloaked: boolean;
};

export const PLAN_BUTTONS = ['learn-more', 'enroll', 'status', 'none'] as const;

export type PlanButton = {
  kind: (typeof PLAN_BUTTONS)[number];
  /** The status itself; the words of the other buttons stand in content. */
  label: string | null;
  disabled: boolean;
};

/** The enrollment button of a saved plan. Spec A4, PLAN-027 to PLAN-030. */
export function planButton({ enroll, enrollmentStatus, cloaked }: Situation): PlanButton {
  if (enroll && !enroll.offered && enroll.because === 'institutional-snp')
    return { kind: 'learn-more', label: null, disabled: cloaked };
  if (isPresent(enrollmentStatus)) return { kind: 'status', label: enrollmentStatus, disabled: cloaked };
  if (enroll?.offered) return { kind: 'enroll', label: null, disabled: cloaked };
  return { kind: 'none', label: null, disabled: cloaked };
}
