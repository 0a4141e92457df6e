import { expect, test } from 'vitest';
import { BENEFIT_IDS, isCardBenefit, isInTable, knownBenefit, rankOf } from './benefit-table.ts';

test.each([
  ['a benefit of Original Medicare', 'Doctor services', 'Primary doctor visit', 'M90', 'medical', null],
  ['one that the plan adds', 'Vision', 'Routine eye exam', '17a1', 'extra', null],
  ['one with a rank', 'Comprehensive dental', 'Restorative services', '16b1', 'extra', 1],
  ['other letters, and blanks at the end', 'VISION', 'routine eye exam ', '17a1', 'extra', null],
  ['a service that the table does not hold', 'Vision', 'Night glasses!', 'night-glasses', 'extra', null],
])('a line of the source is known: %s', (_story, category, service, benefitId, kind, rank) => {
  expect(knownBenefit({ category, service })).toEqual({ benefitId, kind, rank });
});

test.each([
  ['a line of the table', 'Vision', 'Routine eye exam', true],
  ['the service under another category', 'Hearing', 'Routine eye exam', false],
  ['a service that is new', 'Vision', 'Night glasses', false],
])('%s is told apart from new words', (_story, category, service, isKnown) => {
  expect(isInTable({ category, service })).toBe(isKnown);
});

test('each benefit has an id of its own', () => {
  expect(BENEFIT_IDS).toEqual(expect.arrayContaining(['M90', '16b10', '17a1', 'special-meals']));
  expect(new Set(BENEFIT_IDS).size).toBe(BENEFIT_IDS.length);
});

test.each([
  ['the first benefit', '16b1', 1],
  ['the last one', 'meals', 7],
  ['a benefit without a rank', 'M90', null],
  ['a drug tier, by its number', 'tier-1', 1],
  ['a drug tier of two digits', 'tier-12', 12],
  ['an id with words before', 'upper-tier-1', null],
  ['an id with words behind', 'tier-1-drugs', null],
  ['an id that no table holds', 'night-glasses', null],
])('[PLAN-423] the rank of %s', (_story, benefitId, rank) => {
  expect(rankOf(benefitId)).toBe(rank);
});

test.each([
  ['M90', true],
  ['16a1', true],
  ['16b10', true],
  ['17a1', true],
  ['17a10', false],
  ['17b1', false],
  ['18a1', true],
  ['18a2', false],
  ['116a1', false],
  ['XM90', false],
  ['14a6-gym', false],
])('[PLAN-427] a card shows %s: %s', (benefitId, isShown) => {
  expect(isCardBenefit(benefitId)).toBe(isShown);
});
