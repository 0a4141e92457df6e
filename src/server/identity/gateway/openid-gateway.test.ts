import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { followToUs, listening, outsideProvider } from '#tests/support/outside-provider.ts';
import type { Issuer } from './issuer.ts';
import { openIdGateway } from './openid-gateway.ts';

const ORIGIN = 'https://plans.example';
const CLAIMS = {
  given_name: ' Ida ',
  family_name: 'Moss',
  email: 'ida@example.org',
  birthdate: '0000-03-09',
  zip_code: '98101',
  medicare_number: '1EG4-TE5-MK73',
  user_type: 'hsid',
  optum_id: 'o-1',
  created_by: '',
  lis_subsidy_level: '2',
};

type Outside = Awaited<ReturnType<typeof outsideProvider>>;
let byUserinfo: Outside;
let byToken: Outside;

beforeAll(async () => {
  byUserinfo = await outsideProvider({ origin: ORIGIN, claims: CLAIMS, inToken: false });
  byToken = await outsideProvider({ origin: ORIGIN, claims: CLAIMS, inToken: true });
});
afterAll(async () => {
  await byUserinfo.close();
  await byToken.close();
});

const gatewayTo = (issuer: Issuer) => {
  const faults: unknown[] = [];
  const agentFactor = { amr: ['otp'], acr: ['urn:two', 'urn:three'] };
  const gateway = openIdGateway({ issuerOf: () => issuer, agentFactor, onFault: (error) => faults.push(error) });
  return { ...gateway, faults };
};

async function comeBack({ issuer }: Outside, screen: 'sign-in' | 'agent' = 'sign-in') {
  const gateway = gatewayTo(issuer);
  const { url, transaction } = await gateway.begin({ origin: ORIGIN, screen });
  const { searchParams } = await followToUs(url, ORIGIN);
  const answer = {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    iss: searchParams.get('iss') ?? undefined,
  };
  return { gateway, url: new URL(url), transaction, answer };
}

