import { expect, test } from 'vitest';
import { APPLICATION_STATUSES, isDecision, readStatus, statusOf, statusOfCode } from './status-codes.ts';

test('[ENROLL-006] a person is shown seven statuses and no other', () => {
  expect(APPLICATION_STATUSES).toEqual([
    'Saved',
    'In Progress',
    'Pending',
    'Submitted',
    'Approved',
    'Withdrawn',
    'Denied',
  ]);
});

test.each([
  ['In Progress', 'In Progress'],
  ['In-Progress', 'In Progress'],
  ['in-progress', 'In Progress'],
  ['Saved', 'In Progress'],
  ['Submitted', 'Submitted'],
  [' Denied ', 'Denied'],
  ['Lost', null],
  ['', null],
])('[ENROLL-006] the stored status %j is shown as %s', (text, expected) => {
  expect(readStatus(text)).toBe(expected);
});

const PENDING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];

test.each(PENDING)('[ENROLL-013] the code %i is Pending, as a number and as text', (code) => {
  expect([statusOfCode(code), statusOfCode(String(code))]).toEqual(['Pending', 'Pending']);
  expect(isDecision(code)).toBe(false);
});

test.each([
  [11, 'Approved'],
  [12, 'Denied'],
  [13, 'Withdrawn'],
])('[ENROLL-014] the code %i is %s, as a number and as text', (code, expected) => {
  expect([statusOfCode(code), statusOfCode(String(code)), statusOfCode(` ${code} `)]).toEqual(Array(3).fill(expected));
  expect(isDecision(code)).toBe(true);
});

test.each([
  ['a code below all', 0],
  ['a code above all', 25],
  ['a negative one', -1],
  ['a part of one', 11.5],
  ['none', null],
  ['nothing', undefined],
  ['no number', 'eleven'],
  ['an empty text', ''],
  ['a text with more', '11a'],
  ['a number that is none', Number.NaN],
])('[ENROLL-012][ENROLL-013] %s is Submitted', (_story, code) => {
  expect(statusOfCode(code)).toBe('Submitted');
});

test.each([
  ['a draft', { isSubmitted: false, stateCode: null, isWithdrawn: false }, 'In Progress'],
  [
    'one that was sent and of which nothing is heard',
    { isSubmitted: true, stateCode: null, isWithdrawn: false },
    'Submitted',
  ],
  ['one under way', { isSubmitted: true, stateCode: 3, isWithdrawn: false }, 'Pending'],
  ['one under way that nobody wants any more', { isSubmitted: true, stateCode: 3, isWithdrawn: true }, 'Withdrawn'],
  [
    'one that was approved before the insurer heard',
    { isSubmitted: true, stateCode: 11, isWithdrawn: true },
    'Approved',
  ],
  ['one that was denied meanwhile', { isSubmitted: true, stateCode: 12, isWithdrawn: true }, 'Denied'],
  ['one that the insurer calls withdrawn', { isSubmitted: true, stateCode: 13, isWithdrawn: false }, 'Withdrawn'],
] as const)('[ENROLL-008][ENROLL-009][ENROLL-012] %s', (_story, known, expected) => {
  expect(statusOf(known)).toBe(expected);
});
