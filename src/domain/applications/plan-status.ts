type Submittable = { isSubmitted?: boolean | null | undefined };

/** Spec A4, ENROLL-010: whatever does not say that it was submitted is only saved. */
export const isSubmitted = ({ isSubmitted: submitted }: Submittable) => submitted === true;

type OfPlan = { planId: string; planYear: number | string };

/** The application for a plan of a year, which one side may write as a number and the other as text. ENROLL-011. */
export const applicationOf = <Application extends OfPlan>(
  { planId, planYear }: OfPlan,
  applications: readonly Application[],
): Application | null =>
  applications.find((one) => one.planId === planId && Number(one.planYear) === Number(planYear)) ?? null;
