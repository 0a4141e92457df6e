import type { CallId } from '#contract/calls.ts';
import type { ReplyInput } from '#contract/schemas.ts';
import { APPLICATION_REPLIES, ENROLLMENT, OWN_APPLICATIONS } from './application-examples.ts';
import { CORNER_PHARMACY, PENS } from './drugs.ts';
import { ENROLLED, MEMBER_IMPORT, SUMMARY } from './import-examples.ts';
import { CARD, COST, DETAILS, RATED, SOURCE } from './plan-reply-examples.ts';
import { OWN_PROSPECT, PROSPECT_REPLIES } from './prospect-reply-examples.ts';
import { ANN_LEE, asKept } from './providers.ts';
import { RECEIPT } from './receipt-example.ts';
import { someParts } from './web/cost-examples.ts';
import { aSignedInViewer, aStart, asSaved, aUser, kingCounty, PROFILE_UUID } from './web/examples.ts';
import { aPharmacy, drugForm, drugName } from './web/fake-drug-search.ts';

const UUID = PROFILE_UUID;

/** Every section of a profile. */
export const PROFILE = {
  uuid: UUID,
  versions: { plans: 1, drugs: 1, extraHelp: 1, demographics: 1, providers: 1, enrollments: 1, recommendation: 1 },
  userDetails: aUser(),
  plansDetails: { plans: [asSaved(RATED, { facts: CARD })], savedPlans: '', zipCode: null },
  memberEnrolledPlans: [
    { ...ENROLLED, isActive: true, planYear: 2026, planType: 'MAPD' as const, monthlyPremium: 1900 },
  ],
  drugsAndPharmacyDetails: {
    drugInfoDetails: [{ ...PENS, drugId: UUID, refillText: 'every 3 months' }],
    pharmacyObj: CORNER_PHARMACY,
  },
  extraHelp: { choice: 'yes', lisSubsidyLevel: '1' },
  memberImport: MEMBER_IMPORT,
  providersDetails: {
    providerIdList: [asKept(ANN_LEE)],
    zipCode: '98101',
    planYear: 2027,
    millimanProviders: [{ anything: 1 }],
  },
  enrollmentsDetails: { enrollments: [ENROLLMENT] },
};

const COVERAGE = { planId: 'S9999001000', covered: true, inNetwork: true, preferred: null, isLongTermCare: false };
const SESSION = { secondsLeft: 0, secondsUntilEnd: 0, idleSeconds: 9000, warningSeconds: 120 };
const PROVIDER_DRAFT = { zipCode: '98101', providers: [ANN_LEE] };
const DRAFT = {
  drugName: 'Lisinopril',
  isGeneric: true,
  drugId: null,
  values: { form: '', package: '', size: '', quantity: '', frequency: '', supply: '' },
};

const OWN_SESSION = {
  id: 'f'.repeat(64),
  signedInAt: '2026-11-16T15:00:00.000Z',
  lastUsedAt: '2026-11-16T16:00:00.000Z',
  isThis: true,
};

