import { expect, test } from 'vitest';
import { DETAIL_FIELDS, detailsAskedOf, type IdentityDetails } from './identity-details.ts';
import { judgeIdentity } from './judge-identity.ts';
import { TELESALES_TYPES } from './telesales-type.ts';

const mia: IdentityDetails = {
  firstName: 'Mia José',
  lastName: "O'Teller",
  email: 'mia@example.org',
  dob: '1952-05-17',
  mbi: '3GJ5VH7QR92',
  gender: 'f',
  zipCode: '98101',
};
const isSame = (one: string, other: string) => one === other;

test.each([
  ['the same', {}, true],
  ['capitals, an accent left out, another apostrophe', { firstName: 'MIA JOSE', lastName: 'O’TELLER' }, true],
  ['an e-mail in capitals', { email: 'Mia@Example.org' }, true],
  ['another name', { firstName: 'Max' }, false],
  ['a name in other letters, which is not nothing', { firstName: '美亜' }, false],
  ['a part of a name', { lastName: 'Tell' }, false],
  ['another day', { dob: '1952-05-18' }, false],
  ['nothing where a number is asked for', { mbi: '' }, false],
])('who says who they are: %s', (_story, change, expected) => {
  expect(judgeIdentity(DETAIL_FIELDS, { ...mia, ...change }, mia, isSame)).toBe(expected);
});

test('nothing is not the same as nothing', () => {
  const blank = { ...mia, gender: '' };
  expect(judgeIdentity(['gender'], blank, blank, isSame)).toBe(false);
});

test.each(TELESALES_TYPES)('%s: what is not asked for decides nothing, all else does', (type) => {
  const asked = detailsAskedOf(type);
  const deciding = DETAIL_FIELDS.filter(
    (field) => !judgeIdentity(asked, { ...mia, [field]: '2FH7UG6NP84' }, mia, isSame),
  );
  expect(deciding).toEqual(DETAIL_FIELDS.filter((field) => asked.includes(field)));
});

test.each([
  ['the first field', { ...mia, firstName: 'Max' }, false],
  ['a field that is not asked for', { ...mia, zipCode: '10001' }, true],
  ['every field', { firstName: 'a', lastName: 'b', email: 'c', dob: 'd', mbi: 'e', gender: 'm', zipCode: 'f' }, false],
  ['nobody written down', null, false],
] as const)('all fields are compared whatever differs: %s', (_story, known, expected) => {
  let compared = 0;
  const counting = (one: string, other: string) => {
    compared += 1;
    return one === other;
  };
  expect(judgeIdentity(detailsAskedOf('MEMBER-CONSENT'), mia, known, counting)).toBe(expected);
  expect(compared).toBe(DETAIL_FIELDS.length);
});
