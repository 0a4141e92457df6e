import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-type.ts';
import { cookieOf, cookies } from '#web/lib/cookie.ts';
import { WANTED_PLAN, writeCookie } from './forget-wanted-plan.ts';

/** The plan that somebody wants to join, and nothing about them. */
export type WantedPlan = {
  planId: string;
  planName: string;
  planYear: number;
  planType: PlanType;
  zip: string;
  /** All five digits. */
  county: string;
};

/** Set when Enroll is pressed, so that the plan is still known after a sign-in. It ends with the browser. ENROLL-021. */
export function rememberWantedPlan({ planId, planName, planYear, planType, zip, county }: WantedPlan) {
  const value = JSON.stringify({ planId, planName, planYear, planType, zip, county });
  writeCookie(`${WANTED_PLAN}=${encodeURIComponent(value)}`);
}

/** Null where there is none, and for what somebody else has written into it. */
export function recallWantedPlan(): WantedPlan | null {
  try {
    const plan: unknown = JSON.parse(decodeURIComponent(cookieOf(cookies(), WANTED_PLAN) ?? ''));
    return isWantedPlan(plan) ? plan : null;
  } catch {
    return null;
  }
}

function isWantedPlan(plan: unknown): plan is WantedPlan {
  const { planId, planName, planYear, planType, zip, county } = Object(plan) as Partial<Record<string, unknown>>;
  const isText = [planId, planName, zip, county].every((value) => typeof value === 'string');
  return isText && Number.isInteger(planYear) && PLAN_TYPES.some((type) => type === planType);
}
