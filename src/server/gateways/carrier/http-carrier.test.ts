import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ApplicationToSend } from './carrier-gateway.ts';
import { httpCarrier, PATIENCE, STATUS_PAGE_SIZE, STATUS_PATH } from './http-carrier.ts';

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown };
type Answer = (response: ServerResponse, asked: Asked) => void;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A carrier of our own at a real port, which answers each request with the next of these. */
async function carrierThat(...answers: Answer[]) {
  const asked: Asked[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
    asked.push(one);
    answers[Math.min(asked.length, answers.length) - 1]?.(response, one);
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const patience = { any: 300, eligibility: 300 };
  return { asked, carrier: httpCarrier({ url: `http://127.0.0.1:${port}/base/`, patience }) };
}

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();
const never: Answer = () => {};
const broken: Answer = (response) => response.destroy();

const APPLICATION: ApplicationToSend = {
  confirmationNo: 'LM1234567890',
  siteId: 'AARPM',
  language: 'en',
  submittedAt: '2026-11-16T16:00:00.000Z',
  plan: {
    planId: 'H9901002000',
    planYear: 2027,
    planName: 'Tumblewren Complete (HMO)',
    planType: 'MAPD',
    zipCode: '98101',
    county: 'King',
  },
  applicant: { firstName: 'Nel', lastName: 'Ortiz', mbi: '1EG4TE5MK73' },
  formData: '{"steps":[]}',
};
const PERSON = { mbi: '1EG4-TE5-MK73', firstName: 'Nel', lastName: 'Ortiz', dob: '1951-03-09' };

test('[ENROLL-415][ENROLL-421][ENROLL-624] the status is asked with the number without spaces and dashes, and 100 a page', async () => {
  const { carrier, asked } = await carrierThat(json({ data: { applications: [] } }));
  expect(await carrier.searchStatus({ mbi: ' 1eg4-TE5 mk73' })).toEqual([]);
  expect(asked).toMatchObject([{ method: 'POST', body: { mbi: '1EG4TE5MK73', pageSize: 100 } }]);
  expect(Object.keys(asked[0]?.body as object)).toEqual(['mbi', 'pageSize']);
  expect(STATUS_PAGE_SIZE).toBe(100);
});

test('[ENROLL-417] it is asked at the path that the constants name', async () => {
  const { carrier, asked } = await carrierThat(json({ data: { applications: [] } }));
  await carrier.searchStatus({ mbi: '1EG4TE5MK73' });
  expect(STATUS_PATH).toBe('/api/applications/status/v1/search');
  expect(asked[0]?.url).toBe('/base/api/applications/status/v1/search');
});

test('[ENROLL-416][ENROLL-624] of each application the state code and the image identifier are read, as they came', async () => {
  const applications = [
    { applicationState: { code: 3, name: 'x' }, imageIdentifier: 'LM1', more: true },
    { applicationState: { code: '12' }, imageIdentifier: 'LM2' },
    { applicationState: null, imageIdentifier: 'LM3' },
    { imageIdentifier: null },
  ];
  const { carrier } = await carrierThat(json({ data: { applications, total: 4 } }));
  expect(await carrier.searchStatus({ mbi: '1EG4TE5MK73' })).toEqual([
    { code: 3, imageIdentifier: 'LM1' },
    { code: '12', imageIdentifier: 'LM2' },
    { code: undefined, imageIdentifier: 'LM3' },
    { code: undefined, imageIdentifier: null },
  ]);
});

test.each([
  ['received', 200, 'received'],
  ['received to be looked at later', 202, 'received'],
  ['known under this key from an earlier try', 409, 'received'],
  ['refused', 422, 'refused'],
  ['refused for good', 400, 'refused'],
])('an application that is %s', async (_story, code, expected) => {
  const { carrier, asked } = await carrierThat(status(code));
  expect(await carrier.submit(APPLICATION, 'LM1234567890')).toBe(expected);
  expect(asked).toMatchObject([{ url: '/base/api/applications/v1', headers: { 'idempotency-key': 'LM1234567890' } }]);
  expect(asked[0]?.body).toEqual(APPLICATION);
});

const AWAY: [string, Answer][] = [
  ['is out of order', status(500)],
  ['is busy', status(429)],
  ['says nothing in time', never],
  ['hangs up', broken],
  ['leads elsewhere', status(307, { location: 'http://127.0.0.1:1/' })],
];

test.each(AWAY)(
  'an application is sent another time to a carrier that %s, and no word of it is told',
  async (_story, answer) => {
    const { carrier } = await carrierThat(answer);
    const failure = await carrier.submit(APPLICATION, 'LM1234567890').catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toMatch(/^the carrier (can not be reached|is out of order)$/);
    expect((failure as Error).cause).toBeUndefined();
  },
);

test.each([
  ...AWAY,
  ['is forbidden', status(403)],
  ['speaks HTML', (response: ServerResponse) => response.end('<html>Ortiz</html>')],
  ['leaves out the list', json({ data: {} })],
  ['answers too much', (response: ServerResponse) => response.end(`"${'x'.repeat(3_000_000)}"`)],
] as [string, Answer][])('no status is told of a carrier that %s', async (_story, answer) => {
  const { carrier } = await carrierThat(answer);
  await expect(carrier.searchStatus({ mbi: '1EG4TE5MK73' })).rejects.toThrow(
    /^the carrier (can not be reached|is out of order|answers what nobody can read)$/,
  );
});

test.each([
  ['knows the person', { outcome: 'matches' }],
  ['does not know the person', { outcome: 'not-found' }],
  ['knows them under another name', { outcome: 'suggests', suggested: { firstName: 'Nelly', lastName: 'Ortiz' } }],
])('[ENROLL-605] a carrier that %s says so', async (_story, answer) => {
  const { carrier, asked } = await carrierThat(json({ data: answer }));
  expect(await carrier.checkEligibility(PERSON)).toEqual(answer);
  const body = { mbi: '1EG4TE5MK73', firstName: 'Nel', lastName: 'Ortiz', dateOfBirth: '1951-03-09' };
  expect(asked).toMatchObject([{ url: '/base/api/eligibility/v1/check', body }]);
});

test.each([
  ...AWAY,
  ['answers what nobody can read', json({ data: { outcome: 'perhaps' } })],
  ['suggests no name', json({ data: { outcome: 'suggests', suggested: { firstName: '', lastName: 'Ortiz' } } })],
] as [string, Answer][])(
  '[ENROLL-605] a carrier that %s counts as silent, and stops nobody',
  async (_story, answer) => {
    const { carrier } = await carrierThat(answer);
    expect(await carrier.checkEligibility(PERSON)).toEqual({ outcome: 'silent' });
  },
);

test('an applicant waits for eligibility shorter than anything else waits', () => {
  expect(PATIENCE.eligibility).toBeLessThan(PATIENCE.any);
});

test('[ENROLL-412][ENROLL-414][ENROLL-623] an application that was begun elsewhere is fetched by e-mail alone, under its trace id', async () => {
  const data = {
    formData: '{}',
    createDateTime: '2026-11-10T09:00:00Z',
    updateDateTime: null,
    emailId: 'nel.ortiz@example.org',
  };
  const { carrier, asked } = await carrierThat(json({ data }));
  const request = { emailId: 'nel.ortiz@example.org', traceId: 'UHCM1735689600000' };
  expect(await carrier.fetchPending(request)).toEqual({
    formData: '{}',
    createDateTime: '2026-11-10T09:00:00Z',
    updateDateTime: null,
  });
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    [
      '/base/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1735689600000/v1',
      { emailId: 'nel.ortiz@example.org' },
    ],
  ]);
});

