import { type Field, YES_NO } from './field.ts';

/** Keys of the 11 questions; their texts stand in content. ENROLL-610. */
export const CHRONIC_QUESTIONS = [
  'diabetes',
  'heartFailure',
  'cardiovascular',
  'lungDisease',
  'kidneyDisease',
  'stroke',
  'cancer',
  'dementia',
  'autoimmune',
  'neurological',
  'mentalHealth',
] as const;

const CHRONIC: readonly Field[] = CHRONIC_QUESTIONS.map((key) => ({
  key,
  step: 'chronic-questions',
  group: 'chronicConditions',
  kind: 'choice',
  choices: YES_NO,
  required: true,
  snpTypes: ['Chronic'],
}));

/** Who confirms the illness, and may be asked to. ENROLL-611. */
const DISCLOSURE: readonly Field[] = [
  { key: 'disclosureProviderName', kind: 'text' },
  { key: 'disclosureStreet', kind: 'text' },
  { key: 'disclosureCity', kind: 'text' },
  { key: 'disclosureState', kind: 'state' },
  { key: 'disclosureZip', kind: 'zip' },
  { key: 'disclosurePhone', kind: 'phone' },
].map(
  (field) =>
    ({
      ...field,
      step: 'use-disclosure',
      group: 'useDisclosure',
      required: true,
      snpTypes: ['Chronic'],
    }) as Field,
);

/** ENROLL-612. The two questions behind it decide what is warned of: see warnings.ts. */
const OTHER_COVER: readonly Field[] = [
  { key: 'hasOtherCoverage', kind: 'choice', choices: YES_NO, required: true },
  { key: 'insuranceName', kind: 'text', required: true, when: { key: 'hasOtherCoverage', is: 'yes' } },
  { key: 'pdGroupNumber', kind: 'code', when: { key: 'hasOtherCoverage', is: 'yes' } },
  { key: 'memberIdNumber', kind: 'code', when: { key: 'hasOtherCoverage', is: 'yes' } },
  { key: 'secondaryRxBin', kind: 'code', when: { key: 'hasOtherCoverage', is: 'yes' } },
  { key: 'hasEmployerCover', kind: 'choice', choices: YES_NO, required: true },
  { key: 'hasSupplement', kind: 'choice', choices: YES_NO, required: true },
].map((field) => ({ ...field, step: 'prescription-drug-coverage', group: 'otherCoverage' }) as Field);

/** Spec B3, in its order. The day of a reason has the name of the reason with Date behind it. ENROLL-613. */
export const DATED_REASONS = [
  'losingCoverage',
  'outofServiceArea',
  'moveIn',
  'moveOut',
  'fiveStarPlan',
  'dualSEP',
  'changeLIS',
  'disaster',
  'oepEffectiveDate',
  'assignment',
  'turning65Now',
  'delayEnrollment',
  'changeEnrollment',
] as const;

const ofElection = { step: 'special-election-period', group: 'specialElectionPeriod' } as const;
const reason = { ...ofElection, kind: 'tick', among: 'reasons' } as const;

const ELECTION: readonly Field[] = [
  ...DATED_REASONS.flatMap((key): Field[] => [
    { ...reason, key },
    { ...ofElection, key: `${key}Date`, kind: 'day', required: true, when: { key, is: 'yes' } },
  ]),
  { ...reason, key: 'otherReason' },
  {
    ...ofElection,
    key: 'otherSepReasonText',
    kind: 'text',
    required: true,
    when: { key: 'otherReason', is: 'yes' },
  },
  { ...reason, key: 'noneCheck', alone: true },
];

/** ENROLL-614. Which days are on offer says joining-right.ts. */
const EFFECTIVE_DATE: Field = {
  key: 'ProposedEffectiveDate',
  step: 'effective-date',
  group: 'effectiveDate',
  kind: 'day',
  required: true,
};

/** ENROLL-615. A plan gives whoever names nobody a doctor of its own choice. */
const PRIMARY_CARE: readonly Field[] = [
  { key: 'pcpFullName', kind: 'text' },
  { key: 'pcpNumber', kind: 'code' },
  { key: 'hasCurrentPatientOfPcp', kind: 'choice', choices: YES_NO },
  { key: 'pcpSubQuestion', kind: 'text' },
].map((field) => ({ ...field, step: 'provider-search', group: 'primaryCareProvider' }) as Field);

export const FIELDS_OF_COVER: readonly Field[] = [
  ...CHRONIC,
  ...DISCLOSURE,
  ...OTHER_COVER,
  ...ELECTION,
  EFFECTIVE_DATE,
  ...PRIMARY_CARE,
];
