import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProspectToRecord } from '#contract/prospects.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { MIA, readsProfile as read, type TalkedTo, talksTo, triesToMerge as tries } from '#tests/support/prospects.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const talkedTo = (name: string, change?: Partial<ProspectToRecord>) => talksTo(subject.app, provider, name, change);

const WRONG = { lastName: 'Weller' };

const ASKED = { mbi: '', gender: 'f', zipCode: '98101' } as const;

test.each([
  ['NON-MEMBER-CONSENT', ASKED, 'a gender', { gender: 'm' }],
  ['NON-MEMBER-CONSENT', ASKED, 'a ZIP code', { zipCode: '10001' }],
  ['NON-MEMBER-NO-CONSENT', ASKED, 'a gender', { gender: 'm' }],
  ['NON-MEMBER-NO-CONSENT', ASKED, 'a birth date', { dob: '05/18/1952' }],
  ['MEMBER-NO-CONSENT', { ...ASKED, gender: '' }, 'a ZIP code', { zipCode: '10001' }],
  ['MEMBER-NO-CONSENT', { ...ASKED, gender: '' }, 'a name', WRONG],
] as const)('of %s, asked for %o: with another detail, %s, a try takes what every wrong one takes', async (...row) => {
  const [profileType, asked, story, wrong] = row;
  const namesOf = async (mia: TalkedTo, change: object) => {
    const heard = countStatements(subject.pool);
    const answer = await tries(mia, change);
    heard.stop();
    return { answer, names: heard.names() };
  };
  const name = `${profileType} ${story}`.replaceAll(' ', '').toLowerCase();
  const person = { ...MIA.person, ...asked };
  const other = await talkedTo(name, { profileType, person });
  expect((await read(other)).userDetails?.telesalesProfileType).toBe(profileType);
  const one = await namesOf(await talkedTo(`${name}1`), WRONG);
  expect(await namesOf(other, { ...asked, ...wrong })).toEqual(one);
  expect(await tries(other, asked)).toMatchObject({ isProfileMerged: true });
});
