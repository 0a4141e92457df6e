import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { queueApplication } from '#server/features/applications/send-queue.ts';
import { auditTrail } from '#server/profile/record.ts';
import { TEST_KEYS } from './support/app.ts';
import { addSubmitted } from './support/applications.ts';
import { filledDatabase, type TestDatabase } from './support/database.ts';
import { patiently } from './support/patiently.ts';
import { type ServerProcess, startBundledServer } from './support/server-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Whole servers on one database, of which one is killed while an insurer has not answered it yet. */
const folder = temporaryFolder();
const running: ServerProcess[] = [];
let database: TestDatabase;

/** What the insurer was sent. Until it answers, whoever sent it waits. */
const sent: { key: string; formData: unknown }[] = [];
let answers = false;
async function take(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.url !== '/api/applications/v1') {
    response.end(JSON.stringify({ data: { applications: [] } }));
    return;
  }
  const { formData } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { formData: string };
  sent.push({ key: String(request.headers['idempotency-key']), formData: JSON.parse(formData) });
  if (answers) response.writeHead(202).end();
}
const carrier = createServer((request, response) => void take(request, response));

beforeAll(async () => {
  database = await filledDatabase('sample');
  await once(carrier.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  for (const server of running) if (server.isRunning()) await server.stop();
  carrier.closeAllConnections();
  carrier.close();
  await database.drop();
  folder.remove();
});

const start = async () => {
  const { host, port, user, database: name } = database.connection;
  const at = `host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const server = await startBundledServer({
    DATA_DIR: folder.path,
    DATABASE_URL: `postgresql://${user}@/${name}?${at}`,
    SYSTEM_DATE_TIME: '2026-11-16T10:00:00',
    CARRIER_URL: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`,
  });
  running.push(server);
  return server;
};

test('an application whose process is killed before the insurer has answered is sent again under its number, and counts once', async () => {
  const one = { profileUuid: randomUUID(), applicationUuid: randomUUID() };
  const at = Date.now();
  await addSubmitted(database.pool, auditTrail(TEST_KEYS), { ...one, at, confirmationNo: 'LM0000000001' });
  await inTransaction(database.pool, (transaction) => queueApplication(transaction, { ...one, at }));
  const eventsOf = async () =>
    (await database.pool.query('select kind from application_event order by kind')).rows.map(({ kind }) => kind);

  const killed = await start();
  await patiently(() => expect(sent).toHaveLength(1));
  await killed.kill();
  expect(await eventsOf()).toEqual(['sent', 'submitted']);

  // As a minute later; the clock of a real server can not be set.
  await database.pool.query('update job set leased_until = now() where done_at is null');
  answers = true;
  await start();
  await patiently(async () => expect(await eventsOf()).toEqual(['received', 'sent', 'submitted']));
  expect(sent.map(({ key }) => key)).toEqual(['LM0000000001', 'LM0000000001']);
  expect(sent[1]).toEqual(sent[0]);
});
