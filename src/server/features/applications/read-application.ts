import type pg from 'pg';
import { applicationLabel } from '#content/application-labels.ts';
import type { ApplicationReply } from '#contract/applications.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import { Problem } from '#contract/problem.ts';
import { formDataOf } from '#domain/applications/form-data.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ReadProfile } from '#server/profile/load-profile.ts';
import { readAnswers } from './answers.ts';
import { keptEligibility } from './eligibility.ts';
import { answersOf, shownAnswers } from './masked-answers.ts';
import { type FaultParts, serverFaults } from './server-faults.ts';
import { type Application, type ApplicationKey, findApplication } from './store.ts';

type PlanOfYear = { planYear: number; planId: string };

export type ApplicationParts = FaultParts & {
  pool: pg.Pool;
  readProfile: ReadProfile;
  cardsById: (plans: readonly PlanOfYear[], db?: Queryable) => Promise<Map<string, PlanCard>>;
  /** Content asks race, ethnicity, gender identity and orientation too. ENROLL-609. */
  withPersonalQuestions: (brand: Brand) => boolean;
};

export type ReadApplication = (key: ApplicationKey, context: RequestContext) => Promise<ApplicationReply>;

/** One application with its answers, as whoever applies may see it. @throws Problem application-not-found. */
export const applicationReader =
  ({ pool, readProfile, cardsById, withPersonalQuestions, ...parts }: ApplicationParts): ReadApplication =>
  async (key, context) => {
    const profile = await readProfile(pool, { uuid: key.uuid, section: 'all', withFacts: false }, context);
    const enrollment = profile.enrollmentsDetails?.enrollments.find(
      ({ enrollmentId }) => enrollmentId === key.applicationId,
    );
    const application = await findApplication(pool, key);
    if (!enrollment || !application) throw new Problem('application-not-found');
    const { plan, language, submittedAt } = application;
    const { today, brand } = context;
    const kept = await readAnswers(pool, key, parts.sealer);
    const answers = answersOf(kept);
    const shown = shownAnswers(kept);
    const asked = { plan, withPersonalQuestions: withPersonalQuestions(brand) };
    const labelOf = (field: string) => applicationLabel(language, field);
    const eligibility = keptEligibility(kept, answers);
    return {
      ...shown,
      enrollment: {
        ...enrollment,
        formData: formDataOf({ answers: shown.answers, asked, eligibility, today, labelOf }),
      },
      eligibility,
      faults: submittedAt === null ? await serverFaults(pool, parts, { key, plan, answers, today }) : {},
      starRating: await starRatingOf(cardsById, application),
      enrolledPlanTypes: (profile.memberEnrolledPlans ?? []).flatMap(({ isActive, planType }) =>
        isActive && planType ? [planType] : [],
      ),
      withPersonalQuestions: asked.withPersonalQuestions,
    };
  };

export async function starRatingOf(
  cardsById: ApplicationParts['cardsById'],
  { plan }: Pick<Application, 'plan'>,
  db?: Queryable,
): Promise<number | null> {
  const cards = await cardsById([plan], db);
  return cards.get(planKey(plan))?.starRating?.overall ?? null;
}
