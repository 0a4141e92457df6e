import { expect, test } from 'vitest';
import { putDrug } from './put-drug.ts';

const drug = (drugId: string | undefined, nationalDrugCode: string, quantity = 1) => ({
  ...(drugId !== undefined && { drugId }),
  nationalDrugCode,
  quantity,
});
const list = [drug('a', '1'), drug('b', '2')];

test.each([
  ['a new drug comes last', drug(undefined, '3'), [drug('a', '1'), drug('b', '2'), drug(undefined, '3')]],
  ['one that is listed keeps its place and id', drug('a', '1', 5), [drug('a', '1', 5), drug('b', '2')]],
  ['one that is listed is not added twice', drug(undefined, '2', 5), [drug('a', '1'), drug('b', '2', 5)]],
  ['another strength takes the place of the first', drug('a', '9'), [drug(undefined, '9'), drug('b', '2')]],
  ['a strength that is listed too stands there once', drug('a', '2', 5), [drug('b', '2', 5)]],
  ['one that was removed meanwhile is new', drug('gone', '3'), [drug('a', '1'), drug('b', '2'), drug(undefined, '3')]],
])('[DRUG-600] %s', (_story, put, expected) => {
  expect(putDrug(list, put)).toEqual(expected);
});
