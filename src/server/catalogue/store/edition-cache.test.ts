import { expect, test } from 'vitest';
import type { CurrentEditions } from './current-editions.ts';
import { editionCache } from './edition-cache.ts';

const editions = (key: string) => ({ key, editions: [] }) as unknown as CurrentEditions;
const NOW = editions('1');

/** Room for four of a byte each. */
const full = (names: readonly string[]) => {
  const cache = editionCache<string>(() => 1, 4);
  for (const name of names) cache.set(NOW, name, name);
  return cache;
};

test('when it is full it forgets what was asked for least recently', () => {
  const cache = full(['a', 'b', 'c', 'd']);
  expect(cache.get(NOW, 'a')).toBe('a');
  cache.set(NOW, 'e', 'e');
  expect(['a', 'b', 'c', 'd', 'e'].map((name) => cache.get(NOW, name))).toEqual(['a', undefined, 'c', 'd', 'e']);
});

test('what is kept a second time takes the place of the first', () => {
  const cache = full(['a', 'a', 'a', 'b', 'c', 'd']);
  expect(['a', 'b', 'c', 'd'].map((name) => cache.get(NOW, name))).toEqual(['a', 'b', 'c', 'd']);
});

test('it knows nothing of other editions', () => {
  const cache = full(['a']);
  expect(cache.get(editions('2'), 'a')).toBeUndefined();
  expect(cache.get(NOW, 'a')).toBeUndefined();
});
