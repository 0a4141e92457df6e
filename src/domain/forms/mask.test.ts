import { expect, test } from 'vitest';
import { MEDICARE_NUMBER_MASK } from '#domain/identity/medicare-number.ts';
import { applyMask, caretInMask } from './mask.ts';

test.each([
  ['small letters without dashes', '1eg4te5mk73', '1EG4-TE5-MK73'],
  ['the dashes of a card', '1EG4-TE5-MK73', '1EG4-TE5-MK73'],
  ['blanks', ' 1EG4 TE5 MK73', '1EG4-TE5-MK73'],
  ['a letter in the place of a digit', 'A1eg4', '1EG4'],
  ['a digit in the place of a letter', '11EG4', '1EG4'],
  ['more than there is room for', '1EG4-TE5-MK7399', '1EG4-TE5-MK73'],
  ['the first part, which has no dash yet', '1EG4', '1EG4'],
  ['a dash typed at its place, which comes with what follows', '1EG4-', '1EG4'],
  ['the first letter of the second part', '1EG4t', '1EG4-T'],
  ['a letter that becomes two when raised', '1ße', '1E'],
  ['nothing', '', ''],
])('[IDENT-404] a Medicare number takes its shape while it is typed: %s', (_story, typed, shown) => {
  expect(applyMask(MEDICARE_NUMBER_MASK, typed)).toBe(shown);
});

test.each([
  ['letters', '98a1b01', '98101'],
  ['more than five', '981011234', '98101'],
  ['digits of another script', '٩8101', '8101'],
])('a mask of digits drops everything else: %s', (_story, typed, shown) => {
  expect(applyMask('00000', typed)).toBe(shown);
});

test.each([
  ['at the end, where a dash came in', '1eg4t', 5, 6],
  ['in the middle', '1eg4te5', 2, 2],
  ['behind what was left out', '1e!', 3, 2],
  ['before everything', '1eg4', 0, 0],
])('the caret stays behind what was typed before it: %s', (_story, typed, caret, place) => {
  expect(caretInMask(MEDICARE_NUMBER_MASK, typed, caret)).toBe(place);
});
