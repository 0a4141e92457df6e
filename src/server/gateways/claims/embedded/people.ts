import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PharmacyKind } from '#domain/imports/claims.ts';
import type { ClaimsSource } from '../claims-gateway.ts';

/** A drug that somebody buys again and again, the last time so many days ago. */
export type Prescription = {
  ndc: string;
  name: string;
  quantity: number;
  days: number;
  lastDaysAgo: number;
  /** How often at most; without it for as long as claims are kept. */
  times?: number;
  at: { npi: string; kind: Exclude<PharmacyKind, 'other'> };
  /** What became of the claim, where it is not to be counted. */
  became?: 'cancelled' | 'deleted' | 'compound';
};

export type Visits = { npi: string; name: string; taxonomy: string; specialty: string; everyDays: number };

export type MadeUpPerson = {
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate;
  medicareNumber: string | null;
  /** Whose records have them; the others know nobody of that name. */
  keptBy: ClaimsSource;
  behaves: 'well' | 'slowly' | 'badly';
  plan: { contractId: string; pbpNumber: string; segmentId: string; name: string; phone: string; hasCare: boolean };
  help?: { copayLevel: string; premiumPercent: number; dualStatus: string; state: string };
  prescriptions: readonly Prescription[];
  visits: readonly Visits[];
};

// Numbers of the made-up catalogue, so that what is imported can be found in it.
const SHOP = { npi: '1999000010', kind: 'retail' } as const;
const OTHER_SHOP = { npi: '1999000028', kind: 'retail' } as const;
const atorvastatin = { ndc: '60505257908', name: 'ATORVASTATIN 20 MG TABLET', quantity: 30, days: 30, at: SHOP };
const metformin = { ndc: '70010006310', name: 'METFORMIN HCL 500 MG TABLET', quantity: 180, days: 90, at: SHOP };
const omeprazole = { ndc: '55111015810', name: 'OMEPRAZOLE DR 20 MG CAPSULE', quantity: 30, days: 30, at: SHOP };

const familyDoctor = {
  npi: '9450000010',
  name: "O'Thistle, Beatriz",
  taxonomy: '207Q00000X',
  specialty: '08',
  everyDays: 90,
};
const eyeDoctor = {
  npi: '9450000051',
  name: 'Quillfeather, Emil',
  taxonomy: '207W00000X',
  specialty: '18',
  everyDays: 300,
};
const stranger = { npi: '9999999999', name: 'Masked', taxonomy: '207R00000X', specialty: '11', everyDays: 120 };

const everyday = {
  contractId: 'H9918',
  pbpNumber: '001',
  segmentId: '000',
  name: 'A made-up plan with care and drugs',
  phone: '1-800-555-0118',
  hasCare: true,
};
const nothing = { behaves: 'well', prescriptions: [], visits: [], plan: everyday } as const;

/** The members among the demo accounts, by the names and numbers that those have. Each shows another import. */
export const PEOPLE: readonly MadeUpPerson[] = [
  {
    id: '-9400000000001',
    firstName: 'Sam',
    lastName: 'Okafor',
    dateOfBirth: '1951-03-09',
    medicareNumber: '1EG4TE5MK73',
    keptBy: 'member',
    behaves: 'well',
    plan: everyday,
    prescriptions: [
      { ...atorvastatin, lastDaysAgo: 12 },
      { ...metformin, lastDaysAgo: 40, at: OTHER_SHOP },
      { ...omeprazole, lastDaysAgo: 5, times: 1, became: 'cancelled' },
      { ...omeprazole, lastDaysAgo: 400, times: 3 },
      { ndc: '00013830301', name: 'LATANOPROST 0.005% EYE DROPS', quantity: 2.5, days: 25, lastDaysAgo: 20, at: SHOP },
      { ...omeprazole, lastDaysAgo: 9, times: 1, became: 'deleted' },
      { ...omeprazole, name: 'A MIXTURE', lastDaysAgo: 8, times: 1, became: 'compound', at: OTHER_SHOP },
    ],
    visits: [familyDoctor, eyeDoctor, stranger],
  },
  {
    ...nothing,
    id: '-9400000000002',
    firstName: 'Nora',
    lastName: 'Quist',
    dateOfBirth: '1954-07-21',
    medicareNumber: null,
    keptBy: 'member',
  },
  {
    ...nothing,
    id: '-9400000000003',
    firstName: 'Earl',
    lastName: 'Brandt',
    dateOfBirth: '1950-11-02',
    medicareNumber: '2FH7UG6NP84',
    keptBy: 'employer',
    prescriptions: [{ ...atorvastatin, lastDaysAgo: 3 }],
    visits: [familyDoctor],
  },
  {
    id: '-9400000000004',
    firstName: 'Hal',
    lastName: 'Winter',
    dateOfBirth: '1949-04-18',
    medicareNumber: '6KN2YT8XX31',
    keptBy: 'member',
    behaves: 'slowly',
    plan: { ...everyday, contractId: 'S9981', name: 'A made-up drug plan', hasCare: false },
    help: { copayLevel: '1', premiumPercent: 100, dualStatus: '01', state: 'WA' },
    prescriptions: [{ ...metformin, lastDaysAgo: 30 }],
    visits: [familyDoctor],
  },
  {
    ...nothing,
    id: '-9400000000006',
    firstName: 'Ida',
    lastName: 'Fenn',
    dateOfBirth: '1961-10-03',
    medicareNumber: '7HN4XC3VD56',
    keptBy: 'member',
  },
  {
    ...nothing,
    id: '-9400000000005',
    firstName: 'Mia',
    lastName: 'Teller',
    dateOfBirth: '1952-05-17',
    medicareNumber: '3GJ5VH7QR92',
    keptBy: 'member',
    behaves: 'badly',
  },
];
