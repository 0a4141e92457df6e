import { expect, test } from 'vitest';
import { parseKeyRing } from './key-ring.ts';
import { tokenSigner } from './signed-token.ts';

const signer = tokenSigner(parseKeyRing(`k1:${Buffer.alloc(32, 7).toString('base64')}`));
const token = signer.sign('guest', { uuid: 'one' });
const LAST = token.slice(-1);

test('a token is read as it was signed, for its purpose alone', () => {
  expect(signer.read('guest', token)).toEqual({ uuid: 'one' });
  expect(signer.read('session', token)).toBeNull();
});

// The last letter of 43 holds two bits that the 32 bytes do not need.
const neighbour = String.fromCharCode(LAST.charCodeAt(0) + 1);

test.each([
  ['a part behind it', `${token}.junk`],
  ['an empty part behind it', `${token}.`],
  ['letters that no text has', `${token}!!`],
  ['the filling of base64', `${token}=`],
  ['a space', `${token} `],
  ['another last letter with the same bytes', `${token.slice(0, -1)}${neighbour}`],
])('a token with %s is none, since each has one form', (_story, other) => {
  expect(signer.read('guest', other)).toBeNull();
});
