import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#server/profile/record.ts';
import { parseKeyRing } from '#server/security/key-ring.ts';
import { auditAnchors, DAY } from '#server/trail-check/anchors.ts';
import { faultText } from '#server/trail-check/fault-text.ts';
import { keyOldTrails } from '#server/trail-check/key-old-trails.ts';
import { TEST_KEYS, type TestApp, testApp } from '../support/app.ts';
import { eraseProfile } from '../support/erase-profile.ts';
import { KING_COUNTY, PLANS } from '../support/small-catalogue.ts';
import { guest } from '../support/test-client.ts';
import { trailFaults } from '../support/trail-fault.ts';

/** Somebody has the whole database in their hands, its owner's password too, but none of the keys. */
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

type Shopper = Awaited<ReturnType<typeof guest>>;

/** A guest whose trail has three rows. */
async function withTrail(): Promise<Shopper> {
  const shopper = await guest(subject.app);
  const body = { plans: [{ planId: PLANS.of2027[0], ...KING_COUNTY }] };
  await shopper.post(`${shopper.profile}/plans/2027`, body, { 'if-match': '"1"' });
  await shopper.post(`${shopper.profile}/demographics/2027`, { dob: '03/09/1950' }, { 'if-match': '"1"' });
  return shopper;
}

const sql = (text: string, ...values: unknown[]) => subject.pool.query(text, values);

/** The rows as they are, from the position on, with hashes that anybody can compute. */
async function recompute(uuid: string, from: number, keyId: string | null) {
  const { rows } = await sql('select * from audit_entry where profile_uuid = $1 order by position', uuid);
  let before = rows[from - 2]?.hash ?? '';
  for (const { position, at, role, agent_id, action, fields, request_id } of rows.slice(from - 1)) {
    const content = [before, uuid, position, at.getTime(), role, agent_id, action, fields, request_id];
    before = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const hashed = 'update audit_entry set hash = $3, key_id = $4 where profile_uuid = $1 and position = $2';
    await sql(hashed, uuid, position, before, keyId);
  }
  await sql('update profile set audit_hash = $2 where profile_uuid = $1', uuid, before);
}

const dropLast = (uuid: string) =>
  sql('delete from audit_entry where profile_uuid = $1 and position = 3', uuid).then(() =>
    sql(
      `update profile set audit_position = 2, audit_hash =
         (select hash from audit_entry where profile_uuid = $1 and position = 2) where profile_uuid = $1`,
      uuid,
    ),
  );

type Attack = (uuid: string, other: string) => Promise<unknown>;

