import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localKeyRing, parseKeyRing } from './key-ring.ts';
import { fieldSealer } from './sealed-field.ts';
import { tokenSigner } from './signed-token.ts';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const cell = { table: 'demographics', column: 'date_of_birth', row: 'a' };

test('a sealed field opens in its own cell and nowhere else', () => {
  const sealer = fieldSealer(parseKeyRing(key('k1')));
  const sealed = sealer.seal('1950-03-09', cell);

  expect(sealed).not.toContain('1950');
  expect(sealer.open(sealed, cell)).toBe('1950-03-09');
  expect(() => sealer.open(sealed, { ...cell, row: 'b' })).toThrow();
  expect(() => sealer.open(sealed, { ...cell, column: 'medicare_number' })).toThrow();
});

test('the same value is sealed differently each time', () => {
  const sealer = fieldSealer(parseKeyRing(key('k1')));
  expect(sealer.seal('same', cell)).not.toBe(sealer.seal('same', cell));
});

test('a changed byte is refused', () => {
  const sealer = fieldSealer(parseKeyRing(key('k1')));
  const [id, body = ''] = sealer.seal('1950-03-09', cell).split('.');
  const bytes = Buffer.from(body, 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => sealer.open(`${id}.${bytes.toString('base64url')}`, cell)).toThrow();
});

test('a value that does not open counts as not there, and its cell is told', () => {
  const reported: unknown[] = [];
  const sealer = fieldSealer(parseKeyRing(key('k1')), (unreadable) => reported.push(unreadable));
  const foreign = fieldSealer(parseKeyRing(key('k1'))).seal('1950-03-09', cell);
  expect([sealer.openOrNull(foreign, cell), sealer.openOrNull(null, cell)]).toEqual([null, null]);
  expect(reported).toEqual([cell]);
});

test('a new key takes over and the old one still reads', () => {
  const old = key('k1');
  const before = fieldSealer(parseKeyRing(old));
  const after = fieldSealer(parseKeyRing(`${key('k2')},${old}`));
  const sealed = before.seal('1EG4TE5MK73', cell);

  expect(after.open(sealed, cell)).toBe('1EG4TE5MK73');
  expect(after.seal('x', cell)).toMatch(/^k2\./);
  expect(after.digests('1EG4TE5MK73', 'medicare-number')).toContain(
    before.digests('1EG4TE5MK73', 'medicare-number')[0],
  );
  expect(after.digests('1EG4TE5MK73', 'medicare-number')).not.toEqual(after.digests('1EG4TE5MK73', 'request'));
});

test.each([
  ['a short key', 'k1:c2hvcnQ='],
  ['no id', `:${randomBytes(32).toString('base64')}`],
  ['the same id twice', `${key('k1')},${key('k1')}`],
])('%s is refused', (_story, text) => {
  expect(() => parseKeyRing(text)).toThrow();
});

test('a token reads back only for its own purpose, unchanged', () => {
  const signer = tokenSigner(parseKeyRing(key('k1')));
  const token = signer.sign('guest', { uuid: 'a' });
  const [id, , signature] = token.split('.');
  const forged = `${id}.${Buffer.from('{"uuid":"b"}').toString('base64url')}.${signature}`;

  expect(signer.read('guest', token)).toEqual({ uuid: 'a' });
  expect(signer.read('scene', token)).toBeNull();
  expect(signer.read('guest', forged)).toBeNull();
  expect(signer.read('guest', 'not.a.token')).toBeNull();
  expect(signer.read('guest', undefined)).toBeNull();
  expect(tokenSigner(parseKeyRing(key('k1'))).read('guest', token)).toBeNull();
});

test('the keys of the data folder are made once and kept from others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const first = localKeyRing(folder, 'data');
  expect(localKeyRing(folder, 'data')).toEqual(first);
  expect(localKeyRing(folder, 'cookie')).not.toEqual(first);
  expect(statSync(join(folder, 'data-keys')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
