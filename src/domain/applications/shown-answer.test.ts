import { expect, test } from 'vitest';
import { shownAnswer } from './shown-answer.ts';

test.each([
  ['what is no secret stays as it was typed', 'city', ' Seattle ', ' Seattle '],
  ['a Medicare number shows four characters', 'medicareClaimNumber', '1EG4-TE5-MK73', '••••MK73'],
  ['[ENROLL-700] an account number shows four', 'accountNumber', '000123456789', '••••6789'],
  ['of eight characters four', 'medicaidNumber', '12345678', '••••5678'],
  ['of seven three', 'medicaidNumber', '1234567', '••••567'],
  ['of four two', 'accountNumber', '1234', '••••34'],
  ['of one none', 'accountNumber', '1', '••••'],
  ['a secret that was not given shows nothing', 'accountNumber', '', ''],
  ['what no question asks any more counts as a secret', 'formerNumber', '12345678', '••••5678'],
])('%s', (_story, key, answer, shown) => expect(shownAnswer(key, answer)).toBe(shown));
