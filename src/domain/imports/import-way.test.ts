import { expect, test } from 'vitest';
import { importWay } from './import-way.ts';

const member = {
  isSignedIn: true,
  isCloaked: false,
  isMember: true,
  memberImport: { allowed: true, needsConsent: false },
};

test.each([
  ['a member', member, 'import'],
  ['a member who has given no leave', { ...member, memberImport: { allowed: true, needsConsent: true } }, 'consent'],
  ['a member who imported this month', { ...member, memberImport: { allowed: false, needsConsent: false } }, null],
  ['a member of whom it is not known yet', { ...member, memberImport: null }, null],
  ['who is signed in and no member', { ...member, isMember: false }, 'identity'],
  [
    'the same, in a month in which something was imported',
    { ...member, isMember: false, memberImport: { allowed: false, needsConsent: false } },
    null,
  ],
  ['a guest', { ...member, isSignedIn: false, isMember: false }, null],
  ['an agent who looks on', { ...member, isCloaked: true }, null],
] as const)('where the import link leads: %s', (_story, facts, way) => {
  expect(importWay(facts)).toBe(way);
});
