import { expect, test } from 'vitest';
import { plansOfCoverage } from './plans-of-coverage.ts';
import { aCoverage } from './testing/a-claim.ts';

const TODAY = '2026-11-16';
const plan = (change: Parameters<typeof aCoverage>[0]) => plansOfCoverage([aCoverage(change)], TODAY)[0];

test('care and drugs of one plan are one plan, from the day on which the first began', () => {
  const both = { contractId: 'H1234', pbpNumber: '002', segmentId: null };
  const parts = [
    aCoverage({ ...both, part: 'C', from: '2026-03-01', planPhones: ['555-0100', '555-0101'] }),
    aCoverage({ ...both, from: '2026-01-01', to: '2026-12-31' }),
  ];
  expect(plansOfCoverage(parts, TODAY)).toEqual([
    {
      contractId: 'H1234',
      pbpNumber: '002',
      segmentId: null,
      planId: null,
      name: 'A made-up plan',
      phone: '555-0100',
      from: '2026-01-01',
      to: null,
      covers: { care: true, drugs: true },
      isFuture: false,
    },
  ]);
});

test('a plan whose segment is named has an id, and one without has none', () => {
  expect(plan({})?.planId).toBe('S1234001000');
  expect(plan({ segmentId: null })?.planId).toBeNull();
});

test.each([
  ['that ended yesterday is over', { to: '2026-11-15' }, undefined],
  ['that ends today is not over', { to: '2026-11-16' }, false],
  ['that began today has begun', { from: '2026-11-16' }, false],
  ['that begins tomorrow has not', { from: '2026-11-17' }, true],
  ['that was cancelled is none', { isCancelled: true }, undefined],
  ['with a number that no contract has is none', { contractId: 'Z0012' }, undefined],
  ['without a package is none', { pbpNumber: null }, undefined],
  ['of Original Medicare is no plan', { part: 'B' }, undefined],
] as const)('cover %s', (_story, change, isFuture) => {
  expect(plan(change)?.isFuture).toBe(isFuture);
});

test('what is had comes before what will be', () => {
  const later = aCoverage({ contractId: 'S5678', from: '2027-01-01' });
  expect(plansOfCoverage([later, aCoverage()], TODAY).map(({ contractId }) => contractId)).toEqual(['S1234', 'S5678']);
});
