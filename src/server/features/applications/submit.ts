import { randomInt } from 'node:crypto';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { type Faults, faultyStepsOf } from '#domain/applications/check-step.ts';
import { answerOf } from '#domain/applications/field.ts';
import { joiningRight } from '#domain/applications/joining-right.ts';
import { rightFaults } from '#domain/applications/right-faults.ts';
import { stepsOf } from '#domain/applications/steps.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { readAnswers } from './answers.ts';
import { answersOf } from './masked-answers.ts';
import { digestOfNumber } from './number-digest.ts';
import { type ApplicationParts, starRatingOf } from './read-application.ts';
import { serverFaults } from './server-faults.ts';
import { type Application, type ApplicationKey, markSubmitted } from './store.ts';

export type FaultsToSend = Pick<ApplicationParts, 'sealer' | 'lookAtZip' | 'cardsById' | 'withPersonalQuestions'>;

type ToSend = { key: ApplicationKey; application: Application; brand: Brand; today: IsoDate };

/** All that stands in the way of sending, by field; none where it may be sent. ENROLL-617, ENROLL-621. */
export async function faultsToSend(
  db: Queryable,
  { cardsById, withPersonalQuestions, ...parts }: FaultsToSend,
  { key, application, brand, today }: ToSend,
): Promise<Faults> {
  const { plan } = application;
  const answers = answersOf(await readAnswers(db, key, parts.sealer));
  const asked = { plan, withPersonalQuestions: withPersonalQuestions(brand) };
  const starRating = await starRatingOf(cardsById, application, db);
  const right = joiningRight({ plan: { ...plan, starRating }, today, answers });
  return Object.assign(
    {},
    ...stepsOf(plan).map((step) => rightFaults(step, right, answers)),
    ...faultyStepsOf(answers, asked, today).map(({ faults }) => faults),
    await serverFaults(db, parts, { key, plan, answers, today }),
  );
}

const DIGITS = 12;

/** The brand's letters, which the insurer's image identifiers begin with too, and digits that tell nothing. ENROLL-601. */
const newConfirmationNo = (brand: Brand) =>
  BRAND_TABLE[brand].applicationPrefix + Array.from({ length: DIGITS }, () => randomInt(10)).join('');

/** From here on nothing of it changes any more. */
export async function submit(
  transaction: Queryable,
  { key, application: { brand } }: Pick<ToSend, 'key' | 'application'>,
  { sealer, at }: Pick<FaultsToSend, 'sealer'> & { at: number },
) {
  const answers = answersOf(await readAnswers(transaction, key, sealer));
  const number = parseMedicareNumber(answerOf(answers, 'medicareClaimNumber'));
  await markSubmitted(transaction, key, {
    confirmationNo: newConfirmationNo(brand),
    numberDigest: number && digestOfNumber(sealer, number),
    at,
  });
}
