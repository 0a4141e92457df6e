import { expect, test } from 'vitest';
import { passwords } from './passwords.ts';

const LOW = 4;

test('a password matches its own hash and no other', async () => {
  const { hash, matches } = passwords(LOW);
  const [one, again] = [await hash('four words of mine'), await hash('four words of mine')];
  expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(again).not.toBe(one);
  expect(await matches('four words of mine', one)).toBe(true);
  expect(await matches('four words of yours', one)).toBe(false);
  expect(await matches('four words of mine', null)).toBe(false);
});

test('whoever has an account signs in also when new hashes cost more, or less', async () => {
  const hash = await passwords(LOW).hash('four words of mine');
  for (const cost of [LOW - 1, LOW + 1]) {
    expect(await passwords(cost).matches('four words of mine', hash)).toBe(true);
    expect(await passwords(cost).matches('four words of yours', hash)).toBe(false);
  }
});

test('a hash of the first accounts, which does not say its cost, is read with that of the server', async () => {
  const [, , , salt = '', key = ''] = (await passwords(LOW).hash('four words of mine')).split('$');
  const first = `scrypt.${[salt, key].map((part) => Buffer.from(part, 'base64').toString('base64url')).join('.')}`;
  expect(await passwords(LOW).matches('four words of mine', first)).toBe(true);
  expect(await passwords(LOW).matches('four words of yours', first)).toBe(false);
});
