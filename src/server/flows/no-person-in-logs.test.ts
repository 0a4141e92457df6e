import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importAgreement } from '#content/en/import-agreement.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { blueButtonGateway } from '#server/gateways/claims/blue-button.ts';
import {
  badKeeper,
  bundle,
  coverageOf,
  fillOf,
  patient,
  sendJson,
} from '#server/gateways/claims/testing/bad-keeper.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { importItems, OKAFOR } from '#tests/support/imports.ts';
import { listenToLog } from '#tests/support/listen-to-log.ts';
import { MERGE, MIA, MIA_TYPES, recordsProspect, signsInAs } from '#tests/support/prospects.ts';
import { signedIn } from '#tests/support/sign-in.ts';

/** Words that stand nowhere else. */
const FIRST = 'Zqfirstcanary';
const LAST = 'Zqlastcanary';
const MAIL = 'zqmailcanary';
const MBI = '9RT8CQ7WE66';
const OTHER_MBI = '2FH7UG6NP84';
const DRUG = 'ZQDRUGCANARY 20 MG';
const NDC = '60505257908';
const BORN = ['1941-07-23', '07/23/1941'];
const CODE = 'zq-code-canary';
const TOKENS = { access_token: 'zq-access-canary', refresh_token: 'zq-refresh-canary' };
const SECRETS = [
  FIRST,
  LAST,
  MAIL,
  MBI,
  OTHER_MBI,
  '9RT8-CQ7-WE66',
  'ZQDRUG',
  NDC,
  CODE,
  ...BORN,
  ...Object.values(TOKENS),
];

const spellings = (text: string) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
];

type Kind = 'Patient' | 'Coverage' | 'ExplanationOfBenefit';
const person = () => ({ ...patient('1', LAST), name: [{ family: LAST, given: [FIRST] }], birthDate: BORN[0] });
const fill = () => {
  const claim = fillOf('1');
  const coding = claim.item.map(({ productOrService: { coding } }) => coding.map((one) => ({ ...one, display: DRUG })));
  return { ...claim, item: claim.item.map((item, at) => ({ ...item, productOrService: { coding: coding[at] } })) };
};
const RESOURCES: Record<Kind, () => unknown> = {
  Patient: person,
  Coverage: () => coverageOf('1', MBI),
  ExplanationOfBenefit: fill,
};
const whole = (kind: Kind) => bundle([RESOURCES[kind]()]);

/** What a keeper sends to each question, all of it with the person inside. */
const KEEPERS: Record<string, (response: ServerResponse, kind: Kind) => unknown> = {
  well: (response, kind) => sendJson(response, whole(kind)),
  'a page': (response) => response.writeHead(200).end(`<html>${FIRST} ${LAST}, please sign in with ${MBI}</html>`),
  'an error of its own': (response) =>
    sendJson(response, JSON.stringify({ diagnostics: `${FIRST} ${LAST} ${MBI}` }), 500),
  'half of it': (response, kind) => sendJson(response, whole(kind).slice(0, -9)),
  'another person': (response, kind) =>
    sendJson(response, kind === 'Coverage' ? bundle([coverageOf('1', OTHER_MBI)]) : whole(kind)),
  'what does not read': (response, kind) =>
    sendJson(response, bundle([{ ...(RESOURCES[kind]() as object), status: LAST, birthDate: FIRST, item: DRUG }])),
};

const provider = fakeIdentity();
let keeperIs = 'well';
let subject: TestApp;
let keeper: Awaited<ReturnType<typeof badKeeper>>;
let lines: string[];
const printed: unknown[][] = [];

beforeAll(async () => {
  keeper = await badKeeper((request, response) => {
    if (request.url === '/o/token')
      return sendJson(response, JSON.stringify({ ...TOKENS, token_type: 'bearer', patient: '1' }));
    return KEEPERS[keeperIs]?.(response, /fhir\/(\w+)/.exec(request.url ?? '')?.[1] as Kind);
  });
  // As the server does when it starts.
  const onFault = (fault: object) => subject.app.log.error(fault, 'there are no claims');
  const gateway = blueButtonGateway({ keeperOf: () => keeper.keeper, onFault });
  subject = await testApp({
    identity: provider.gateway,
    sample: true,
    environment: { LOG_LEVEL: 'debug' },
    claims: { gateway, embedded: null },
  });
  lines = listenToLog(subject.app.log);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await subject.close();
  await keeper.close();
});

