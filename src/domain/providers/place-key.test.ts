import { expect, test } from 'vitest';
import { placeKeyOf } from './place-key.ts';

test.each([
  ['words and their abbreviations', '12 North Main Street', '12 N MAIN ST'],
  ['points and commas', '870 111th Ave. N,', '870 111TH AVE N'],
  ['a suite', '1000 ASYLUM AVE SUITE 4310', '1000 Asylum Avenue'],
  ['a suite behind a number sign', '893 Main St #202', '893 MAIN ST STE 202'],
  ['a floor', '22 Bramhall St, Floor 3', '22 BRAMHALL ST'],
])('%s make no other place', (_story, one, other) => {
  expect(placeKeyOf({ street: one, zip: '04102' })).toBe(placeKeyOf({ street: other, zip: '041023134' }));
});

test.each([
  ['another number', '12 Main St', '04102'],
  ['another street', '22 Bramhall Ave', '04102'],
  ['another ZIP code', '22 Bramhall St', '04103'],
])('%s does', (_story, street, zip) => {
  expect(placeKeyOf({ street, zip })).not.toBe(placeKeyOf({ street: '22 Bramhall St', zip: '04102' }));
});

test('accents and other alphabets are kept', () => {
  expect(placeKeyOf({ street: '5 Peña Blvd', zip: '80249' })).toBe('80249 5 PEÑA BLVD');
});
