import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationReply, Enrollment } from '#contract/applications.ts';
import type { Arguments } from '#contract/schemas.ts';
import { call } from '#web/lib/call.ts';
import { savedApplications } from './application-list.ts';
import { type RemovalListeners, useListChange, useListRemoval, versionHeaders } from './change-list.ts';
import { profileKey, type VersionedList } from './saved-list.ts';
import { useProfileUuid } from './viewer.ts';

/** One application with its answers, which stand in no other place of the browser. */
export const applicationQuery = (uuid: string | null, applicationId: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'application', applicationId],
    queryFn: ({ signal }): Promise<ApplicationReply> =>
      call('readApplication', { params: { uuid: uuid ?? '', applicationId } }, signal),
    enabled: uuid !== null,
  });

type Change<Variables> = Parameters<typeof useListChange<Enrollment, VersionedList<Enrollment>, Variables>>[1];

/** The cards of saved plans say how far their applications are, so that they are read anew too. PLAN-029. */
function useApplicationChange<Variables>(change: Change<Variables>) {
  const client = useQueryClient();
  return useListChange(savedApplications, async (uuid: string, current: VersionedList<Enrollment>, what: Variables) => {
    const changed = await change(uuid, current, what);
    void client.invalidateQueries({ queryKey: profileKey(uuid, ['plans']) });
    return changed;
  });
}

type PlanToStart = { id: string; extra: number; place: Arguments<'startApplication'>['body'] };

export const useStartApplication = () =>
  useApplicationChange((uuid, { version }, { id, extra, place }: PlanToStart) =>
    call('startApplication', { params: { uuid, id, extra }, headers: versionHeaders(version), body: place }),
  );

export const useSubmitApplication = () =>
  useApplicationChange((uuid, { version }, applicationId: string) =>
    call('submitApplication', { params: { uuid, applicationId }, headers: versionHeaders(version) }),
  );

export const useWithdrawApplication = () =>
  useApplicationChange((uuid, { version }, applicationId: string) =>
    call('withdrawApplication', { params: { uuid, applicationId }, headers: versionHeaders(version) }),
  );

type PlanToChangeTo = { applicationId: string; plan: Arguments<'changeApplicationPlan'>['body'] };

/** What is known of its answers was asked for another plan, and is read anew. */
export function useChangeApplicationPlan() {
  const client = useQueryClient();
  return useApplicationChange(async (uuid, { version }, { applicationId, plan }: PlanToChangeTo) => {
    const params = { uuid, applicationId };
    const changed = await call('changeApplicationPlan', { params, headers: versionHeaders(version), body: plan });
    client.removeQueries({ queryKey: applicationQuery(uuid, applicationId).queryKey });
    return changed;
  });
}

/** Of one that was not sent. What is gone already counts as removed. */
export const useRemoveApplication = (listeners: RemovalListeners<Enrollment>) =>
  useListRemoval(
    savedApplications,
    async (uuid, { items, version }, { enrollmentId }) => {
      if (enrollmentId === null || !items.some((other) => other.enrollmentId === enrollmentId)) return null;
      const params = { uuid, applicationId: enrollmentId };
      return call('dropApplication', { params, headers: versionHeaders(version) });
    },
    listeners,
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
