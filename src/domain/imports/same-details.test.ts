import { expect, test } from 'vitest';
import { isSamePerson } from './same-details.ts';

const known = {
  firstName: 'Sam',
  lastName: "O'Brien-Núñez",
  dob: '1951-03-09',
  zipCode: '98101',
  mbi: '1EG4TE5MK73',
};

test.each([
  ['all as the record has it', {}, {}, true],
  ['capitals and signs as on a card', { lastName: 'OBRIEN NUNEZ', firstName: 'SAM' }, {}, true],
  ['another first name', { firstName: 'Pam' }, {}, false],
  ['another last name', { lastName: 'Brien' }, {}, false],
  ['another birthday', { dob: '1951-03-10' }, {}, false],
  ['another ZIP code', { zipCode: '98102' }, {}, false],
  ['another number', { mbi: '2FH7UG6NP84' }, {}, false],
  ['a number that the record does not know', {}, { mbi: null }, true],
  ['a ZIP code that the record does not know', {}, { zipCode: null }, true],
  ['no birthday in the record', {}, { dob: null }, false],
  ['no last name in the record', {}, { lastName: null }, false],
])('%s', (_story, change, record, isSame) => {
  expect(isSamePerson({ ...known, ...change }, { ...known, ...record })).toBe(isSame);
});
