import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SessionLimits } from '#domain/session/session-limits.ts';
import { endWriter } from '#server/identity/session/session-ends.ts';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import { accessChain } from '#server/profile/access-chain.ts';
import { eventRecorder } from '#server/profile/access-events.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { endedSessionsJob } from './ended-sessions.ts';

const SECOND = 1000;
const AT = Date.parse('2026-11-16T16:20:00Z');
/** Two minutes without a sign of life, ten in all. */
const LIMITS: SessionLimits = { idleSeconds: 100, warningSeconds: 19, mostSeconds: 600 };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.pool.query('delete from session'));
afterAll(() => database.drop());

const job = (limits = LIMITS) =>
  endedSessionsJob({
    pool: database.pool,
    limitsOf: (brand) => (brand === 'aarp' ? limits : { ...limits, mostSeconds: 86_400, idleSeconds: 86_400 }),
    agentLimits: { idleSeconds: 60, mostSeconds: 300 },
    writeEnds: endWriter(eventRecorder({ machine: () => AT, auditKeys: TEST_KEYS })),
  });

type Session = { name?: string; subject?: string; agent?: string; brand?: string; seen?: number; opened?: number };
const add = ({ name = crypto.randomUUID(), subject, agent, brand = 'aarp', seen = 0, opened = 0 }: Session) =>
  database.pool.query(
    `insert into session (session_hash, brand, subject_uuid, agent_id, last_seen_at, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [name, brand, subject, agent, new Date(AT - seen), new Date(AT - opened)],
  );

async function eventsOf(about: string) {
  const { rows } = await database.pool.query<{ kind: string; role: string; agent_id: string | null }>(
    'select kind, role, agent_id from access_event where about_uuid = $1 order by position',
    [about],
  );
  expect(await accessChain(TEST_KEYS).firstBroken(database.pool, about)).toBeNull();
  return rows;
}

const IDLE = 120 * SECOND;
const ALL = 600 * SECOND;
test.each([
  ['a moment is left of the idle limit', { seen: IDLE - 1, opened: IDLE }, null],
  ['the idle limit is reached', { seen: IDLE, opened: IDLE }, 'session-ended idle'],
  ['a moment is left of its whole life', { seen: 0, opened: ALL - 1 }, null],
  ['it is at the end of its whole life', { seen: 0, opened: ALL }, 'session-ended overall-end'],
  ['both are over, and idle was first', { seen: 2 * ALL, opened: 2 * ALL + 1 }, 'session-ended idle'],
  ['both are over, and its life was first', { seen: IDLE + 1, opened: ALL + SECOND }, 'session-ended overall-end'],
  ['the brand has other limits', { seen: IDLE, opened: ALL, brand: 'uhc' }, null],
])('%s', async (_story, session, kind) => {
  const subject = crypto.randomUUID();
  await add({ ...session, subject });
  expect(await job().step(AT)).toBe(false);
  expect(await eventsOf(subject)).toEqual(kind === null ? [] : [{ kind, role: 'shopper', agent_id: null }]);
  expect((await database.pool.query('select 1 from session')).rowCount).toBe(kind === null ? 1 : 0);
});

test("an agent's end is in the agent's trail, and the views that were open in it are closed in the shoppers'", async () => {
  const agent = 'provider agent-one';
  const [looked, prepared] = [crypto.randomUUID(), crypto.randomUUID()];
  await add({ name: 'of an agent', agent, seen: IDLE, opened: IDLE });
  for (const [subject, code] of [
    [looked, null],
    [prepared, 'not used'],
  ]) {
    await database.pool.query(
      `insert into agent_view (view_id, session_hash, subject_uuid, reason, code_hash, code_expires_at, header_since, opened_at)
       values (gen_random_uuid(), 'of an agent', $1, 'shopper-asked', $2, $3, $3, $3)`,
      [subject, code, new Date(AT)],
    );
  }
  await job().step(AT);
  const of = { role: 'agent', agent_id: agent };
  expect(await eventsOf(agentUuid(agent))).toEqual([{ kind: 'session-ended idle', ...of }]);
  expect(await eventsOf(looked)).toEqual([{ kind: 'view-closed', ...of }]);
  expect(await eventsOf(prepared)).toEqual([]);
});

test.each([
  ['a moment is left of their idle limit', { seen: 60 * SECOND - 1, opened: 100 * SECOND }, []],
  ['their idle limit is reached', { seen: 60 * SECOND, opened: 100 * SECOND }, ['session-ended idle']],
  ['they are at the end of a life of their own', { opened: 300 * SECOND }, ['session-ended overall-end']],
])('[AUTH-408] agents have shorter limits: %s', async (story, session, kinds) => {
  await add({ agent: story, ...session });
  await job().step(AT);
  expect((await eventsOf(agentUuid(story))).map(({ kind }) => kind)).toEqual(kinds);
});

test('many go in batches, and of two processes at once each end is written once', async () => {
  const subject = crypto.randomUUID();
  for (let each = 0; each < 150; each += 1) await add({ subject, seen: IDLE });
  const again = await Promise.all([job().step(AT), job().step(AT)]);
  if (again.includes(true)) await job().step(AT);
  expect(await eventsOf(subject)).toHaveLength(150);
  expect((await database.pool.query('select 1 from session')).rowCount).toBe(0);
});
