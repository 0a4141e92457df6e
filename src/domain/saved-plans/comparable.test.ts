import { expect, test } from 'vitest';
import { decideCompare } from './comparable.ts';

const plain = (planId: string) => ({ planId, suppressed: false, isPffs: false });
const suppressed = (planId: string) => ({ ...plain(planId), suppressed: true });
const pffs = (planId: string) => ({ ...plain(planId), isPffs: true });
const plans = (ids: string) => Array.from(ids).map(plain);

const NONE = { offered: false, because: 'fewer-than-two' };

test.each([
  ['[PLAN-406] two of three, one suppressed', [plain('a'), suppressed('b'), plain('c')], ['a', 'c']],
  ['[PLAN-407] two of three, one private fee-for-service', [pffs('a'), plain('b'), plain('c')], ['b', 'c']],
  ['two plans', plans('ab'), ['a', 'b']],
  ['four plans', plans('abcd'), ['a', 'b', 'c', 'd']],
])('what can be compared is offered: %s', (_story, section, planIds) => {
  expect(decideCompare(section)).toEqual({ offered: true, planIds, leftOut: 0 });
});

test.each([
  ['[PLAN-406] one beside a suppressed one', [plain('a'), suppressed('b')]],
  ['[PLAN-011] only private fee-for-service plans', [pffs('a'), pffs('b'), pffs('c')]],
  ['[PLAN-011] one beside a private fee-for-service plan', [plain('a'), pffs('b')]],
  ['one plan', plans('a')],
  ['no plan', []],
])('nothing is offered when fewer than two remain: %s', (_story, section) => {
  expect(decideCompare(section)).toEqual(NONE);
});

test('the first four are compared, and the others are counted', () => {
  const section = [suppressed('x'), ...plans('abcdef')];
  expect(decideCompare(section)).toEqual({ offered: true, planIds: ['a', 'b', 'c', 'd'], leftOut: 2 });
});
