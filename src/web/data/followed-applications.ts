import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Enrollment } from '#contract/applications.ts';
import {
  asksForPending,
  type FetchedEnrollment,
  joiningOf,
  type PendingEnrollment,
  readPending,
} from '#domain/applications/pending-enrollment.ts';
import { applicationOf } from '#domain/applications/plan-status.ts';
import { traceIdOf } from '#domain/applications/trace-id.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { decideListing } from '#domain/plan-year/enrollment-list-filter.ts';
import { call } from '#web/lib/call.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useUserDetails } from './imports.ts';
import { useViewer } from './viewer.ts';

const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/**
 * Has the server ask what became of applications, once a page, and reads the profile again where something has. It asks
 * without a number; a failure leaves everything as it is. ENROLL-012.
 */
export function useRefreshedApplications(enrollments: readonly Enrollment[]) {
  const client = useQueryClient();
  const { kind, uuid } = useViewer();
  const isWaiting = enrollments.some(({ status }) => status === 'Submitted' || status === 'Pending');
  const { data } = useQuery({
    queryKey: ['profile', uuid, 'refreshed-applications'],
    queryFn: ({ signal }) => call('refreshApplications', { params: { uuid: uuid ?? '' } }, signal),
    enabled: isWaiting && uuid !== null && kind === 'authenticated',
    ...ONCE,
  });
  const hasChanged = data?.outcome === 'changed';
  useEffect(() => {
    if (hasChanged) void client.invalidateQueries({ queryKey: ['profile', uuid], predicate: isNotThis });
  }, [client, uuid, hasChanged]);
}

/** What is asked once stays; all else of the profile is read again. */
const isNotThis = ({ queryKey }: { queryKey: readonly unknown[] }) => !ASKED_ONCE.includes(String(queryKey[2]));
const ASKED_ONCE = ['refreshed-applications', 'begun-elsewhere'];

type Begun = { enrollment: PendingEnrollment; fetched: FetchedEnrollment };

/** What was begun in another system under the e-mail of who is signed in; null for nothing. ENROLL-412, ROLE-413. */
export function useBegunElsewhere(): Begun | null {
  const { kind, uuid } = useViewer();
  const { siteId } = useStart().site;
  const email = useUserDetails()?.email ?? null;
  const { data } = useQuery({
    queryKey: ['profile', uuid, 'begun-elsewhere'],
    queryFn: async ({ signal }): Promise<Begun | null> => {
      const request = { params: { traceId: traceIdOf(siteId, Date.now()) }, body: { emailId: email ?? '' } };
      const { data: fetched } = await call('fetchEnrollmentByEmail', request, signal);
      const pending = fetched && readPending(fetched);
      return fetched && pending?.isValid ? { enrollment: pending.enrollment, fetched } : null;
    },
    enabled: asksForPending({ isGuest: kind !== 'authenticated', isCloaked: kind === 'cloaked', email }),
    ...ONCE,
  });
  return data ?? null;
}

/** The applications of a profile, and what was begun elsewhere in its place among them. ENROLL-016. */
export function joinEnrollments(
  enrollments: readonly Enrollment[],
  begun: Begun | null,
  today: IsoDate,
): readonly Enrollment[] {
  if (begun === null) return enrollments;
  const copies = enrollments.map(({ lastSaved, ...copy }) => ({ ...copy, lastSaved: Date.parse(lastSaved) }));
  const joining = joiningOf(begun.enrollment, copies);
  if (joining === 'found-already') return enrollments;
  const copy = applicationOf(begun.enrollment, enrollments);
  const joined = toEnrollment(begun, copy, today);
  return copy === null ? [joined, ...enrollments] : enrollments.map((one) => (one === copy ? joined : one));
}

/** What the other system does not know stays as the profile has it. */
const toEnrollment = (
  { enrollment: { lastSaved, ...known }, fetched }: Begun,
  copy: Enrollment | null,
  today: IsoDate,
): Enrollment => ({
  enrollmentId: null,
  snpType: null,
  monthlyPremium: null,
  outOfPocketMaximum: null,
  phoneNumber: null,
  tty: null,
  hoursOfOperation: null,
  nextPageUrl: '',
  keptUntil: null,
  timeline: [],
  ...copy,
  ...known,
  county: known.county ?? copy?.county ?? null,
  formData: fetched.formData,
  lastSaved: new Date(lastSaved).toISOString(),
  isJarvisEnrollment: true,
  listed: decideListing(known.planYear, today).listed,
});
