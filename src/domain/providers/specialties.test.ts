import { expect, test } from 'vitest';
import { coverageTypeOf, kindsOf, SPECIALTIES, SPECIALTY_CODES } from './specialties.ts';

test.each([
  ['a heart doctor', '207RC0000X', ['cardiology']],
  ['internal medicine itself', '207R00000X', ['internal-medicine']],
  ['a subspecialty of it that has no name here', '207RI0200X', ['internal-medicine']],
  ['a nurse practitioner of family medicine', '363LF0000X', ['nurse-practitioner']],
  ['a dentist', '122300000X', ['dentistry']],
  ['a kind of dentist that has a name of its own', '1223P0300X', ['periodontics']],
  ['a psychiatrist for older people', '2084P0805X', ['psychiatry']],
  ['a neurologist', '2084N0400X', ['neurology']],
  ['a hospital', '282N00000X', ['hospital']],
  ['an anesthesiologist, whom nobody chooses', '207L00000X', []],
  ['no code', '', []],
])('%s is found by the words for it', (_story, code, kinds) => {
  expect(kindsOf([code])).toEqual(kinds);
});

test('of several codes each kind counts once, in their order', () => {
  expect(kindsOf(['207RG0100X', '207R00000X', '207RI0200X', '207RG0100X'])).toEqual([
    'gastroenterology',
    'internal-medicine',
  ]);
});

test('every kind is found by each of its codes', () => {
  for (const kind of SPECIALTIES) {
    for (const start of SPECIALTY_CODES[kind]) expect(kindsOf([start]), `${kind} ${start}`).toEqual([kind]);
  }
});

test.each([
  ['a dentist', '1223G0001X', 'dental'],
  ['a dental hygienist', '124Q00000X', 'dental'],
  ['a counselor', '101YM0800X', 'behavioral'],
  ['a clinical social worker', '1041C0700X', 'behavioral'],
  ['a psychologist', '103TC0700X', 'behavioral'],
  ['a family therapist', '106H00000X', 'behavioral'],
  ['a psychiatrist', '2084P0800X', 'behavioral'],
  ['a neurologist, whose code begins alike', '2084N0400X', 'medical'],
  ['a hospital', '282N00000X', 'medical'],
  ['an unknown code', '999Z00000X', 'medical'],
])('%s is of the type %s', (_story, code, type) => {
  expect(coverageTypeOf(code)).toBe(type);
});
