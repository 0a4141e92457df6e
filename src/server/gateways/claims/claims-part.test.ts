import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { claimsPart } from './claims-part.ts';

const KEEPER = {
  CLAIMS_URL: 'https://claims.example/v2/fhir',
  CLAIMS_AUTHORIZE_URL: 'https://claims.example/v2/o/authorize/',
  CLAIMS_TOKEN_URL: 'https://claims.example/v2/o/token/',
  CLAIMS_CLIENT_ID: 'site',
  CLAIMS_CLIENT_SECRET: 'secret',
};
const SEARCH = '/claims/member/v3/fhir/Patient';

let development: TestApp;
let withKeeper: TestApp;
beforeAll(async () => {
  development = await testApp();
  withKeeper = await testApp({ environment: KEEPER, beside: development });
});
afterAll(async () => {
  await withKeeper.close();
  await development.close();
});

const part = (environment: Record<string, string>, production = false) =>
  claimsPart({
    config: { ...readConfig(environment), production },
    machine: () => 0,
    business: () => 0,
    onFault: () => {},
  });

test('the keeper of made-up people answers in development, and is gone where another one is named', async () => {
  const refused = await development.app.inject(SEARCH);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ resourceType: 'OperationOutcome' });
  expect((await withKeeper.app.inject(SEARCH)).statusCode).toBe(404);
});

test('a page of another site can not press its buttons', async () => {
  const reply = await development.app.inject({
    method: 'POST',
    url: '/claims/o/authorize',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'person=-9400000000001',
  });
  expect(reply.statusCode).toBe(403);
});

test('no body that it takes is taken elsewhere', async () => {
  const reply = await development.app.inject({
    method: 'POST',
    url: '/landrover/api/guests',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  });
  expect(reply.statusCode).toBe(415);
});

test('production has the operator’s keeper, or none', async () => {
  expect(part({}, true)).toBeNull();
  const named = part(KEEPER, true);
  expect(named?.embedded).toBeNull();
  const { url, transaction } = (await named?.gateway.begin('https://plans.example')) ?? { url: '', transaction: null };
  const { origin, pathname, searchParams } = new URL(url);
  expect(`${origin}${pathname}`).toBe(KEEPER.CLAIMS_AUTHORIZE_URL);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'site',
    redirect_uri: 'https://plans.example/shopper-profile/claims',
    response_type: 'code',
    scope: 'openid profile patient/Patient.rs patient/Coverage.rs patient/ExplanationOfBenefit.rs',
    state: transaction?.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('where nobody asks an employer, nobody is known there', async () => {
  const { gateway } = part(KEEPER) ?? {};
  const grant = { accessToken: 'token', patientId: null, scopes: [], expiresInSeconds: null, refreshToken: null };
  const person = { lastName: null, dateOfBirth: null, medicareNumber: null };
  const request = { origin: 'https://plans.example', grant, source: 'employer', since: '2026-01-01', person } as const;
  expect(await gateway?.read(request)).toMatchObject({ found: false, because: 'unknown-person' });
});

test.each([
  ['a fault of the keeper', 500, '{"error":"server_error"}', 'out-of-order'],
  ['a page', 200, '<html>', 'out-of-order'],
  ['a token without a token', 200, '{"token_type":"Bearer"}', 'out-of-order'],
  ['a code that it does not take', 400, '{"error":"invalid_grant"}', null],
])('%s for a token is no leave to read', async (_story, status, body, outcome) => {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { gateway } = part({ ...KEEPER, CLAIMS_TOKEN_URL: `http://127.0.0.1:${port}/token` }) ?? {};
  const transaction = { state: 'state', codeVerifier: 'v'.repeat(43) };
  const answer = { code: 'code', state: 'state' };
  expect(await gateway?.finish('https://plans.example', transaction, answer)).toBe(outcome);
  await new Promise((done) => server.close(done));
});