/** A read looks at the end of a trail alone; what it can not see says false. */
const ATTACKS: readonly [story: string, position: number | 'head', attack: Attack, seenAtRead?: boolean][] = [
  [
    'a row is changed',
    2,
    (uuid) => sql("update audit_entry set action = 'other' where profile_uuid = $1 and position = 2", uuid),
    false,
  ],
  [
    'a row is changed and all after it are computed anew, as keyed ones',
    2,
    async (uuid) => {
      await sql("update audit_entry set action = 'other' where profile_uuid = $1 and position = 2", uuid);
      await recompute(uuid, 2, 'k1');
    },
  ],
  ['the rows from the second on lose their keys', 2, (uuid) => recompute(uuid, 2, null)],
  [
    'a row in the middle is gone',
    2,
    (uuid) => sql('delete from audit_entry where profile_uuid = $1 and position = 2', uuid),
    false,
  ],
  [
    'the last row is gone',
    'head',
    (uuid) => sql('delete from audit_entry where profile_uuid = $1 and position = 3', uuid),
  ],
  ['the last row is gone and the head is moved back', 'head', dropLast],
  [
    'the trail is gone and the head as at the beginning',
    'head',
    async (uuid) => {
      await sql('delete from audit_entry where profile_uuid = $1', uuid);
      await sql("update profile set audit_position = 0, audit_hash = '' where profile_uuid = $1", uuid);
    },
  ],
  [
    'the whole trail is as if there had never been keys',
    'head',
    async (uuid) => {
      await recompute(uuid, 1, null);
      await sql('update profile set audit_key_id = null, audit_signature = null where profile_uuid = $1', uuid);
    },
  ],
  [
    'the head is not signed',
    'head',
    (uuid) => sql('update profile set audit_key_id = null, audit_signature = null where profile_uuid = $1', uuid),
  ],
  [
    'a hash of a row stands as the signature of the head',
    'head',
    (uuid) => sql('update profile set audit_signature = audit_hash where profile_uuid = $1', uuid),
  ],
  [
    'the trail and the head of another profile stand in its place',
    1,
    async (uuid, other) => {
      await sql('delete from audit_entry where profile_uuid = $1', uuid);
      await sql(
        `insert into audit_entry select $1, position, at, role, agent_id, action, fields, request_id, hash, key_id
         from audit_entry where profile_uuid = $2`,
        uuid,
        other,
      );
      await sql(
        `update profile set (audit_position, audit_hash, audit_key_id, audit_signature) =
           (select audit_position, audit_hash, audit_key_id, audit_signature from profile where profile_uuid = $2)
         where profile_uuid = $1`,
        uuid,
        other,
      );
    },
  ],
  [
    'a row is added at the end by somebody without a key',
    4,
    (uuid) =>
      sql(
        `insert into audit_entry select profile_uuid, 4, at, role, agent_id, 'made-up', fields, request_id, hash, key_id
         from audit_entry where profile_uuid = $1 and position = 3`,
        uuid,
      ),
  ],
  [
    'the rows are signed by a key of the attacker under the known id',
    1,
    async (uuid) => {
      const forged = auditTrail(parseKeyRing(`k1:${Buffer.alloc(32, 8).toString('base64')}`));
      await sql('delete from audit_entry where profile_uuid = $1', uuid);
      const entry = {
        role: 'guest',
        agentId: null,
        action: 'create-guest',
        fields: [],
        requestId: 'x',
        at: 0,
      } as const;
      await sql("update profile set audit_position = 0, audit_hash = '' where profile_uuid = $1", uuid);
      await forged.noteInAudit(subject.pool, uuid, entry);
    },
  ],
];

const mismatches = async () => {
  const { body } = await subject.app.inject('/metrics');
  return Number(/^audit_head_mismatches_total (\d+)$/m.exec(body)?.[1]);
};

test.each(ATTACKS)('%s: the check names the profile and %s', async (_story, position, attack, seenAtRead = true) => {
  const [shopper, other] = [await withTrail(), await withTrail()];
  expect(await trailFaults(subject.pool)).toEqual([]);
  await attack(shopper.uuid, other.uuid);

  const [fault, ...more] = await trailFaults(subject.pool);
  expect(more).toEqual([]);
  expect(fault).toEqual({ uuid: shopper.uuid, position });

  const before = await mismatches();
  const reply = await shopper.get(`${shopper.profile}/all`);
  expect(reply.statusCode).toBe(200);
  expect((await mismatches()) - before).toBe(seenAtRead ? 1 : 0);
  await eraseProfile(subject.pool, shopper.uuid);
});

test.each([
  ['the last row is gone and the head is moved back', dropLast],
  [
    'the whole trail is gone and the head as at the beginning',
    async (uuid: string) => {
      await sql('delete from audit_entry where profile_uuid = $1', uuid);
      await sql("update profile set audit_position = 0, audit_hash = '' where profile_uuid = $1", uuid);
    },
  ],
])('%s: what the owner changes after it does not make it good', async (_story, attack) => {
  const shopper = await withTrail();
  await attack(shopper.uuid);
  const changed = await shopper.post(`${shopper.profile}/demographics/2027`, { firstName: 'R' }, { 'if-match': '"2"' });
  expect(changed.statusCode).toBe(200);
  expect(await trailFaults(subject.pool)).toEqual([{ uuid: shopper.uuid, position: 'head' }]);
  await eraseProfile(subject.pool, shopper.uuid);
});

