import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { doctorsOfClaims } from '#domain/imports/doctors-of-claims.ts';
import { drugsOfClaims } from '#domain/imports/drugs-of-claims.ts';
import { dualOfCoverage, helpOfCoverage } from '#domain/imports/help-of-coverage.ts';
import { pharmacyOfClaims } from '#domain/imports/pharmacy-of-claims.ts';
import { plansOfCoverage } from '#domain/imports/plans-of-coverage.ts';
import { SAMPLE_DRUGS } from '#server/catalogue/sample/drugs/drug-list.ts';
import { makeProviders } from '#server/catalogue/sample/providers/provider-list.ts';
import { businessClock, machineClock } from '#server/clock.ts';
import { DEMO_ACCOUNTS } from '#server/identity/provider/demo-accounts.ts';
import { blueButtonGateway } from '../blue-button.ts';
import type { ClaimsGateway, ClaimsGrant, ClaimsSource } from '../claims-gateway.ts';
import { LIMITS } from '../fetch-json.ts';
import { embeddedClaims } from './embedded-claims.ts';
import { PEOPLE } from './people.ts';

const ORIGIN = 'http://lantern.localhost:3000';
const TODAY = '2026-11-16';

function keeper(
  version: 'v2' | 'v3' = 'v3',
  answerMilliseconds = LIMITS.answerMilliseconds,
  slowMilliseconds = 60_000,
) {
  const app = Fastify();
  let ahead = 0;
  const machine = () => machineClock() + ahead;
  const business = businessClock(`${TODAY}T10:00:00`, machineClock);
  const embedded = embeddedClaims({ machine, business, secure: false, version, slowMilliseconds });
  embedded.mount(app);
  const faults: unknown[] = [];
  const limits = { ...LIMITS, answerMilliseconds };
  const onFault = (fault: unknown) => faults.push(fault);
  const gateway = blueButtonGateway({ keeperOf: embedded.keeperOf, limits, onFault });
  const press = (url: string, form: Record<string, string>) => {
    const fields = { ...Object.fromEntries(new URL(url).searchParams), ...form };
    return app.inject({
      method: 'POST',
      url: '/claims/o/authorize',
      headers: { host: 'lantern.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  };
  const later = (milliseconds: number) => {
    ahead += milliseconds;
  };
  return { app, gateway, faults, press, later };
}
type Keeper = ReturnType<typeof keeper>;

const named = (firstName: string) => {
  const person = PEOPLE.find((one) => one.firstName === firstName);
  if (!person) throw new Error(`nobody is called ${firstName}`);
  return person;
};

/** As a browser goes there, agrees as that person, and comes back. */
async function agree(
  { gateway, press }: Keeper,
  firstName: string,
  form: Record<string, string> = { share_person: 'yes' },
) {
  const { url, transaction } = await gateway.begin(ORIGIN);
  const reply = await press(url, { ...form, person: named(firstName).id });
  const { searchParams, origin, pathname } = new URL(reply.headers.location ?? '');
  expect([reply.statusCode, `${origin}${pathname}`]).toEqual([303, `${ORIGIN}/shopper-profile/claims`]);
  const answer = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  return { transaction, answer };
}

async function grantOf(subject: Keeper, firstName: string, form?: Record<string, string>): Promise<ClaimsGrant> {
  const { transaction, answer } = await agree(subject, firstName, form);
  const grant = await subject.gateway.finish(ORIGIN, transaction, answer);
  if (grant === null || typeof grant === 'string') throw new Error(`no leave: ${grant}`);
  return grant;
}

async function read(gateway: ClaimsGateway, firstName: string, grant: ClaimsGrant, source: ClaimsSource = 'member') {
  return gateway.read({ origin: ORIGIN, grant, source, since: '2024-11-16', person: named(firstName) });
}

async function claimsOf(version: 'v2' | 'v3', firstName: string, source?: ClaimsSource) {
  const subject = keeper(version);
  const answer = await read(subject.gateway, firstName, await grantOf(subject, firstName), source);
  if (!answer.found) throw new Error(answer.because);
  expect(answer.claims.unread).toEqual({ count: 0, places: [] });
  return answer;
}

test.each(['v2', 'v3'] as const)(
  '%s: two years of a member become drugs, pharmacy, doctors and plan',
  async (version) => {
    const { claims, isProved } = await claimsOf(version, 'Sam');
    expect(isProved).toBe(true);
    const { drugs, leftOut } = drugsOfClaims(claims.pharmacyClaims, { today: TODAY, rxcuiOf: () => null });
    expect(drugs.map(({ ndc, filledOn, supply, quantity }) => [ndc, filledOn, supply, quantity])).toEqual([
      ['60505257908', '2026-11-04', 30, 30],
      ['00013830301', '2026-10-27', 30, 3],
      ['70010006310', '2026-10-07', 90, 180],
    ]);
    const onlyIn3 = version === 'v3' ? 1 : 0;
    expect(leftOut).toMatchObject({ cancelled: 1, deleted: onlyIn3, compound: onlyIn3 });
    expect(leftOut.older).toBeGreaterThan(12);
    // Where the mixture was made, which version 2 does not know of.
    expect(pharmacyOfClaims(claims.pharmacyClaims, TODAY)).toMatchObject(
      version === 'v3' ? { npi: '1999000028', usedOn: '2026-11-08' } : { npi: '1999000010', usedOn: '2026-11-04' },
    );
    const { doctors, badNumbers } = doctorsOfClaims(claims.treatments, TODAY);
    expect(doctors.map(({ npi, specialtyCode, lastOn }) => [npi, specialtyCode, lastOn])).toEqual([
      ['9450000010', '08', '2026-10-26'],
      ['9450000051', '18', '2026-10-25'],
    ]);
    expect(badNumbers).toBe(3);
    expect(plansOfCoverage(claims.coverages, TODAY)).toMatchObject([
      { planId: 'H9918001000', from: '2026-01-01', covers: { care: true, drugs: true }, isFuture: false },
    ]);
  },
);

test('who is a member of an employer’s plan is found in the second place, and only there', async () => {
  const subject = keeper();
  const grant = await grantOf(subject, 'Earl');
  expect(await read(subject.gateway, 'Earl', grant)).toMatchObject({ found: false, because: 'unknown-person' });
  expect(await read(subject.gateway, 'Earl', grant, 'employer')).toMatchObject({ found: true, isProved: true });
  expect(subject.faults).toEqual([{ step: 'member', because: 'unknown-person' }]);
});

test('who has no claims has none, and a plan all the same', async () => {
  const { claims } = await claimsOf('v3', 'Nora');
  expect([claims.pharmacyClaims, claims.treatments]).toEqual([[], []]);
  expect(plansOfCoverage(claims.coverages, TODAY)).toHaveLength(1);
});

test('a member who has Extra Help', async () => {
  const subject = keeper('v3', LIMITS.answerMilliseconds, 0);
  const answer = await read(subject.gateway, 'Hal', await grantOf(subject, 'Hal'));
  if (!answer.found) throw new Error(answer.because);
  expect(helpOfCoverage(answer.claims.coverages, TODAY)).toEqual({ copayCategory: 1, level: '1' });
  expect(dualOfCoverage(answer.claims.coverages, TODAY)).toEqual({
    program: 'QMB',
    hasFullMedicaid: false,
    state: 'WA',
  });
});

test.each([
  ['Hal', 'too-slow', 2000],
  ['Mia', 'out-of-order', LIMITS.answerMilliseconds],
])('%s’s claims do not come: %s', async (firstName, because, limit) => {
  const subject = keeper('v3', limit);
  expect(await read(subject.gateway, firstName, await grantOf(subject, firstName))).toMatchObject({ because });
});

test('a name that is not shared is not sent, and the claims are known by the number', async () => {
  const subject = keeper();
  const grant = await grantOf(subject, 'Sam', {});
  expect(grant.scopes).not.toContain('patient/Patient.rs');
  expect(await read(subject.gateway, 'Sam', grant)).toMatchObject({ isProved: true, claims: { person: null } });
});

test('another person’s claims are refused', async () => {
  const subject = keeper();
  const grant = await grantOf(subject, 'Nora');
  expect(await read(subject.gateway, 'Sam', grant)).toMatchObject({ found: false, because: 'wrong-person' });
});

test.each([
  [
    'used once',
    async ({ gateway }: Keeper, { transaction, answer }: Agreed) => gateway.finish(ORIGIN, transaction, answer),
  ],
  ['a minute old', async ({ later }: Keeper) => later(60_001)],
])('a code that is %s opens nothing', async (_story, before) => {
  const subject = keeper();
  const agreed = await agree(subject, 'Sam');
  await before(subject, agreed);
  expect(await subject.gateway.finish(ORIGIN, agreed.transaction, agreed.answer)).toBeNull();
  expect(subject.faults).toEqual([]);
});
type Agreed = Awaited<ReturnType<typeof agree>>;

test.each([
  ['another verifier', { codeVerifier: 'v'.repeat(43) }, {}],
  ['another state', {}, { state: 'another' }],
  ['a made-up code', {}, { code: 'made-up' }],
])('%s opens nothing', async (_story, transaction, answer) => {
  const subject = keeper();
  const agreed = await agree(subject, 'Sam');
  const both = [
    { ...agreed.transaction, ...transaction },
    { ...agreed.answer, ...answer },
  ] as const;
  expect(await subject.gateway.finish(ORIGIN, ...both)).toBeNull();
});

test('leave to read ends after an hour', async () => {
  const subject = keeper();
  const grant = await grantOf(subject, 'Sam');
  subject.later(3_600_001);
  expect(await read(subject.gateway, 'Sam', grant)).toMatchObject({ because: 'not-allowed' });
});

test('who does not agree comes back without a code', async () => {
  const subject = keeper();
  const { url } = await subject.gateway.begin(ORIGIN);
  const { headers } = await subject.press(url, { person: '' });
  expect(new URL(headers.location ?? '').searchParams.get('error')).toBe('access_denied');
});

test.each([
  ['another place to come back to', { redirect_uri: 'https://evil.example/' }],
  ['no challenge', { code_challenge: '' }],
  ['another client', { client_id: 'evil' }],
])('%s is not asked for', async (_story, change) => {
  const { gateway, press } = keeper();
  const { url } = await gateway.begin(ORIGIN);
  const reply = await press(url, { ...change, person: named('Sam').id });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers.location).toBeUndefined();
});

test('the page that asks names everybody, and says that they are made up', async () => {
  const { app, gateway } = keeper();
  const { pathname, search } = new URL((await gateway.begin(ORIGIN)).url);
  const { body } = await app.inject({ url: `${pathname}${search}`, headers: { host: 'lantern.localhost:3000' } });
  expect(body).toContain('These people are made up.');
  for (const { firstName, lastName } of PEOPLE) expect(body).toContain(`Share as ${firstName} ${lastName}`);
});

test('its people are members among the demo accounts, and its numbers those of the sample', () => {
  const accounts = Object.values(DEMO_ACCOUNTS);
  for (const { firstName, lastName, dateOfBirth, medicareNumber } of PEOPLE) {
    const account = accounts.find((one) => one.firstName === firstName && one.lastName === lastName);
    expect(account).toMatchObject({ dateOfBirth });
    expect(account?.medicareNumber ?? null).toBe(medicareNumber);
  }
  const ndcs = SAMPLE_DRUGS.map(({ ndc }) => ndc);
  const npis = makeProviders().map(({ npi }) => npi);
  expect(PEOPLE.flatMap(({ prescriptions }) => prescriptions.filter(({ ndc }) => !ndcs.includes(ndc)))).toEqual([]);
  const strangers = PEOPLE.flatMap(({ visits }) => visits.filter(({ npi }) => !npis.includes(npi)));
  expect(strangers.map(({ npi }) => npi)).toEqual(['9999999999']);
});

test('leave for 13 months is renewed again and again, each time with another token; leave for one time is not', async () => {
  const subject = keeper();
  const first = await grantOf(subject, 'Sam');
  const renewed = await subject.gateway.refresh(ORIGIN, { ...first, refreshToken: first.refreshToken ?? '' });
  expect(renewed).toMatchObject({ patientId: first.patientId, scopes: first.scopes });
  // Used once.
  expect(await subject.gateway.refresh(ORIGIN, { ...first, refreshToken: first.refreshToken ?? '' })).toBeNull();
  if (renewed === null || typeof renewed === 'string') throw new Error('not renewed');
  expect(await read(subject.gateway, 'Sam', renewed)).toMatchObject({ found: true });
  subject.later(397 * 86_400_000);
  expect(await subject.gateway.refresh(ORIGIN, { ...renewed, refreshToken: renewed.refreshToken ?? '' })).toBeNull();
  expect((await grantOf(subject, 'Sam', { share_person: 'yes', how_long: 'once' })).refreshToken).toBeNull();
});
