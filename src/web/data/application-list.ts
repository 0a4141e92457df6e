import type { QueryClient } from '@tanstack/react-query';
import type { Enrollment } from '#contract/applications.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { call } from '#web/lib/call.ts';
import { newerOf, type SavedList, seedList, useSavedList, type VersionedList } from './saved-list.ts';

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

export const useApplications = () => useSavedList(savedApplications);

export const seedApplications = (client: QueryClient, profile: ProfileReply) =>
  seedList(client, savedApplications, profile);
