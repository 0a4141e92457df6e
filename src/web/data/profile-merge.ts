import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import type { Arguments } from '#contract/schemas.ts';
import type { ConfirmAnswer } from '#domain/identity/confirm-steps.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { call } from '#web/lib/call.ts';
import { userIdOfCookie } from '#web/lib/cookie.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { demographicsQuery } from './profile.ts';
import { seedSavedDrugs } from './saved-drugs.ts';
import { seedSavedProviders } from './saved-providers.ts';
import { useToday } from './today.ts';

type Answer = NonNullable<ConfirmAnswer> & { tollFree?: string };

/** Whatever comes back is an answer: that of a failure counts like any other, and without one it is null. ERR-600. */
export async function confirmIdentity(body: Arguments<'mergeProfile'>['body']): Promise<Answer | null> {
  try {
    return (await call('mergeProfile', { body })).data;
  } catch (problem) {
    const sent = problem instanceof Problem && !(problem.cause instanceof Error) ? problem.cause : null;
    return dataOf(sent);
  }
}

function dataOf(sent: unknown): Answer | null {
  if (typeof sent !== 'object' || sent === null) return null;
  return 'data' in sent ? dataOf(sent.data) : sent;
}

/**
 * Keeps the choice to skip, and reads the profile again. What was merged is fetched a second time by the user id from
 * the cookie, with the flag false, as the specification has it. IDENT-619 to IDENT-621, ERR-602.
 */
export function useEndConfirming() {
  const client = useQueryClient();
  const planYear = activeYear(useToday().today);
  return async ({ savesSkip, isDataMerged }: { savesSkip: boolean; isDataMerged: boolean }) => {
    if (savesSkip) {
      await call('mergeProfile', { body: { action: 's' } }).catch(() =>
        logOnce('the choice to skip could not be saved'),
      );
    }
    await reloadProfile(client, { isDataMerged, planYear });
  };
}

async function reloadProfile(
  client: QueryClient,
  { isDataMerged, planYear }: { isDataMerged: boolean; planYear: number },
) {
  if (isDataMerged) tellOtherTabs();
  await client.invalidateQueries({ queryKey: ['profile'] });
  const uuid = isDataMerged ? userIdOfCookie() : null;
  if (uuid === null) return;
  try {
    const profile = await call('readSectionWithFlag', {
      params: { uuid, section: 'all', extra: planYear, flag: 'false' },
    });
    client.setQueryData(demographicsQuery(uuid).queryKey, profile);
    seedSavedDrugs(client, profile);
    seedSavedProviders(client, profile);
  } catch {
    logOnce('the merged profile could not be read again');
  }
}