async function member(name: string) {
  const identity = { ...OKAFOR, subject: name, firstName: FIRST, lastName: LAST, email: `${MAIL}@example.org` };
  const shopper = await signedIn(subject.app, provider, {
    ...identity,
    dateOfBirth: '1941-07-23',
    medicareNumber: MBI,
  });
  const asked = await shopper.post(`${shopper.profile}/import/consent`, { version: importAgreement.version });
  const state = new URL(asked.json<{ url: string }>().url).searchParams.get('state');
  await shopper.get(`/shopper-profile/claims?code=${CODE}&state=${state}`);
  return shopper;
}

const DETAILS = { firstName: FIRST, lastName: LAST, dob: BORN[1], zipCode: '98101', mbi: MBI, isAttested: true };

async function importsOf(name: string) {
  const shopper = await member(name);
  const imported = await importItems(shopper);
  const form = await importItems(shopper, 'USER', DETAILS);
  return { shopper, statuses: [imported.statusCode, form.statusCode] };
}

test('no name, birthday, number, drug or token gets into the log, however an import goes', async () => {
  for (const name of Object.keys(KEEPERS)) {
    keeperIs = name;
    const { shopper } = await importsOf(name);
    const { memberImport } = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
    expect([name, memberImport?.importHistory.length]).toEqual([
      name,
      name === 'well' || name === 'what does not read' ? 1 : 0,
    ]);
  }
  keeperIs = 'well';
  const refused = await member('refused');
  const bodies = [
    { ...DETAILS, dob: `${BORN[1]}/1` },
    { ...DETAILS, mbi: `${MBI}x` },
    { ...DETAILS, [FIRST]: LAST },
    { ...DETAILS, lastName: LAST.repeat(9) },
  ];
  for (const details of bodies) expect((await importItems(refused, 'USER', details)).statusCode).toBe(422);
  // Not those of the profile: answered as where nothing is found.
  const strange = await importItems(refused, 'USER', { ...DETAILS, mbi: OTHER_MBI });
  expect(strange.statusCode).toBe(200);
  await refused.get(`/shopper-profile/claims?code=${CODE}&state=${LAST}`);
  await subject.pool.query('alter table member_import rename to member_import_away');
  expect((await importItems(refused)).statusCode).toBe(500);
  await subject.pool.query('alter table member_import_away rename to member_import');
  const log = lines.join('\n');
  expect(log).toContain('there are no claims');
  expect(log).toContain('"because":"wrong-person"');
  expect(lines.length).toBeGreaterThan(60);
  expect(SECRETS.flatMap(spellings).filter((secret) => log.includes(secret))).toEqual([]);
  expect(printed).toEqual([]);
});

test('no detail gets into the log of who proves who they are, whether it fits, does not, or can not be', async () => {
  const email = `${MAIL}.told@example.org`;
  const told = { ...MIA.person, firstName: FIRST, lastName: LAST, email, mbi: MBI, dob: BORN[1] ?? '' };
  await recordsProspect(subject.app, provider, { ...MIA, plans: [], person: told });
  const shopper = await signsInAs(subject.app, provider, email, { firstName: FIRST, lastName: LAST });
  const typed = { ...MIA_TYPES, firstName: FIRST, lastName: LAST, email, mbi: MBI, dob: BORN[1] };
  const before = lines.length;
  const tries: [object, number][] = [
    [{ ...typed, mbi: OTHER_MBI }, 200],
    [{ ...typed, mbi: `${MBI}x` }, 422],
    [{ ...typed, dob: `${BORN[1]}/1` }, 422],
    [{ ...typed, [FIRST]: LAST }, 422],
    [{ ...typed, email: `${email}@@` }, 422],
    [typed, 200],
  ];
  for (const [body, status] of tries) {
    expect([body, (await shopper.post(MERGE, body)).statusCode]).toEqual([body, status]);
  }
  const { userDetails } = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ firstName: FIRST, telesalesProfileType: null });
  expect(lines.length).toBeGreaterThan(before + tries.length);
  const log = lines.join('\n');
  expect(SECRETS.flatMap(spellings).filter((secret) => log.includes(secret))).toEqual([]);
  expect(printed).toEqual([]);
});
