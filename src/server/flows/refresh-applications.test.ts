import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addEvent, markUnwanted } from '#server/features/applications/way-store.ts';
import type { ApplicationToSend, CarrierGateway } from '#server/gateways/carrier/carrier-gateway.ts';
import { embeddedCarrier } from '#server/gateways/carrier/embedded/embedded-carrier.ts';
import { refreshApplicationsJob } from '#server/jobs/refresh-applications.ts';
import { auditTrail } from '#server/profile/record.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { addSubmitted } from '#tests/support/applications.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { applicationRefresher } from './refresh-applications.ts';

let at = Date.parse('2026-11-16T16:00:00Z');
const clock = () => at;
const MINUTE = 60_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const sealer = fieldSealer(TEST_KEYS);
const trail = auditTrail(TEST_KEYS);
const embedded = () => embeddedCarrier({ pool: database.pool, sealer, business: clock });

type Search = CarrierGateway['searchStatus'];

/** A carrier that tells this of a person, or what the embedded one does. */
function refresherWith(searchStatus: Search = embedded().searchStatus, mbi: string | null = MBI) {
  const search = vi.fn<Search>(searchStatus);
  const parts = { pool: database.pool, machine: clock, business: clock, trail };
  return {
    search,
    refresh: applicationRefresher({ ...parts, carrier: { searchStatus: search }, numberOf: async () => mbi }),
  };
}

const MBI = '1EG4TE5MK73';
const told =
  (...entries: [code: unknown, imageIdentifier: unknown][]): Search =>
  async () =>
    entries.map(([code, imageIdentifier]) => ({ code, imageIdentifier }));

let made = 0;
async function submitted({ profileUuid = randomUUID() as string, planYear = 2027 } = {}) {
  made += 1;
  const one = { profileUuid, applicationUuid: randomUUID() as string };
  const confirmationNo = `LM${String(made).padStart(10, '0')}`;
  await addSubmitted(database.pool, trail, { ...one, at, confirmationNo, planYear });
  return { ...one, confirmationNo };
}
type One = Awaited<ReturnType<typeof submitted>>;

const stateOf = async ({ applicationUuid }: One) =>
  (
    await database.pool.query(
      `select state_code as code, state_at as at, array(
         select code from application_event where application_event.application_uuid = application.application_uuid
           and kind = 'state' order by application_event.at) as told
       from application where application_uuid = $1`,
      [applicationUuid],
    )
  ).rows[0];
const versionOf = async ({ profileUuid }: One) =>
  (await database.pool.query('select versions from profile where profile_uuid = $1', [profileUuid])).rows[0]?.versions
    ?.enrollments ?? 1;

test('[ENROLL-012][ENROLL-416] what the insurer tells of an application is kept, and the section has a new version', async () => {
  const one = await submitted();
  const { refresh } = refresherWith(told([3, one.confirmationNo]));
  expect(await refresh(one.profileUuid)).toBe('changed');
  expect(await stateOf(one)).toEqual({ code: 3, at: new Date(at), told: [3] });
  expect(await versionOf(one)).toBe(2);
  at += MINUTE;
  expect(await refresh(one.profileUuid)).toBe('unchanged');
  expect(await stateOf(one)).toEqual({ code: 3, at: new Date(at - MINUTE), told: [3] });
  expect(await versionOf(one)).toBe(2);
});

test.each([
  ['without a state code', [undefined, 'same']],
  ['with the prefix of another site', [11, 'HH0000000001']],
  ['of another application', [11, 'LM9999999999']],
] as const)(
  '[ENROLL-410][ENROLL-411][ENROLL-416] an entry %s leaves the application as it is',
  async (_story, [code, image]) => {
    const one = await submitted();
    const { refresh } = refresherWith(told([code, image === 'same' ? one.confirmationNo : image]));
    expect(await refresh(one.profileUuid)).toBe('unchanged');
    expect(await stateOf(one)).toMatchObject({ code: null });
  },
);

test('[ENROLL-415] one search is made for a person, whatever many applications wait, each keeping its own state', async () => {
  const one = await submitted();
  const other = await submitted();
  const second = await submitted({ profileUuid: one.profileUuid });
  const { refresh, search } = refresherWith(
    told([11, one.confirmationNo], ['12', second.confirmationNo.toLowerCase()]),
  );
  expect(await refresh(one.profileUuid)).toBe('changed');
  expect(search.mock.calls).toEqual([[{ mbi: MBI }]]);
  expect([(await stateOf(one)).code, (await stateOf(second)).code, (await stateOf(other)).code]).toEqual([
    11,
    12,
    null,
  ]);
  expect(await versionOf(one)).toBe(2);
});

