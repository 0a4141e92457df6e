import type { CallId } from '#contract/calls.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import type { MemberImport } from '#contract/imports.ts';
import type { Rider } from '#contract/plan.ts';
import type { BenefitItem } from '#contract/plan-card.ts';
import type { ReplyInput } from '#contract/schemas.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { CORNER_PHARMACY, PENS } from './drugs.ts';
import { ANN_LEE, asKept } from './providers.ts';
import { aCost, aDrugCost, aDrugReceipt, aPeriod, aReceipt, someParts } from './web/cost-examples.ts';
import {
  aCard,
  aPlan,
  aSignedInViewer,
  aStart,
  asSaved,
  aUser,
  kingCounty,
  PROFILE_UUID,
  planDetails,
} from './web/examples.ts';
import { aPharmacy, drugForm, drugName } from './web/fake-drug-search.ts';

const UUID = PROFILE_UUID;
const FREE = parseCostShare('$0 copay');
const ALL_KINDS =
  parseCostShare('Tier 1; $5 per day for days 1-5; $8 and 5% per stay; Some coverage; Not covered; new') ?? [];
const BENEFIT = {
  benefitId: 'M90',
  benefitName: 'Primary doctor visit',
  benefitcategory: 'Doctor services',
  benefitDescription: null,
  value: FREE,
  coverage: 'covered',
  networkTypes: ['in-network'],
  hideShopperProfile: false,
  planBenefit: false,
  medicalBenefit: true,
  partDBenefit: false,
} satisfies BenefitItem;
const RIDER = {
  packageNumber: 1,
  benefitName: 'Package #1',
  preText: [
    { kind: 'monthly-premium', cents: 9_00 },
    { kind: 'text', english: 'Deductible: varies' },
  ],
  helpText: ['eyewear'],
} satisfies Rider;
const SOURCE = { source: 'Sample plans', asOf: '2026-10-01' };
const RATED = aPlan({ starRating: { year: 2026, overall: 1, medical: 5, drug: 4.5, reason: null } });

const CARD = aCard(RATED, {
  benefits: [BENEFIT],
  marketingBullets: [{ rank: 1, benefitId: '16b1', benefitName: 'Restorative services', value: ALL_KINDS }],
  rider: [RIDER],
  secondBenefit: { name: 'Vision', value: '$0 copay' },
});

const TIER = {
  pharmacyChannel: 'Standard retail pharmacy',
  tier: 1,
  label: 'Preferred Generic',
  initial: FREE,
  catastrophic: null,
} as const;
const DETAILS = planDetails(RATED, {
  benefits: [
    {
      benefitId: '17b5',
      category: 'Vision',
      service: 'Upgrades',
      inNetwork: FREE,
      outOfNetwork: null,
      anyNetwork: null,
      limits: [{ kind: 'referral' }, { kind: 'text', english: 'step_two' }],
    },
  ],
  medicalDeductibleText: { kind: 'amounts', spans: [{ from: 0, to: 0 }] },
  tiers: [TIER, { ...TIER, initial: null, catastrophic: FREE }],
  rider: [RIDER],
  sources: { planList: SOURCE, benefits: SOURCE, tiers: SOURCE, stars: SOURCE },
});

const COST = aCost('S9999001000', 12_000, {
  drugs: [
    aDrugCost('00093111201', {
      restrictions: {
        priorAuthorization: true,
        stepTherapy: false,
        quantityLimit: { amount: 30, days: 30, unit: 'EA', isOverLimit: false },
      },
      offers: [
        { days: 90, delivery: 'mail', isAtPharmacy: false, fill: 500 },
        { days: 30, delivery: 'retail', isAtPharmacy: true, fill: null },
      ],
      average: { year: 2023, poolsStrengths: true, isNegotiated: true },
    }),
    aDrugCost('00002771559'),
  ],
  parts: someParts(12_000),
  restOfYear: { fromMonth: 12, total: 1000, notCovered: 0 },
  sources: [{ ...SOURCE, madeUp: true }],
});

