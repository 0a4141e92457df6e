import { expect, test } from 'vitest';
import { npiSet } from './npi-set.ts';

test('a number is new once, and its neighbours are others', () => {
  const seen = npiSet();
  const numbers = ['1000000004', '1000000012', '1000655363', '9999999990', '0000000006'];
  expect(numbers.map((npi) => seen.add(npi))).toEqual(numbers.map(() => true));
  expect(numbers.map((npi) => seen.add(npi))).toEqual(numbers.map(() => false));
});
