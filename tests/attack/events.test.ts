import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import { machineClock } from '#server/clock.ts';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import { endedViewsJob } from '#server/jobs/ended-views.ts';
import { accessChain } from '#server/profile/access-chain.ts';
import { type AccessEvents, accessEvents, eventRecorder, NOBODY } from '#server/profile/access-events.ts';
import { attempts } from '#server/security/attempts.ts';
import { parseKeyRing } from '#server/security/key-ring.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { auditAnchors, DAY } from '#server/trail-check/anchors.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { agentSmith, fakeIdentity, ruth, sam } from '../support/fake-identity.ts';
import { codeBody, signedIn, signsIn } from '../support/sign-in.ts';
import { guest, testClient } from '../support/test-client.ts';
import { trailFaults } from '../support/trail-fault.ts';

/** Whoever tries something leaves a trace, which they can neither take away nor fill. */
const provider = fakeIdentity();
const agentId = 'fake a-smith';
let skipped = 0;
let subject: TestApp;
let events: AccessEvents;

const machine = () => machineClock() + skipped;
const ring = (letter: number) => parseKeyRing(`k1:${Buffer.alloc(32, letter).toString('base64')}`);
const eventsWith = (auditKeys = ring(7)) => {
  const counted = attempts({ pool: subject.pool, machine, sealer: fieldSealer(ring(7), () => {}) });
  return accessEvents({ pool: subject.pool, machine, auditKeys, attempts: counted });
};

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, machine });
  events = eventsWith();
});
afterAll(() => subject.close());

async function trailOf(about: string) {
  const { rows } = await subject.pool.query<{ kind: string; role: string; times: number }>(
    'select kind, role, times from access_event where about_uuid = $1 order by position',
    [about],
  );
  expect(await accessChain(ring(7)).firstBroken(subject.pool, about)).toBeNull();
  return rows;
}

const kindsOf = async (about: string) => (await trailOf(about)).map(({ kind }) => kind);

test('a sign-in, the next one in its place, a sign-out and an end by the limit are written with what ended them', async () => {
  const shopper = await signedIn(subject.app, provider, sam);
  await signsIn(shopper, provider, sam);
  await shopper.delete('/landrover/api/logout');
  await signsIn(shopper, provider, sam);
  skipped += 24 * 3_600_000;
  expect((await shopper.get(`${shopper.profile}/all`)).statusCode).toBe(401);
  expect(await kindsOf(shopper.uuid)).toEqual([
    'account-made',
    'signed-in',
    'signed-in',
    'session-ended replaced',
    'signed-out',
    'signed-in',
    'session-ended idle',
    'asked-without-session',
  ]);
});

test('an agent leaves a trace of each search, also without a hit, and each view in the trail of who was looked at', async () => {
  const shopper = await signedIn(subject.app, provider, ruth);
  const agent = await signedIn(subject.app, provider, agentSmith);
  await agent.post('/landrover/api/agent/shoppers/search', { email: 'nobody-has-this@example.org' });
  const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };
  expect((await agent.post(`${shopper.profile}/demographics/2027`, { firstName: 'X' }, header)).statusCode).toBe(403);
  await agent.delete('/landrover/api/logout');

  expect(await kindsOf(agentUuid(agentId))).toEqual(['signed-in', 'agent-searched', 'signed-out']);
  expect(await kindsOf(shopper.uuid)).toEqual([
    'account-made',
    'signed-in',
    'view-opened',
    'write-refused',
    'view-closed',
  ]);
  const { rows } = await subject.pool.query<{ text: string }>('select access_event::text as text from access_event');
  expect(rows.filter(({ text }) => /example\.org|nobody-has|ruth/i.test(text))).toEqual([]);
});

