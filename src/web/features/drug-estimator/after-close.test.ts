import { expect, test } from 'vitest';
import { PROFILE_UUID } from '#tests/support/web/examples.ts';
import { readAgainAfter } from './after-close.ts';

test.each([
  ['data was imported', true, ['profile']],
  ['nothing was imported', false, ['profile', PROFILE_UUID, 'drugs']],
])('[DRUG-006][DRUG-617] what closing reads again: %s', (_story, imported, key) => {
  expect(readAgainAfter(imported, PROFILE_UUID)).toEqual(key);
});
