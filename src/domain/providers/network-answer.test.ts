import { expect, test } from 'vitest';
import {
  ageOf,
  directoryState,
  type KnownDirectory,
  mayBePrimary,
  type NetworkQuestion,
  networkAnswer,
} from './network-answer.ts';

const TODAY = '2026-11-16' as const;
const GOOD: KnownDirectory = {
  state: 'current',
  asOf: '2026-11-10',
  readOn: '2026-11-15',
  isComplete: true,
  listsPlan: true,
};
const NEVER_GOOD = { asOf: null, readOn: null, isComplete: false, listsPlan: false };
const HERE = { here: true, isUnclear: false };
const NOT_HERE = { here: false, isUnclear: false };

test.each<[string, KnownDirectory | null, string, number | null]>([
  ['nothing is known of the company', null, 'absent', null],
  ['it was read and is dated lately', GOOD, 'current', 6],
  ['it was read 30 days ago', { ...GOOD, readOn: '2026-10-17', asOf: '2026-10-17' }, 'current', 30],
  ['it was read 31 days ago', { ...GOOD, readOn: '2026-10-16' }, 'old', 31],
  ['it is dated 30 days ago', { ...GOOD, asOf: '2026-10-17' }, 'current', 30],
  ['it is dated 31 days ago', { ...GOOD, asOf: '2026-10-16' }, 'old', 31],
  ['it is not dated', { ...GOOD, asOf: null }, 'old', 1],
  ['it is dated in the future', { ...GOOD, asOf: '2026-11-17', readOn: '2026-11-18' }, 'current', 0],
  ['it names nobody for this plan', { ...GOOD, listsPlan: false }, 'absent', 6],
  ['a newer one is broken', { ...GOOD, state: 'broken' }, 'current', 6],
  ['a newer one is broken, and this one has grown old', { ...GOOD, state: 'broken', asOf: '2026-10-16' }, 'old', 31],
  ['none was ever good, and the last was broken', { ...NEVER_GOOD, state: 'broken' }, 'refused', null],
  ['none was ever good, and the last was refused', { ...NEVER_GOOD, state: 'refused' }, 'refused', null],
  ['there never was one', { ...NEVER_GOOD, state: 'absent' }, 'absent', null],
  ['it is of another year', { ...NEVER_GOOD, state: 'other-year' }, 'other-year', null],
])('a list of doctors, where %s', (_story, directory, state, age) => {
  expect(directoryState(directory, TODAY)).toBe(state);
  expect(directory && ageOf(directory, TODAY)).toBe(age);
});

type Row = [string, Partial<Parameters<typeof networkAnswer>[0]>, string | null];

test.each<Row>([
  ['listed here', { listed: HERE }, 'in-network'],
  ['listed here, while not all of the list could be read', { directory: { ...GOOD, isComplete: false } }, 'in-network'],
  ['listed here, in a list that has grown old', { directory: { ...GOOD, asOf: '2026-10-16' } }, 'in-network'],
  ['not in a whole and current list', { listed: NOT_HERE }, 'not-listed'],
  ['not in a list that is not whole', { listed: NOT_HERE, directory: { ...GOOD, isComplete: false } }, 'not-available'],
  ['not in a list of 30 days ago', { listed: NOT_HERE, directory: { ...GOOD, asOf: '2026-10-17' } }, 'not-listed'],
  ['not in a list of 31 days ago', { listed: NOT_HERE, directory: { ...GOOD, asOf: '2026-10-16' } }, 'not-available'],
  [
    'not in a list read 31 days ago',
    { listed: NOT_HERE, directory: { ...GOOD, readOn: '2026-10-16' } },
    'not-available',
  ],
  [
    'not in a list that leaves out the plan',
    { listed: NOT_HERE, directory: { ...GOOD, listsPlan: false } },
    'not-available',
  ],
  ['in an entry that could not be read', { listed: { here: false, isUnclear: true } }, 'not-available'],
  ['of a company without a list', { listed: NOT_HERE, directory: null }, 'not-available'],
  [
    'of a list of another year',
    { listed: NOT_HERE, directory: { ...NEVER_GOOD, state: 'other-year' } },
    'not-available',
  ],
  ['of a list that was refused', { listed: NOT_HERE, directory: { ...NEVER_GOOD, state: 'refused' } }, 'not-available'],
])('[DOC-402] a doctor who is %s', (_story, change, answer) => {
  const question = {
    product: 'HMO' as const,
    directory: GOOD,
    listed: HERE,
    acceptsMedicare: true as const,
    today: TODAY,
  };
  expect(networkAnswer({ ...question, ...change } as NetworkQuestion)).toBe(answer);
});

test.each<Row>([
  ['a private fee-for-service plan', { product: 'PFFS' }, 'accepts-medicare'],
  ['one that lists the doctor in a network of its own', { product: 'PFFS', listed: HERE }, 'in-network'],
  ['a Supplement', { product: 'supplement' }, 'accepts-medicare'],
  ['Original Medicare', { product: 'original-medicare' }, 'accepts-medicare'],
  [
    'Original Medicare, of a doctor whom no list of it has',
    { product: 'original-medicare', acceptsMedicare: null },
    'not-available',
  ],
  ['a PPO, whose own list decides', { product: 'PPO' }, 'not-listed'],
  ['a drug plan, which has no network of doctors', { product: 'PDP', listed: HERE }, null],
])('what %s says of who is not listed', (_story, change, answer) => {
  const question = {
    product: 'HMO' as const,
    directory: GOOD,
    listed: NOT_HERE,
    acceptsMedicare: true as const,
    today: TODAY,
  };
  expect(networkAnswer({ ...question, ...change } as NetworkQuestion)).toBe(answer);
});

test.each<[string, string[], boolean | null]>([
  ['family medicine', ['207Q00000X'], true],
  ['general practice', ['208D00000X'], true],
  ['internal medicine', ['207R00000X'], true],
  ['geriatric medicine', ['207RG0300X'], true],
  ['a nurse practitioner of family medicine', ['363LF0000X'], true],
  ['cardiology, which is a part of internal medicine', ['207RC0000X'], false],
  ['cardiology and internal medicine', ['207RC0000X', '207R00000X'], true],
  ['sports medicine, a part of family medicine', ['207QS0010X'], false],
  ['a dentist', ['1223G0001X'], false],
  ['nothing told', [], null],
])('whether %s may be a primary doctor', (_story, specialties, expected) => {
  expect(mayBePrimary(specialties)).toBe(expected);
});