test('a view ends an hour after it was opened, however busy, and its end is written once', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'looked-at-long' });
  const agent = await signedIn(subject.app, provider, { ...agentSmith, subject: 'stays-long' });
  const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };
  const look = async () => {
    const reply = await agent.get(`${shopper.profile}/plans`, header);
    if (reply.headers[AGENT_SESSION_HEADER]) header[AGENT_SESSION_HEADER] = String(reply.headers[AGENT_SESSION_HEADER]);
    return reply.statusCode;
  };
  const job = endedViewsJob(subject.pool, eventRecorder({ machine, auditKeys: ring(7) }));
  for (const minutes of [20, 20, 19]) {
    skipped += minutes * 60_000;
    expect(await look()).toBe(200);
  }
  await job.step(machine());
  expect(await look()).toBe(200);
  skipped += 60_000;
  expect((await agent.get(`${shopper.profile}/plans`, header)).json()).toMatchObject({ code: 'agent-view-ended' });
  await Promise.all([job.step(machine()), job.step(machine())]);
  await agent.delete('/landrover/api/logout');
  expect((await kindsOf(shopper.uuid)).filter((kind) => kind.startsWith('view'))).toEqual([
    'view-opened',
    'view-closed',
  ]);
});

test('what an agent opens in several tabs is closed as often as it was opened, whatever ends it, and all at once', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'looked-at-twice' });
  const agent = await signedIn(subject.app, provider, { ...agentSmith, subject: 'has-two-tabs' });
  const views = () => kindsOf(shopper.uuid).then((kinds) => kinds.filter((kind) => kind.startsWith('view')));
  const prepare = async () => {
    const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
    return codeBody(new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '');
  };
  const open = async () => agent.post('/landrover/api/apps/aarp/authValidate', await prepare());
  for (const minutes of [20, 20, 20]) {
    await open();
    skipped += minutes * 60_000;
    expect((await agent.post('/landrover/api/session', {})).statusCode).toBe(200);
  }
  // The first is over by the clock, and the others with the session, while one more is opened.
  const job = endedViewsJob(subject.pool, eventRecorder({ machine, auditKeys: ring(7) }));
  const unused = await prepare();
  const sent = await Promise.all([
    job.step(machine()),
    agent.post('/landrover/api/apps/aarp/authValidate', unused),
    agent.delete('/landrover/api/logout'),
    job.step(machine()),
  ]);
  expect(sent[2].statusCode).toBe(200);
  const written = await views();
  const opened = written.filter((kind) => kind === 'view-opened');
  expect(opened.length).toBeGreaterThanOrEqual(3);
  expect(written).toHaveLength(opened.length * 2);
});

test('120 refused reads of another profile are three rows in the trail of whose it is, and made-up uuids are none', async () => {
  const owner = await guest(subject.app);
  const stranger = await guest(subject.app);
  for (let tries = 0; tries < 120; tries += 1) {
    expect(
      (
        await stranger.get(
          `${owner.profile.toUpperCase().replace('/LANDROVER/API/USERS', '/landrover/api/Users')}/plans`,
        )
      ).statusCode,
    ).toBe(404);
  }
  expect(await trailOf(owner.uuid)).toEqual(
    [1, 10, 100].map((times) => ({ kind: 'read-refused', role: 'guest', times })),
  );

  const count = async () => (await subject.pool.query<{ n: string }>('select count(*) as n from access_chain')).rows[0];
  const before = await count();
  await stranger.get(`/landrover/api/Users/${crypto.randomUUID()}/plans`);
  expect(await count()).toEqual(before);
});

test('codes that open nothing are counted in one trail, and none of them fills it', async () => {
  const stranger = testClient(subject.app);
  for (let tries = 0; tries < 12; tries += 1) {
    await stranger.post('/landrover/api/apps/aarp/authValidate', codeBody('made-up', 'made-up'));
  }
  expect((await trailOf(NOBODY)).map(({ kind, times }) => [kind, times])).toEqual([
    ['sign-in-refused', 1],
    ['sign-in-refused', 10],
  ]);
});

test('thirty events of one trail at the same moment come one after another', async () => {
  const about = crypto.randomUUID();
  const who = { about, role: 'shopper', agentId: null, requestId: null } as const;
  await Promise.all(Array.from({ length: 30 }, () => events.recordAccess({ kind: 'signed-in', ...who })));
  expect(await trailOf(about)).toHaveLength(30);
});

