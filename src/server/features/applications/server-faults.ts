import { answerFault } from '#domain/applications/check-answer.ts';
import type { Faults } from '#domain/applications/check-step.ts';
import { type Answers, answerOf } from '#domain/applications/field.ts';
import { FIELDS, isAsked } from '#domain/applications/fields.ts';
import { isStateCode } from '#domain/applications/state-codes.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isZip } from '#domain/geography/zip.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { isNumberInUse } from './number-digest.ts';
import type { ApplicationKey, ChosenPlan } from './store.ts';

/** Whether a plan is sold at a ZIP code, and in which states that lies; none where nobody knows it. */
export type LookAtZip = (
  plan: ChosenPlan,
  zip: string,
  db?: Queryable,
) => Promise<{ isSold: boolean; states: readonly string[] }>;

export type FaultParts = { sealer: FieldSealer; lookAtZip: LookAtZip };

type Given = { key: ApplicationKey; plan: ChosenPlan; answers: Answers; today: IsoDate };

/** What the page can not find out by itself: what is wrong with secrets, and what other data tells. */
export async function serverFaults(
  db: Queryable,
  { sealer, lookAtZip }: FaultParts,
  { key, plan, answers, today }: Given,
): Promise<Faults> {
  const number = parseMedicareNumber(answerOf(answers, 'medicareClaimNumber'));
  const zip = answerOf(answers, 'zipCode');
  const [isTaken, home] = await Promise.all([
    number !== null && isNumberInUse(db, key.uuid, { number, planYear: plan.planYear }, sealer),
    isZip(zip) ? lookAtZip(plan, zip, db) : null,
  ]);
  return {
    ...secretFaults(answers, plan, today),
    ...(isTaken && { medicareClaimNumber: 'number-in-use' as const }),
    ...(home && homeFaults(home, answerOf(answers, 'state'))),
  };
}

function homeFaults({ isSold, states }: Awaited<ReturnType<LookAtZip>>, state: string): Faults {
  if (!isSold) return { zipCode: 'zip-outside-area' };
  return isStateCode(state) && !states.includes(state) ? { state: 'state-differs' } : {};
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
