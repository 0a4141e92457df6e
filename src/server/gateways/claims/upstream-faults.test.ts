import { afterEach, expect, test } from 'vitest';
import { blueButtonGateway } from './blue-button.ts';
import type { ClaimsFault, ClaimsRequest } from './claims-gateway.ts';
import { LIMITS } from './fetch-json.ts';
import { type Answer, badKeeper, bundle, coverageOf, fillOf, patient, sendJson } from './testing/bad-keeper.ts';

const IMPATIENT = { ...LIMITS, answerMilliseconds: 300 };
const REQUEST: ClaimsRequest = {
  origin: 'https://plans.example',
  grant: { accessToken: 'token-of-sam', patientId: '1', scopes: [], expiresInSeconds: null, refreshToken: null },
  source: 'member',
  since: '2025-11-16',
  person: { lastName: 'Okafor', dateOfBirth: '1951-03-09', medicareNumber: '1EG4TE5MK73' },
};

let close = async () => {};
afterEach(() => close());

async function ask(answer: Answer, change: Partial<ClaimsRequest> = {}, limits = LIMITS) {
  const { keeper, ...bad } = await badKeeper(answer);
  close = bad.close;
  const told: unknown[] = [];
  const gateway = blueButtonGateway({ keeperOf: () => keeper, limits, onFault: (fault) => told.push(fault) });
  return { answer: await gateway.read({ ...REQUEST, ...change }), told, ...bad };
}

