import type { ApplicationReply, EligibilityAnswer, Enrollment } from '#contract/applications.ts';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { shownAnswer } from '#domain/applications/shown-answer.ts';
import { ENROLLMENT } from '../application-examples.ts';
import { FIRST_VERSIONS, PROFILE_UUID } from './examples.ts';
import type { Answers } from './fake-network.ts';

export const APPLICATION_ID = '8f14e45f-ceea-467f-a1f3-000000000001';

/** A draft for a plan, of which nobody has answered anything. */
export const aDraft = (change: Partial<Enrollment> = {}): Enrollment => ({
  ...ENROLLMENT,
  enrollmentId: APPLICATION_ID,
  planId: 'H9999001000',
  planName: 'Meadow Complete (HMO)',
  snpType: null,
  formData: null,
  isSubmitted: false,
  confirmationNo: null,
  status: 'In Progress',
  nextPageUrl: '/welcome',
  timeline: [],
  ...change,
});

type Kept = {
  enrollment?: Enrollment | null;
  answers?: Record<string, string>;
  eligibility?: EligibilityAnswer;
  faults?: ApplicationReply['faults'];
};

/** Applications as the server keeps them: each answer with a version that a change of it must name. */
export function fakeApplication({ enrollment = aDraft(), answers = {}, eligibility, faults = {} }: Kept = {}) {
  let current = enrollment;
  let asked: EligibilityAnswer | null = null;
  let version = 1;
  const kept: Record<string, string> = { ...answers };
  const versions: Record<string, number> = Object.fromEntries(Object.keys(answers).map((key) => [key, 1]));

  const profile = (): ProfileReply => ({
    uuid: PROFILE_UUID,
    versions: { ...FIRST_VERSIONS, enrollments: version },
    enrollmentsDetails: { enrollments: current ? [current] : [] },
  });
  const shown = () => Object.fromEntries(Object.entries(kept).map(([key, answer]) => [key, shownAnswer(key, answer)]));
  const saved = () => ({ answers: shown(), versions: { ...versions }, faults, lastSaved: '2026-11-16T16:05:00.000Z' });
  const change = (next: Partial<Enrollment>) => {
    current = { ...(current ?? aDraft()), ...next };
    version += 1;
    return profile();
  };
  const put = (key: string, answer: string) => {
    kept[key] = answer;
    versions[key] = (versions[key] ?? 0) + 1;
  };

  const replies = {
    readSection: profile,
    readApplication: (): ApplicationReply => ({
      enrollment: current ?? aDraft(),
      answers: shown(),
      versions: { ...versions },
      faults,
      eligibility: asked,
      starRating: 4.5,
      enrolledPlanTypes: [],
      withPersonalQuestions: false,
    }),
    saveAnswers: ({ body }) => {
      if (current?.isSubmitted) throw new Problem('application-sent');
      const isStale = Object.keys(body.answers).some((key) => (body.versions[key] ?? 0) !== (versions[key] ?? 0));
      if (isStale) throw new Problem('stale-version', { current: saved() });
      for (const [key, answer] of Object.entries(body.answers)) put(key, answer);
      if (body.nextPageUrl && current) current = { ...current, nextPageUrl: body.nextPageUrl };
      return saved();
    },
    checkEligibility: () => {
      asked = eligibility ?? {
        outcome: 'matches',
        isBeqInfoMatches: true,
        original: { firstName: 'Ruth', lastName: 'Shopper' },
        suggested: null,
      };
      return { eligibility: asked };
    },
    startApplication: () => (current && !current.isSubmitted ? profile() : change(aDraft())),
    changeApplicationPlan: ({ body: { planId, planYear } }) =>
      change({ planId, planYear, planName: aDraft().planName }),
    submitApplication: () =>
      change({ isSubmitted: true, status: 'Submitted', confirmationNo: 'LM0123456789', timeline: ENROLLMENT.timeline }),
    withdrawApplication: () => change({ status: 'Withdrawn' }),
    refreshApplications: () => ({ outcome: 'unchanged' as const }),
  } satisfies Answers;

  return {
    replies,
    kept: () => kept,
    enrollment: () => current,
    /** What another window does meanwhile. */
    meanwhile: put,
    submitElsewhere: () => change({ isSubmitted: true, status: 'Submitted', confirmationNo: 'LM0123456789' }),
  };
}
