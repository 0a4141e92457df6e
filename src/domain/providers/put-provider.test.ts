import { expect, test } from 'vitest';
import { MOST_PROVIDERS, putProvider, uniqueIdOf } from './put-provider.ts';

const at = (nationalProviderId: string, providerAddressId: string, providerId?: string) => ({
  nationalProviderId,
  providerAddressId,
  providerId,
});
const LEE = at('1', '98101 PINE ST', 'a');
const COLE = at('2', '98101 UNION ST', 'b');

test.each([
  ['a new one comes last', at('3', 'X'), [LEE, COLE, at('3', 'X')]],
  ['the same doctor at another place is another one', at('1', 'X'), [LEE, COLE, at('1', 'X')]],
  ['the same doctor at the same place stays where it was', at('1', '98101 PINE ST'), [LEE, COLE]],
  ['one that is moved stays where it was, and is new', at('1', 'X', 'a'), [at('1', 'X'), COLE]],
  ['one that is moved to where another stands takes its place', at('2', '98101 UNION ST', 'a'), [COLE]],
  ['an id that nobody has any more is a new one', at('3', 'X', 'gone'), [LEE, COLE, at('3', 'X')]],
])('[DOC-600] %s', (_story, provider, expected) => {
  const ids = (list: readonly object[]) => JSON.parse(JSON.stringify(list));
  expect(ids(putProvider([LEE, COLE], provider))).toEqual(ids(expected));
});

test('number and place together name a doctor, and a list has an end', () => {
  expect(uniqueIdOf(LEE)).toBe('1 98101 PINE ST');
  expect(MOST_PROVIDERS).toBe(20);
});
