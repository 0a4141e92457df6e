import { isPffs } from '#domain/plans/classify.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';

/** A drug plan has no network of doctors. DOC-400, DOC-605. */
export const canAddDoctor = (planType: PlanType): boolean => planType !== 'PDP';

export const DOCTOR_QUESTIONS = ['inNetwork', 'acceptMedicare'] as const;
export type DoctorQuestion = (typeof DOCTOR_QUESTIONS)[number];

/** Any doctor who takes Medicare may take a private fee-for-service plan, so one among the plans changes the question. */
export const doctorQuestion = (plans: readonly Parameters<typeof isPffs>[0][]): DoctorQuestion =>
  plans.some(isPffs) ? 'acceptMedicare' : 'inNetwork';
