import { expect, test, vi } from 'vitest';
import type { SavedAnswers } from '#contract/applications.ts';
import { answerSaver } from './answer-saver.ts';

type Sent = Parameters<Parameters<typeof answerSaver>[0]['send']>[0];

const SAVED: SavedAnswers = { answers: {}, versions: {}, faults: {}, lastSaved: '2026-11-16T16:05:00.000Z' };

/** A server that answers when it is told to. */
function slowServer() {
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  const send = (request: Sent) =>
    new Promise<SavedAnswers>((resolve) => {
      sent.push(request);
      waiting.push(() => resolve(SAVED));
    });
  return { sent, send, answer: () => waiting.shift()?.() };
}

test('[ENROLL-621] where it goes on is kept as well, when the page is turned while an answer is still on its way', async () => {
  const server = slowServer();
  const saver = answerSaver({ send: server.send, versionOf: () => 0, keep: () => {}, onEnd: () => {} });
  saver.type({ gender: 'female' }, true);
  void saver.flush();
  void saver.goOnAt('/steps/medicare-information');
  expect(server.sent).toEqual([{ answers: { gender: 'female' }, versions: { gender: 0 } }]);
  server.answer();
  await vi.waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]).toEqual({ answers: {}, versions: {}, nextPageUrl: '/steps/medicare-information' });
  expect(saver.get().status).toBe('saving');
  server.answer();
  await vi.waitFor(() => expect(saver.get().status).toBe('saved'));
  expect(server.sent).toHaveLength(2);
});
