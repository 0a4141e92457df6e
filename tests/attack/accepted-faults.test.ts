import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseKeyRing } from '#server/security/key-ring.ts';
import { acceptedFaults } from '#server/trail-check/accepted-faults.ts';
import { faultName, faultState } from '#server/trail-check/fault-state.ts';
import { TEST_KEYS, type TestApp, testApp } from '../support/app.ts';
import { eraseProfile } from '../support/erase-profile.ts';
import { guest } from '../support/test-client.ts';
import { trailFaults } from '../support/trail-fault.ts';

/** An operator accepts a fault that they looked into; somebody with the database, and no key, would like to as well. */
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const sql = (text: string, ...values: unknown[]) => subject.pool.query(text, values);

const openFaults = () => trailFaults(subject.pool);

async function accept(keys = TEST_KEYS, reason = 'Restored from a copy') {
  const inspected = [];
  for (const fault of await openFaults()) {
    inspected.push({ fault: faultName(fault), state: await faultState(subject.pool, fault) });
  }
  await acceptedFaults(keys).accept(subject.pool, inspected, { reason, at: Date.now() });
}

async function changedTrail() {
  const shopper = await guest(subject.app);
  await shopper.post(`${shopper.profile}/demographics/2027`, { firstName: 'R' }, { 'if-match': '"1"' });
  await sql("update audit_entry set action = 'other' where profile_uuid = $1 and position = 1", shopper.uuid);
  return shopper;
}

const trailOf = async (uuid: string) => {
  const rows = await sql('select * from audit_entry where profile_uuid = $1 order by position', uuid);
  const head = await sql('select audit_hash, audit_signature from profile where profile_uuid = $1', uuid);
  return [rows.rows, head.rows];
};

const startAnew = async (uuid: string) => {
  await eraseProfile(subject.pool, uuid);
  await sql('delete from accepted_fault');
};

test('an accepted fault is none, nothing of the trail is rewritten, and a further change is a fault again', async () => {
  const { uuid } = await changedTrail();
  const before = await trailOf(uuid);
  expect(await openFaults()).toEqual([{ uuid, position: 1 }]);
  await accept();
  expect(await openFaults()).toEqual([]);
  expect(await trailOf(uuid)).toEqual(before);

  await sql("update audit_entry set action = 'another' where profile_uuid = $1 and position = 2", uuid);
  expect(await openFaults()).toEqual([{ uuid, position: 1 }]);
  await accept(TEST_KEYS, 'Looked at again');
  expect(await openFaults()).toEqual([]);
  await startAnew(uuid);
});

test('events of access, and an anchor, are accepted in the same way', async () => {
  const shopper = await guest(subject.app);
  await (await guest(subject.app)).get(`${shopper.profile}/all`);
  await sql("update access_event set kind = 'signed-in' where about_uuid = $1", shopper.uuid);
  await sql("insert into audit_anchor values ('2026-01-01', 3, 'x', 'k1', 'x')");
  expect(await openFaults()).toHaveLength(3);
  await accept();
  expect(await openFaults()).toEqual([]);
  await sql('update audit_anchor set trails = 4');
  expect(await openFaults()).toHaveLength(2);
  await sql('delete from audit_anchor');
  await sql('delete from access_event where about_uuid = $1', shopper.uuid);
  await sql('delete from access_chain where about_uuid = $1', shopper.uuid);
  await startAnew(shopper.uuid);
});

test.each([
  ['another reason is put there', "update accepted_fault set reason = 'Nothing to see'"],
  ['it is said of another state', "update accepted_fault set state = 'x'"],
  ['it loses its place', 'update accepted_fault set position = 5'],
])('%s: the row accepts nothing, and is a fault of its own', async (_story, attack) => {
  const { uuid } = await changedTrail();
  await accept();
  await sql(attack);
  expect(await openFaults()).toEqual([{ uuid, position: 1 }, { acceptance: expect.any(Number) }]);
  await startAnew(uuid);
});

test('without the key nobody accepts anything, and what was accepted and is gone is open again', async () => {
  const { uuid } = await changedTrail();
  await accept(parseKeyRing(`k1:${Buffer.alloc(32, 8).toString('base64')}`));
  expect(await openFaults()).toEqual([{ uuid, position: 1 }, { acceptance: 1 }]);
  await sql('delete from accepted_fault');
  await accept();
  await sql('delete from accepted_fault');
  expect(await openFaults()).toEqual([{ uuid, position: 1 }]);
  await startAnew(uuid);
});
