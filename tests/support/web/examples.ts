import type { Bootstrap, Viewer } from '#contract/bootstrap.ts';
import type { UserDetails } from '#contract/demographics.ts';
import type { County } from '#contract/geography.ts';
import type { PlanDetails, PlanSummary } from '#contract/plan.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { Versions } from '#contract/profile.ts';
import { VERSIONED_SECTIONS } from '#contract/profile-sections.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import type { Reply } from '#contract/schemas.ts';
import { actionsOf } from '#domain/access/actions.ts';
import { ALL_FLAGS_OFF } from '#domain/flags/flags.ts';
import { DEFAULT_IDLE_SECONDS, WARNING_SECONDS } from '#domain/session/idle-limit.ts';
import { MOST_SECONDS } from '#domain/session/session-limits.ts';

export const PROFILE_UUID = '0b6f7f0e-3a0f-4a51-9d0b-0a6a5a1f7c11';

/** Of a profile in which nothing has changed. */
export const FIRST_VERSIONS = Object.fromEntries(VERSIONED_SECTIONS.map((name) => [name, 1])) as Versions;

export const kingCounty: County = {
  zipcode: '98101',
  fipsCountyCode: '033',
  fipsCountyName: 'King County',
  fipsStateCode: '53',
  stateCode: 'WA',
  cmsCountyCodes: [],
  cmscode: null,
  cmsname: null,
};

/** ZIP code 42223 lies in two states. */
export const borderCounties: County[] = [
  {
    ...kingCounty,
    zipcode: '42223',
    fipsCountyCode: '047',
    fipsCountyName: 'Christian County',
    fipsStateCode: '21',
    stateCode: 'KY',
  },
  {
    ...kingCounty,
    zipcode: '42223',
    fipsCountyCode: '125',
    fipsCountyName: 'Montgomery County',
    fipsStateCode: '47',
    stateCode: 'TN',
  },
];

export const aPlan = (change: Partial<PlanSummary> = {}): PlanSummary => ({
  planId: 'H9999001000',
  contractId: 'H9999',
  pbpNumber: '001',
  segmentId: '000',
  planYear: 2027,
  planName: 'Meadow Complete (HMO)',
  planType: 'MAPD',
  snpType: null,
  snpCondition: null,
  planProductType: 'HMO',
  organizationName: 'Meadow Health',
  drugCoverage: true,
  isPffs: false,
  isHighDeductible: false,
  isWellnessExtras: false,
  monthlyPremium: 0,
  medicalPremium: 0,
  drugPremium: 0,
  partBPremiumReduction: null,
  partDDeductible: 12_000,
  medicalDeductible: 0,
  outOfPocketMaximum: 490_000,
  combinedOutOfPocketMaximum: null,
  starRating: { year: 2026, overall: 4.5, medical: 4.5, drug: 4, reason: null },
  coveredBenefits: null,
  madeUp: false,
  ...change,
});

export const drugPlan = (change: Partial<PlanSummary> = {}): PlanSummary =>
  aPlan({
    planId: 'S9999001000',
    contractId: 'S9999',
    planName: 'Evergreen Rx Saver (PDP)',
    planType: 'PDP',
    planProductType: 'PDP',
    outOfPocketMaximum: null,
    ...change,
  });

export const specialNeedsPlan = (): PlanSummary =>
  aPlan({ planId: 'H9999008000', planName: 'Meadow Two Hands (HMO D-SNP)', planType: 'SNP', snpType: 'C&S' });

/** What a card shows of a plan of which no benefits are known. */
export const aCard = (facts: PlanSummary, change: Partial<PlanCard> = {}): PlanCard => ({
  ...facts,
  benefits: null,
  marketingBullets: [],
  rider: [],
  planPositioningStatement: null,
  prescriptionDrugs: null,
  secondBenefit: null,
  tier1PreferredGeneric: null,
  ...change,
});

