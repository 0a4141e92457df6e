import { expect, test } from 'vitest';
import { DEFAULT_ZIP, isZip, readStoredZip } from './zip.ts';

test.each([
  ['five digits', '55343', true],
  ['leading zeros', '00501', true],
  ['the lowest', '00001', true],
  ['all zeros', '00000', false],
  ['four digits', '5534', false],
  ['six digits', '553431', false],
  ['nine digits', '55343-1234', false],
  ['a letter', '5534a', false],
  ['below zero', '-1', false],
  ['an exponent', '553e1', false],
  ['a blank', '55343 ', false],
  ['a line break', '55343\n', false],
  ['digits of another script', '٥٥٣٤٣', false],
  ['nothing', '', false],
])('[GEO-403] a ZIP code is five digits, not all zero: %s', (_story, text, valid) => {
  expect(isZip(text)).toBe(valid);
});

test('[GEO-403] every text one slip away from a ZIP code', () => {
  const ascii = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));
  const slips = ['55343', '00001'].flatMap((sample) =>
    [0, 1, 2, 3, 4].flatMap((at) => {
      const [before, from, after] = [sample.slice(0, at), sample.slice(at), sample.slice(at + 1)];
      return [before + after, ...ascii.flatMap((added) => [before + added + after, before + added + from])];
    }),
  );
  const fits = (text: string) => Array.from(text).every((one) => '0123456789'.includes(one)) && text.length === 5;
  expect(slips).toHaveLength(2 * 5 * 191);
  expect(slips.filter((slip) => isZip(slip) !== (fits(slip) && slip !== '00000'))).toEqual([]);
});

const DEFAULT = { zip: '10001', from: 'default' };

test.each([
  ['empty', ''],
  ['blank', '   '],
  ['the word undefined', 'undefined'],
  ['the word null', 'null'],
  ['nothing stored', null],
  ['no five digits', '5534'],
  ['all zeros', '00000'],
])('[GEO-400] [GEO-402] a stored value that is no ZIP falls to the default: %s', (_story, storedZip) => {
  expect(readStoredZip({ storedZip })).toEqual(DEFAULT);
});

test('[GEO-401] blanks around a stored ZIP are dropped', () => {
  expect(readStoredZip({ storedZip: ' 55343 ' })).toEqual({ zip: '55343', from: 'stored' });
});

test.each([
  ['the profile comes first', { profileZip: '98101', storedZip: '55343' }, { zip: '98101', from: 'profile' }],
  ['then the browser', { profileZip: 'null', storedZip: '55343' }, { zip: '55343', from: 'stored' }],
  ['then the default', { profileZip: null, storedZip: null }, DEFAULT],
  ['nothing known at all', {}, DEFAULT],
])('[GEO-402] which ZIP is used, and where it is from: %s', (_story, known, zip) => {
  expect(readStoredZip(known)).toEqual(zip);
});

test('[GEO-409] the default ZIP is the one that is fallen back to', () => {
  expect([DEFAULT_ZIP, readStoredZip({}).zip]).toEqual(['10001', '10001']);
});