test('a trail that was put back to an older head is signed and fits; the anchor of the day tells', async () => {
  const shopper = await withTrail();
  const { rows } = await sql(
    `select audit_position, audit_hash, audit_key_id, audit_signature from profile where profile_uuid = $1`,
    shopper.uuid,
  );
  await shopper.post(`${shopper.profile}/demographics/2027`, { firstName: 'R' }, { 'if-match': '"2"' });
  const anchors = auditAnchors(TEST_KEYS);
  const anchor = await anchors.add(subject.pool, Date.now() + 2 * DAY);
  expect(await anchors.add(subject.pool, Date.now() + 2 * DAY)).toBeNull();
  expect(await trailFaults(subject.pool)).toEqual([]);

  const [{ audit_position, audit_hash, audit_key_id, audit_signature }] = rows;
  await sql('delete from audit_entry where profile_uuid = $1 and position > $2', shopper.uuid, audit_position);
  await sql(
    `update profile set audit_position = $2, audit_hash = $3, audit_key_id = $4, audit_signature = $5
     where profile_uuid = $1`,
    shopper.uuid,
    audit_position,
    audit_hash,
    audit_key_id,
    audit_signature,
  );
  const name = anchor?.cutAt.toISOString();
  expect(await trailFaults(subject.pool)).toEqual([{ anchor: name, what: 'digest' }]);

  await sql('update audit_anchor set trails = trails - 1');
  const faults = await trailFaults(subject.pool);
  expect(faults).toContainEqual({ anchor: name, what: 'signature' });
  expect(faults.map(faultText).join('\n')).toContain(`anchor ${name}: was not signed here`);
});

test('an anchor that somebody puts there, of a day to come, is a fault and no reason to make none', async () => {
  const anchors = auditAnchors(TEST_KEYS);
  await sql('delete from audit_anchor');
  const anchor = await anchors.add(subject.pool, Date.now());
  await sql("insert into audit_anchor select '2126-01-01', trails, digest, key_id, signature from audit_anchor");
  await expect(anchors.add(subject.pool, Date.now() + DAY)).rejects.toMatchObject({ code: 'bad-anchor' });
  const faults = (await trailFaults(subject.pool)).map(faultText).join('\n');
  expect(faults).toContain('anchor 2126-01-01T00:00:00.000Z: was not signed here');
  await sql('delete from audit_anchor where cut_at > $1', anchor?.cutAt);
  expect(await anchors.add(subject.pool, Date.now() + DAY)).not.toBeNull();
});

test('a trail from before there were keys is closed once by a row with one, and never after the first anchor', async () => {
  const shopper = await withTrail();
  const makeOld = async () => {
    await recompute(shopper.uuid, 1, null);
    await sql('update profile set audit_key_id = null, audit_signature = null where profile_uuid = $1', shopper.uuid);
  };
  await makeOld();
  const trail = auditTrail(TEST_KEYS);
  await sql('delete from audit_anchor');
  expect(await keyOldTrails(subject.pool, trail, Date.now())).toBe(1);
  expect(await trailFaults(subject.pool)).toEqual([]);
  const { rows } = await sql(
    'select action, key_id from audit_entry where profile_uuid = $1 order by position',
    shopper.uuid,
  );
  expect(rows.map(({ key_id }) => key_id)).toEqual([null, null, null, 'k1']);
  expect(rows.at(-1)).toEqual({ action: 'close-unkeyed-trail', key_id: 'k1' });
  await shopper.post(`${shopper.profile}/demographics/2027`, { firstName: 'R' }, { 'if-match': '"2"' });
  expect(await trailFaults(subject.pool)).toEqual([]);

  await auditAnchors(TEST_KEYS).add(subject.pool, Date.now());
  await makeOld();
  expect(await keyOldTrails(subject.pool, trail, Date.now())).toBe(0);
  expect(await trailFaults(subject.pool)).toContainEqual({ uuid: shopper.uuid, position: 'head' });
});
