import type { ApplicationReply, Enrollment } from '#contract/applications.ts';
import type { OwnData } from '#contract/own-data.ts';
import { PROFILE_UUID } from './web/examples.ts';

/** One of everything. */
export const ENROLLMENT: Enrollment = {
  enrollmentId: PROFILE_UUID,
  planId: 'H9901002000',
  planName: 'Tumblewren Complete (HMO)',
  planYear: 2027,
  planType: 'MAPD',
  snpType: 'Chronic',
  zipCode: '98101',
  county: 'King',
  formData: '{}',
  lastSaved: '2026-11-16T16:00:00.000Z',
  isSubmitted: true,
  confirmationNo: 'LM0123456789',
  status: 'Submitted',
  isJarvisEnrollment: false,
  monthlyPremium: 1900,
  outOfPocketMaximum: 390_000,
  phoneNumber: '1-800-555-0100',
  tty: '711',
  hoursOfOperation: '8 a.m. to 8 p.m.',
  nextPageUrl: '/steps//review',
  listed: true,
  keptUntil: '2027-01-15T16:00:00.000Z',
  timeline: [
    {
      step: 'submitted',
      state: 'done',
      at: '2026-11-16T16:00:00.000Z',
      dueBy: '2026-11-18',
      call: 'insurer',
    },
  ],
};

const ELIGIBILITY = {
  outcome: 'suggests' as const,
  isBeqInfoMatches: false,
  original: { firstName: 'Ruth', lastName: 'Shopper' },
  suggested: { firstName: 'Ruthanne', lastName: 'Shopper' },
};

const APPLICATION: ApplicationReply = {
  enrollment: ENROLLMENT,
  answers: { firstName: 'Ruth' },
  versions: { firstName: 1 },
  eligibility: ELIGIBILITY,
  faults: { zipCode: 'zip-outside-area' },
  starRating: 4.5,
  enrolledPlanTypes: ['PDP'],
  withPersonalQuestions: false,
};

/** Of the copy of what is kept of somebody. */
export const OWN_APPLICATIONS: OwnData['applications'] = {
  entries: [
    {
      applicationId: PROFILE_UUID,
      planId: 'H9901002000',
      planYear: 2027,
      planName: 'Tumblewren Complete (HMO)',
      zipCode: '98101',
      county: 'King',
      brand: 'aarp',
      language: 'en',
      nextPageUrl: '/steps//review',
      startedAt: '2026-11-16T15:00:00.000Z',
      lastSaved: '2026-11-16T16:00:00.000Z',
      submittedAt: '2026-11-16T16:00:00.000Z',
      confirmationNo: 'LM0123456789',
      withdrawnAt: '2026-11-17T16:00:00.000Z',
      answers: [{ field: 'firstName', question: 'First name', answer: 'Ruth' }],
      eligibility: ELIGIBILITY,
      events: [{ kind: 'state', code: 3, at: '2026-11-17T16:00:00.000Z' }],
    },
  ],
  hasMore: false,
};

export const APPLICATION_REPLIES = {
  readApplication: APPLICATION,
  saveAnswers: {
    answers: { firstName: 'Ruth' },
    versions: { firstName: 2 },
    faults: { zipCode: 'zip-outside-area' as const },
    lastSaved: '2026-11-16T16:00:00.000Z',
  },
  refreshApplications: { outcome: 'changed' as const },
  fetchEnrollmentByEmail: {
    data: {
      formData: '{}',
      createDateTime: '2026-11-16T16:00:00.000Z',
      updateDateTime: '2026-11-16T16:00:00.000Z',
    },
  },
  checkEligibility: { eligibility: ELIGIBILITY },
};
