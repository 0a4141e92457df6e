import type { Coverage, PharmacyClaim, Treatment } from '../claims.ts';

/** A month of a drug, bought in the retail pharmacy 1234567893 on October 1, 2026. */
export const aFill = (change: Partial<PharmacyClaim> = {}) =>
  ({
    leftOut: null,
    ndc: '00093101001',
    name: 'Madeupin',
    filledOn: '2026-10-01',
    daysOfSupply: 30,
    quantity: 30,
    pharmacyNpi: '1234567893',
    pharmacyKind: 'retail',
    ...change,
  }) as PharmacyClaim;

export const aTreatment = (change: Partial<Treatment> = {}): Treatment => ({
  leftOut: null,
  npi: '1234567893',
  name: null,
  taxonomyCode: null,
  specialtyCode: null,
  treatedOn: '2026-10-01',
  ...change,
});

/** The drug part of S1234-001-000, begun in 2026. */
export const aCoverage = (change: Partial<Coverage> = {}): Coverage => ({
  part: 'D',
  isCancelled: false,
  from: '2026-01-01',
  to: null,
  contractId: 'S1234',
  pbpNumber: '001',
  segmentId: '000',
  planName: 'A made-up plan',
  planPhones: ['1-800-555-0100'],
  medicareNumber: null,
  extraHelp: null,
  dual: null,
  ...change,
});
