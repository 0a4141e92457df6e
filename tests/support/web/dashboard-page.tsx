import { screen } from '@testing-library/react';
import type { Enrollment } from '#contract/applications.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { MemberPlan } from '#contract/saved-plans.ts';
import {
  aPlan,
  aSessionLeft,
  aSignedInViewer,
  asSaved,
  aUser,
  FIRST_VERSIONS,
  kingCounty,
  PROFILE_UUID,
  planDetails,
} from './examples.ts';
import { aDraft } from './fake-application.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';

/** One that goes on, and one that was sent. */
export const A_DRAFT = aDraft({ keptUntil: '2027-01-15T16:00:00.000Z', nextPageUrl: '/steps/phone-number' });
export const A_SENT = aDraft({
  enrollmentId: '8f14e45f-ceea-467f-a1f3-000000000002',
  planId: 'H9999002000',
  planName: 'Brookside Care (HMO)',
  isSubmitted: true,
  status: 'Submitted',
  confirmationNo: 'LM0123456789',
  lastSaved: '2026-11-10T16:00:00.000Z',
  keptUntil: null,
});

const saved = asSaved(aPlan({ planId: 'H9999009000', planName: 'Saved Plan (HMO)' }));

/** The applications of a profile, as the server keeps them. */
export function ofEnrollments(given: Enrollment[]) {
  let enrollments = given;
  let version = 1;
  const set = (next: Enrollment[]) => {
    enrollments = next;
    version += 1;
  };
  const reply = (): ProfileReply => ({
    uuid: PROFILE_UUID,
    versions: { ...FIRST_VERSIONS, enrollments: version },
    userDetails: aUser(),
    enrollmentsDetails: { enrollments },
  });
  return {
    set,
    ids: () => enrollments.map(({ enrollmentId }) => enrollmentId),
    readSection: reply as NonNullable<Answers['readSection']>,
    dropApplication: (({ params }) => {
      set(enrollments.filter(({ enrollmentId }) => enrollmentId !== params.applicationId));
      return reply();
    }) as NonNullable<Answers['dropApplication']>,
  };
}

type Story = Partial<Omit<Bootstrap, 'systemDate'>> & { systemDate?: string; more?: Answers; members?: MemberPlan[] };

/** The profile of somebody who has saved a plan. */
export async function openDashboard(
  kept: ReturnType<typeof ofEnrollments>,
  { more = {}, members = [], ...story }: Story = {},
) {
  const { answers } = fakeProfile([saved]);
  const network = fakeNetwork({
    ...answers,
    getSession: () => aSessionLeft(),
    getPlanDetails: () => planDetails(),
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    fetchEnrollmentByEmail: () => ({ data: null }),
    refreshApplications: () => ({ outcome: 'unchanged' }),
    readSection: (request) =>
      ['drugs', 'providers'].includes(request.params.section)
        ? answers.readSection(request)
        : kept.readSection(request),
    readSectionOfYear: (request) => ({
      ...answers.readSectionOfYear(request),
      ...(request.params.section === 'plans' && { memberEnrolledPlans: members }),
    }),
    dropApplication: kept.dropApplication,
    ...more,
  });
  const page = openPage('/shopper-profile', { viewer: aSignedInViewer(), ...story });
  await screen.findByRole('article', { name: saved.planName });
  return { ...network, ...page };
}
