import { expect, test } from 'vitest';
import {
  displayMedicareNumber,
  isMemberId,
  MEDICARE_NUMBER_MASK,
  parseMedicareNumber,
  stripMedicareNumber,
} from './medicare-number.ts';

const SAMPLE = '1EG4TE5MK73';

test.each([
  ['the dashes of the card', '1EG4-TE5-MK73'],
  ['blanks', '1EG4 TE5 MK73'],
  ['both', '1EG4-TE5 MK73'],
  ['small letters', '1eg4te5mk73'],
  ['the long dashes of a phone', '1EG4–TE5—MK73'],
  ['a blank that does not break, and a tab', ' 1EG4\u00a0TE5\tMK73 '],
])('[IDENT-400] [FORMAT-600] blanks and dashes are dropped: %s', (_story, typed) => {
  expect([stripMedicareNumber(typed), parseMedicareNumber(typed)]).toEqual([SAMPLE, SAMPLE]);
});

test.each([
  ['nothing', ''],
  ['an old number of nine digits', '123456789'],
  ['an old number with its letter', '123-45-6789A'],
  ['a plan id', 'H5050-009-000'],
  ['a dot between', '1EG4.TE5.MK73'],
  ['a line of dashes', '-------------'],
  ['the word null', 'null'],
  ['a letter that becomes two when raised', '1EG4TE5ﬀ73'],
  ['digits of another script', '١EG4TE5MK73'],
])('nothing else is a Medicare number: %s', (_story, typed) => {
  expect(parseMedicareNumber(typed)).toBeNull();
});

test('it is shown 4-3-4, thirteen characters long; what is no Medicare number stays as it is', () => {
  expect(displayMedicareNumber('1eg4te5mk73')).toBe('1EG4-TE5-MK73');
  expect(displayMedicareNumber('1EG4TE5MK73')).toHaveLength(MEDICARE_NUMBER_MASK.length);
  expect(displayMedicareNumber('1EG4')).toBe('1EG4');
});

test.each([
  ['a card', '1EG4-TE5-MK73', true],
  ['twelve characters', '1EG4-TE5-MK7', false],
  ['fourteen', '1EG4-TE5-MK733', false],
  ['eleven characters without dashes', '1EG4TE5MK73', false],
  ['dashes at other places', '1EG-4TE5-MK73', false],
  ['small letters', '1eg4-te5-mk73', false],
  ['a first digit of zero', '0EG4-TE5-MK73', false],
  ['a letter that is never used', '1SG4-TE5-MK73', false],
  ['nothing', '', false],
])('[IDENT-632] a member ID is thirteen characters as the mask makes them: %s', (_story, text, valid) => {
  expect(isMemberId(text)).toBe(valid);
});

// The oracle of the tests below: place by place, from the table of domain facts, with no regular expression.
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY';
const DIGITS = '0123456789';
const PLACES = [
  '123456789',
  LETTERS,
  DIGITS + LETTERS,
  DIGITS,
  LETTERS,
  DIGITS + LETTERS,
  DIGITS,
  LETTERS,
  LETTERS,
  DIGITS,
  DIGITS,
];
const fits = (text: string) => {
  const kept = Array.from(text)
    .filter((character) => character !== ' ' && character !== '-')
    .map((c) => c.toUpperCase());
  return kept.length === PLACES.length && kept.every((character, place) => PLACES[place]?.includes(character));
};

const ASCII = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));

test.each([
  ['replaced', 1045, (at: number) => ASCII.map((added) => SAMPLE.slice(0, at) + added + SAMPLE.slice(at + 1))],
  ['left out', 11, (at: number) => [SAMPLE.slice(0, at) + SAMPLE.slice(at + 1)]],
  ['added', 1045, (at: number) => ASCII.map((added) => SAMPLE.slice(0, at) + added + SAMPLE.slice(at))],
  ['added at the end', 1045, () => ASCII.map((added) => SAMPLE + added)],
  [
    'swapped with the next',
    11,
    (at: number) => [
      SAMPLE.slice(0, at) + SAMPLE.slice(at + 1, at + 2) + SAMPLE.slice(at, at + 1) + SAMPLE.slice(at + 2),
    ],
  ],
])('every text one slip away from a Medicare number, one character %s', (_slip, count, slipsAt) => {
  const slips = Array.from(SAMPLE).flatMap((_character, at) => slipsAt(at));
  expect(slips).toHaveLength(count);
  expect(slips.filter((slip) => (parseMedicareNumber(slip) !== null) !== fits(slip))).toEqual([]);
});

test('each letter that looks like a digit is refused in each letter place', () => {
  const lookalikes = Array.from('SLOIBZ').flatMap((letter) =>
    [1, 2, 4, 5, 7, 8].map((at) => SAMPLE.slice(0, at) + letter + SAMPLE.slice(at + 1)),
  );
  expect(lookalikes.filter((text) => parseMedicareNumber(text) !== null)).toEqual([]);
});
