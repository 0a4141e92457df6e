import type { Carrier } from './carriers.ts';

/** A kind of plan that a made-up carrier sells. Premiums and limits are dollars, from and to. */
export type Product = {
  title: string;
  /** CMS's 'Plan Type'. */
  planType: string;
  drugs: boolean;
  medicalPremium: readonly [number, number];
  drugPremium: readonly [number, number];
  limit: readonly [number, number] | null;
  institutionalType?: string;
  condition?: string;
  /** May be missing in some year, as plans come and go. */
  comesAndGoes?: boolean;
};

const FREE = [0, 0] as const;
const LOCAL_LIMIT = [3_400, 9_250] as const;

const COMMON: readonly Product[] = [
  { title: 'Everyday', planType: 'HMO', drugs: true, medicalPremium: FREE, drugPremium: FREE, limit: LOCAL_LIMIT },
  {
    title: 'Everyday Plus',
    planType: 'HMO',
    drugs: true,
    medicalPremium: [0, 20],
    drugPremium: [12, 40],
    limit: LOCAL_LIMIT,
    comesAndGoes: true,
  },
  {
    title: 'Roaming',
    planType: 'HMO-POS',
    drugs: true,
    medicalPremium: [0, 35],
    drugPremium: [8, 44],
    limit: LOCAL_LIMIT,
    comesAndGoes: true,
  },
  {
    title: 'Open Door',
    planType: 'PPO',
    drugs: true,
    medicalPremium: [15, 90],
    drugPremium: [15, 60],
    limit: LOCAL_LIMIT,
    comesAndGoes: true,
  },
  {
    title: 'Open Door Basic',
    planType: 'PPO',
    drugs: true,
    medicalPremium: FREE,
    drugPremium: [0, 18],
    limit: LOCAL_LIMIT,
    comesAndGoes: true,
  },
  { title: 'Companion', planType: 'HMO', drugs: false, medicalPremium: [0, 30], drugPremium: FREE, limit: LOCAL_LIMIT },
  {
    title: 'Companion Away',
    planType: 'PPO',
    drugs: false,
    medicalPremium: FREE,
    drugPremium: FREE,
    limit: LOCAL_LIMIT,
  },
  {
    title: 'Two Hands',
    planType: 'HMO D-SNP',
    drugs: true,
    medicalPremium: FREE,
    drugPremium: [0, 38],
    limit: [9_250, 9_250],
  },
];

const CHRONIC: Product = {
  title: 'Steady Heart and Sugar',
  planType: 'HMO C-SNP',
  drugs: true,
  medicalPremium: FREE,
  drugPremium: [0, 35],
  limit: LOCAL_LIMIT,
  condition: 'Diabetes Mellitus',
};
const RESIDENCE: Product = {
  title: 'Residence',
  planType: 'HMO I-SNP',
  drugs: true,
  medicalPremium: FREE,
  drugPremium: [20, 38],
  limit: LOCAL_LIMIT,
  institutionalType: 'Institutional',
};
const AT_HOME: Product = {
  title: 'Residence at Home',
  planType: 'PPO I-SNP',
  drugs: true,
  medicalPremium: FREE,
  drugPremium: [20, 38],
  limit: LOCAL_LIMIT,
  institutionalType: 'Institutional-Equivalent',
};
const ANY_DOCTOR: Product = {
  title: 'Any Doctor',
  planType: 'PFFS',
  drugs: true,
  medicalPremium: [40, 110],
  drugPremium: [20, 60],
  limit: LOCAL_LIMIT,
};
const ANY_DOCTOR_BASIC: Product = {
  title: 'Any Doctor Basic',
  planType: 'PFFS',
  drugs: false,
  medicalPremium: [20, 80],
  drugPremium: FREE,
  limit: LOCAL_LIMIT,
};
const SAVINGS: Product = {
  title: 'Nest Egg High Deductible',
  planType: 'MSA',
  drugs: false,
  medicalPremium: FREE,
  drugPremium: FREE,
  limit: null,
};
const LEGACY: Product = {
  title: 'Legacy',
  planType: 'Cost',
  drugs: false,
  medicalPremium: [30, 140],
  drugPremium: FREE,
  limit: [3_400, 6_700],
};
const EXTRAS: Product = {
  title: 'Wellness Extras',
  planType: 'HMO-POS',
  drugs: true,
  medicalPremium: [0, 25],
  drugPremium: [5, 30],
  limit: LOCAL_LIMIT,
};
const LONG_NAME: Product = {
  title: 'Everyday Select with Dental, Vision and Hearing, Fitness, Rides to the Doctor and a Card for Healthy Food',
  planType: 'HMO-POS',
  drugs: true,
  medicalPremium: [25, 60],
  drugPremium: [20, 60],
  limit: LOCAL_LIMIT,
};

/** What the four carriers of a state sell besides the common plans, so that together they sell every kind. */
const SPECIAL: readonly (readonly Product[])[] = [
  [CHRONIC, ANY_DOCTOR, EXTRAS],
  [RESIDENCE, SAVINGS, ANY_DOCTOR_BASIC],
  [AT_HOME, LEGACY, LONG_NAME],
  [CHRONIC, AT_HOME, EXTRAS],
];

const REGIONAL: readonly Product[] = [
  {
    title: 'Whole Region',
    planType: 'Regional PPO',
    drugs: true,
    medicalPremium: [10, 60],
    drugPremium: [10, 50],
    limit: LOCAL_LIMIT,
  },
  {
    title: 'Whole Region Basic',
    planType: 'Regional PPO',
    drugs: false,
    medicalPremium: [0, 40],
    drugPremium: FREE,
    limit: LOCAL_LIMIT,
  },
];

const DRUG: readonly Product[] = [
  { title: 'Value', planType: 'PDP', drugs: true, medicalPremium: FREE, drugPremium: [0, 20], limit: null },
  { title: 'Standard', planType: 'PDP', drugs: true, medicalPremium: FREE, drugPremium: [25, 70], limit: null },
  { title: 'Complete', planType: 'PDP', drugs: true, medicalPremium: FREE, drugPremium: [70, 130], limit: null },
];

/** @param place which of its state's carriers it is, counted from 0. */
export function productsOf({ kind }: Carrier, place: number): readonly Product[] {
  if (kind === 'drug') return DRUG;
  if (kind === 'regional') return REGIONAL;
  return [...COMMON, ...(SPECIAL[place % SPECIAL.length] ?? [])];
}
