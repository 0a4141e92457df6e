import { expect, test } from 'vitest';
import { parseKeyRing } from './key-ring.ts';
import { keyedChain } from './keyed-chain.ts';

const key = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;
const chainOf = (keys: string, name = 'audit') => keyedChain(parseKeyRing(keys), name);

const CONTENT = ['', 'uuid', 1, ['zip']];
const { row, head } = chainOf(key('k1', 'a'));
const signed = row.sign(CONTENT);

test.each([
  ['what was signed', true, row, CONTENT, signed],
  ['another content', false, row, ['', 'uuid', 2, ['zip']], signed],
  ['parts that were moved into each other', false, row, ['', 'uuid', 1, ['z', 'ip']], signed],
  ['another hash of the same length', false, row, CONTENT, { ...signed, hash: 'f'.repeat(64) }],
  ['a shorter hash', false, row, CONTENT, { ...signed, hash: signed.hash.slice(1) }],
  ['no hash', false, row, CONTENT, { ...signed, hash: '' }],
  ['the id of a key that is not there', false, row, CONTENT, { ...signed, keyId: 'k2' }],
  ['a row in the place of a head', false, head, CONTENT, signed],
  ['a head in the place of a row', false, row, CONTENT, head.sign(CONTENT)],
  ['a row of another chain', false, row, CONTENT, chainOf(key('k1', 'a'), 'access').row.sign(CONTENT)],
  ['the same id with another key', false, row, CONTENT, chainOf(key('k1', 'b')).row.sign(CONTENT)],
])('%s fits: %s', (_story, fits, checker, content, given) => {
  expect(checker.fits(content, given)).toBe(fits);
});

test('a new key takes over, and what the old one signed still fits', () => {
  const after = chainOf(`${key('k2', 'b')},${key('k1', 'a')}`);
  expect(after.row.sign(CONTENT)).toMatchObject({ keyId: 'k2' });
  expect(after.row.fits(CONTENT, signed)).toBe(true);
});
