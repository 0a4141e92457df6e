import { expect, test } from 'vitest';
import { parseLimits } from './limits.ts';

test.each([
  ['none', null, []],
  ['none, as a blank', '', []],
  ['one', 'prior_auth', [{ kind: 'prior-authorization' }]],
  [
    'all three',
    'prior_auth|referral|plan_limits',
    [{ kind: 'prior-authorization' }, { kind: 'referral' }, { kind: 'plan-limits' }],
  ],
  [
    'one that is new to us stays as it is',
    'referral|step_two',
    [{ kind: 'referral' }, { kind: 'text', english: 'step_two' }],
  ],
])('the limits of a benefit: %s', (_story, printed, limits) => {
  expect(parseLimits(printed)).toEqual(limits);
});
