import { expect, test } from 'vitest';
import { FIELDS_OF_AGREEMENT } from './fields-of-agreement.ts';

const group = (name: string) => FIELDS_OF_AGREEMENT.filter((field) => field.group === name);

test('[ENROLL-700] a premium is paid in one of four ways, and a bank account is needed for one of them alone', () => {
  const [method, ...account] = group('premiumPayment');
  expect(method?.choices).toEqual(['directBill', 'bankDraft', 'socialSecurity', 'railroadRetirement']);
  expect(account.map(({ key, when, required }) => [key, when?.is, required])).toEqual([
    ['accountHolder', 'bankDraft', true],
    ['accountType', 'bankDraft', true],
    ['routingNumber', 'bankDraft', true],
    ['accountNumber', 'bankDraft', true],
  ]);
});

test('[ENROLL-700] the account number is a secret', () => {
  expect(FIELDS_OF_AGREEMENT.filter(({ secret }) => secret).map(({ key }) => key)).toEqual(['accountNumber']);
});

test('[ENROLL-616][ENROLL-622] the key keeps its slip, and name, relationship, address and phone are needed of somebody else alone', () => {
  const [who, ...other] = group('authorization');
  expect(who).toMatchObject({ key: 'auhtorizedCheck', choices: ['enrollee', 'other'], required: true });
  expect(other.map(({ key, when, required }) => [key, when?.is, required])).toEqual(
    ['Name', 'Relationship', 'Address', 'City', 'State', 'Zip', 'Phone'].map((part) => [
      `authorized${part}`,
      'other',
      true,
    ]),
  );
});

test('[ENROLL-617] the statement has to be agreed to, and signed with a name', () => {
  expect(group('statementOfUnderstanding')).toMatchObject([
    { key: 'statementAgreed', kind: 'tick', required: true },
    { key: 'signature', kind: 'name', required: true },
  ]);
});
