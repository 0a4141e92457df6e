import type { QueryClient } from '@tanstack/react-query';
import { endSession } from '#web/data/session.ts';
import { viewerQuery } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { forget } from '#web/lib/session-memory.ts';

const tried = new WeakSet<QueryClient>();

/**
 * After 'Invalid session': the session is signed out once, and the page loads once more as whoever is looking then. A
 * second refusal leaves the visitor as a guest. ERR-403, ERR-613.
 */
export async function recover(client: QueryClient): Promise<void> {
  if (tried.has(client)) return;
  tried.add(client);
  forget('agentSession');
  await endSession().catch(() => logOnce('the session that had ended could not be signed out'));
  // What this page reads follows from who is looking, so that it is read once more by itself.
  await client.fetchQuery({ ...viewerQuery, staleTime: 0 }).catch(() => logOnce('who is looking could not be asked'));
}
