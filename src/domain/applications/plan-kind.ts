import type { PlanType, SnpType } from '#domain/plans/plan-type.ts';

/** There is an application of its own for each. Spec A2; MAPD uses that of MA: decision ENROLL-002. */
export const PLAN_KINDS = ['MA', 'PDP', 'SNP'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** What decides which questions are asked. */
export type AppliedPlan = { planType: PlanType; snpType: SnpType | null };

export const planKindOf = ({ planType }: Pick<AppliedPlan, 'planType'>): PlanKind =>
  planType === 'PDP' || planType === 'SNP' ? planType : 'MA';
