import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { texts } from '#content/en/texts.ts';
import type { Viewer } from '#contract/bootstrap.ts';
import { Problem } from '#contract/problem.ts';
import { ENROLLMENT } from '#tests/support/application-examples.ts';
import { PROFILE } from '#tests/support/reply-examples.ts';
import { aCloakedViewer, aSignedInViewer, aStart, aUser, aViewer, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { StartContext } from '#web/lib/start-context.ts';
import { joinEnrollments, useBegunElsewhere, useRefreshedApplications } from './followed-applications.ts';
import { viewerQuery } from './viewer.ts';

afterEach(() => vi.unstubAllGlobals());

const EMAIL = 'nel.ortiz@example.org';
const FETCHED = {
  formData: JSON.stringify({
    applicant: { zip: '98101' },
    plan: { id: 'H9901002000', name: 'Tumblewren Complete (HMO)', year: 2027, type: 'MAPD' },
  }),
  createDateTime: '2026-11-10T15:00:00.000Z',
  updateDateTime: '2026-11-12T15:00:00.000Z',
};

/** A page of somebody, whose profile says this e-mail. */
function pageOf<Result>(viewer: Viewer, hook: () => Result, answers: Answers, email: string | null = EMAIL) {
  const network = fakeNetwork({
    readSection: () => ({ uuid: PROFILE_UUID, versions: PROFILE.versions, userDetails: aUser({ email }) }),
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(viewerQuery.queryKey, viewer);
  const { language, flags, editions, limits, providerPartnerCode } = aStart();
  const start = { language, flags, editions, limits, providerPartnerCode, texts, site: BRAND_TABLE.uhc };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <StartContext value={start}>{children}</StartContext>
    </QueryClientProvider>
  );
  return { client, ...network, ...renderHook(hook, { wrapper }) };
}

const settled = (client: QueryClient) => waitFor(() => expect(client.isFetching()).toBe(0));

test('[ENROLL-412][ENROLL-413] of who has an e-mail the enrollment service is asked once, by site and time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1735689600000);
  const page = pageOf(aSignedInViewer(), useBegunElsewhere, { fetchEnrollmentByEmail: () => ({ data: FETCHED }) });
  await waitFor(() => expect(page.result.current).not.toBeNull());
  vi.restoreAllMocks();
  const asked = page.sentTo('fetchEnrollmentByEmail');
  expect(asked.map(({ url, init }) => [url, JSON.parse(init.body as string)])).toEqual([
    ['/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1735689600000/v1', { emailId: EMAIL }],
  ]);
  expect(page.result.current?.enrollment).toMatchObject({ planId: 'H9901002000', isSubmitted: false });
});

test.each([
  ['[ENROLL-005] a guest', aViewer({ uuid: PROFILE_UUID }), EMAIL],
  ['[ROLE-413] an agent who looks on', aCloakedViewer({ uuid: PROFILE_UUID }), EMAIL],
  ['[ENROLL-412] a shopper without an e-mail', aSignedInViewer(), null],
])('%s has nothing fetched, and no application made of it', async (_who, viewer, email) => {
  const page = pageOf(viewer, useBegunElsewhere, { fetchEnrollmentByEmail: () => ({ data: FETCHED }) }, email);
  await settled(page.client);
  expect(page.sentTo('fetchEnrollmentByEmail')).toEqual([]);
  expect(page.result.current).toBeNull();
});

test('[ENROLL-414] form data that can not be read makes no application, and neither does a service that is down', async () => {
  const unreadable = { ...FETCHED, formData: '{' };
  for (const answer of [
    () => ({ data: unreadable }),
    () => ({ data: null }),
    () => Promise.reject(new Problem('applications-unavailable')),
  ]) {
    const page = pageOf(aSignedInViewer(), useBegunElsewhere, { fetchEnrollmentByEmail: answer });
    await waitFor(() => expect(page.sentTo('fetchEnrollmentByEmail')).toHaveLength(1));
    await settled(page.client);
    expect(page.result.current).toBeNull();
  }
});

const BEGUN = {
  enrollment: {
    planId: 'H9901002000',
    planName: 'Tumblewren Complete (HMO)',
    planYear: 2027,
    planType: 'MAPD' as const,
    zipCode: '98101',
    county: null,
    status: 'In Progress' as const,
    isSubmitted: false,
    confirmationNo: null,
    lastSaved: Date.parse('2026-11-12T15:00:00Z'),
  },
  fetched: FETCHED,
};
const draft = (change = {}) => ({
  ...ENROLLMENT,
  isSubmitted: false,
  confirmationNo: null,
  status: 'In Progress' as const,
  lastSaved: '2026-11-11T15:00:00.000Z',
  ...change,
});

test.each([
  ['older', draft(), 'theirs'],
  ['of the same time', draft({ lastSaved: '2026-11-12T15:00:00.000Z' }), 'theirs'],
  ['newer', draft({ lastSaved: '2026-11-13T15:00:00.000Z' }), 'ours'],
  ['submitted', ENROLLMENT, 'ours'],
])('[ENROLL-016] a copy of the profile that is %s gives way, or stays', (_story, copy, expected) => {
  const [one, ...others] = joinEnrollments([copy], BEGUN, '2026-11-16');
  expect(others).toEqual([]);
  expect(one?.isJarvisEnrollment).toBe(expected === 'theirs');
  expect(one?.formData).toBe(expected === 'theirs' ? FETCHED.formData : copy.formData);
});

test('[ENROLL-016] without a copy it is one more application, and nothing is made up about it', () => {
  const other = draft({ planId: 'H9901009000' });
  const [one, ...others] = joinEnrollments([other], BEGUN, '2026-11-16');
  expect(others).toEqual([other]);
  expect(one).toMatchObject({
    enrollmentId: null,
    isJarvisEnrollment: true,
    lastSaved: '2026-11-12T15:00:00.000Z',
    monthlyPremium: null,
    outOfPocketMaximum: null,
    listed: true,
  });
  expect(joinEnrollments([other], null, '2026-11-16')).toEqual([other]);
});

const refreshing = (viewer: Viewer, enrollments = [ENROLLMENT]) => {
  const answers: Answers = { refreshApplications: () => ({ outcome: 'changed' }) };
  const page = pageOf(viewer, () => useRefreshedApplications(enrollments), answers);
  return { ...page, asked: () => page.sentTo('refreshApplications') };
};

test('[ENROLL-012] a page with an undecided application has the server ask once, without a number, and reads again', async () => {
  const { client, asked } = refreshing(aSignedInViewer());
  client.setQueryData(['profile', PROFILE_UUID, 'enrollments'], { items: [], version: 1 });
  await waitFor(() => expect(client.getQueryState(['profile', PROFILE_UUID, 'enrollments'])?.isInvalidated).toBe(true));
  expect(asked().map(({ init }) => init.body)).toEqual(['{}']);
});

test.each([
  ['whoever looks on', aCloakedViewer({ uuid: PROFILE_UUID }), [ENROLLMENT]],
  ['a draft', aSignedInViewer(), [draft()]],
  ['a decided one', aSignedInViewer(), [{ ...ENROLLMENT, status: 'Denied' as const }]],
  ['none', aSignedInViewer(), []],
])('[ENROLL-012] for %s nobody is asked', async (_story, viewer, enrollments) => {
  const { client, asked } = refreshing(viewer, enrollments);
  await settled(client);
  expect(asked()).toEqual([]);
});
