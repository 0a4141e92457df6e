import { expect, test } from 'vitest';
import { CORNER_PHARMACY } from '#tests/support/drugs.ts';
import { DrugsAndPharmacyDetails } from './saved-drugs.ts';

test('[DATA-602] a section without a list of drugs reads as one with an empty list', () => {
  expect(DrugsAndPharmacyDetails.parse({ pharmacyObj: CORNER_PHARMACY })).toEqual({
    drugInfoDetails: [],
    pharmacyObj: CORNER_PHARMACY,
  });
});
