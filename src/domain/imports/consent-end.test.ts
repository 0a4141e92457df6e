import { expect, test } from 'vitest';
import { addressOfEnd, CONSENT_ENDS, readConsentEnd } from './consent-end.ts';

test.each(CONSENT_ENDS)('a page reads what its address was made to say: %s', (end) => {
  const { search } = new URL(addressOfEnd('/your-claims', end), 'https://lantern.example');
  expect(readConsentEnd(search)).toEqual({ end, rest: '' });
});

test.each([
  ['nothing', '', null],
  ['something else', '?language=es', null],
  ['something else too', '?language=es&claims=refused', { end: 'refused', rest: '?language=es' }],
  ['a word that nobody says', '?claims=granted', { end: null, rest: '' }],
  ['no word', '?claims=', { end: null, rest: '' }],
])('an address that says %s', (_story, search, said) => {
  expect(readConsentEnd(search)).toEqual(said);
});
