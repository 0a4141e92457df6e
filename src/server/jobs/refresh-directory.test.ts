import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '#server/catalogue/testing/directory-files.ts';
import { type FetchRules, fetchFile, PUBLIC_RULES } from '#server/gateways/networks/fetch-file.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { readNetworksJob } from './read-networks.ts';
import { refreshDirectory } from './refresh-directory.ts';

const RULES: FetchRules = { isPublicOnly: false, mostBytes: 20_000, silenceMs: 200, wholeMs: 500, listMs: 60_000 };
const ANN = '9450000010';
const BEN = '9450000028';
const MORNING = new Date('2026-11-16T04:00:00Z');
const NEXT_DAY = new Date('2026-11-17T04:00:00Z');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let database: TestDatabase;
/** What the publisher answers, by path. */
const site = new Map<string, Answer>();
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
  const answer = site.get(request.url ?? '');
  if (answer) answer(request, response);
  else response.writeHead(404).end('not here');
});
let origin = '';

beforeAll(async () => {
  database = await testDatabase();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
});

/** A file with a mark by which it is known to be as it was. */
const file =
  (value: unknown, etag: string): Answer =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

function publish(contract: string, data: Answer, etag = 'i1') {
  site.set(`/${contract}/2027/index.json`, file({ provider_urls: [`${origin}/${contract}/2027/a.json`] }, etag));
  site.set(`/${contract}/2027/a.json`, data);
  return { contractId: contract, planYear: 2027, url: `${origin}/${contract}/2027/index.json` };
}

const listOf = (contract: string, npi: string) => [record({ npi, planId: `${contract}-001-000` })];
const refresh = (index: ReturnType<typeof publish>, now: Date) =>
  refreshDirectory(index, { pool: database.pool, rules: RULES, now, reportFolder: null });

const inUse = async (contract: string) => {
  const { rows } = await database.pool.query<{ npis: string[]; state: string; problem: string; read_at: Date }>(
    `select array(select npi from network_entry as entry where entry.edition = directory.edition) as npis,
        state, problem, read_at
      from network_directory as directory where contract_id = $1`,
    [contract],
  );
  return rows[0];
};

test('a list is read, asked about with its marks, and read anew once a file of it has changed', async () => {
  const index = publish('H9101', file(listOf('H9101', ANN), 'a1'));
  expect(await refresh(index, MORNING)).toBe('current');
  asked.length = 0;
  expect(await refresh(index, NEXT_DAY)).toBe('unchanged');
  expect(asked.sort()).toEqual(['/H9101/2027/a.json a1', '/H9101/2027/index.json i1']);
  expect(await inUse('H9101')).toMatchObject({ npis: [ANN], state: 'current', read_at: NEXT_DAY });
  publish('H9101', file(listOf('H9101', BEN), 'a2'));
  expect(await refresh(index, NEXT_DAY)).toBe('current');
  expect(await inUse('H9101')).toMatchObject({ npis: [BEN] });
});

test.each<[string, Answer, string]>([
  ['an error', (_request, response) => response.writeHead(500).end(), 'the publisher answered 500'],
  [
    'a web page',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    'it is a web page and no data',
  ],
  ['half a file', (_request, response) => response.writeHead(200).end('[{"npi":"94500'), 'it ends in the middle'],
  [
    'a connection that breaks off',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('[{"npi":"9450', () => response.destroy());
    },
    'ECONNRESET',
  ],
  [
    'a file that drips for ever',
    (request, response) => {
      const dripping = setInterval(() => response.write(' '), 20);
      request.on('close', () => clearInterval(dripping));
      response.writeHead(200).write('[');
    },
    'the file took too long',
  ],
  ['silence', () => {}, 'the publisher fell silent'],
  [
    'a file that says it is too large',
    (_request, response) => response.writeHead(200, { 'content-length': '20001' }).flushHeaders(),
    'the file is larger than 300 MB',
  ],
  [
    'a file that is too large and does not say so',
    (_request, response) => response.writeHead(200).end(`[${' '.repeat(20_001)}]`),
    'the file is larger than 300 MB',
  ],
  [
    'redirects without end',
    (request, response) => response.writeHead(302, { location: request.url }).end(),
    'answered 302',
  ],
])('where a publisher answers %s, the list in use stays and the reason is kept', async (_story, answer, problem) => {
  const index = publish('H9102', file(listOf('H9102', ANN), 'a1'));
  await refresh(index, MORNING);
  publish('H9102', answer, 'i2');
  expect(await refresh(index, NEXT_DAY)).toBe('broken');
  const kept = await inUse('H9102');
  expect(kept).toMatchObject({ npis: [ANN], state: 'broken', read_at: MORNING });
  expect(kept?.problem).toContain(problem);
});

