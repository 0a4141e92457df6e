import { expect, test } from 'vitest';
import { pharmacyOfClaims } from './pharmacy-of-claims.ts';
import { aFill } from './testing/a-claim.ts';

const TODAY = '2026-11-16';
const [OLD, NEW] = ['1234567893', '1558598797'] as const;
const at = (pharmacyNpi: string | null, filledOn: `2026-${number}-${number}`, more = {}) =>
  aFill({ pharmacyNpi, filledOn, ...more });

test.each([
  ['the last one', [at(OLD, '2026-08-01'), at(NEW, '2026-09-01')], NEW],
  [
    'of two on one day, the one used more often',
    [at(OLD, '2026-08-01'), at(OLD, '2026-09-01'), at(NEW, '2026-09-01')],
    OLD,
  ],
  ['none, where all numbers are masked', [at('9999999999', '2026-09-01'), at(null, '2026-09-02')], null],
  [
    'not the one of a nursing home',
    [at(OLD, '2026-08-01'), at(NEW, '2026-09-01', { pharmacyKind: 'institutional' })],
    OLD,
  ],
  ['not one whose claim was taken back', [at(OLD, '2026-08-01'), at(NEW, '2026-09-01', { leftOut: 'cancelled' })], OLD],
  ['one that made a mixture too', [at(OLD, '2026-08-01'), at(NEW, '2026-09-01', { leftOut: 'compound' })], NEW],
  ['not one of tomorrow', [at(OLD, '2026-08-01'), at(NEW, '2026-11-17')], OLD],
  ['none without claims', [], null],
])('%s', (_story, claims, npi) => {
  expect(pharmacyOfClaims(claims, TODAY)?.npi ?? null).toBe(npi);
});

test('its number is the one of the pharmacy files', () => {
  expect(pharmacyOfClaims([at(NEW, '2026-09-01', { pharmacyKind: 'mail' })], TODAY)).toEqual({
    npi: NEW,
    pharmacyNumber: '101558598797',
    kind: 'mail',
    usedOn: '2026-09-01',
  });
});
