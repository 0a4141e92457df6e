import { expect, test } from 'vitest';
import { contract } from '#tests/support/web/contract.ts';
import { CALLS, type CallId } from './calls.ts';

test.each(Object.keys(CALLS) as CallId[])('%s goes where the contract says', (id) => {
  const { method, path } = contract[id];
  expect(CALLS[id]).toMatchObject({ method, path });
});

test('[DATA-409] the system date, the session and every read of the profile ask past the caches, and nothing else does', () => {
  const fresh = Object.entries(CALLS).filter(([, wire]) => 'noCache' in wire);
  expect(fresh.map(([id]) => id)).toEqual([
    'getBootstrap',
    'getSystemDate',
    'getSession',
    'readSection',
    'readSectionOfYear',
    'readDrugDraft',
  ]);
});