export const asSaved = (facts: PlanSummary, change: Partial<SavedPlan> = {}): SavedPlan => ({
  planId: facts.planId,
  planYear: facts.planYear,
  planStartMonth: '01',
  planName: facts.planName,
  planType: facts.planType,
  snpType: facts.snpType,
  zipCode: '98101',
  county: kingCounty,
  savedOn: '2026-11-16T16:00:00.000Z',
  lastModifiedOn: '2026-11-16T16:00:00.000Z',
  isEnrolled: false,
  enrollmentStatus: null,
  offered: true,
  facts: aCard(facts),
  button: { kind: 'none', label: null, disabled: false },
  actions: ['compare', 'remove'],
  enrollRefusal: null,
  ...change,
});

/** A guest who has saved something. */
export const aViewer = (change: Partial<Viewer> = {}): Viewer => ({
  kind: 'guest',
  uuid: PROFILE_UUID,
  isMember: false,
  firstName: null,
  agentUserName: null,
  may: actionsOf('guest'),
  hasMemberSiteCookie: false,
  ...change,
});

export const aUser = (change: Partial<UserDetails> = {}): UserDetails => ({
  uuid: PROFILE_UUID,
  firstName: 'Margaret',
  lastName: 'Lane',
  email: 'margaret@example.com',
  dob: null,
  zipCode: '98101',
  mbi: null,
  isGuestUser: false,
  isCSRLogin: false,
  userType: null,
  optumId: null,
  telesalesProfileType: null,
  createdBy: null,
  salesforceRecordType: null,
  profileStatus: 'A',
  creationDate: '2026-11-01T10:00:00-06:00',
  ...change,
});

/** Who has signed in. */
export const aSignedInViewer = (change: Partial<Viewer> = {}): Viewer =>
  aViewer({ kind: 'authenticated', firstName: 'Margaret', may: actionsOf('shopper'), ...change });

/** An agent who has opened a profile in this tab. */
export const aCloakedViewer = (change: Partial<Viewer> = {}): Viewer =>
  aViewer({ kind: 'cloaked', agentUserName: 'a.smith', may: actionsOf('cloaked'), ...change });

/** What the server says of a session that somebody has just used. */
export const aSessionLeft = (change: Partial<Reply<'getSession'>> = {}): Reply<'getSession'> => ({
  secondsLeft: 421,
  secondsUntilEnd: MOST_SECONDS.shopper,
  idleSeconds: 300,
  warningSeconds: 120,
  ...change,
});

export const aStart = (change: Partial<Bootstrap> = {}): Bootstrap => ({
  viewer: aViewer(),
  brand: 'aarp',
  language: 'en',
  systemDate: '2026-11-16T10:00:00-06:00',
  providerPartnerCode: 'a-partner',
  season: { windows: ['oct-15-to-nov-30', 'oct-15-to-dec-31', 'jan-1-to-nov-30'] },
  environment: 'Dev',
  flags: { ...ALL_FLAGS_OFF, bannering: true },
  limits: { idleSeconds: DEFAULT_IDLE_SECONDS, warningSeconds: WARNING_SECONDS },
  editions: [{ dataset: 'plans', planYear: 2027, source: 'Sample plans', asOf: '2026-10-01', madeUp: true }],
  ...change,
});

/** Everything known of a plan; what an example does not say is not known. */
export const planDetails = (facts: PlanSummary = aPlan(), change: Partial<PlanDetails> = {}): PlanDetails => ({
  ...facts,
  parentOrganization: null,
  dsnpIntegration: null,
  drugBenefitType: null,
  medicalDeductibleText: null,
  benefits: [],
  tiers: [],
  rider: [],
  serviceArea: [{ stateCode: 'WA', fipsCountyCode: '53033', countyName: 'King County' }],
  edition: { dataset: 'plans', planYear: facts.planYear, source: 'Sample plans', asOf: '2026-10-01', madeUp: true },
  sources: { planList: { source: 'Sample plans', asOf: '2026-10-01' }, benefits: null, tiers: null, stars: null },
  ...change,
});