test('files that each come in time and together do not end the reading of the list', async () => {
  const index = publish('H9108', file(listOf('H9108', ANN), 'a1'));
  await refresh(index, MORNING);
  const dripped: string[] = [];
  const paths = Array.from({ length: 40 }, (_none, place) => `/H9108/2027/${place}.json`);
  site.set('/H9108/2027/index.json', file({ provider_urls: paths.map((path) => origin + path) }, 'i2'));
  for (const path of paths) {
    site.set(path, (_request, response) => {
      dripped.push(path);
      response.writeHead(200).write('[');
      setTimeout(() => response.end(JSON.stringify(record({ npi: BEN, planId: 'H9108-001-000' })).concat(']')), 50);
    });
  }
  const rules = { ...RULES, wholeMs: 30_000, listMs: 600 };
  expect(await refreshDirectory(index, { pool: database.pool, rules, now: NEXT_DAY, reportFolder: null })).toBe(
    'broken',
  );
  const kept = await inUse('H9108');
  expect(kept).toMatchObject({ npis: [ANN], state: 'broken', read_at: MORNING });
  expect(kept?.problem).toContain('the list could not be read within 0.01 minutes');
  expect(dripped.length).toBeLessThan(paths.length);
});

test('an index of more than 10,000 addresses is refused before any of them is asked', async () => {
  const index = publish('H9109', file(listOf('H9109', ANN), 'a1'));
  await refresh(index, MORNING);
  const urls = Array.from({ length: 10_001 }, (_none, place) => `${origin}/H9109/2027/${place}.json`);
  site.set('/H9109/2027/index.json', file({ provider_urls: urls }, 'i2'));
  asked.length = 0;
  const rules = { ...RULES, mostBytes: 2_000_000 };
  expect(await refreshDirectory(index, { pool: database.pool, rules, now: NEXT_DAY, reportFolder: null })).toBe(
    'refused',
  );
  expect(await inUse('H9109')).toMatchObject({
    npis: [ANN],
    state: 'refused',
    problem: 'the index lists more than 10,000 files',
  });
  expect(asked).toContain('/H9109/2027/index.json');
  expect(asked.filter((path) => /\/\d+\.json/.test(path))).toEqual([]);
});

test('an index that is gone is absent, and one that is none is refused', async () => {
  const index = publish('H9103', file(listOf('H9103', ANN), 'a1'));
  site.delete('/H9103/2027/index.json');
  expect(await refresh(index, MORNING)).toBe('absent');
  site.set('/H9103/2027/index.json', file(['no object'], 'i2'));
  expect(await refresh(index, NEXT_DAY)).toBe('refused');
  expect(await inUse('H9103')).toMatchObject({ npis: [], state: 'refused', read_at: null });
});

test('a redirect is followed', async () => {
  const index = publish('H9104', (_request, response) => response.writeHead(307, { location: '/moved.json' }).end());
  site.set('/moved.json', file(listOf('H9104', ANN), 'a1'));
  expect(await refresh(index, MORNING)).toBe('current');
});

test.each([
  ['http', 'http://directory.example/index.json', 'not an https address'],
  ['this machine', 'https://127.0.0.1/index.json', 'not a public one'],
  ['this machine in the newer form', 'https://[::1]/index.json', 'not a public one'],
  ['this machine in the mixed form', 'https://[::ffff:127.0.0.1]/index.json', 'not a public one'],
  ['the neighbours', 'https://10.0.0.8/index.json', 'not a public one'],
  ['the address of a cloud’s secrets', 'https://169.254.169.254/latest', 'not a public one'],
  ['this machine by its name', 'https://localhost/index.json', 'not a public one'],
])('nothing is asked of %s', async (_story, url, sentence) => {
  await expect(fetchFile(url, PUBLIC_RULES)).rejects.toThrow(sentence);
});

test('the job reads what is due, one list a step, and a broken one stops no other', async () => {
  const addresses = ['H9105', 'H9106', 'H9107'].map((contract) => publish(contract, file(listOf(contract, ANN), 'a1')));
  site.set('/H9105/2027/index.json', (_request, response) => response.writeHead(500).end());
  const job = readNetworksJob({ pool: database.pool, addresses, rules: RULES, reportFolder: null });
  const steps = [];
  for (let left = true; left; steps.push(left)) left = await job.step(MORNING.getTime());
  expect(steps).toEqual([true, true, false]);
  expect(await Promise.all(['H9105', 'H9106', 'H9107'].map(inUse))).toMatchObject([
    { state: 'broken' },
    { state: 'current', npis: [ANN] },
    { state: 'current', npis: [ANN] },
  ]);
  asked.length = 0;
  expect(await job.step(MORNING.getTime() + 3_600_000)).toBe(false);
  expect(asked).toEqual([]);
});