test.each([
  ['the userinfo address', () => byUserinfo],
  ['the id token', () => byToken],
])('any provider vouches for a person, by %s', async (_story, provider) => {
  const { gateway, url, transaction, answer } = await comeBack(provider());
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${ORIGIN}/shopper-profile`,
    state: transaction.state,
    nonce: transaction.nonce,
  });
  const finished = await gateway.finish(ORIGIN, transaction, answer);
  expect(finished?.identity).toEqual({
    issuer: provider().issuer.url,
    subject: 'outsider-1',
    firstName: 'Ida',
    lastName: 'Moss',
    // A birthday without its year is none, and an empty text says nothing.
    email: 'ida@example.org',
    dateOfBirth: null,
    zipCode: '98101',
    medicareNumber: '1EG4TE5MK73',
    userType: 'hsid',
    optumId: 'o-1',
    createdBy: null,
    salesforceRecordType: null,
    lisSubsidyLevel: '2',
    agentUserName: null,
  });
  expect(gateway.faults).toEqual([]);
});

test.each([
  ['a code that was used', { code: undefined }, {}],
  ['a code that was never given', { code: 'nonsense' }, {}],
  ['the state of another browser', { state: 'another-state' }, {}],
  ['another issuer', { iss: 'https://evil.example' }, {}],
  ['the verifier of another sign-in', {}, { codeVerifier: 'v'.repeat(43) }],
  ['the nonce of another sign-in', {}, { nonce: 'another-nonce' }],
])('%s opens nothing', async (_story, wrong, other) => {
  const { gateway, transaction, answer } = await comeBack(byUserinfo);
  if ('code' in wrong && wrong.code === undefined) await gateway.finish(ORIGIN, transaction, answer);
  const change = Object.fromEntries(Object.entries(wrong).filter(([, value]) => value !== undefined));
  expect(await gateway.finish(ORIGIN, { ...transaction, ...other }, { ...answer, ...change })).toBeNull();
  expect(gateway.faults).toEqual([]);
});

test('an agent’s sign-in asks for a second factor, and anybody else’s does not', async () => {
  const gateway = gatewayTo(byUserinfo.issuer);
  const screenOf = async (screen: 'sign-in' | 'register' | 'agent') =>
    new URL((await gateway.begin({ origin: ORIGIN, screen })).url).searchParams;
  const [shopper, made, agent] = [await screenOf('sign-in'), await screenOf('register'), await screenOf('agent')];
  expect([shopper.has('claims'), made.has('acr_values')]).toEqual([false, false]);
  expect(agent.get('acr_values')).toBe('urn:two urn:three');
  expect(JSON.parse(agent.get('claims') ?? '')).toEqual({
    id_token: { amr: { essential: true }, acr: { essential: true, values: ['urn:two', 'urn:three'] } },
  });
});

test.each([
  ['a provider that is asked for it and did it', ['pwd', 'otp'], {}, ['pwd', 'otp']],
  ['a provider that did nothing of the kind', ['pwd'], {}, ['pwd']],
  ['a provider that says it outside the signed token alone', undefined, { amr: ['otp'] }, []],
])('what is known of how an agent signed in: %s', async (_story, amr, claims, known) => {
  const outside = await outsideProvider({ origin: ORIGIN, claims, inToken: false, ...(amr && { amr }) });
  const { gateway, transaction, answer } = await comeBack(outside, 'agent');
  const finished = await gateway.finish(ORIGIN, transaction, answer);
  expect(finished?.proof).toEqual({ acr: null, amr: known });
  await outside.close();
});

test('signing out goes by way of a provider that has an address for it', async () => {
  const gateway = gatewayTo(byUserinfo.issuer);
  const address = new URL((await gateway.signOutUrl(ORIGIN, 'a.b.c')) ?? '');
  expect(address.origin).toBe(byUserinfo.url);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    post_logout_redirect_uri: `${ORIGIN}/sign-out`,
    id_token_hint: 'a.b.c',
    client_id: 'our-site',
  });
});

const metadata = (url: string, change = {}) => ({
  issuer: url,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  ...change,
});

test.each([
  ['answers with a page', (): [number, string, string] => [200, 'text/html', '<p>hello']],
  ['answers with half a text', (): [number, string, string] => [200, 'application/json', '{"issuer":']],
  ['is out of order', (): [number, string, string] => [500, 'application/json', '{}']],
  [
    'calls itself by another name',
    (): [number, string, string] => [
      ...([200, 'application/json', JSON.stringify(metadata('https://evil.example'))] as const),
    ],
  ],
  ['sends without end', (): [number, string, string] => [200, 'application/json', `"${'x'.repeat(3_000_000)}"`]],
])('a provider that %s is not available', async (_story, answer) => {
  const server = await listening((_request, response) => {
    const [status, type, body] = answer();
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await mustBeUnavailable({ url: server.url, clientId: 'a', clientSecret: 'b' });
  await server.close();
});

test('a provider that nobody reaches, or that never answers, is not available', async () => {
  const gone = await listening(() => {});
  await gone.close();
  await mustBeUnavailable({ url: gone.url, clientId: 'a', clientSecret: 'b' });

  const silent = await listening(() => {});
  await mustBeUnavailable({ url: silent.url, clientId: 'a', clientSecret: 'b', timeoutSeconds: 1 });
  await silent.close();
});

async function mustBeUnavailable(issuer: Issuer) {
  const gateway = gatewayTo(issuer);
  const problem = await gateway.begin({ origin: ORIGIN, screen: 'sign-in' }).catch((error: Problem) => error);
  expect(problem).toMatchObject({ code: 'sign-in-unavailable' });
  expect(gateway.faults).toHaveLength(1);
}

test('a claim of another kind than it should be opens nothing, rather than somebody else', async () => {
  const strange = await outsideProvider({ origin: ORIGIN, claims: { agent_user_name: { a: 1 } }, inToken: false });
  const { gateway, transaction, answer } = await comeBack(strange);
  await expect(gateway.finish(ORIGIN, transaction, answer)).rejects.toMatchObject({ code: 'sign-in-unavailable' });
  await strange.close();
});
