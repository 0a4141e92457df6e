import type { QueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import { learn } from '#web/data/session-facts.ts';
import { forgetPerson, viewerQuery } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';

/** What a refusal says about the session, whichever call met it. */
export function onQueryError(client: QueryClient, error: unknown, { isChange = false } = {}) {
  if (!(error instanceof Problem)) return;
  if (error.code === 'agent-view-ended') endView(client);
  if (error.code === 'invalid-session') endSession(client, isChange);
}

// Nothing personal may wait for the rest, which is fetched first.
function endSession(client: QueryClient, isChange: boolean) {
  const kind = client.getQueryData(viewerQuery.queryKey)?.kind ?? 'guest';
  if (kind !== 'guest') learn(client, { needsSignIn: true });
  // The list that would show it is taken off the screen.
  if (kind !== 'guest' && isChange) learn(client, { hasLostChange: true });
  forgetPerson(client);
  void import('#web/features/session/recover.ts').then(
    ({ recover }) => recover(client),
    () => logOnce('the program for an ended session could not be fetched'),
  );
}

/** Design §8: a copy of an agent's tab, or one that was left alone, opens the profile anew. */
function endView(client: QueryClient) {
  learn(client, { isViewEnded: true });
  const viewer = client.getQueryData(viewerQuery.queryKey);
  forgetPerson(client);
  if (viewer) client.setQueryData(viewerQuery.queryKey, { ...viewer, kind: 'agent', uuid: null, may: [] });
}