/** One reply of each kind with everything in it. */
export const REPLIES: { [Id in CallId]?: ReplyInput<Id> } = {
  getBootstrap: aStart({ viewer: aSignedInViewer() }),
  getSystemDate: { systemDate: '2026-11-16T10:00:00-06:00' },
  getCounties: { data: { counties: [kingCounty] } },
  searchPlans: {
    planYear: 2027,
    productType: 'ALL',
    plans: [RATED],
    yearsWithPlans: [2027],
    edition: { dataset: 'plans', planYear: 2027, ...SOURCE, madeUp: true },
  },
  getPlanDetails: DETAILS,
  getPlanContact: {
    planId: 'S9999001000',
    planYear: 2027,
    organizationName: 'Evergreen',
    phoneNumber: null,
    memberPhoneNumber: null,
    tty: '711',
    hoursOfOperation: null,
    address: null,
  },
  importMemberItems: { importSummaryData: SUMMARY },
  resolveImportConflict: { memberImport: MEMBER_IMPORT },
  undoImport: { memberImport: MEMBER_IMPORT },
  startClaimsConsent: { url: 'https://claims.example/o/authorize' },
  withdrawClaimsConsent: { memberImport: MEMBER_IMPORT },
  findDrugNames: { drugs: [drugName('Lisinopril')] },
  listDrugForms: {
    forms: [
      drugForm('Lisinopril 10 mg tablet', {
        packages: [{ name: '3 mL', size: 3 }],
        usual: { quantity: 1, frequency: 'Day' },
      }),
    ],
  },
  getGenericDrugInfo: { generic: drugForm('Lisinopril 10 mg tablet') },
  searchProviders: {
    providers: [
      {
        npi: '1234567893',
        name: 'Ann Lee',
        isPerson: true,
        credential: 'MD',
        gender: 'F',
        specialties: ['cardiology'],
        specialtyWords: 'CARDIOLOGY',
        coverageType: 'medical',
        acceptsMedicare: true,
        madeUp: false,
        places: [
          {
            place: '98101 12 MAIN ST',
            street: '12 Main St',
            city: 'Seattle',
            stateCode: 'WA',
            zipCode: '98101',
            phone: '2065550100',
            miles: 0,
            match: 'fits',
          },
        ],
      },
    ],
    hasMore: false,
    leftOut: { 'not-told': 3, otherwise: 1, 'not-listed': 2 },
    directory: {
      planId: 'H9918001000',
      state: 'current',
      publisher: 'Tumblewren Health',
      asOf: '2026-11-01',
      readAt: '2026-11-02T04:00:00.000Z',
      ageInDays: 15,
    },
  },
  searchProviderCoverage: {
    directories: [
      {
        planId: 'H9918001000',
        state: 'current',
        publisher: 'Tumblewren Health',
        asOf: '2026-11-01',
        readAt: '2026-11-02T04:00:00.000Z',
        ageInDays: 15,
      },
    ],
    answers: [
      {
        planId: 'H9918001000',
        npi: '9450000010',
        place: '98101 12 MAIN ST',
        answer: 'in-network',
        acceptingNewPatients: true,
        pcpIds: ['P-100'],
        isPcpQualified: true,
        listedElsewhere: [{ street: '9 Pine St', city: 'Seattle', stateCode: 'WA', zipCode: '98101' }],
        evidence: {
          publisher: 'Tumblewren Health',
          file: 'providers-1.json',
          updatedOn: '2026-10-05',
          asOf: '2026-11-01',
          readAt: '2026-11-02T04:00:00.000Z',
        },
        differs: [
          {
            kind: 'other-address',
            source: 'NPPES',
            date: '2026-10-01',
            places: [{ street: '9 Pine St', city: 'Seattle', stateCode: 'WA', zipCode: '98101' }],
          },
        ],
      },
    ],
  },
  searchPharmacies: { pharmacies: [aPharmacy('Corner Pharmacy')], hasMore: false },
  getPharmacyCoverage: { plans: [COVERAGE] },
  searchPharmacyCoverage: { pharmacies: [{ pharmacyNumber: '101234567893', plans: [COVERAGE] }] },
  estimatePlanCost: { plans: [COST] },
  explainPlanCost: { receipt: RECEIPT, because: 'outside-service' },
  comparePharmacies: {
    plans: [
      {
        planId: 'S9999001000',
        planYear: 2027,
        pharmacies: [
          {
            pharmacyNumber: '101234567893',
            network: 'standard',
            supplies: [{ days: 90, parts: someParts(0), total: 0, notOffered: [], because: null }],
          },
        ],
      },
    ],
  },
  createGuest: { uuid: UUID, versions: PROFILE.versions },
  keepDrugDraft: { draft: DRAFT },
  ...APPLICATION_REPLIES,
  keepProviderDraft: { draft: PROVIDER_DRAFT },
  authValidate: { uuid: null, agentUserName: null, isNewOptumIdProfileCreated: false },
  logout: { signedOutUrl: '/signed-out' },
  getSession: SESSION,
  listSessions: { sessions: [OWN_SESSION] },
  endSession: { ended: true },
  deleteProfile: { receipt: UUID },
  deleteAccount: { receipt: UUID },
  readDeletionReceipt: {
    askedAt: '2026-11-16T16:00:00.000Z',
    doneAt: '2026-11-16T16:01:00.000Z',
    removed: { plans: 2, drugs: 1, pharmacies: 1, doctors: 4, accounts: 0 },
  },
  exportOwnData: {
    madeAt: '2026-11-16T16:00:00.000Z',
    profile: { uuid: UUID, versions: PROFILE.versions },
    shoppingZip: '98101',
    drugDraft: DRAFT,
    providerDraft: PROVIDER_DRAFT,
    merged: { entries: [{ at: '2026-11-16T15:00:00.000Z', section: 'plans', item: 'an id' }], hasMore: false },
    ...OWN_PROSPECT,
    applications: OWN_APPLICATIONS,
    changes: {
      entries: [
        {
          position: 1,
          at: '2026-11-16T15:00:00.000Z',
          who: 'you',
          agentNumber: null,
          action: 'save-plans',
          fields: ['plans'],
        },
      ],
      hasMore: true,
    },
    access: {
      entries: [
        { position: 1, at: '2026-11-16T15:00:00.000Z', what: 'signed-in', who: 'you', agentNumber: null, times: 1 },
      ],
      hasMore: false,
    },
    sessions: [OWN_SESSION],
  },
  readAccessHistory: {
    events: [
      { position: 2, at: '2026-11-16T16:00:00.000Z', what: 'view-opened', who: 'agent', agentNumber: 'a-1', times: 1 },
      { position: 1, at: '2026-11-16T15:00:00.000Z', what: 'signed-in', who: 'you', agentNumber: null, times: 1 },
    ],
    hasMore: true,
  },
  getInteraction: {
    screen: 'sign-in',
    secondFactor: { enrol: { secret: 'A', picture: { size: 1, path: 'M0 0h1v1h-1z' } }, demoCode: '123456' },
    mailed: { use: 'register', email: 'a@example.org', mailbox: '/dev/mail' },
    demo: { password: 'a long password', accounts: [{ person: 'shopper', email: 'a@example.org' }] },
  },
  signInWithPassword: { continueUrl: '/' },
  giveSecondFactor: { continueUrl: '/', recoveryCodes: ['a'] },
  readAccount: { email: 'a@example.org', firstName: null, lastName: null },
  changeAccount: { changed: true },
  findShoppers: { shoppers: [{ uuid: UUID, firstName: null, lastName: null, email: null, zipCode: null }] },
  ...PROSPECT_REPLIES,
  openShopper: { profileUrl: '/shopper-profile' },
};
