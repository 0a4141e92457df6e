import type { SavedPlan } from '#contract/saved-plans.ts';
import type { DentalAnswer } from '#domain/plans/dental-coverage.ts';
import type { SnpEligibility } from '#domain/plans/snp-eligibility.ts';

type Refusal = NonNullable<SavedPlan['enrollRefusal']>;

/** A whole plan card: a saved plan, and a plan that is browsed. Quoted wording of the specification is verbatim. */
export const planCard = {
  enroll: 'Enroll in plan',
  learnMore: 'Learn more',
  viewDetails: 'View details',
  compare: 'Compare plans',
  compareLimit: (most: number, leftOut: number) =>
    `You can compare ${most} plans at once, so ${leftOut} of these ${leftOut === 1 ? 'is' : 'are'} left out.`,
  /** The same words for ears: which plan a link belongs to. */
  ofPlan: (plan: string) => `: ${plan}`,
  viewOnly: 'You are looking at this profile for someone else, so you cannot enroll from here.',
  whyNotEnroll: {
    'outside-window': 'You cannot enroll in this plan here today. See “When can I join a plan?” below.',
    suppressed: 'You cannot enroll in this plan on this site.',
    'institutional-snp': 'Enroll in this plan by phone.',
    'no-longer-offered': 'This plan is no longer offered, so you cannot enroll in it.',
  } satisfies Record<Refusal, string>,
  /** Beside the button where Open Enrollment alone does not let anybody in. */
  needsReason: 'To join now you need a reason, such as a move. The application asks for it.',
  /** Statuses of an application as the specification names them; one that is not here is shown as it comes. */
  statuses: {
    Saved: 'Saved',
    'In Progress': 'In Progress',
    'In-Progress': 'In-Progress',
    Pending: 'Pending',
    Submitted: 'Submitted',
    Approved: 'Approved',
    Withdrawn: 'Withdrawn',
    Denied: 'Denied',
  },
  starRating: 'Star rating',
  drugsCovered: 'Your drugs covered',
  ofDrugs: (covered: number, all: number) => `${covered} of ${all}`,
  yourPharmacy: 'Your pharmacy',
  pharmacyStanding: {
    preferred: 'In network, preferred',
    'in-network': 'In network',
    'out-of-network': 'Not in network',
  },
  benefits: 'Benefits',
  benefitsNotFound: 'Benefits not found !!',
  noCoverage: 'No Coverage',
  highlights: 'Good to know',
  riders: 'Extra coverage you can add',
  medicalPremium: 'Medical part of the premium',
  drugPremium: 'Drug part of the premium',
  partBReduction: 'Part B premium reduction',
  medicalDeductible: 'Medical deductible',
  combinedOutOfPocketMaximum: 'Out-of-pocket maximum, in and out of network',
  tier1PreferredGeneric: 'Tier 1 preferred generic drugs',
  prescriptionDrugs: 'Prescription drugs',
  dentalNetwork: 'Dental coverage',
  dentalAnswers: { covered: 'Covered', 'not-covered': 'No Coverage' } satisfies Record<DentalAnswer, string>,
  footnotes: {
    title: 'Notes',
    mark: (marker: string) => `note ${marker}`,
    // Spec A9: 14 marks high-deductible plans, 10 wellness extras.
    highDeductible: 'With a high-deductible plan you pay more yourself before the plan starts to pay.',
    wellnessExtras: 'Wellness extras are added to the plan’s health coverage. Ask the plan what they include.',
  },
  /** Null: the label says enough. PLAN-408. */
  snpTooltips: {
    medicaid: null,
    'chronic-condition':
      'This special needs plan is for people with a certain long-lasting illness. The plan will ask you to show that you have it.',
    'nursing-home-care':
      'This special needs plan is for people who live in a nursing home, or who need the same level of care at home.',
  } satisfies Record<SnpEligibility, string | null>,
  aboutEligibility: (label: string) => `What does “${label}” mean?`,
};