const html = '<html><body>Sam Okafor, please sign in</body></html>';
const FAULTS: [string, ClaimsFault, Answer][] = [
  ['is silent', 'too-slow', () => {}],
  [
    'drips',
    'too-slow',
    (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
  ],
  ['cuts the line', 'unreachable', (request) => request.socket.destroy()],
  [
    'cuts the line in the middle of an answer',
    'unreachable',
    (request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"resourceType":');
      setImmediate(() => request.socket.resetAndDestroy());
    },
  ],
  ['fails', 'out-of-order', (_request, response) => sendJson(response, '{"resourceType":"OperationOutcome"}', 500)],
  ['is away for an hour', 'busy', (_request, response) => sendJson(response, '{}', 503, { 'retry-after': '3600' })],
  ['is asked too often', 'busy', (_request, response) => sendJson(response, '{}', 429)],
  ['refuses the token', 'not-allowed', (_request, response) => sendJson(response, '{}', 401)],
  ['knows nobody', 'unknown-person', (_request, response) => sendJson(response, '{}', 404)],
  ['sends a page', 'unreadable', (_request, response) => response.writeHead(200).end(html)],
  ['sends half of it', 'unreadable', (_request, response) => sendJson(response, bundle([patient('1')]).slice(0, -20))],
  ['sends a list where a bundle should be', 'unreadable', (_request, response) => sendJson(response, '[1,2]')],
  [
    'sends an outcome for an answer',
    'unreadable',
    (_request, response) => sendJson(response, '{"resourceType":"OperationOutcome"}'),
  ],
  [
    'sends entries of another kind',
    'unreadable',
    (_request, response) => sendJson(response, '{"resourceType":"Bundle","entry":"many"}'),
  ],
  [
    'sends 50 megabytes',
    'too-large',
    (_request, response) => {
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      let left = 50;
      const send = () => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(chunk)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    },
  ],
  [
    'redirects in a ring',
    'redirected',
    (request, response) => response.writeHead(302, { location: request.url }).end(),
  ],
  ['sends another person', 'wrong-person', (_request, response) => sendJson(response, bundle([patient('2')]))],
];

test.each(FAULTS)('a keeper that %s is %s', async (_story, because, answer) => {
  // Only who waits for nothing is hurried: on a busy machine the others take their time.
  const limits = because === 'too-slow' ? IMPATIENT : LIMITS;
  const { answer: read, told } = await ask(answer, {}, limits);
  expect(read).toMatchObject({ found: false, because });
  // Which step and why, and nothing that was sent: it may be somebody's name.
  expect(told).toEqual([{ step: 'member', because }]);
});

test('a keeper that is not there is unreachable', async () => {
  const { keeper, close: shut } = await badKeeper(() => {});
  await shut();
  const gateway = blueButtonGateway({ keeperOf: () => keeper, onFault: () => {} });
  expect(await gateway.read(REQUEST)).toMatchObject({ found: false, because: 'unreachable' });
});

test('a keeper that says when to come back, and means soon, is asked again then', async () => {
  let left = 2;
  const { answer, asked } = await ask((request, response) => {
    if (left > 0) {
      left -= 1;
      return void sendJson(response, '{}', 429, { 'retry-after': '0' });
    }
    sendJson(response, request.url?.includes('Patient') ? bundle([patient('1')]) : bundle([]));
  });
  expect(answer).toMatchObject({ found: true, isProved: true });
  expect(asked).toHaveLength(5);
});

test('a keeper that is busy again and again is left alone after three times', async () => {
  const { answer, asked } = await ask((_request, response) => sendJson(response, '{}', 503, { 'retry-after': '0' }));
  expect(answer).toEqual({ found: false, because: 'busy', retryAfterSeconds: 0 });
  expect(asked).toHaveLength(3);
});

test('who asked may stop', async () => {
  const signal = AbortSignal.abort();
  expect((await ask(() => {}, { signal })).answer).toMatchObject({ found: false, because: 'too-slow' });
});

/** Person and cover of one, and these claims of whom else. */
const withClaims =
  (claims: unknown[], cover: unknown[] = [coverageOf('1')], person: unknown[] = [patient('1')]): Answer =>
  (request, response) => {
    const [, resource = ''] = /fhir\/(\w+)/.exec(request.url ?? '') ?? [];
    const lists: Record<string, unknown[]> = { Patient: person, Coverage: cover, ExplanationOfBenefit: claims };
    sendJson(response, bundle(lists[resource] ?? []));
  };

test.each([
  ['a claim of another person', withClaims([fillOf('1'), fillOf('2')])],
  ['cover of another person', withClaims([], [coverageOf('2')])],
  ['another Medicare number', withClaims([], [coverageOf('1', '2FH7UG6NP84')])],
  ['another name', withClaims([], [], [patient('1', 'Brandt')])],
])('%s among it refuses the whole', async (_story, answer) => {
  expect((await ask(answer)).answer).toEqual({ found: false, because: 'wrong-person', retryAfterSeconds: null });
});

test('a resource that can not be read is told by its place, and loses no other', async () => {
  const bad = [
    fillOf('1', { item: [] }),
    fillOf('1', { item: 'one' }),
    fillOf('1', { item: [{ servicedDate: '2026-02-30' }] }),
    { resourceType: 'Medication' },
    null,
  ];
  const { answer } = await ask(withClaims([fillOf('1'), ...bad, fillOf('1')]));
  if (!answer.found) throw new Error(answer.because);
  expect(answer.claims.pharmacyClaims).toHaveLength(2);
  expect(answer.claims.unread).toEqual({
    count: 5,
    places: [
      { page: 1, entry: 2, resourceType: 'ExplanationOfBenefit', place: 'item' },
      { page: 1, entry: 3, resourceType: 'ExplanationOfBenefit', place: 'item' },
      { page: 1, entry: 4, resourceType: 'ExplanationOfBenefit', place: 'item.0.servicedDate' },
      { page: 1, entry: 5, resourceType: null, place: 'resourceType' },
      { page: 1, entry: 6, resourceType: null, place: 'resourceType' },
    ],
  });
});

test.each([
  ['another site', 'https://evil.example/v2/fhir/Patient?page=2'],
  ['another place of the same site', '/o/token'],
  ['the same page once more', '?_count=50'],
  ['nowhere', 'http://['],
])('a next page at %s is not asked for', async (_story, next) => {
  const { answer, asked } = await ask((_request, response) => sendJson(response, bundle([patient('1')], next)));
  expect(answer).toMatchObject({ found: false, because: 'strange-link' });
  expect(asked).toHaveLength(1);
});

test('a person who keeps their name to themselves is known by their number', async () => {
  const { answer } = await ask((request, response) => {
    if (request.url?.includes('Patient')) return void sendJson(response, '{}', 403);
    sendJson(response, request.url?.includes('Coverage') ? bundle([coverageOf('1')]) : bundle([fillOf('1')]));
  });
  expect(answer).toMatchObject({ found: true, isProved: true, claims: { person: null } });
});

test('no number of a person stands in an address, and the token goes along with each', async () => {
  const { asked } = await ask(withClaims([fillOf('1')]));
  expect(asked).toEqual(
    [
      'Patient?_count=50',
      'Coverage?_count=50',
      'ExplanationOfBenefit?type=pde%2Ccarrier&service-date=ge2025-11-16&_count=50',
    ].map((path) => ({ path: `/v2/fhir/${path}`, authorization: 'Bearer token-of-sam' })),
  );
});
