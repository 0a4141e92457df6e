import { expect, test } from 'vitest';
import { addressOf, newSecret, stepOfCode, unusedCode } from './one-time-code.ts';

/** '12345678901234567890'. @source RFC 6238, appendix B: the last six figures of each */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  ['the first of the RFC', 59, '287082', 1],
  ['the next', 1_111_111_109, '081804', 37_037_036],
  ['a later one', 20_000_000_000, '353130', 666_666_666],
  ['a clock that is one step behind', 89, '287082', 1],
  ['a clock that is one step ahead', 29, '287082', 1],
  ['a clock that is two steps behind', 90, '287082', null],
  ['a wrong one', 59, '287083', null],
  ['one that is too short', 59, '87082', null],
  ['nothing', 59, '', null],
] as const)('%s', (_story, seconds, code, step) => {
  expect(stepOfCode(RFC, code, seconds * 1000)).toBe(step);
});

test('three codes are good at once, each of a later step, and then none', () => {
  const at = 1_111_111_109_000;
  const used: (number | null)[] = [];
  let lastStep = 0;
  for (let code = unusedCode(RFC, lastStep, at); code !== null; code = unusedCode(RFC, lastStep, at)) {
    lastStep = stepOfCode(RFC, code, at) ?? Number.NaN;
    used.push(lastStep);
  }
  expect(used).toEqual([37_037_035, 37_037_036, 37_037_037]);
});

test('a secret has 160 bits, and goes into the address that an authenticator reads', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(addressOf(secret, 'Lantern Medicare', 'a.smith')).searchParams.get('secret')).toBe(secret);
});
