import { expect, test } from 'vitest';
import { asksForCover, COVER_KINDS, PLAN_TYPE_OF_COVER } from './cover-kinds.ts';

const newShopper = { isNew: true, hasChosen: false, wasAsked: false };

test.each([
  ['the first visit', {}, true],
  ['somebody who has saved plans, or signed in', { isNew: false }, false],
  ['an address that names a type or a filter', { hasChosen: true }, false],
  ['the second time', { wasAsked: true }, false],
])('what kind of cover is wanted is asked once: %s', (_story, change, asks) => {
  expect(asksForCover({ ...newShopper, ...change })).toBe(asks);
});

test('each kind of cover leads to plans that the list has', () => {
  expect(COVER_KINDS.map((kind) => PLAN_TYPE_OF_COVER[kind])).toEqual(['MAPD', 'PDP', 'PDP']);
});
