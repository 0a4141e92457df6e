import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test.each([
  [
    'the word that differs stays',
    24,
    ['Marrowby Mutual Care Companion Away (PPO)', 'Marrowby Mutual Care Companion Home (PPO)'],
    ['Marrowby … Away (PPO)', 'Marrowby … Home (PPO)'],
  ],
  [
    'with room, more of the end stays',
    31,
    ['Marrowby Care Companion Away (PPO)', 'Alder Care Companion Home (PPO)'],
    ['Marrowby … Companion Away (PPO)', 'Alder Care Companion Home (PPO)'],
  ],
  [
    'what differs in the middle stays too',
    24,
    ['Marrowby Mutual Gold Care Companion Plus (HMO)', 'Marrowby Mutual Blue Care Companion Plus (HMO)'],
    ['Marrowby … Gold … (HMO)', 'Marrowby … Blue … (HMO)'],
  ],
  ['a short name stays whole', 24, ['Alder (HMO)', 'Birch (PPO)'], ['Alder (HMO)', 'Birch (PPO)']],
  ['one long word stays whole', 24, ['Krankenversicherungsgesellschaft'], ['Krankenversicherungsgesellschaft']],
])('%s', (_story, most, names, short) => {
  expect(shortNames(names, most)).toEqual(short);
});

test('names that differ are told apart, and hold no word that is not in the name', () => {
  const word = fc.constantFrom('Mutual', 'Care', 'Gold', 'Away', 'Home', '(PPO)', 'Companion', 'Advantage');
  const name = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 8, max: 40 }),
      (names, most) => {
        const short = shortNames(names, most);
        expect(new Set(short).size).toBe(names.length);
        for (const [at, text] of short.entries()) {
          const words = (names[at] ?? '').split(' ');
          expect(text.split(' ').every((part) => part === '…' || words.includes(part))).toBe(true);
          expect(text.length).toBeLessThanOrEqual((names[at] ?? '').length + 1);
        }
      },
    ),
  );
});
