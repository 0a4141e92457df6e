import type { Field } from './field.ts';

const FROM_BANK = { when: { key: 'paymentMethod', is: 'bankDraft' }, required: true } as const;

/** ENROLL-700. */
const PREMIUM: readonly Field[] = [
  {
    key: 'paymentMethod',
    kind: 'choice',
    choices: ['directBill', 'bankDraft', 'socialSecurity', 'railroadRetirement'],
    required: true,
  },
  { key: 'accountHolder', kind: 'name', ...FROM_BANK },
  { key: 'accountType', kind: 'choice', choices: ['checking', 'savings'], ...FROM_BANK },
  { key: 'routingNumber', kind: 'routing-number', ...FROM_BANK },
  { key: 'accountNumber', kind: 'account-number', secret: true, ...FROM_BANK },
].map((field) => ({ ...field, step: 'monthly-premium', group: 'premiumPayment' }) as Field);

const OF_OTHER = { when: { key: 'auhtorizedCheck', is: 'other' }, required: true } as const;

/** The wire spells the first key so. ENROLL-616, ENROLL-622. */
const AUTHORIZATION: readonly Field[] = [
  { key: 'auhtorizedCheck', kind: 'choice', choices: ['enrollee', 'other'], required: true },
  { key: 'authorizedName', kind: 'name', ...OF_OTHER },
  { key: 'authorizedRelationship', kind: 'text', ...OF_OTHER },
  { key: 'authorizedAddress', kind: 'text', ...OF_OTHER },
  { key: 'authorizedCity', kind: 'text', ...OF_OTHER },
  { key: 'authorizedState', kind: 'state', ...OF_OTHER },
  { key: 'authorizedZip', kind: 'zip', ...OF_OTHER },
  { key: 'authorizedPhone', kind: 'phone', ...OF_OTHER },
].map((field) => ({ ...field, step: 'authorization', group: 'authorization' }) as Field);

/** ENROLL-617. The name that is typed is the signature; its day is the day of sending. */
const STATEMENT: readonly Field[] = [
  { key: 'statementAgreed', kind: 'tick', required: true },
  { key: 'signature', kind: 'name', required: true },
].map((field) => ({ ...field, step: 'statement-of-understanding', group: 'statementOfUnderstanding' }) as Field);

export const FIELDS_OF_AGREEMENT: readonly Field[] = [...PREMIUM, ...AUTHORIZATION, ...STATEMENT];