const CHANGES: [story: string, sql: string, brokenAt: number][] = [
  ['a word is changed', `update access_event set kind = 'signed-out' where about_uuid = $1 and position = 2`, 2],
  ['a row is taken out', 'delete from access_event where about_uuid = $1 and position = 2', 2],
  ['the last row is taken off', 'delete from access_event where about_uuid = $1 and position = 3', 3],
  ['all rows are taken off', 'delete from access_event where about_uuid = $1', 1],
  ['the head is gone', 'delete from access_chain where about_uuid = $1', 4],
  [
    'the row of another person is put there',
    `update access_event set about_uuid = $1 where about_uuid <> $1 and position = 4 and about_uuid = (select about_uuid from access_event where position = 4 limit 1)`,
    4,
  ],
];

test.each(CHANGES)('it is found when %s', async (_story, sql, brokenAt) => {
  const about = crypto.randomUUID();
  const who = { about, role: 'shopper', agentId: null, requestId: null } as const;
  for (const kind of ['signed-in', 'password-changed', 'signed-out'] as const)
    await events.recordAccess({ kind, ...who });
  expect(await accessChain(ring(7)).firstBroken(subject.pool, about)).toBeNull();
  const { rowCount } = await subject.pool.query(sql, [about]);
  expect(rowCount).toBeGreaterThan(0);
  expect(await accessChain(ring(7)).firstBroken(subject.pool, about)).toBe(brokenAt);
  expect(await trailFaults(subject.pool)).toContainEqual({ accessOf: about, position: brokenAt });
});

test('a trail that was cut short stays a fault, whatever is added to it', async () => {
  const about = crypto.randomUUID();
  const who = { about, role: 'shopper', agentId: null, requestId: null } as const;
  for (const kind of ['signed-in', 'view-opened', 'view-closed'] as const) await events.recordAccess({ kind, ...who });
  await subject.pool.query('delete from access_event where about_uuid = $1 and position > 1', [about]);
  await subject.pool.query(
    `update access_chain set position = 1, hash = (select hash from access_event where about_uuid = $1)
     where about_uuid = $1`,
    [about],
  );
  await events.recordAccess({ kind: 'signed-out', ...who });
  await events.recordAccess({ kind: 'signed-in', ...who });
  expect(await accessChain(ring(7)).firstBroken(subject.pool, about)).toBe(4);
});

test('a chain that is made anew without the key does not fit', async () => {
  const about = crypto.randomUUID();
  await eventsWith(ring(8)).recordAccess({ kind: 'signed-in', about, role: 'shopper', agentId: null, requestId: null });
  expect(await accessChain(ring(7)).firstBroken(subject.pool, about)).toBe(1);
});

test('a trail that was put back to an end it once had fits; the anchor of the day tells', async () => {
  const about = crypto.randomUUID();
  const who = { about, role: 'shopper', agentId: null, requestId: null } as const;
  const { pool } = subject;
  await events.recordAccess({ kind: 'signed-in', ...who });
  const { rows } = await pool.query('select * from access_chain where about_uuid = $1', [about]);
  await events.recordAccess({ kind: 'view-opened', ...who });
  const anchor = await auditAnchors(ring(7)).add(pool, machine() + 2 * DAY);

  const { position, hash, head_key_id, head_hash } = rows[0];
  await pool.query('delete from access_event where about_uuid = $1 and position > $2', [about, position]);
  await pool.query(
    `update access_chain set position = $2, hash = $3, head_key_id = $4, head_hash = $5 where about_uuid = $1`,
    [about, position, hash, head_key_id, head_hash],
  );
  const faults = await trailFaults(pool);
  expect(faults).not.toContainEqual(expect.objectContaining({ accessOf: about }));
  expect(faults).toContainEqual({ anchor: anchor?.cutAt.toISOString(), what: 'digest' });
});
