import type { QueryClient } from '@tanstack/react-query';
import type { AnswerSaver } from '#web/data/answer-saver.ts';
import { onAddressLeave } from './on-address-leave.ts';
import { onHidden } from './on-hidden.ts';

type Left = { saver: AnswerSaver; stop: () => void };

// In the memory of the page alone: answers stand in no other place of the browser.
const left = new WeakMap<QueryClient, Map<string, Left>>();

/** Of a form that was left before all of it was kept: who opens it again finds what they typed. */
export const unfinishedSaver = (client: QueryClient, applicationId: string): AnswerSaver | null =>
  left.get(client)?.get(applicationId)?.saver ?? null;

/**
 * For as long as a form is open, and behind that until the server has all of it. @returns what is called as the form is
 * left.
 */
export function watchSaver(client: QueryClient, applicationId: string, saver: AnswerSaver): () => void {
  const unfinished = left.get(client) ?? new Map<string, Left>();
  left.set(client, unfinished);
  unfinished.get(applicationId)?.stop();
  unfinished.delete(applicationId);
  const stopWatching = watch(saver);

  return () => {
    void saver.leave();
    if (!saver.hasLeft()) return stopWatching();
    const stopListening = saver.listen(() => {
      if (saver.hasLeft()) return;
      stop();
      unfinished.delete(applicationId);
    });
    const stop = () => {
      stopListening();
      stopWatching();
    };
    unfinished.set(applicationId, { saver, stop });
  };
}

function watch(saver: AnswerSaver): () => void {
  const sendNow = () => void saver.leave();
  window.addEventListener('online', sendNow);
  const stopWatching = onHidden(sendNow);
  const stopAsking = onAddressLeave(saver.hasLeft);
  return () => {
    window.removeEventListener('online', sendNow);
    stopAsking();
    stopWatching();
  };
}
