import { expect, test } from 'vitest';
import { readProof } from './claims.ts';
import { provesFactor } from './second-factor.ts';

const wanted = { amr: ['otp', 'mfa'], acr: ['urn:two'] };

test.each([
  ['nothing is said', {}, false],
  ['a password', { amr: ['pwd'] }, false],
  ['a password and a code', { amr: ['pwd', 'otp'] }, true],
  ['several factors', { amr: ['mfa'] }, true],
  ['a method in other letters', { amr: ['OTP'] }, false],
  ['methods as one text', { amr: 'pwd otp' }, false],
  ['methods that are no texts', { amr: [{ otp: true }] }, false],
  ['a class that is wanted', { acr: 'urn:two' }, true],
  ['another class', { acr: 'urn:one', amr: ['pwd'] }, false],
  ['a class that begins like it', { acr: 'urn:two-less' }, false],
  ['a class that is no text', { acr: ['urn:two'] }, false],
] as const)('%s: %o', (_story, token, isProved) => {
  expect(provesFactor(readProof(token), wanted)).toBe(isProved);
});

test('where nothing counts, nothing proves it', () => {
  expect(provesFactor({ acr: null, amr: ['otp'] }, { amr: [], acr: [] })).toBe(false);
});
