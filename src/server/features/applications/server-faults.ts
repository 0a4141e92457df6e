import { answerFault } from '#domain/applications/check-answer.ts';
import type { Faults } from '#domain/applications/check-step.ts';
import { type Answers, answerOf } from '#domain/applications/field.ts';
import { FIELDS, isAsked } from '#domain/applications/fields.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isZip } from '#domain/geography/zip.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { isNumberInUse } from './number-digest.ts';
import type { ApplicationKey, ChosenPlan } from './store.ts';

/** Whether a plan is sold at a ZIP code. */
export type IsSoldAt = (plan: ChosenPlan, zip: string, db?: Queryable) => Promise<boolean>;

export type FaultParts = { sealer: FieldSealer; isSoldAt: IsSoldAt };

type Given = { key: ApplicationKey; plan: ChosenPlan; answers: Answers; today: IsoDate };

/** What the page can not find out by itself: what is wrong with secrets, and what other data tells. */
export async function serverFaults(
  db: Queryable,
  { sealer, isSoldAt }: FaultParts,
  { key, plan, answers, today }: Given,
): Promise<Faults> {
  const number = parseMedicareNumber(answerOf(answers, 'medicareClaimNumber'));
  const zip = answerOf(answers, 'zipCode');
  const [isTaken, isSold] = await Promise.all([
    number !== null && isNumberInUse(db, key.uuid, { number, planYear: plan.planYear }, sealer),
    !isZip(zip) || isSoldAt(plan, zip, db),
  ]);
  return {
    ...secretFaults(answers, plan, today),
    ...(isTaken && { medicareClaimNumber: 'number-in-use' as const }),
    ...(!isSold && { zipCode: 'zip-outside-area' as const }),
  };
}

function secretFaults(answers: Answers, plan: ChosenPlan, today: IsoDate): Faults {
  const asked = FIELDS.filter(
    (field) => field.secret && isAsked(field, answers, { plan, withPersonalQuestions: false }),
  );
  return Object.fromEntries(
    asked.flatMap((field) => {
      const fault = answerFault(field, answerOf(answers, field.key), today);
      return fault ? [[field.key, fault]] : [];
    }),
  );
}
