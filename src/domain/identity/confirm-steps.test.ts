import { expect, test } from 'vitest';
import {
  answered,
  beginConfirming,
  type ConfirmAnswer,
  endOfConfirming,
  isLockedOut,
  maySubmit,
  submitted,
} from './confirm-steps.ts';

test('[IDENT-637] there are three attempts until the server says how many', () => {
  expect(beginConfirming()).toEqual({ status: 'details', remaining: 3, hasFailed: false });
  expect(beginConfirming(1)).toEqual({ status: 'details', remaining: 1, hasFailed: false });
});

test.each<[story: string, answer: ConfirmAnswer, expected: object]>([
  ['[IDENT-614] merged', { isProfileMerged: true }, { status: 'success', remaining: 3, hasFailed: false }],
  ['[IDENT-614] not merged', { isProfileMerged: false }, { status: 'details', remaining: 3, hasFailed: true }],
  ['[IDENT-614] [ERR-600] an answer that does not say', {}, { status: 'details', remaining: 3, hasFailed: true }],
  ['[ERR-600] a yes that is no yes', { isProfileMerged: 'true' }, { status: 'details', remaining: 3, hasFailed: true }],
  ['[ERR-600] nobody answered', null, { status: 'details', remaining: 3, hasFailed: true }],
  [
    '[IDENT-615] [IDENT-637] two attempts are left',
    { isProfileMerged: false, remainingRetryCount: 2 },
    { status: 'details', remaining: 2, hasFailed: true },
  ],
  [
    '[IDENT-616] none is left',
    { isProfileMerged: false, remainingRetryCount: 0 },
    { status: 'details', remaining: 0, hasFailed: true },
  ],
  [
    '[ERR-600] a failure with a count acts like an answer with it',
    { remainingRetryCount: 1 },
    { status: 'details', remaining: 1, hasFailed: true },
  ],
  [
    'a count that is none',
    { isProfileMerged: false, remainingRetryCount: -1 },
    { status: 'details', remaining: 3, hasFailed: true },
  ],
])('%s', (_story, answer, expected) => {
  expect(answered(submitted(beginConfirming()), answer)).toEqual(expected);
});

test.each([
  ['at the start', beginConfirming(), true, false],
  ['while an answer is awaited', submitted(beginConfirming()), false, false],
  ['with one attempt left', beginConfirming(1), true, false],
  ['[IDENT-616] with none left', beginConfirming(0), false, true],
  ['after a success', answered(submitted(beginConfirming(0)), { isProfileMerged: true }), false, false],
])('whether an attempt can be sent: %s', (_story, confirming, may, locked) => {
  expect([maySubmit(confirming), isLockedOut(confirming)]).toEqual([may, locked]);
});

test.each([
  ['[IDENT-619] with attempts left it is skipped', beginConfirming(2), { savesSkip: true, isDataMerged: false }],
  ['[IDENT-620] with none left nothing is sent', beginConfirming(0), { savesSkip: false, isDataMerged: false }],
  [
    '[IDENT-621] after a success the data is there',
    answered(submitted(beginConfirming()), { isProfileMerged: true }),
    { savesSkip: false, isDataMerged: true },
  ],
])('what closing does: %s', (_story, confirming, end) => {
  expect(endOfConfirming(confirming)).toEqual(end);
});
