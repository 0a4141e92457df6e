import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SentMail } from '#server/gateways/mail/smtp.ts';
import { outbox } from '#server/mail/outbox.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from '#tests/support/app.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { patiently } from '#tests/support/patiently.ts';
import { jobRunner, LEASE, waitAfter } from './runner.ts';
import { keepRunning } from './schedule.ts';
import { sendMailJob } from './send-mail.ts';
import { takeJob } from './store.ts';

let at = Date.parse('2026-11-16T16:20:00Z');
const machine = () => at;
const MAIL = { to: 'nel.ortiz@example.org', subject: 'A code', text: '1234 5678', html: '<p>1234 5678</p>' };
const HOUR = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const onQueued = vi.fn();
const mails = () => outbox({ pool: database.pool, sealer: fieldSealer(TEST_KEYS), machine, onQueued });

type Send = (mail: SentMail) => Promise<'sent' | 'refused'>;
const runnerWith = (send: Send, onRefused = () => {}) =>
  jobRunner({
    pool: database.pool,
    machine,
    oneOffJobs: [sendMailJob({ outbox: mails(), gateway: { send }, onRefused })],
    onFailure: () => {},
  });
const waiting = async () => (await database.pool.query('select * from mail')).rowCount;
const undone = async () => (await database.pool.query('select * from job where done_at is null')).rowCount;

test('a mail is sent once, however many processes look, and nothing of it stays', async () => {
  await mails().queue(MAIL, HOUR);
  expect(onQueued).toHaveBeenCalledTimes(1);
  const send = vi.fn<Send>(async () => 'sent');
  await Promise.all([runnerWith(send).runDue(), runnerWith(send).runDue(), runnerWith(send).runDue()]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ id: expect.stringMatching(/^[\da-f-]{36}$/), ...MAIL });
  expect([await waiting(), await undone()]).toEqual([0, 0]);
});

test('a mail server that is away is asked again, later each time, until the mail would help nobody', async () => {
  await mails().queue(MAIL, 10 * 60_000);
  const send = vi.fn<Send>().mockRejectedValue(new Error('away'));
  const runner = runnerWith(send);
  for (const attempt of [1, 2, 3]) {
    await runner.runDue();
    expect(send).toHaveBeenCalledTimes(attempt);
    at += waitAfter(attempt);
  }
  expect(new Set(send.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  at += 10 * 60_000;
  await runner.runDue();
  expect(send).toHaveBeenCalledTimes(3);
  expect([await waiting(), await undone()]).toEqual([0, 0]);
});

test('one that is refused for good is dropped and told of, and the next one is sent', async () => {
  await mails().queue(MAIL, HOUR);
  await mails().queue({ ...MAIL, to: 'other@example.org' }, HOUR);
  const onRefused = vi.fn();
  const send = vi.fn<Send>(async ({ to }) => (to === MAIL.to ? 'refused' : 'sent'));
  await runnerWith(send, onRefused).runDue();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect([await waiting(), await undone()]).toEqual([0, 0]);
});

test('a process that is killed before it sends loses no mail, and one killed after it sends the same name again', async () => {
  await mails().queue(MAIL, HOUR);
  // As a process that took it and is no more.
  await takeJob(database.pool, { kinds: ['send-mail'], at, leasedUntil: at + LEASE });
  const send = vi.fn<Send>(async () => 'sent');
  await runnerWith(send).runDue();
  expect(send).not.toHaveBeenCalled();
  at += LEASE;
  await runnerWith(send).runDue();
  expect(send).toHaveBeenCalledTimes(1);
});

test('who asks for a look while one is under way gets another one after it', async () => {
  const looks: (() => void)[] = [];
  const runDue = vi.fn(() => new Promise<void>((done) => looks.push(done)));
  const running = keepRunning({ runDue, stop: () => {} }, () => {});
  expect(runDue).toHaveBeenCalledTimes(1);
  running.look();
  running.look();
  looks[0]?.();
  await patiently(() => expect(runDue).toHaveBeenCalledTimes(2));
  const stopped = running.stop();
  looks[1]?.();
  await stopped;
  expect(runDue).toHaveBeenCalledTimes(2);
});
