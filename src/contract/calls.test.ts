import { expect, test } from 'vitest';
import { CALL_IDS, factsOf } from './calls.ts';

test('[DATA-409] the system date, the session and every read of the profile ask past the caches, and nothing else does', () => {
  expect(CALL_IDS.filter((id) => factsOf(id).noCache)).toEqual([
    'getBootstrap',
    'getSystemDate',
    'readSection',
    'readSectionOfYear',
    'readSectionWithFlag',
    'readDrugDraft',
    'getSession',
  ]);
});
