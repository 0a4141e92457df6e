import { expect, test } from 'vitest';
import { type KnownPerson, type Person, personToMerge } from './person-to-merge.ts';

const nobody: Person = { firstName: null, lastName: null, email: null, dob: null, zipCode: null, mbi: null };
const ana = { ...nobody, firstName: 'Ana', lastName: 'Peña' };

test.each<[story: string, guest: Partial<Person>, account: Partial<KnownPerson>, merged: Partial<Person>]>([
  ['a guest who told nothing', {}, ana, {}],
  [
    'an account that knows nothing',
    { ...ana, zipCode: '98101' },
    {},
    { firstName: 'Ana', lastName: 'Peña', zipCode: '98101' },
  ],
  ['what the account knows', { zipCode: '98101', email: 'a@b.org' }, { zipCode: '10001' }, { email: 'a@b.org' }],
  ['the same name', { firstName: 'Ana', dob: '1950-03-09' }, ana, { dob: '1950-03-09' }],
  ['the same name in other letters', { lastName: ' PENA', dob: '1950-03-09' }, ana, { dob: '1950-03-09' }],
  ['another first name', { firstName: 'Luis', dob: '1950-03-09', zipCode: '98101' }, ana, {}],
  ['another last name', { lastName: 'Pe', mbi: '1EG4TE5MK73' }, ana, {}],
  ['another birth date', { dob: '1950-03-09', email: 'a@b.org' }, { dob: '1950-03-10' }, {}],
  ['another Medicare number', { mbi: '1EG4TE5MK73', email: 'a@b.org' }, { mbi: '9RT8CQ7WE66' }, {}],
  ['an account whose birth date does not open', { dob: '1950-03-09', zipCode: '98101' }, { unreadable: ['dob'] }, {}],
  [
    'another e-mail and ZIP code',
    { email: 'a@b.org', zipCode: '1', dob: '1950-03-09' },
    { email: 'c@d.org', zipCode: '2' },
    { dob: '1950-03-09' },
  ],
])('%s', (_story, guest, account, merged) => {
  expect(personToMerge({ ...nobody, ...guest }, { ...nobody, unreadable: [], ...account })).toEqual(merged);
});
