import { expect, test } from 'vitest';
import { SPECIALTIES } from './specialties.ts';
import { meantSpecialty, SPECIALTY_GROUP_NAMES, type SpecialtyWords, specialtyOffers } from './specialty-offers.ts';

const WORDS = {
  ...Object.fromEntries([...SPECIALTY_GROUP_NAMES, ...SPECIALTIES].map((key) => [key, { name: key, words: '' }])),
  dental: { name: 'Dentists', words: 'teeth' },
  cardiology: { name: 'Heart doctor', words: 'cardiac corazón' },
  oncology: { name: 'Cancer doctor', words: '' },
  dentistry: { name: 'Dentist', words: 'teeth' },
  dialysis: { name: 'Dialysis center', words: 'kidney' },
} as Parameters<typeof specialtyOffers>[1] & Record<string, SpecialtyWords>;

const keys = (typed: string) => specialtyOffers(typed, WORDS).map(({ key }) => key);

test.each([
  ['the beginning of an everyday word', 'hea', ['cardiology']],
  ['two words in any order', 'doctor heart', ['cardiology']],
  ['a word without its accent', 'corazon', ['cardiology']],
  ['the term itself', 'Cardiol', ['cardiology']],
  [
    'a word of several: names that begin with it come first',
    'd',
    ['dental', 'dermatology', 'dentistry', 'dialysis', 'cardiology', 'oncology'],
  ],
  ['a group before the kind in it', 'teeth', ['dental', 'dentistry']],
  ['nothing', '  ', []],
  ['what is no kind', 'heart teeth', []],
  ['signs alone', '%', []],
])('%s offers', (_story, typed, expected) => {
  expect(keys(typed)).toEqual(expected);
});

test('a group stands for the kinds in it', () => {
  expect(specialtyOffers('teeth', WORDS)[0]?.specialties).toContain('periodontics');
  expect(specialtyOffers('heart', WORDS)[0]?.specialties).toEqual(['cardiology']);
});

test.each([
  ['the whole name, though another one begins with it', 'dentist', 'dentistry'],
  ['words that fit one alone', 'hear', 'cardiology'],
  ['words that fit several', 'doctor', null],
  ['nothing', '', null],
  ['what fits none', 'plumber', null],
])('%s means', (_story, typed, expected) => {
  expect(meantSpecialty(typed, WORDS)?.key ?? null).toBe(expected);
});
