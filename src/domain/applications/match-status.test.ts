import { expect, test } from 'vitest';
import { stateCodeOf } from './match-status.ts';

const entry = (imageIdentifier: unknown, code: unknown = 11) => ({ code, imageIdentifier });

test.each([
  ['the same number', 'LM12345678', [entry('LM12345678')], 11],
  ['in small letters', 'LM12345678', [entry('lm12345678')], 11],
  ['a confirmation number that was kept without the prefix', '12345678', [entry('LM12345678')], 11],
  ['a code as text', 'LM12345678', [entry('LM12345678', '12')], 12],
  ['the number of another application', 'LM12345678', [entry('LM12345679')], null],
  ['a part of the number', 'LM12345678', [entry('LM1234567')], null],
  ['none', 'LM12345678', [], null],
] as const)(
  '[ENROLL-411][ENROLL-416] a status belongs to its confirmation number: %s',
  (_story, number, entries, expected) => {
    expect(stateCodeOf(number, entries, 'LM')).toBe(expected);
  },
);

test.each([
  ['without a state code', { imageIdentifier: 'LM12345678', code: undefined }],
  ['with an empty one', entry('LM12345678', null)],
  ['with a word for one', entry('LM12345678', 'approved')],
])('[ENROLL-410] an entry %s is ignored', (_story, one) => {
  expect(stateCodeOf('LM12345678', [one], 'LM')).toBeNull();
});

test.each([
  ['of two characters', 'LM', 'LM'],
  ['of one character', 'L', 'L'],
  ['that is empty', '', ''],
  ['with the prefix of another site', 'HH12345678', '12345678'],
  ['without a prefix', '12345678', '12345678'],
  ['that is no text', 12345678, '12345678'],
  ['that is missing', undefined, '12345678'],
])('[ENROLL-411] an image identifier %s is ignored', (_story, imageIdentifier, number) => {
  expect(stateCodeOf(number, [entry(imageIdentifier)], 'LM')).toBeNull();
});

test('[ENROLL-411] the prefix and one more character are enough', () => {
  expect(stateCodeOf('LM7', [entry('LM7', 5)], 'LM')).toBe(5);
});

test.each([
  ['the same twice', [3, 3], 3],
  ['something new after it', [3, 6], 6],
  ['a decision after what is under way', [3, 11], 11],
  ['what is under way after a decision', [11, 3], 11],
  ['two decisions', [12, 11], 11],
])(
  'a service that answers twice is believed in its decision, and else in what it says last: %s',
  (_story, codes, expected) => {
    const entries = codes.map((code) => entry('LM12345678', code));
    expect(stateCodeOf('LM12345678', entries, 'LM')).toBe(expected);
  },
);
