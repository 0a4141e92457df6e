import type { Demographics } from '#contract/demographics.ts';
import { Problem } from '#contract/problem.ts';
import { fromFormDate } from '#domain/calendar/form-date.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { changeDemographics, type PersonChange } from './store.ts';

type Parts = { write: WriteSection; sealer: FieldSealer };

export const demographicsRoutes = ({ write, sealer }: Parts) => [
  write('saveDemographics', ({ params: { uuid }, body }) => {
    const person = readPerson(body);
    return {
      action: 'save-demographics',
      request: [body],
      apply: async (transaction) => {
        await changeDemographics(transaction, uuid, person, sealer);
        return Object.keys(body);
      },
    };
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
