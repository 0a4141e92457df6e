import type { QueryClient } from '@tanstack/react-query';
import type { AnswerSaver } from '#web/data/answer-saver.ts';
import { onAddressLeave } from './on-address-leave.ts';
import { onHidden } from './on-hidden.ts';

export type Unfinished = {
  saver: AnswerSaver;
  /** For as long as a form is open. @returns what is called as it is left. */
  open: () => () => void;
};

// In the memory of the page alone: answers stand in no other place of the browser.
const kept = new WeakMap<QueryClient, Map<string, Unfinished>>();

/**
 * The saver of an application. It outlives its form until the server has all of it: who goes to another page meanwhile
 * and comes back finds what they typed, and who closes the browser is asked.
 */
export function saverOf(client: QueryClient, applicationId: string, make: () => AnswerSaver): Unfinished {
  const known = kept.get(client) ?? new Map<string, Unfinished>();
  kept.set(client, known);
  return known.get(applicationId) ?? unfinished(known, applicationId, make());
}

function unfinished(known: Map<string, Unfinished>, applicationId: string, saver: AnswerSaver): Unfinished {
  let forms = 0;
  let stop = () => {};
  const endIfDone = () => {
    if (forms > 0 || saver.hasLeft()) return;
    stop();
    known.delete(applicationId);
  };
  const self: Unfinished = {
    saver,
    open: () => {
      if (forms === 0) {
        stop();
        stop = watch(saver, endIfDone);
        known.set(applicationId, self);
      }
      forms += 1;
      return () => {
        forms -= 1;
        void saver.leave();
        endIfDone();
      };
    },
  };
  known.set(applicationId, self);
  return self;
}

function watch(saver: AnswerSaver, onChange: () => void): () => void {
  const sendNow = () => void saver.leave();
  window.addEventListener('online', sendNow);
  const stopWatching = onHidden(sendNow);
  const stopAsking = onAddressLeave(saver.hasLeft);
  const stopListening = saver.listen(onChange);
  return () => {
    window.removeEventListener('online', sendNow);
    stopWatching();
    stopAsking();
    stopListening();
  };
}
