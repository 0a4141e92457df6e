import type { QueryClient } from '@tanstack/react-query';
import { forgetWantedPlan } from '#web/data/forget-wanted-plan.ts';
import { endSession } from '#web/data/session.ts';
import { forgetPerson, viewerQuery } from '#web/data/viewer.ts';
import { leaveFor } from '#web/lib/leave.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { forgetAll, remember } from '#web/lib/session-memory.ts';

/** Where an agent who looked on goes, and every other tab. ROLE-604, AUTH-607. */
const HOME = '/';

/**
 * Ends the session on the server, forgets all of it here and leaves the page. AUTH-606, AUTH-607, AUTH-610.
 * @param because why, where nobody asked for it: the next page says so.
 * @throws Problem when the server could not be told: then nothing is forgotten.
 */
export async function signOut(client: QueryClient, because?: 'idle' | 'age'): Promise<void> {
  const isCloaked = client.getQueryData(viewerQuery.queryKey)?.kind === 'cloaked';
  const { signedOutUrl } = await endSession();
  forgetAll();
  forgetWantedPlan();
  if (because) remember('endedBecause', because);
  forgetPerson(client);
  tellOtherTabs('signed-out');
  leaveFor(isCloaked ? HOME : signedOutUrl);
}

/** Another tab signed out: its session was also this one's. */
export function leaveWithOtherTab(client: QueryClient) {
  forgetAll();
  forgetWantedPlan();
  forgetPerson(client);
  leaveFor(HOME);
}
