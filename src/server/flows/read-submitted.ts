import type pg from 'pg';
import { applicationLabel } from '#content/application-labels.ts';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { answerOf } from '#domain/applications/field.ts';
import { formDataOf } from '#domain/applications/form-data.ts';
import { PERSONAL_QUESTIONS } from '#domain/applications/personal-questions.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { stripMedicareNumber } from '#domain/identity/medicare-number.ts';
import { readAnswers } from '../features/applications/answers.ts';
import { keptEligibility } from '../features/applications/eligibility.ts';
import { answersOf } from '../features/applications/masked-answers.ts';
import type { OneApplication } from '../features/applications/send-queue.ts';
import { findApplication } from '../features/applications/store.ts';
import type { ApplicationToSend } from '../gateways/carrier/carrier-gateway.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { pool: pg.Pool; sealer: FieldSealer };

/** An application as it leaves, made of its answers each time it is sent. Null for one that was not submitted. */
export const submittedReader =
  ({ pool, sealer }: Parts) =>
  async ({ profileUuid, applicationUuid }: OneApplication): Promise<ApplicationToSend | null> => {
    const key = { uuid: profileUuid, applicationId: applicationUuid };
    const application = await findApplication(pool, key);
    if (application?.submittedAt == null || application.confirmationNo === null) return null;
    const { plan, brand, language, submittedAt, confirmationNo } = application;
    const kept = await readAnswers(pool, key, sealer);
    const answers = answersOf(kept);
    const eligibility = keptEligibility(kept, answers);
    const suggested = answerOf(answers, 'selectedSuggested') === 'yes' ? eligibility?.suggested : null;
    return {
      confirmationNo,
      siteId: BRAND_TABLE[brand].siteId,
      language,
      submittedAt: new Date(submittedAt).toISOString(),
      plan: {
        planId: plan.planId,
        planYear: plan.planYear,
        planName: plan.planName,
        planType: plan.planType,
        zipCode: plan.zipCode,
        county: plan.county.fipsCountyName,
      },
      applicant: {
        // Under the name that Medicare knows, where the applicant chose it. ENROLL-605.
        firstName: suggested?.firstName ?? answerOf(answers, 'firstName'),
        lastName: suggested?.lastName ?? answerOf(answers, 'lastName'),
        mbi: stripMedicareNumber(answerOf(answers, 'medicareClaimNumber')),
      },
      formData: formDataOf({
        answers,
        // What was answered is sent, whatever content asks today. ENROLL-609.
        asked: {
          plan,
          withPersonalQuestions: PERSONAL_QUESTIONS.some(({ key: one }) => answerOf(answers, one) !== ''),
        },
        eligibility,
        today: centralDate(submittedAt),
        labelOf: (field) => applicationLabel(language, field),
      }),
    };
  };