test('who has begun nothing elsewhere has no application there, and times in milliseconds are read too', async () => {
  const { carrier } = await carrierThat(
    json({ data: null }),
    json({ data: { formData: '{}', updateDateTime: 1735689600000 } }),
  );
  const request = { emailId: 'nel.ortiz@example.org', traceId: 'UHCM1735689600000' };
  expect(await carrier.fetchPending(request)).toBeNull();
  expect(await carrier.fetchPending(request)).toEqual({
    formData: '{}',
    createDateTime: null,
    updateDateTime: '2025-01-01T00:00:00.000Z',
  });
});

test.each([
  ['taken back', 200, 'withdrawn'],
  ['decided', 409, 'decided'],
  ['unknown', 404, 'unknown'],
])('an application that is %s', async (_story, code, expected) => {
  const { carrier, asked } = await carrierThat(status(code));
  expect(await carrier.withdraw('LM1234567890')).toBe(expected);
  expect(asked[0]?.url).toBe('/base/api/applications/v1/LM1234567890/withdrawal');
});

test.each(AWAY)('taking one back is asked again of a carrier that %s', async (_story, answer) => {
  const { carrier } = await carrierThat(answer);
  await expect(carrier.withdraw('LM1234567890')).rejects.toThrow(/^the carrier /);
});
