import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#server/profile/record.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { addDraft, addSubmitted } from '#tests/support/applications.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { endedDraftsJob } from './ended-drafts.ts';

const AT = Date.parse('2026-11-16T16:00:00Z');
const SIXTY_DAYS = 60 * 24 * 3_600_000;
const trail = auditTrail(TEST_KEYS);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const one = () => ({ profileUuid: randomUUID() as string, applicationUuid: randomUUID() as string });
const job = () => endedDraftsJob({ pool: database.pool, machine: () => AT, trail });
const left = async () =>
  (await database.pool.query('select application_uuid as id from application')).rows.map(({ id }) => id);

test('a draft goes with its answers sixty days after its last change, and what was sent stays', async () => {
  const [old, young, sent] = [one(), one(), one()];
  await addDraft(database.pool, trail, { ...old, at: AT - SIXTY_DAYS - 1 });
  await addDraft(database.pool, trail, { ...young, at: AT - SIXTY_DAYS });
  await addSubmitted(database.pool, trail, { ...sent, at: AT - 2 * SIXTY_DAYS });
  await database.pool.query("insert into application_answer values ($1, $2, 'firstName', 's', 1)", [
    old.profileUuid,
    old.applicationUuid,
  ]);
  expect(await job().step(AT)).toBe(false);
  expect(new Set(await left())).toEqual(new Set([young.applicationUuid, sent.applicationUuid]));
  expect((await database.pool.query('select from application_answer')).rowCount).toBe(0);
  const { rows } = await database.pool.query(
    'select action from audit_entry where profile_uuid = $1 order by position desc limit 1',
    [old.profileUuid],
  );
  expect(rows).toEqual([{ action: 'end-draft' }]);
});

test('the drafts of a profile that has ended go with it, and hold nobody up', async () => {
  const closed = Array.from({ length: 100 }, one);
  for (const draft of closed) await addDraft(database.pool, trail, { ...draft, at: AT - 3 * SIXTY_DAYS });
  await database.pool.query('update profile set ended_at = now() where profile_uuid = any ($1)', [
    closed.map(({ profileUuid }) => profileUuid),
  ]);
  const young = one();
  await addDraft(database.pool, trail, { ...young, at: AT - SIXTY_DAYS - 1 });
  expect(await job().step(AT)).toBe(false);
  expect(await left()).not.toContain(young.applicationUuid);
});
