import { expect, test } from 'vitest';
import { doctorsOfClaims } from './doctors-of-claims.ts';
import { aTreatment } from './testing/a-claim.ts';

const TODAY = '2026-11-16';
const OTHER = '1558598797';

test('everybody comes once, who treated last first, with whatever any claim says of them', () => {
  const treatments = [
    aTreatment({ treatedOn: '2026-02-01', name: 'Stark, Tony', specialtyCode: '11' }),
    aTreatment({ npi: OTHER, treatedOn: '2026-05-01' }),
    aTreatment({ treatedOn: '2026-06-01', name: 'Stark, Anthony' }),
    aTreatment({ treatedOn: '2026-06-01' }),
  ];
  expect(doctorsOfClaims(treatments, TODAY)).toEqual({
    doctors: [
      {
        npi: '1234567893',
        name: 'Stark, Anthony',
        taxonomyCode: null,
        specialtyCode: '11',
        lastOn: '2026-06-01',
        days: 2,
      },
      { npi: OTHER, name: null, taxonomyCode: null, specialtyCode: null, lastOn: '2026-05-01', days: 1 },
    ],
    badNumbers: 0,
  });
});

test.each([
  ['a number with a wrong check digit', { npi: '1234567890' }, 1],
  ['a masked number', { npi: '999999999999' }, 1],
  ['a claim that was taken back', { leftOut: 'cancelled' }, 0],
  ['a visit more than a year ago', { treatedOn: '2025-11-15' }, 0],
  ['a visit of tomorrow', { treatedOn: '2026-11-17' }, 0],
] as const)('%s names no doctor', (_story, change, badNumbers) => {
  expect(doctorsOfClaims([aTreatment(change)], TODAY)).toEqual({ doctors: [], badNumbers });
});

test('a visit a year ago to the day counts', () => {
  expect(doctorsOfClaims([aTreatment({ treatedOn: '2025-11-16' })], TODAY).doctors).toHaveLength(1);
});
