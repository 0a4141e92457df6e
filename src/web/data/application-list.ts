import type { QueryClient } from '@tanstack/react-query';
import type { Enrollment } from '#contract/applications.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { call } from '#web/lib/call.ts';
import { newerOf, type SavedList, savedListQuery, seedList, useSavedList, type VersionedList } from './saved-list.ts';
import { viewerQuery } from './viewer.ts';

/** The applications of a profile, without their answers. */
export const savedApplications: SavedList<Enrollment, VersionedList<Enrollment>> = {
  key: ['enrollments'],
  empty: { items: [], version: 0 },
  read: (uuid, ask) => call('readSection', { params: { uuid, section: 'all' } }, ask?.signal, ask?.etag),
  select: ({ enrollmentsDetails, versions }: ProfileReply) => ({
    items: enrollmentsDetails?.enrollments ?? [],
    version: versions.enrollments,
  }),
  newest: newerOf,
  idOf: applicationKey,
};

/** What tells one from another, also where only the insurer has it. */
export function applicationKey({ enrollmentId, planId, planYear }: Enrollment): string {
  return enrollmentId ?? `${planId} ${planYear}`;
}

/** Those that the page has read by now. */
export const knownApplications = (client: QueryClient): readonly Enrollment[] => {
  const uuid = client.getQueryData(viewerQuery.queryKey)?.uuid ?? null;
  return client.getQueryData(savedListQuery(savedApplications, uuid).queryKey)?.items ?? [];
};

export const useApplications = () => useSavedList(savedApplications);

export const seedApplications = (client: QueryClient, profile: ProfileReply) =>
  seedList(client, savedApplications, profile);
