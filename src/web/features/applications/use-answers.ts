import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApplicationReply, SavedAnswers } from '#contract/applications.ts';
import { toPrintable } from '#contract/printable.ts';
import { MOST_KEPT } from '#domain/applications/check-answer.ts';
import { changesWith, fieldOf } from '#domain/applications/fields.ts';
import { type AnswerSaver, answerSaver } from '#web/data/answer-saver.ts';
import { savedApplications } from '#web/data/application-list.ts';
import { applicationQuery, useSaveAnswers } from '#web/data/applications.ts';
import { profileKey } from '#web/data/saved-list.ts';
import { useProfileUuid } from '#web/data/viewer.ts';
import { saverOf } from './unfinished-savers.ts';

const PAUSE_MS = 3000;

export type AnswersOfForm = ReturnType<typeof useAnswers>;

const withSaved = (known: ApplicationReply, saved: SavedAnswers): ApplicationReply => ({
  ...known,
  enrollment: { ...known.enrollment, lastSaved: saved.lastSaved },
  answers: { ...known.answers, ...saved.answers },
  versions: { ...known.versions, ...saved.versions },
  faults: saved.faults,
});

/** What is answered, with what was just typed over what the server has, and the way to keep it. */
export function useAnswers(applicationId: string, drawn: ApplicationReply) {
  const client = useQueryClient();
  const uuid = useProfileUuid();
  const send = useSaveAnswers(applicationId);
  const make = (): AnswerSaver => {
    const { queryKey } = applicationQuery(uuid, applicationId);
    return answerSaver({
      send,
      versionOf: (key) => client.getQueryData(queryKey)?.versions[key] ?? 0,
      keep: (saved) => {
        void client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, (known) => known && withSaved(known, saved));
      },
      // Sent or removed in another window: the list says which.
      onEnd: () => void client.invalidateQueries({ queryKey: profileKey(uuid, savedApplications.key) }),
    });
  };
  const [{ saver, open }] = useState(() => saverOf(client, applicationId, make));
  const { waiting, status, conflicts } = useSyncExternalStore(saver.listen, saver.get);

  useEffect(open, [open]);

  // Who thinks in the middle of a field may not come back to it. A secret that is kept is hidden, so it waits to be whole.
  useEffect(() => {
    if (Object.keys(waiting).some((key) => fieldOf(key)?.secret)) return;
    const pause = setTimeout(() => void saver.leave(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [saver, waiting]);

  // What was just kept stands in the cache a moment before it is drawn: what was typed must not flicker in between.
  const application = client.getQueryData(applicationQuery(uuid, applicationId).queryKey) ?? drawn;
  const answers = { ...application.answers, ...waiting };
  return {
    application,
    answers,
    waiting,
    status,
    conflicts,
    /** What the server alone has in full, and shows by its last characters. */
    isKept: (key: string) => !(key in waiting) && (application.answers[key] ?? '') !== '',
    /** What the server would refuse for signs that nobody sees, or as far too long, would never be kept. */
    type: (key: string, value: string) =>
      saver.type(changesWith(key, toPrintable(value.slice(0, MOST_KEPT)), answers), false),
    /** Typed as a whole, so that it is kept at once. */
    choose: (key: string, value: string) => {
      saver.type(changesWith(key, value, answers), true);
      void saver.flush();
    },
    leave: () => void saver.leave(),
    goOnAt: (route: string) => {
      const { queryKey } = applicationQuery(uuid, applicationId);
      client.setQueryData(
        queryKey,
        (known) => known && { ...known, enrollment: { ...known.enrollment, nextPageUrl: route } },
      );
      void saver.goOnAt(route);
    },
    settle: saver.settle,
  };
}