const FILL = { month: 1, ndc: '00093111201', price: 1000, pays: 500, counts: 500, countedSoFar: 500 };
const ROW = { ...SOURCE, kind: 'listing', file: 'formulary.txt', line: 3, madeUp: true } as const;
const PRICE = {
  basis: 'reference',
  referenceYear: 2024,
  referenceLine: { brandName: 'LISINOPRIL', genericName: 'LISINOPRIL' },
  poolsStrengths: false,
  isNegotiated: false,
  days: 30,
  units: 30_000,
  unit: 'EA',
  pack: { item: 'pen', items: 1, size: 3000 },
  unitCost: 100_000,
  ingredients: 3_000_000,
  fee: null,
  floor: null,
  isFloor: false,
  price: 300,
} as const;
const RECEIPT: PlanReceipt = aReceipt({
  pharmacy: { pharmacyNumber: '101234567893', pharmacyName: null, network: 'preferred' },
  drugs: [
    aDrugReceipt('00093111201', {
      price: PRICE,
      byPhase: [{ phase: 'initial', fills: 12, cents: 12_000 }],
      rows: [ROW],
    }),
    aDrugReceipt('00002771559', { price: { ...PRICE, basis: 'plan' } }),
  ],
  fullYear: {
    fromMonth: 12,
    help: 4,
    total: 500,
    fills: [
      {
        ...FILL,
        month: 12,
        phases: ['initial'],
        steps: [
          { step: 'part', phase: 'initial', of: 1000, by: { rule: 'all' }, result: 1000 },
          { step: 'part', phase: 'initial', of: 1000, by: { rule: 'nothing' }, result: 0 },
          {
            step: 'part',
            phase: 'initial',
            of: 1000,
            by: { rule: 'tier', share: { kind: 'copay', amount: 500 }, isBeforeDeductible: false },
            result: 500,
          },
          {
            step: 'part',
            phase: 'initial',
            of: 1000,
            by: {
              rule: 'tier',
              share: { kind: 'coinsurance', parts: 2500, least: null, most: null },
              isBeforeDeductible: true,
            },
            result: 250,
          },
          { step: 'part', phase: 'initial', of: 1000, by: { rule: 'parts', parts: 2500 }, result: 250 },
          { step: 'free-vaccine', phase: 'vaccine', result: 0 },
          { step: 'free-vaccine', phase: 'catastrophic', result: 0 },
          {
            step: 'extra-help',
            category: 0,
            by: { rule: 'larger', parts: 500, copay: 510, most: 1000 },
            result: 510,
          },
          {
            step: 'extra-help',
            category: 4,
            by: { rule: 'smallest', candidates: [{ name: 'price', amount: 1000 }] },
            result: 1000,
          },
          {
            step: 'extra-help-partial',
            deductible: 0,
            rest: 1000,
            tierShare: 500,
            parts: 1500,
            ownShare: 150,
            result: 150,
          },
          { step: 'limit', left: 500, result: 500 },
          { step: 'counted', ownShare: 500, standardShare: null, maker: 0, left: 500, result: 500 },
        ],
      },
    ],
  },
  restOfYear: { fromMonth: 1, help: 0, total: null, fills: [{ ...FILL, phases: [], steps: [] }] },
  months: { fullYear: aPeriod(), restOfYear: aPeriod({ fromMonth: 12 }) },
});

const IMPORTED = { kind: 'imported', when: '2026-11-16T16:00:00.000Z' } as const;
const ENROLLED = {
  contractId: 'H9918',
  pbpNumber: '001',
  segmentId: '000',
  planId: 'H9918001000',
  planName: 'A made-up plan',
  planPhone: '1-800-555-0118',
  effectiveDate: '2026-01-01',
  terminationDate: '2026-12-31',
  coversCare: true,
  coversDrugs: true,
  isFuture: false,
  origin: IMPORTED,
};
const SUMMARY = {
  importedPlansData: { plans: [ENROLLED] },
  importedDrugsAndPharmacySummary: {
    drugs: [
      {
        nationalDrugCode: '00093111201',
        drugName: 'Lisinopril 10 mg tablet',
        filledOn: '2026-11-01',
        outcome: 'added' as const,
      },
    ],
    pharmacy: {
      pharmacyNumber: '101234567893',
      pharmacyName: 'Corner Pharmacy',
      usedOn: '2026-11-01',
      outcome: 'to-compare' as const,
    },
  },
  importedProvidersSummary: {
    providers: [
      {
        nationalProviderId: '1234567893',
        providerName: 'Ann Lee',
        lastVisitOn: '2026-10-20',
        outcome: 'already-there' as const,
      },
    ],
  },
};
const CONFLICT = { conflictId: UUID, choices: ['mine' as const, 'theirs' as const] };
const KEPT_PENS = { ...PENS, drugId: UUID, refillText: 'every 3 months' as const };
const MEMBER_IMPORT: MemberImport = {
  allowed: true,
  atStartup: true,
  needsConsent: false,
  isRunning: false,
  consent: { version: '2026-11', text: 'I agree.', givenOn: '2026-11-16', endsOn: '2027-12-16' },
  attestation: { version: '2026-11', text: 'I attest.' },
  lastSummary: SUMMARY,
  importedOn: '2026-11-16',
  conflicts: [
    { ...CONFLICT, kind: 'drug', mine: KEPT_PENS, theirs: { ...KEPT_PENS, origin: IMPORTED } },
    { ...CONFLICT, kind: 'pharmacy', mine: CORNER_PHARMACY, theirs: CORNER_PHARMACY },
    { ...CONFLICT, kind: 'provider', mine: asKept(ANN_LEE), theirs: asKept(ANN_LEE) },
  ],
  undoable: true,
  importHistory: [
    {
      profileType: 'MEMBER',
      agreementName: 'Import from Medicare claims',
      agreementText: 'I agree.',
      agreementDate: '2026-11-16',
      triggeredBy: 'USER',
      attestationText: 'I attest.',
    },
  ],
};

/** Every section of a profile. */
export const PROFILE = {
  uuid: UUID,
  versions: { plans: 1, drugs: 1, extraHelp: 1, demographics: 1, providers: 1, enrollments: 1, recommendation: 1 },
  userDetails: aUser(),
  plansDetails: { plans: [asSaved(RATED, { facts: CARD })], savedPlans: '', zipCode: null },
  memberEnrolledPlans: [ENROLLED],
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
  enrollmentsDetails: { enrollments: [] },
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
          },
        ],
      },
    ],
    hasMore: false,
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
    removed: { plans: 2, drugs: 1, pharmacies: 1, accounts: 0 },
  },
  exportOwnData: {
    madeAt: '2026-11-16T16:00:00.000Z',
    profile: { uuid: UUID, versions: PROFILE.versions },
    shoppingZip: '98101',
    drugDraft: DRAFT,
    providerDraft: PROVIDER_DRAFT,
    merged: { entries: [{ at: '2026-11-16T15:00:00.000Z', section: 'plans', item: 'an id' }], hasMore: false },
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
  openShopper: { profileUrl: '/shopper-profile' },
};
