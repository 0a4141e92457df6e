import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProfileReply } from '#contract/profile.ts';
import { SECTION_NAMES } from '#contract/profile-sections.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { guest } from '#tests/support/test-client.ts';
import { parseKeyRing } from '../security/key-ring.ts';
import { fieldSealer } from '../security/sealed-field.ts';
import { ACCOUNT_COLUMNS, PERSONAL_TABLES } from './personal-rows.ts';
import { profileSections } from './sections.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const sections = profileSections({
  sealer: fieldSealer(parseKeyRing(`k1:${Buffer.alloc(32, 7).toString('base64')}`)),
  cardsById: async () => new Map(),
  planContact: async () => null,
  onBadDrugs: () => {},
  onBadProviders: () => {},
  onBadImport: () => {},
  hasClaimsKeeper: false,
});

test('each section of the contract is listed once, under its own name', () => {
  expect(sections.map(({ name }) => name).sort()).toEqual([...SECTION_NAMES].sort());
});

test('a whole profile has every part that the contract names', async () => {
  const shopper = await guest(subject.app);
  const reply = (await shopper.get(`${shopper.profile}/all`)).json();
  // What can not be read is named where there is such a thing.
  const parts = Object.keys(ProfileReply.shape).filter((name) => !name.startsWith('unreadable'));
  expect(Object.keys(reply).sort()).toEqual(parts.sort());
});

/** What belongs to the profile as a whole, and goes with it; of a prospect the scope of the appointment stays. */
const OF_NO_SECTION = ['profile', 'audit_entry', 'prospect', ...PERSONAL_TABLES];

test('every table of a shopper belongs to a section, so that nothing of a merged guest stays behind', async () => {
  const { rows } = await subject.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'profile_uuid'",
  );
  const known = [...OF_NO_SECTION, ...sections.flatMap(({ tables }) => tables ?? [])];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

/** What a row still says once its profile has ended: nothing of a person. */
const STAYING = [
  'profile_uuid',
  'brand',
  'kind',
  'versions',
  'profile_status',
  'created_at',
  'last_modified_at',
  'last_visit_at',
  'ended_at',
  'is_open',
  'carried_to',
  'carried_at',
  'audit_position',
  'audit_hash',
  'audit_key_id',
  'audit_signature',
];

test('every column of a profile that tells of its person is emptied when it ends', async () => {
  const { rows } = await subject.pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'profile'",
  );
  const emptied = [...sections.flatMap(({ columns }) => columns ?? []), ...ACCOUNT_COLUMNS];
  expect(rows.map(({ name }) => name).sort()).toEqual([...STAYING, ...emptied].sort());
});
