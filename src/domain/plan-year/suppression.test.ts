import { expect, test } from 'vitest';
import { isSuppressed } from './suppression.ts';

const lists = { 2026: { suppressed: ['H5050009000'] }, 2027: { suppressed: [], acquired: ['S5601014000'] } };

test.each([
  ['[CONTENT-002] [ENROLL-406] on the list of its year', 'H5050009000', 2026, true],
  ['[CONTENT-002] on the list of another year', 'H5050009000', 2027, false],
  ['[CONTENT-002] a year without a list', 'H5050009000', 2025, false],
  ['[ENROLL-407] acquired by another carrier', 'S5601014000', 2027, true],
  ['[ENROLL-407] acquired in another year, whose acquired list is missing', 'S5601014000', 2026, false],
  ['on no list', 'H1111001000', 2026, false],
])('%s', (_story, planId, planYear, suppressed) => {
  expect(isSuppressed({ planId, planYear }, lists)).toBe(suppressed);
});
