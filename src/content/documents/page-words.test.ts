import { expect, test } from 'vitest';
import { flatten, pageWords, withChanges, wrongPlaces } from './page-words.ts';

const english = {
  shell: {
    title: 'Your plans',
    tip: null as string | null,
    count: (count: number) => (count === 1 ? '1 plan' : `${count} plans`),
    from: (first: string, second: string) => `${first} to ${second}`,
    lines: ['One.', 'Two.'],
  },
};
const spanish: typeof english = {
  shell: {
    title: 'Sus planes',
    tip: null,
    count: (count) => (count === 1 ? '1 plan' : `${count} planes`),
    from: (first, second) => `de ${first} a ${second}`,
    lines: ['Uno.', 'Dos.'],
  },
};
const words = (en: string) => ({ en, es: 'otra cosa' });

test('a document is made from the texts, with holes where values go', () => {
  expect(pageWords(english, spanish)).toEqual({
    'shell.title': { en: 'Your plans', es: 'Sus planes' },
    'shell.count': { en: '{1} plans', es: '{1} planes' },
    'shell.from': { en: '{1} to {2}', es: 'de {1} a {2}' },
    'shell.lines.0': { en: 'One.', es: 'Uno.' },
    'shell.lines.1': { en: 'Two.', es: 'Dos.' },
  });
});

test('[CONTENT-403] what a document changes, the page says', () => {
  const { shell } = withChanges(
    english,
    {
      'shell.title': words('My plans'),
      'shell.tip': words('A tip'),
      'shell.from': words('{2}, after {1}'),
      'shell.lines.1': words('Second.'),
    },
    'en',
  );
  expect([shell.title, shell.tip, shell.lines, shell.from('May', 'June')]).toEqual([
    'My plans',
    'A tip',
    ['One.', 'Second.'],
    'June, after May',
  ]);
  expect(withChanges(spanish, { 'shell.title': words('My plans') }, 'es').shell.title).toBe('otra cosa');
});

test('a sentence that a document leaves as it was keeps its own way with numbers', () => {
  const { shell } = withChanges(english, pageWords(english, spanish), 'en');
  expect([shell.count(1), shell.count(2)]).toEqual(['1 plan', '2 plans']);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['a page of an error', '<html>'],
  ['a number for a text', { 'shell.title': { en: 7 } }],
  ['an empty text', { 'shell.title': { en: '' } }],
  ['null for words', { 'shell.title': null }],
  ['places nobody has', { constructor: words('x'), toString: words('x'), 'shell.poem': words('x') }],
])('[CONTENT-410] [CONTENT-411] from %s the page takes nothing, and keeps its texts', (_story, changes) => {
  expect(flatten(withChanges(english, changes, 'en'))).toEqual(flatten(english));
});

test.each([
  ['a place that no page has', { 'shell.tittle': words('x') }, 'texts.shell.tittle: '],
  ['a hole in a text that has none', { 'shell.title': words('{1} plans') }, 'texts.shell.title.en: '],
  ['a hole too many', { 'shell.count': words('{1} of {2}') }, 'texts.shell.count.en: '],
  ['a hole in the other language', { 'shell.title': { en: 'x', es: '{1}' } }, 'texts.shell.title.es: '],
])('%s is told with its place', (_story, changes, place) => {
  expect(wrongPlaces(changes, flatten(english))).toEqual([expect.stringContaining(place)]);
});

test('a text may fill a place that the site leaves empty', () => {
  expect(wrongPlaces({ 'shell.tip': words('A tip'), 'shell.from': words('{2}') }, flatten(english))).toEqual([]);
});
