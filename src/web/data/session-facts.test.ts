import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { learn, sessionFacts } from './session-facts.ts';

const learned = {
  isAccountSetupComplete: false,
  isServiceOutage: false,
  needsSignIn: false,
  hasLostChange: false,
  isViewEnded: false,
  imported: null,
};

test.each([
  ['guest', false, false],
  ['authenticated', true, false],
  ['cloaked', true, true],
  ['agent', false, false],
] as const)('[AUTH-002] %s: authenticated %s, cloaked %s', (kind, isAuthenticated, isCloakedProfile) => {
  expect(sessionFacts({ kind }, learned)).toEqual({ ...learned, isAuthenticated, isCloakedProfile });
});

test('[AUTH-002] of a guest all four flags are false at first, and each is learned by itself', () => {
  const client = new QueryClient();
  expect(learn(client, {})).toEqual(learned);
  expect(learn(client, { isServiceOutage: true })).toEqual({ ...learned, isServiceOutage: true });
  expect(learn(client, { isAccountSetupComplete: true })).toMatchObject({
    isServiceOutage: true,
    isAccountSetupComplete: true,
  });
});
