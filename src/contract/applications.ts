import { z } from 'zod';
import { ANSWER_FAULTS, MOST_KEPT } from '#domain/applications/check-answer.ts';
import { STEP_STATES, TIMELINE_STEPS } from '#domain/applications/timeline.ts';
import { PLAN_TYPES, SNP_TYPES } from '#domain/plans/plan-type.ts';
import type { CallSchemas } from './call-schema.ts';
import { FipsCountyCode, StateCode, Zip } from './geography.ts';
import { Money, PlanId, PlanYear } from './plan.ts';
import { PRINTABLE } from './printable.ts';

/** What people read. 'In Progress' stands for what is stored as 'Saved' or 'In-Progress' too. ENROLL-006. */
export const ENROLLMENT_STATUSES = ['In Progress', 'Submitted', 'Pending', 'Approved', 'Denied', 'Withdrawn'] as const;

/** What is known of the way of an application, step by step. */
export const TimelineStep = z.strictObject({
  step: z.enum(TIMELINE_STEPS),
  state: z.enum(STEP_STATES),
  at: z.iso.datetime().nullable(),
  /** The last day on which it is in time; null for what is done, or waits for a step before it. */
  dueBy: z.iso.date().nullable(),
  /** Whom to call about what is late or was refused. */
  call: z.enum(['site', 'insurer']).nullable(),
});

/** Spec A3. ENROLL-003. */
export const Enrollment = z
  .strictObject({
    /** Ours; null for one that only the enrollment service of the insurer has. */
    enrollmentId: z.uuid().nullable(),
    planId: z.string(),
    planName: z.string(),
    planYear: z.int(),
    planType: z.enum(PLAN_TYPES),
    snpType: z.enum(SNP_TYPES).nullable(),
    zipCode: z.string(),
    county: z.string().nullable(),
    /** JSON text, with secrets masked; null in a profile, which holds no answers. ENROLL-022. */
    formData: z.string().nullable(),
    lastSaved: z.iso.datetime(),
    isSubmitted: z.boolean(),
    confirmationNo: z.string().nullable(),
    status: z.enum(ENROLLMENT_STATUSES),
    isJarvisEnrollment: z.boolean(),
    monthlyPremium: Money,
    outOfPocketMaximum: Money,
    /** Whom to call about the plan; null where nobody has asked, or nobody knows. */
    phoneNumber: z.string().nullable(),
    tty: z.string().nullable(),
    hoursOfOperation: z.string().nullable(),
    /** Where it goes on, spelled as stored. */
    nextPageUrl: z.string(),
    /** False for one of an earlier season, which stands with the earlier applications. ENROLL-400 to ENROLL-403. */
    listed: z.boolean(),
    /** When a draft that nobody goes on with is removed; null once it was sent. */
    keptUntil: z.iso.datetime().nullable(),
    timeline: z.array(TimelineStep),
  })
  .meta({ id: 'Enrollment' });
export type Enrollment = z.infer<typeof Enrollment>;

export const applicationsReply = {
  enrollmentsDetails: z.strictObject({ enrollments: z.array(Enrollment) }).optional(),
};

const MOST_FIELDS = 200;

const Answer = z.string().max(MOST_KEPT).regex(PRINTABLE, 'Leave out signs that can not be printed.');
const FieldKey = z.string().regex(/^[A-Za-z][A-Za-z0-9.]{0,60}$/);
const Answers = z.record(FieldKey, Answer);
/** As far as the database counts. */
const AnswerVersions = z.record(FieldKey, z.int().min(0).max(2_147_483_647));
const Faults = z.record(FieldKey, z.enum(ANSWER_FAULTS));

/** What Medicare says of who applies. Null before it was asked. ENROLL-605. */
export const EligibilityAnswer = z
  .strictObject({
    outcome: z.enum(['matches', 'suggests', 'not-found', 'silent']),
    isBeqInfoMatches: z.boolean(),
    original: z.strictObject({ firstName: z.string(), lastName: z.string() }),
    suggested: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  })
  .meta({ id: 'EligibilityAnswer' });
export type EligibilityAnswer = z.infer<typeof EligibilityAnswer>;

