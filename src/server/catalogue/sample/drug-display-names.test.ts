import { expect, test } from 'vitest';
import { choiceKey } from '#domain/drugs/choice-key.ts';
import { displayName } from '#domain/drugs/display-name.ts';
import { SAMPLE_DRUGS } from './drugs/drug-list.ts';

const named = (name: string) => ({ name, genericName: '', brandName: null, doseForm: '' });

test('each drug of the sample has a name as people say it, and no other has the same', () => {
  const names = SAMPLE_DRUGS.map(({ name }) => displayName(named(name)));
  expect(names.filter((name) => /[[\]{}]|\b(?:MG|ML|UNT|ACTUAT|HR)\b/.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  expect(new Set(SAMPLE_DRUGS.map(({ name }) => choiceKey(named(name)))).size).toBe(SAMPLE_DRUGS.length);
});
