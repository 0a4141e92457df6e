import type { QueryClient } from '@tanstack/react-query';
import { learn } from '#web/data/session-facts.ts';
import { forgetPerson } from '#web/data/viewer.ts';
import { exits } from '#web/lib/leave.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { recall, remember } from '#web/lib/session-memory.ts';

/**
 * Nobody would warn or sign out a person whose page has no session layer. A page that is loaded anew names the newest
 * programs; when that does not help, or the browser can not keep that it was tried, nothing personal may stay.
 * AUTH-600, AUTH-604.
 */
export function withoutLayer(client: QueryClient) {
  const isFirstTime = recall('reloaded') === null;
  remember('reloaded', 'yes');
  if (isFirstTime && recall('reloaded') !== null) return exits.reload();
  logOnce('the program that watches over a session could not be fetched');
  learn(client, { needsSignIn: true });
  forgetPerson(client);
}