export const ApplicationReply = z
  .strictObject({
    enrollment: Enrollment,
    /** As they were typed; of a secret only its last characters behind dots. */
    answers: Answers,
    versions: AnswerVersions,
    eligibility: EligibilityAnswer.nullable(),
    /** What only the server can know of these answers. */
    faults: Faults,
    /** What decides on the right to join. */
    starRating: z.number().nullable(),
    enrolledPlanTypes: z.array(z.enum(PLAN_TYPES)),
    withPersonalQuestions: z.boolean(),
  })
  .meta({ id: 'Application' });
export type ApplicationReply = z.infer<typeof ApplicationReply>;

export const SavedAnswers = z
  .strictObject({
    answers: Answers,
    versions: AnswerVersions,
    faults: Faults,
    lastSaved: z.iso.datetime(),
  })
  .meta({ id: 'SavedAnswers' });
export type SavedAnswers = z.infer<typeof SavedAnswers>;

/** What the enrollment service keeps of an application; formData is JSON text. Spec A7. */
const FetchedEnrollment = z
  .strictObject({
    formData: z.string(),
    createDateTime: z.string().nullable(),
    updateDateTime: z.string().nullable(),
  })
  .meta({ id: 'FetchedEnrollment' });

/** 'unavailable' where nothing could be asked, and all stays as it was. */
const REFRESH_OUTCOMES = ['changed', 'unchanged', 'unavailable'] as const;

const Uuid = z.object({ uuid: z.uuid().toLowerCase() });
export const OneApplication = Uuid.extend({ applicationId: z.uuid().toLowerCase() });

const reading = ['not-found', 'application-not-found', 'invalid-session', 'not-allowed', 'agent-view-ended'] as const;
const writing = [...reading, 'view-only', 'cross-site', 'too-many-requests', 'application-sent'] as const;

/** Where a plan is wanted, which decides whether it is sold there. */
const place = { zipCode: Zip, stateCode: StateCode, fipsCountyCode: FipsCountyCode };
export const PlaceOfPlan = z.strictObject(place).meta({ id: 'PlaceOfPlan' });
export const OtherPlan = z.strictObject({ planId: PlanId, planYear: PlanYear, ...place }).meta({ id: 'OtherPlan' });

export const applicationsSchemas = {
  readApplication: {
    summary: 'One application with its answers; a secret shows only its last characters.',
    params: OneApplication,
    reply: ApplicationReply,
    problems: reading,
  },

  saveAnswers: {
    summary:
      'Keeps answers of an application that was not sent, as they were typed. Each names the version that it was typed on; where another window changed the same field since, nothing is kept and the answer says what stands there.',
    params: OneApplication,
    body: z.strictObject({
      answers: Answers.refine((answers) => Object.keys(answers).length <= MOST_FIELDS, 'Send fewer fields.'),
      versions: AnswerVersions,
      nextPageUrl: z.string().max(80).optional(),
    }),
    reply: SavedAnswers,
    problems: [...writing, 'too-many-changes', 'stale-version'],
  },

  refreshApplications: {
    summary:
      'Asks the insurer what became of the applications that were sent. The server knows the Medicare number; read the profile again when something has changed.',
    params: Uuid,
    reply: z.strictObject({ outcome: z.enum(REFRESH_OUTCOMES) }).meta({ id: 'RefreshReply' }),
    problems: ['invalid-session', 'not-found', 'not-allowed', 'view-only', 'agent-view-ended', 'too-many-requests'],
  },

  fetchEnrollmentByEmail: {
    summary: 'An application that was begun elsewhere under the e-mail of the session; null for none.',
    params: z.object({ traceId: z.string().regex(/^[A-Z]{4,5}\d{1,15}$/, 'Write the site and the time.') }),
    body: z.strictObject({ emailId: z.email().max(254) }),
    reply: z.strictObject({ data: FetchedEnrollment.nullable() }).meta({ id: 'FetchedEnrollmentReply' }),
    problems: [
      'invalid-session',
      'not-allowed',
      'agent-view-ended',
      'not-your-email',
      'applications-unavailable',
      'too-many-requests',
    ],
  },

  checkEligibility: {
    summary: 'Asks Medicare whether it knows who applies. No answer stops nobody.',
    params: OneApplication,
    reply: z.strictObject({ eligibility: EligibilityAnswer }).meta({ id: 'EligibilityReply' }),
    problems: [...writing, 'too-many-changes'],
  },
} satisfies CallSchemas;
