import { expect, test } from 'vitest';
import { samenessOf } from './same-person.ts';

const ours = { lastName: "O'Brien-Núñez", dateOfBirth: '1951-03-09', medicareNumber: '1EG4TE5MK73' } as const;
const theirs = { firstNames: ['Sam'], lastName: 'OBRIEN NUNEZ', dateOfBirth: '1951-03-09' } as const;
const noNumber = { ...ours, medicareNumber: null };

test.each([
  ['the same number', ours, theirs, ['1EG4TE5MK73'], 'same'],
  ['another number', ours, theirs, ['2FH7UG6NP84'], 'other'],
  ['one of two numbers is another’s', ours, theirs, ['1EG4TE5MK73', '2FH7UG6NP84'], 'other'],
  ['no number there: birthday and name decide', ours, theirs, [], 'same'],
  ['no number here: birthday and name decide', noNumber, theirs, ['2FH7UG6NP84'], 'same'],
  ['another birthday', noNumber, { ...theirs, dateOfBirth: '1951-03-10' }, [], 'other'],
  ['another name', noNumber, { ...theirs, lastName: 'Brien' }, [], 'other'],
  ['a name alone proves nothing', noNumber, { ...theirs, dateOfBirth: null }, [], 'unproved'],
  ['nobody says who it is', noNumber, null, [], 'unproved'],
] as const)('%s', (_story, profile, person, medicareNumbers, sameness) => {
  expect(samenessOf(profile, { person, medicareNumbers })).toBe(sameness);
});
