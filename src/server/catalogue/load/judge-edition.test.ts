import { expect, test } from 'vitest';
import { NOTHING_LOST } from '../files/rejection.ts';
import { judgeEdition } from './judge-edition.ts';

const file = (layout: string, read: number, loaded: number, rejected = {}) => ({ layout, read, loaded, rejected });

test.each([
  ['all are good', [file('a', 50, 50)], []],
  ['98 % are good', [file('a', 10_000, 9_800)], []],
  ['one row less than 98 %', [file('a', 10_000, 9_799)], ['a 9799 of 10000']],
  ['one bad row of 50', [file('a', 50, 49)], []],
  ['one bad row of 49', [file('a', 49, 48)], ['a 48 of 49']],
  ['what another row has said is not bad', [file('a', 100, 1, { [NOTHING_LOST.twice]: 97 })], []],
  ['and one more bad row is', [file('a', 100, 1, { [NOTHING_LOST.twice]: 96, other: 3 })], ['a 97 of 100']],
  ['no rows at all', [file('a', 0, 0)], []],
  ['files of one layout are counted together', [file('a', 10, 9), file('a', 90, 90)], []],
  ['many good rows of one layout hide none of another', [file('a', 10, 0), file('b', 9_000, 9_000)], ['a 0 of 10']],
])('rows that are good: %s', (_story, files, short) => {
  expect(judgeEdition(files, {}, null).map(({ of, rows, outOf }) => `${of} ${rows} of ${outOf}`)).toEqual(short);
});

test.each([
  ['a first load', { 'WA HMO': 1 }, null, []],
  ['as many as before', { 'WA HMO': 10 }, { 'WA HMO': 10 }, []],
  ['80 % of those before', { 'WA HMO': 8_000 }, { 'WA HMO': 10_000 }, []],
  ['one row less than 80 %', { 'WA HMO': 7_999 }, { 'WA HMO': 10_000 }, ['WA HMO']],
  ['one of five went', { 'WA HMO': 4 }, { 'WA HMO': 5 }, []],
  ['one of four went', { 'WA HMO': 3 }, { 'WA HMO': 4 }, ['WA HMO']],
  ['a state that the old one lacks', { 'WA HMO': 5, 'NY HMO': 1 }, { 'WA HMO': 5 }, []],
  ['a state that the new one lacks', { 'WA HMO': 500 }, { 'WA HMO': 500, 'NY PDP': 1 }, ['NY PDP']],
  ['a table that was empty before', {}, { 'plan_tier rows': 0 }, []],
])('rows beside the edition before: %s', (_story, now, before, short) => {
  expect(
    judgeEdition([], now as Record<string, number>, before as Record<string, number> | null).map(({ of }) => of),
  ).toEqual(short);
});
