import { expect, test } from 'vitest';
import {
  choose,
  extraHelpOf,
  helpCategoryOf,
  isSubsidyLevel,
  mayAnswerExtraHelp,
  PREMIUM_PERCENT,
  requestedCategory,
} from './choice.ts';

test('[LIS-013][LIS-015] yes is level 1, no clears the level', () => {
  expect(choose('yes')).toEqual({ choice: 'yes', lisSubsidyLevel: '1' });
  expect(choose('no')).toEqual({ choice: 'no', lisSubsidyLevel: '' });
});

test.each([
  ['not eligible', '0', true],
  ['full', '1', true],
  ['the last', '4', true],
  ['none', '', false],
  ['one that is not', '5', false],
  ['a word', 'null', false],
])('a level that somebody else may know: %s', (_story, text, isLevel) => {
  expect(isSubsidyLevel(text)).toBe(isLevel);
});

test('one table says what each level pays', () => {
  expect(PREMIUM_PERCENT).toEqual({ '': 0, '0': 0, '1': 100, '2': 75, '3': 50, '4': 25 });
});

test.each([
  ['a guest', { isMember: false, knownLevel: '' }, true],
  ['a shopper who is no member, whatever is known', { isMember: false, knownLevel: '1' }, true],
  ['a member of whom nothing is known', { isMember: true, knownLevel: '' }, true],
  ['a member who is not eligible', { isMember: true, knownLevel: '0' }, true],
  ['a member with full help', { isMember: true, knownLevel: '1' }, false],
  ['a member with a part of it', { isMember: true, knownLevel: '4' }, false],
] as const)('[LIS-016] who is asked for Extra Help: %s', (_story, person, expected) => {
  expect(mayAnswerExtraHelp(person)).toBe(expected);
});

test.each([
  ['none', '', 2027, 0],
  ['not eligible', '0', 2027, 0],
  ['full', '1', 2027, 1],
  ['a part, after the parts ended', '3', 2024, 1],
  ['a part, while there were parts', '3', 2023, 4],
  ['full, while there were parts', '1', 2023, 1],
] as const)('a level has the copays of a category: %s', (_story, level, planYear, category) => {
  expect(helpCategoryOf(level, planYear)).toBe(category);
});

test.each([
  ['nothing', null, null, { choice: null, lisSubsidyLevel: '' }],
  ['an answer alone', 'yes', null, { choice: 'yes', lisSubsidyLevel: '1' }],
  ['a known level, whatever was answered before', 'no', '2', { choice: null, lisSubsidyLevel: '2' }],
  ['known not to be eligible', null, '0', { choice: null, lisSubsidyLevel: '0' }],
  ['an answer of who was not eligible', 'yes', '0', { choice: 'yes', lisSubsidyLevel: '1' }],
] as const)('[ROLE-408] the Extra Help of a shopper of whom there is %s', (_story, answered, known, help) => {
  expect(extraHelpOf(answered, known)).toEqual(help);
});

test.each([
  ['none is named', '0', '1', 2027, 1],
  ['one is named beside a level', '3', '1', 2027, 3],
  ['neither', '0', '', 2027, 0],
  ['a part, named in a year without it', '4', '', 2027, 4],
] as const)('the category of a request: %s', (_story, named, level, planYear, category) => {
  expect(requestedCategory(named, level, planYear)).toBe(category);
});
