import type { Demographics } from '#contract/demographics.ts';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { fromFormDate } from '#domain/calendar/form-date.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { sendSection } from '#server/http/send-section.ts';
import type { ChangeProfile } from '#server/profile/change.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { changeDemographics, type PersonChange } from './store.ts';

type Parts = {
  change: ChangeProfile;
  sealer: FieldSealer;
  readDemographics: (db: Queryable, uuid: string, context: RequestContext) => Promise<ProfileReply>;
};

export const demographicsRoutes = ({ change, sealer, readDemographics }: Parts) => [
  handle('saveDemographics', async ({ params: { uuid }, headers, body, context, request, reply }) => {
    const person = readPerson(body);
    const answer = await change(
      {
        uuid,
        section: 'demographics',
        action: 'save-demographics',
        role: context.actor.role,
        requestId: request.id,
        ifMatch: headers['if-match'],
        idempotencyKey: headers['idempotency-key'],
        request: [body],
        apply: async (transaction) => {
          await changeDemographics(transaction, uuid, person, sealer);
          return Object.keys(body);
        },
      },
      (transaction) => readDemographics(transaction, uuid, context),
    );
    return sendSection(reply, 'demographics', answer);
  }),
];

/** @throws Problem naming each field that is no date or no Medicare number. Wording: spec B5. */
function readPerson({ dob, mbi, ...plain }: Demographics): PersonChange {
  const born = typeof dob === 'string' ? fromFormDate(dob) : dob;
  const number = typeof mbi === 'string' ? parseMedicareNumber(mbi) : mbi;
  const fields = {
    ...(typeof dob === 'string' && born === null && { dob: 'Error: Please enter a valid date of birth' }),
    ...(typeof mbi === 'string' && number === null && { mbi: 'Error: Please enter a valid Medicare number' }),
  };
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return { ...plain, ...(born !== undefined && { dob: born }), ...(number !== undefined && { mbi: number }) };
}
