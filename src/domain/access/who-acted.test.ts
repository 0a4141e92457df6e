import { expect, test } from 'vitest';
import { whoActed } from './who-acted.ts';

test.each([
  ['the owner signed in', 'signed-in', 'shopper', 'you'],
  ['the owner, a member, signed out', 'signed-out', 'member', 'you'],
  ['the session of the owner ended by the clock', 'session-ended idle', 'shopper', 'you'],
  ['an agent opened the profile', 'view-opened', 'agent', 'agent'],
  ['an agent who looks on wanted to change something', 'write-refused', 'cloaked', 'agent'],
  ['an agent asked for a profile that was not open', 'read-refused', 'agent', 'agent'],
  ['another shopper asked for it', 'read-refused', 'shopper', 'another-account'],
  ['another member wanted to change it', 'write-refused', 'member', 'another-account'],
  ['a guest with a profile of their own asked for it', 'read-refused', 'guest', 'somebody'],
  ['somebody without a session asked for it', 'asked-without-session', 'guest', 'somebody'],
  ['a wrong password, which anybody may have typed', 'sign-in-refused', 'shopper', 'somebody'],
  ['too many wrong passwords', 'sign-in-locked', 'guest', 'somebody'],
] as const)('%s', (_story, kind, role, who) => {
  expect(whoActed({ kind, role })).toBe(who);
});
