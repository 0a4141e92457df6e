type Kept = {
  enrollmentId: string | null;
  planId: string;
  planYear: number;
  isSubmitted: boolean;
  lastSaved: string;
};

/** Of the applications for a plan and year the one to show: one that is still open, else the one that changed last. */
export function newestFor<Enrollment extends Kept>(
  enrollments: readonly Enrollment[],
  plan: { planId: string; planYear: number },
): (Enrollment & { enrollmentId: string }) | null {
  const ofPlan = enrollments.flatMap((enrollment) => {
    const { enrollmentId, planId, planYear } = enrollment;
    const isOfPlan = planId === plan.planId && planYear === plan.planYear;
    return isOfPlan && enrollmentId !== null ? [{ ...enrollment, enrollmentId }] : [];
  });
  const newestFirst = ofPlan.toSorted((one, other) => Date.parse(other.lastSaved) - Date.parse(one.lastSaved));
  return newestFirst.find(({ isSubmitted }) => !isSubmitted) ?? newestFirst[0] ?? null;
}
