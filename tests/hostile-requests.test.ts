import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAgreement } from '#content/en/import-agreement.ts';
import { CALL_IDS, type CallId, factsOf } from '#contract/calls.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { auditTrail } from '#server/profile/record.ts';
import { TEST_KEYS, type TestApp, testApp } from './support/app.ts';
import { addSubmitted } from './support/applications.ts';
import { fakeIdentity, sam } from './support/fake-identity.ts';
import { fixedPages } from './support/fixed-pages.ts';
import { ANN_LEE } from './support/providers.ts';
import { type Components, fitting, hostile, type Schema, withHostileLeaf } from './support/request-arbitraries.ts';
import { signedIn } from './support/sign-in.ts';
import { KING_COUNTY, PLANS } from './support/small-catalogue.ts';
import { guest, testClient } from './support/test-client.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Components } };
type Values = { parameters: Record<string, unknown>; body: unknown; headers: Record<string, string> };

/** What a client may say of itself, whatever it asks for. */
const ODD_HEADERS = fc.record(
  {
    host: fc.constantFrom('localhost', 'harbor.localhost:80', 'constructor', '__proto__', 'a.example', ''),
    accept: fc.constantFrom('text/html', '*/*', 'image/png', ''),
    cookie: fc.constantFrom('lang=__proto__', 'sp_guest_aarp=a.b.c', '=;;;', 'sp_scene=k1.e30.AAAA'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
  },
  { requiredKeys: [] },
);

/** Calls about the shopper's own profile: a run that never got past the door would prove little. */
const OF_THE_SHOPPER = CALL_IDS.filter((id) => factsOf(id).subject === 'profile');

const { LONG } = process.env;
/** Half of them as promised, half of them not. */
const REQUESTS = LONG ? 20_000 : 100;
/** It is a journey through every call, one after the other. The limit ends what hangs. */
const TIME_LIMIT = (LONG ? 60 : 10) * 60_000;
const SEED = 20_261_116;

const provider = fakeIdentity();
let subject: TestApp;
/** The same site with people who sign in without a page, on the same database. */
let withMembers: TestApp;
let pages: TestApp;
let document: Document;

beforeAll(async () => {
  subject = await testApp({ identity: 'configured' });
  withMembers = await testApp({ identity: provider.gateway, beside: subject });
  pages = await testApp({ webFolder: fixedPages() });
  document = subject.app.swagger() as unknown as Document;
});
afterAll(async () => {
  await withMembers.close();
  await subject.close();
  await pages.close();
});

const bodyOf = (operation: Operation) => operation.requestBody?.content['application/json'].schema;

/** Of a section that has hardly changed: one of three leads somewhere, as long as few changes did. */
const FIRST_VERSIONS = ['"1"', '"2"', '"3"'];

/** Values that are not only well formed but lead somewhere. */
const KNOWN: Record<string, readonly unknown[]> = {
  zip: ['98101', '98011'],
  stateCode: ['WA', 'NY'],
  fipsCountyCode: ['033', '53033', '061'],
  planYear: [2026, 2027],
  year: [2026, 2027],
  extra: [2026, 2027],
  productType: ['ALL', 'MAPD', 'PDP', 'Institutional - SNP'],
  planId: [PLANS.inBothYears, 'H9901-002-000'],
  id: [PLANS.inBothYears, 'h9901002000'],
  name: ['profile', 'suppression-list'],
  'if-match': ['"1"', '"2"', '3', 'W/"4"', '"5"', '"6"', undefined],
  // Asked for nothing that is there already, so the version has to fit.
  'restoreSavedPlan if-match': Array.from({ length: 8 }, (_, more) => `"${1 + more}"`),
  'saveProviders if-match': FIRST_VERSIONS,
  'saveExtraHelp if-match': FIRST_VERSIONS,
  'saveDemographics if-match': FIRST_VERSIONS,
  'startApplication if-match': FIRST_VERSIONS,
  // After applications were started, moved and removed.
  'withdrawApplication if-match': ['"3"', '"4"', '"5"'],
  startApplication: [KING_COUNTY],
  changeApplicationPlan: [{ planId: PLANS.pdp, planYear: 2027, ...KING_COUNTY }],
  saveAnswers: [{ answers: { city: 'Seattle' }, versions: {} }],
  savePlansOfYear: PLANS.of2027.map((planId) => ({ plans: [{ planId, ...KING_COUNTY }] })),
  saveProviders: [{ providerIdList: [ANN_LEE] }],
  saveExtraHelp: [{ choice: 'yes' }, { choice: 'no' }],
  saveDemographics: [{ firstName: 'Ann' }, { dob: '03/09/1950', mbi: '1EG4-TE5-MK73' }, { email: null }],
  startClaimsConsent: [{ version: importAgreement.version }],
  setDevOverrides: [{ systemDateTime: '2026-10-01T00:00:00' }, { brand: 'aarp', flags: { bannering: true } }],
};

type Making = {
  uuid: string;
  applicationIds: readonly string[];
  odd: boolean;
  one: (schema: Schema) => fc.Arbitrary<unknown>;
};

function values(operation: Operation, { uuid, applicationIds, odd, one }: Making): fc.Arbitrary<Values> {
  const parameters = operation.parameters ?? [];
  const body = bodyOf(operation);
  // Most calls go to the shopper's own profile: a stranger's ends at the door.
  const oneOf = ({ name, schema }: { name: string; schema: Schema }) => {
    const known =
      name === 'importMemberItems'
        ? [{ uuid, isAuthUser: true, triggeredBy: 'MEMBER' }]
        : name === 'uuid'
          ? [uuid, uuid.toUpperCase()]
          : name === 'applicationId'
            ? applicationIds
            : (KNOWN[`${operation.operationId} ${name}`] ?? KNOWN[name]);
    if (!known) return one(schema);
    const leading = fc.constantFrom(...known);
    return fc.oneof({ weight: 3, arbitrary: odd ? fc.oneof(leading, withHostileLeaf(leading)) : leading }, one(schema));
  };
  return fc.record({
    parameters: fc.record(Object.fromEntries(parameters.map((parameter) => [parameter.name, oneOf(parameter)]))),
    body: body ? oneOf({ name: operation.operationId, schema: body }) : fc.constant(undefined),
    headers: odd ? ODD_HEADERS : fc.constant({}),
  });
}

async function startedBy({ post, profile }: Awaited<ReturnType<typeof signedIn>>): Promise<string> {
  const reply = await post(`${profile}/enrollments/${PLANS.inBothYears}/2027`, KING_COUNTY, { 'if-match': '"1"' });
  return reply.json<ProfileReply>().enrollmentsDetails?.enrollments[0]?.enrollmentId ?? '';
}

// A lone half of a character pair can not stand in an address.
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

const inAddress = (value: unknown) => encodeURIComponent(wellFormed(String(value)));

// A header can hold no control characters and nothing outside Latin-1: the client itself refuses to send those.
const inHeader = (value: unknown) => String(value).replaceAll(/[^\x20-\x7e]/g, '?');

test('every operation answers valid and hostile requests as documented, and never with a 5xx', {
  timeout: TIME_LIMIT,
}, async () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats['default'](ajv);
  ajv.addSchema({ $id: 'api', components: document.components });
  const schemaOf = (schema: Schema) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const answers: Record<string, Record<number, number>> = {};

  const shopper = await guest(subject.app);
  const cookies = new Map(shopper.jar);
  // Some calls are a member's and nobody else's.
  const member = await signedIn(withMembers.app, provider, sam);
  const applicationIds = [await startedBy(member), randomUUID()];
  await addSubmitted(withMembers.pool, auditTrail(TEST_KEYS), {
    profileUuid: member.uuid,
    applicationUuid: applicationIds[1] ?? '',
    at: Date.now(),
  });
  const isOfMember = ({ operationId }: Operation) => !factsOf(operationId as CallId).roles.includes('guest');
  const callerOf = (operation: Operation) =>
    OF_THE_SHOPPER.some((id) => id === operation.operationId) && isOfMember(operation)
      ? { uuid: member.uuid, jar: member.jar }
      : { uuid: shopper.uuid, jar: cookies };

  const ask = async (
    method: string,
    path: string,
    operation: Operation,
    { parameters, body, headers: odd }: Values,
  ) => {
    const among = (place: Parameter['in']) => (operation.parameters ?? []).filter((one) => one.in === place);
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name) => inAddress(parameters[name]));
    const query = among('query').filter(({ name }) => parameters[name] !== undefined);
    const search = query.map(({ name }) => `${name}=${inAddress(parameters[name])}`).join('&');
    const headers = Object.fromEntries(
      among('header')
        .filter(({ name }) => parameters[name] !== undefined)
        .map(({ name }) => [name, inHeader(parameters[name])]),
    );
    // What one request made of the cookies, say a new guest, must not lead the next one astray.
    shopper.jar.clear();
    for (const [name, value] of callerOf(operation).jar) shopper.jar.set(name, value);
    const reply = await shopper.send({
      method: method.toUpperCase() as 'GET',
      url: search ? `${address}?${search}` : address,
      headers: { ...headers, ...odd, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) ?? 'null' }),
    });
    const seen = answers[operation.operationId] ?? {};
    answers[operation.operationId] = { ...seen, [reply.statusCode]: (seen[reply.statusCode] ?? 0) + 1 };
    return reply;
  };

  const mustBeDocumented = (operation: Operation, reply: LightMyRequestResponse) => {
    const description = `${operation.operationId} ${reply.statusCode} ${reply.body.slice(0, 300)}`;
    expect(reply.statusCode, description).toBeLessThan(500);
    if (reply.statusCode === 304) return;
    const documented = operation.responses[reply.statusCode]?.content;
    expect(documented, `not documented: ${description}`).toBeDefined();
    const key = `${operation.operationId} ${reply.statusCode}`;
    const schema = documented?.['application/json']?.schema ?? {};
    const validate = validators.get(key) ?? ajv.compile(schemaOf(schema));
    validators.set(key, validate);
    expect(validate(reply.json()), `${description} ${ajv.errorsText(validate.errors)}`).toBe(true);
  };

  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { uuid } = callerOf(operation);
      const promised = values(operation, {
        uuid,
        applicationIds,
        odd: false,
        one: (schema) => fitting(schema, document.components.schemas),
      });
      const broken = values(operation, {
        uuid,
        applicationIds,
        odd: true,
        one: (schema) =>
          fc.oneof(
            { weight: 2, arbitrary: fitting(schema, document.components.schemas) },
            { weight: 1, arbitrary: hostile },
          ),
      });
      for (const requests of [promised, broken]) {
        const property = fc.asyncProperty(requests, async (request) =>
          mustBeDocumented(operation, await ask(method, path, operation, request)),
        );
        await fc.assert(property, { numRuns: REQUESTS / 2, seed: SEED });
      }
    }
  }

  const total = Object.values(answers)
    .flatMap((seen) => Object.values(seen))
    .reduce((sum, count) => sum + count, 0);
  expect(total).toBe(REQUESTS * Object.keys(answers).length);
  // Whoever hears that there is nothing to undo, or that they have not agreed yet, was let in too.
  const letIn = (id: string) => [200, 409, 410].reduce((sum, status) => sum + (answers[id]?.[status] ?? 0), 0);
  expect(
    OF_THE_SHOPPER.filter((id) => letIn(id) === 0),
    'never let in',
  ).toEqual([]);
  console.log(`hostile requests: ${total} over ${Object.keys(answers).length} operations`, answers);
});

test.each([
  '//',
  '//[',
  '/\\\\evil.example',
  '/%00',
  '/assets/%00',
  '/assets/%2e%2e/package.json',
  '/?lang=es&lang=en',
  '//?lang=es',
])('the address %s answers people and programs without a 5xx and never leaves the site', async (url) => {
  for (const accept of ['text/html', 'application/json']) {
    const reply = await testClient(pages.app).send({ method: 'GET', url, headers: { accept } });
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
  }
});
