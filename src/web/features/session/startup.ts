import type { QueryClient } from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { centralDate, instantOfCentral } from '#domain/calendar/central-time.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { isLoadComplete, type LoadedPart, loadFlags } from '#domain/session/load-flags.ts';
import { contentQuery } from '#web/data/content.ts';
import { importAtStartup } from '#web/data/imports.ts';
import { demographicsQuery, readProfile } from '#web/data/profile.ts';
import { recallYear } from '#web/data/remembered-place.ts';
import { endSession } from '#web/data/session.ts';
import { systemDateQuery } from '#web/data/today.ts';
import { leaveFor } from '#web/lib/leave.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { importMemberItems } from './import-hook.ts';
import { isLocalHost } from './local-host.ts';
import type { Setup } from './session-setup.ts';

/** Puts a part of the profile where the page looks for it. */
export type Builder = (client: QueryClient, profile: ProfileReply, planYear: number) => void;

export type CommonParts = {
  client: QueryClient;
  brand: Brand;
  signInAddress: string;
  /** The host of the page. */
  host?: string;
  /** Says that the import of a member has begun. */
  onImport?: () => void;
};

export type StartupParts = CommonParts & {
  /** Plans, drugs, providers and enrollment, in this order. AUTH-006. */
  builders: readonly Builder[];
};

/** Step 2: who the user is. A failure does not matter (A8), an answer without the user does. AUTH-004, AUTH-010. */
export async function loadUser(
  { client, signInAddress, host = window.location.hostname }: CommonParts,
  uuid: string,
): Promise<'known' | 'gone'> {
  const reply = await client.fetchQuery(demographicsQuery(uuid)).catch(() => {
    logOnce('who the user is could not be read');
    return null;
  });
  if (reply === null || reply.userDetails) return 'known';
  logOnce('the profile came without its user');
  if (isLocalHost(host)) return 'known';
  await endSession().catch(() => logOnce('a session without its user could not be signed out'));
  leaveFor(signInAddress);
  return 'gone';
}

/** Step 3: for a member of whom the server says so. Where it fails the profile loads without it. IMPORT-001. */
export async function loadMemberItems({ client, onImport }: CommonParts, uuid: string) {
  const profile = client.getQueryData(demographicsQuery(uuid).queryKey);
  if (!profile?.memberImport?.atStartup) return;
  onImport?.();
  await importMemberItems({
    asMember: () => importAtStartup(client, 'MEMBER'),
    asEiMember: () => importAtStartup(client, 'EI_MEMBER'),
  });
}

/** Steps 4 and 5: server date, active year, profile, content, builders, in this order. AUTH-006 to AUTH-008. */
export async function loadProfile({ client, brand, builders }: StartupParts, uuid: string): Promise<Setup> {
  const instant = instantOfCentral(await client.ensureQueryData(systemDateQuery));
  if (instant === null) return 'error';
  const planYear = activeYear(centralDate(instant), recallYear());
  const profile = await readProfile(uuid, planYear);
  // Whoever looks on is told whose profile it is, and asks for that no second time.
  if (profile.userDetails) client.setQueryData(demographicsQuery(uuid).queryKey, profile);
  // Only logged when it fails: CONTENT-411.
  await client.prefetchQuery(contentQuery(brand, 'profile'));
  for (const build of builders) build(client, profile, planYear);
  return isLoadComplete(loadFlags(partsIn(profile))) ? 'success' : 'error';
}

function partsIn(profile: ProfileReply): ReadonlySet<LoadedPart> {
  const { plansDetails, drugsAndPharmacyDetails, providersDetails, medsuppData } = profile;
  const parts: Record<LoadedPart, unknown> = {
    medsuppPlans: medsuppData,
    plans: plansDetails,
    drugs: drugsAndPharmacyDetails,
    providers: providersDetails,
  };
  return new Set((Object.keys(parts) as LoadedPart[]).filter((part) => parts[part] !== undefined));
}
