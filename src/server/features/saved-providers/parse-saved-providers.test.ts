import { expect, test, vi } from 'vitest';
import { ANN_LEE, asKept, SAM_COLE } from '#tests/support/providers.ts';
import { parseSavedProviders } from './parse-saved-providers.ts';

const ID = '0195f3a0-0000-7000-8000-000000000001';
const OTHER_ID = '0195f3a0-0000-7000-8000-000000000002';
const ANN = asKept({ ...ANN_LEE, providerId: ID });
const SAM = asKept({ ...SAM_COLE, providerId: OTHER_ID });

test('doctors read as they were stored, and nothing is reported', () => {
  const onBad = vi.fn();
  const rows = [ANN, SAM].map((snapshot) => ({ providerId: snapshot.providerId, snapshot }));
  expect(parseSavedProviders(rows, onBad)).toEqual({ providers: [ANN, SAM], unreadable: [] });
  expect(onBad).not.toHaveBeenCalled();
});

test.each([
  ['nothing', null, null],
  ['a list', [], null],
  ['one without a number', { ...ANN, nationalProviderId: undefined }, 'Ann Lee'],
  ['one without an address', { ...ANN, providerAddress: undefined }, 'Ann Lee'],
  ['a second one at the same place', SAM, 'Sam Cole'],
])('%s is set aside and counted, and the others still show', (_what, snapshot, providerName) => {
  const onBad = vi.fn();
  const rows = [
    { providerId: OTHER_ID, snapshot: SAM },
    { providerId: ID, snapshot },
  ];
  expect(parseSavedProviders(rows, onBad)).toEqual({ providers: [SAM], unreadable: [{ providerName }] });
  expect(onBad).toHaveBeenCalledExactlyOnceWith(1);
});
