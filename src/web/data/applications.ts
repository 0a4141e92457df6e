import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationReply, Enrollment } from '#contract/applications.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { Arguments } from '#contract/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useListChange, versionHeaders } from './change-list.ts';
import { newerOf, type SavedList, useSavedList, type VersionedList } from './saved-list.ts';
import { useProfileUuid } from './viewer.ts';

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
  idOf: ({ enrollmentId, planId, planYear }) => enrollmentId ?? `${planId} ${planYear}`,
};

export const useApplications = () => useSavedList(savedApplications);

/** One application with its answers, which stand in no other place of the browser. */
export const applicationQuery = (uuid: string | null, applicationId: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'application', applicationId],
    queryFn: ({ signal }): Promise<ApplicationReply> =>
      call('readApplication', { params: { uuid: uuid ?? '', applicationId } }, signal),
    enabled: uuid !== null,
  });

type PlanToStart = { id: string; extra: number; place: Arguments<'startApplication'>['body'] };

export const useStartApplication = () =>
  useListChange(savedApplications, (uuid, { version }, { id, extra, place }: PlanToStart) =>
    call('startApplication', { params: { uuid, id, extra }, headers: versionHeaders(version), body: place }),
  );

export const useSubmitApplication = () =>
  useListChange(savedApplications, (uuid, { version }, applicationId: string) =>
    call('submitApplication', { params: { uuid, applicationId }, headers: versionHeaders(version) }),
  );

export const useWithdrawApplication = () =>
  useListChange(savedApplications, (uuid, { version }, applicationId: string) =>
    call('withdrawApplication', { params: { uuid, applicationId }, headers: versionHeaders(version) }),
  );

/** Asks Medicare, and keeps its answer with the application. ENROLL-605. */
export function useCheckEligibility(applicationId: string) {
  const client = useQueryClient();
  const uuid = useProfileUuid();
  return useMutation({
    mutationFn: () => call('checkEligibility', { params: { uuid: uuid ?? '', applicationId } }),
    onSuccess: ({ eligibility }) =>
      client.setQueryData(
        applicationQuery(uuid, applicationId).queryKey,
        (known) => known && { ...known, eligibility },
      ),
  });
}

export function useSaveAnswers(applicationId: string) {
  const uuid = useProfileUuid();
  return useMutation({
    mutationFn: (body: Arguments<'saveAnswers'>['body']) =>
      call('saveAnswers', { params: { uuid: uuid ?? '', applicationId }, body }),
  }).mutateAsync;
}
