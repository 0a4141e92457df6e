import { expect, test } from 'vitest';
import { decideIdentityQuestion, isAgentCreated, isTelesalesType, statusCodeOf } from './telesales-type.ts';

test.each([
  ['[IDENT-407] a member who agreed', 'MEMBER-CONSENT', 'M'],
  ['[IDENT-408] somebody else who agreed', 'NON-MEMBER-CONSENT', 'P'],
  ['[IDENT-409] a member who did not', 'MEMBER-NO-CONSENT', 'TPM'],
  ['[IDENT-410] somebody else who did not', 'NON-MEMBER-NO-CONSENT', 'TPP'],
] as const)('%s has a code of their own', (_story, type, code) => {
  expect([isTelesalesType(type), statusCodeOf(type)]).toEqual([true, code]);
});

test.each(['X', 'member-consent', '', null])('[IDENT-410] %j is no type, and so has no code', (type) => {
  expect(isTelesalesType(type)).toBe(false);
});

test.each([
  ['AGENT', true],
  ['SYSTEM', false],
  [null, false],
])('[IDENT-405] whether an agent made the profile: %j', (createdBy, made) => {
  expect(isAgentCreated({ createdBy })).toBe(made);
});

const mia = { isGuest: false, isCSRLogin: false, createdBy: 'TELESALES', telesalesProfileType: 'MEMBER-CONSENT' };

test.each([
  ['who has a type', mia, undefined],
  ['who has a type and no creator', { ...mia, createdBy: null }, undefined],
  ['a guest', { ...mia, isGuest: true }, 'guest'],
  ['a profile that an agent looks at', { ...mia, isCSRLogin: true }, 'cloaked'],
  ['who has no type', { ...mia, telesalesProfileType: null }, 'no-type'],
  ['who has an empty type', { ...mia, telesalesProfileType: '' }, 'no-type'],
  ['whom an agent wrote down', { ...mia, createdBy: 'AGENT' }, 'made-by-agent'],
  ['a type that is not known', { ...mia, telesalesProfileType: 'X' }, 'unknown-type'],
] as const)('[IDENT-406] [IDENT-609] [IDENT-625] who is asked to confirm who they are: %s', (_story, user, because) => {
  expect(decideIdentityQuestion(user)).toEqual(
    because ? { asked: false, because } : { asked: true, type: 'MEMBER-CONSENT' },
  );
});
