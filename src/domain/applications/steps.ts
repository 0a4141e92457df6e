import { type AppliedPlan, type PlanKind, planKindOf } from './plan-kind.ts';

/** Spec B3, as stored form data spells them, the double slash of the last one too. ENROLL-618. */
const STEPS = {
  welcome: '/welcome',
  'personal-information': '/steps/personal-information',
  'medicare-information': '/steps/medicare-information',
  'medicaid-information': '/steps/medicaid-information',
  'mailing-address': '/steps/mailing-address',
  'phone-number': '/steps/phone-number',
  'language-preference': '/steps/language-preference',
  'chronic-questions': '/steps/chronic-questions',
  'use-disclosure': '/steps/use-disclosure',
  'prescription-drug-coverage': '/steps/prescription-drug-coverage',
  'special-election-period': '/steps/special-election-period',
  'effective-date': '/steps/effective-date',
  'provider-search': '/steps/provider-search',
  'monthly-premium': '/steps/monthly-premium',
  authorization: '/steps/authorization',
  'statement-of-understanding': '/steps/statement-of-understanding',
  review: '/steps//review',
} as const;

export type Step = keyof typeof STEPS;

export const APPLICATION_STEPS = Object.keys(STEPS) as Step[];

export const isStep = (text: string): text is Step => Object.hasOwn(STEPS, text);

export const routeOfStep = (step: Step): string => STEPS[step];

/** Either spelling of '/steps//review'; null for an address that is no step. */
export function stepOfRoute(route: string): Step | null {
  const plain = route.replaceAll(/\/{2,}/g, '/');
  return APPLICATION_STEPS.find((step) => STEPS[step].replaceAll('//', '/') === plain) ?? null;
}

const LEFT_OUT: Readonly<Record<PlanKind, readonly Step[]>> = {
  MA: ['chronic-questions', 'use-disclosure'],
  // A drug plan has no doctors.
  PDP: ['chronic-questions', 'use-disclosure', 'provider-search'],
  SNP: [],
};

/** The steps of a kind of plan, in the order of the list of routes. ENROLL-619. */
export const pathOf = (kind: PlanKind): Step[] => APPLICATION_STEPS.filter((step) => !LEFT_OUT[kind].includes(step));

/**
 * The steps that this plan asks. Health questions may be asked only where the plan is for an illness: another special
 * needs plan passes over them.
 * @source 42 CFR 422.52(f); Medicare Managed Care Manual, chapter 16-B, section 40.2.1
 */
export const stepsOf = (plan: AppliedPlan): Step[] =>
  pathOf(planKindOf(plan)).filter(
    (step) => plan.snpType === 'Chronic' || (step !== 'chronic-questions' && step !== 'use-disclosure'),
  );

/** Null behind the last one. A step that this plan does not ask leads to the first one that it does. */
export function stepAfter(step: Step, plan: AppliedPlan): Step | null {
  const place = APPLICATION_STEPS.indexOf(step);
  return stepsOf(plan).find((other) => APPLICATION_STEPS.indexOf(other) > place) ?? null;
}

export function stepBefore(step: Step, plan: AppliedPlan): Step | null {
  const place = APPLICATION_STEPS.indexOf(step);
  return stepsOf(plan).findLast((other) => APPLICATION_STEPS.indexOf(other) < place) ?? null;
}
