/** As the old page's icons and directories group doctors. Spec B3, providerCoverageType. */
export const COVERAGE_TYPES = ['medical', 'dental', 'behavioral'] as const;
export type CoverageType = (typeof COVERAGE_TYPES)[number];

/**
 * Kinds of doctors that people look for, by the beginnings of their NUCC codes; the longest that fits decides, so
 * internal medicine is only what no subspecialty claims. Ordered by how many of them practise.
 * @source NUCC Health Care Provider Taxonomy; frequency in Medicare's clinicians of Maine, then dental, behavioral, places
 */
export const SPECIALTY_CODES = {
  'nurse-practitioner': ['363L'],
  'physician-assistant': ['363A'],
  'family-medicine': ['207Q', '208D'],
  'physical-therapy': ['2251', '225200'],
  'internal-medicine': ['207R'],
  'geriatric-medicine': ['207RG0300X', '207QG0300X'],
  optometry: ['152W'],
  chiropractic: ['111N'],
  'general-surgery': ['2086'],
  orthopedics: ['207X'],
  cardiology: ['207RC0000X', '207RC0001X', '207RI0011X', '207RA0001X'],
  gynecology: ['207V'],
  neurology: ['2084N', '2084V0102X'],
  gastroenterology: ['207RG0100X'],
  ophthalmology: ['207W'],
  dermatology: ['207N'],
  pulmonology: ['207RP1001X', '207RC0200X'],
  podiatry: ['213E'],
  oncology: ['207RH0003X', '207RX0202X', '207RH0000X', '2085R0001X'],
  urology: ['2088'],
  'ear-nose-throat': ['207Y'],
  audiology: ['231H', '237600000X'],
  rheumatology: ['207RR0500X'],
  nephrology: ['207RN0300X'],
  endocrinology: ['207RE0101X'],
  'physical-medicine': ['2081'],
  'pain-medicine': ['208VP', '207LP2900X', '2081P2900X'],
  allergy: ['207K', '207RA0201X'],
  dentistry: ['122300000X', '1223G0001X', '1223P0221X', '1223'],
  'oral-surgery': ['1223S0112X', '204E'],
  periodontics: ['1223P0300X'],
  endodontics: ['1223E0200X'],
  prosthodontics: ['1223P0700X'],
  psychiatry: ['2084P08', '2084P0804X', '2084P0805X', '2084A0401X'],
  psychology: ['103'],
  'clinical-social-work': ['1041'],
  counseling: ['101Y'],
  'family-therapy': ['106H'],
  hospital: ['282', '283', '284', '286', '287'],
  'urgent-care': ['261QU0200X'],
  'skilled-nursing': ['314'],
  dialysis: ['261QE0700X'],
  clinic: ['261Q'],
} as const satisfies Record<string, readonly string[]>;

export type Specialty = keyof typeof SPECIALTY_CODES;

export const SPECIALTIES = Object.keys(SPECIALTY_CODES) as Specialty[];

const BY_LENGTH = SPECIALTIES.flatMap((specialty) =>
  SPECIALTY_CODES[specialty].map((start) => ({ start: start as string, specialty })),
).toSorted((a, b) => b.start.length - a.start.length);

/** Each once, in the order of the codes; a code that is none of these is left out. */
export const kindsOf = (codes: readonly string[]): Specialty[] => [
  ...new Set(codes.flatMap((code) => BY_LENGTH.find(({ start }) => code.startsWith(start))?.specialty ?? [])),
];

const DENTAL = ['12'];
const BEHAVIORAL = ['101', '1041', '103', '106', '2084A', '2084P', '2084B', '251S', '261QM', '283Q', '320'];

/** First digits decide, so a code that is newer than this table has a type too. */
export function coverageTypeOf(code: string): CoverageType {
  if (startsWithAny(code, DENTAL)) return 'dental';
  return startsWithAny(code, BEHAVIORAL) ? 'behavioral' : 'medical';
}

const startsWithAny = (code: string, starts: readonly string[]) => starts.some((start) => code.startsWith(start));
