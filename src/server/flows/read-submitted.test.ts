import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationFields } from '#content/en/application-fields.ts';
import { keepAnswers } from '#server/features/applications/answers.ts';
import type { OneApplication } from '#server/features/applications/send-queue.ts';
import { auditTrail } from '#server/profile/record.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { addDraft } from '#tests/support/applications.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { submittedReader } from './read-submitted.ts';

const AT = Date.parse('2026-11-16T16:00:00Z');
const sealer = fieldSealer(TEST_KEYS);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const ANSWERS = {
  firstName: 'Nel',
  lastName: 'Ortiz',
  dob: '1951-03-09',
  gender: 'female',
  medicareClaimNumber: '1EG4-TE5-MK73',
  // Not asked of this plan, and what the server noted for itself.
  diabetes: 'yes',
  $note: 'x',
};

async function drafted() {
  const one = { profileUuid: randomUUID() as string, applicationUuid: randomUUID() as string };
  await addDraft(database.pool, auditTrail(TEST_KEYS), { ...one, at: AT });
  const key = { uuid: one.profileUuid, applicationId: one.applicationUuid };
  const answers = Object.entries(ANSWERS).map(([field, value]) => ({ field, value, version: 0 }));
  await keepAnswers(database.pool, key, { answers, nextPage: null, at: AT }, sealer);
  return one;
}
const submit = (applicationUuid: string) =>
  database.pool.query(
    "update application set submitted_at = $2, confirmation_no = 'LM0000000001' where application_uuid = $1",
    [applicationUuid, new Date(AT)],
  );
const read = (one: OneApplication) => submittedReader({ pool: database.pool, sealer })(one);

test('[ENROLL-602][ENROLL-604] an application leaves with its plan, who applies, and what was asked, the number without dashes', async () => {
  const one = await drafted();
  await submit(one.applicationUuid);
  const application = await read(one);
  expect(application).toMatchObject({
    confirmationNo: 'LM0000000001',
    siteId: 'AARPM',
    language: 'en',
    submittedAt: '2026-11-16T16:00:00.000Z',
    plan: { planId: 'H9918001000', planYear: 2027, planType: 'MAPD', zipCode: '98101', county: 'King' },
    applicant: { firstName: 'Nel', lastName: 'Ortiz', mbi: '1EG4TE5MK73' },
  });
  const [, person] = JSON.parse(application?.formData ?? '{}').steps;
  expect(person).toMatchObject({ view: 'personal-information', formValid: true });
  expect(person.keyLables[0]).toMatchObject({
    questionLabel: applicationFields.fields.firstName.label,
    userInput: 'Nel',
  });
  expect(application?.formData).not.toMatch(/diabetes|\$note/);
  expect(await read(one)).toEqual(application);
});

test('a draft does not leave, and neither does what is not there', async () => {
  const one = await drafted();
  expect(await read(one)).toBeNull();
  expect(await read({ ...one, profileUuid: randomUUID() })).toBeNull();
});
