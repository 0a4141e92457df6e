import { expect, test } from 'vitest';
import { startupStep } from './startup-step.ts';

const nothing = { hasNewCode: false, hasAgentHeader: false, hasUserId: false };

test.each([
  ['[AUTH-003] a new code', { hasNewCode: true }, 'sign-in'],
  ['[AUTH-003] a new code comes before a cookie', { hasNewCode: true, hasUserId: true }, 'sign-in'],
  ['a new code comes before the header of an older view', { hasNewCode: true, hasAgentHeader: true }, 'sign-in'],
  ['the tab of an agent', { hasAgentHeader: true, hasUserId: true }, 'agent-view'],
  ['[AUTH-004] a user id cookie and no code', { hasUserId: true }, 'profile'],
  ['[AUTH-005] neither', {}, 'guest'],
])('%s', (_story, traces, step) => {
  expect(startupStep({ ...nothing, ...traces })).toBe(step);
});