test('[ENROLL-012][ENROLL-415] no search is made without a Medicare number, without an application, or once it is decided', async () => {
  const one = await submitted();
  const nameless = refresherWith(told([11, one.confirmationNo]), null);
  expect(await nameless.refresh(one.profileUuid)).toBe('unchanged');
  const { refresh, search } = refresherWith(told([11, one.confirmationNo]));
  expect(await refresh(randomUUID())).toBe('unchanged');
  expect([nameless.search.mock.calls, search.mock.calls]).toEqual([[], []]);
  await refresh(one.profileUuid);
  expect(await refresh(one.profileUuid)).toBe('unchanged');
  expect(search).toHaveBeenCalledTimes(1);
});

test('a decision stays, whatever comes after it', async () => {
  const one = await submitted();
  const answers = [told([12, one.confirmationNo]), told([3, one.confirmationNo])];
  const refreshers = answers.map((answer) => refresherWith(answer).refresh);
  await database.pool.query('update application set state_code = 12 where application_uuid = $1', [
    one.applicationUuid,
  ]);
  for (const refresh of refreshers) await refresh(one.profileUuid);
  expect(await stateOf(one)).toMatchObject({ code: 12 });
});

test('an insurer that is down changes nothing, and is said to be', async () => {
  const one = await submitted();
  const { refresh } = refresherWith(() => Promise.reject(new Error('down')));
  expect(await refresh(one.profileUuid)).toBe('unavailable');
  expect(await stateOf(one)).toMatchObject({ code: null });
});

test('what was taken back before it was sent is asked for no more', async () => {
  const one = await submitted();
  await markUnwanted(database.pool, one, at);
  const { refresh, search } = refresherWith(told([11, one.confirmationNo]));
  await refresh(one.profileUuid);
  expect(search).not.toHaveBeenCalled();
});

test('what the insurer would not take is asked for no more', async () => {
  const one = await submitted();
  for (const kind of ['sent', 'refused'] as const) await addEvent(database.pool, one, { kind, code: 0, at });
  const { refresh, search } = refresherWith(told([11, one.confirmationNo]));
  await refresh(one.profileUuid);
  expect(search).not.toHaveBeenCalled();
});

test('two looks at once keep the state once', async () => {
  const one = await submitted();
  const { refresh } = refresherWith(told([5, one.confirmationNo]));
  const outcomes = await Promise.all([refresh(one.profileUuid), refresh(one.profileUuid)]);
  expect(outcomes.toSorted()).toEqual(['changed', 'unchanged']);
  expect(await versionOf(one)).toBe(2);
});

test.each([
  ['Ortiz', [1, 5, 11]],
  ['Twice', [1, 5, 11]],
  ['Denial', [1, 5, 12]],
  ['Silence', []],
])('the made-up insurer, over its time, with an applicant called %s', async (lastName, expected) => {
  const one = await submitted();
  const mbi = `1EG4TE5MK${String(made).padStart(2, '0')}`;
  const application = { applicant: { firstName: 'Nel', lastName, mbi } } as ApplicationToSend;
  await embedded().submit(application, one.confirmationNo);
  const { refresh } = refresherWith(embedded().searchStatus, mbi);
  for (let minute = 0; minute < 4; minute += 1) {
    await refresh(one.profileUuid);
    at += MINUTE;
  }
  expect((await stateOf(one)).told).toEqual(expected);
});

test('the job looks at all who wait, some at a time, passes over plan years that are over, and says when all is down', async () => {
  await database.pool.query('update application set state_code = 11, state_at = submitted_at');
  const waiting = [];
  for (let index = 0; index < 12; index += 1) waiting.push(await submitted());
  await submitted({ planYear: 2025 });
  const parts = { pool: database.pool, business: clock };
  const asked: string[] = [];
  const job = refreshApplicationsJob({
    ...parts,
    refresh: async (uuid) => {
      asked.push(uuid);
      return 'unchanged';
    },
  });
  expect([await job.step(at), asked.length]).toEqual([true, 10]);
  expect([await job.step(at), asked.length]).toEqual([false, 12]);
  expect(asked).toEqual(waiting.map(({ profileUuid }) => profileUuid).toSorted());
  expect([await job.step(at), asked.length]).toEqual([true, 22]);

  const down = refreshApplicationsJob({ ...parts, refresh: async () => 'unavailable' });
  await expect(down.step(at)).rejects.toThrow('the carrier tells nothing');
  await expect(down.step(at)).rejects.toThrow('the carrier tells nothing');
});
