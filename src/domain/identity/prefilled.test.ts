import { expect, test } from 'vitest';
import { prefill } from './prefilled.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'a@b.co' };
const nameless = { ...ann, lastName: null };

test.each([
  ['an account with names', ann, false, true],
  ['the same, where editing is allowed', ann, true, false],
  ['an account without a name', nameless, false, false],
  ['the same, where editing is allowed', nameless, true, false],
])(
  '[IDENT-626] [ROLE-008] what the profile knows stands in the form, and is fixed: %s',
  (_story, user, mayEdit, isDisabled) => {
    const { firstName, email } = prefill(user, { mayEdit });
    expect([firstName, email]).toEqual([
      { value: 'Ann', isDisabled },
      { value: 'a@b.co', isDisabled },
    ]);
  },
);

test.each(['', null])('[IDENT-626] an e-mail that is not known (%j) can be typed, whatever the account', (email) => {
  expect(prefill({ ...ann, email }, { mayEdit: false }).email).toEqual({ value: '', isDisabled: false });
});
