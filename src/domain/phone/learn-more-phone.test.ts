import { expect, test } from 'vitest';
import { type BrandPhones, learnMorePhone } from './learn-more-phone.ts';

const brand: BrandPhones = {
  needHelp: '1-800-555-0100',
  enroll: { MA: '1-800-555-0101', PDP: '1-800-555-0102', SNP: null, MS: '1-800-555-0104' },
};

test.each([
  ['Medicare Advantage', brand, 'MA', '1-800-555-0101'],
  ['Advantage with drugs is the same line', brand, 'MAPD', '1-800-555-0101'],
  ['private fee-for-service is Advantage too', brand, 'PFFS', '1-800-555-0101'],
  ['a drug plan, in lower case', brand, 'pdp', '1-800-555-0102'],
  ['Supplement', brand, 'MS', '1-800-555-0104'],
  ['Supplement with blanks around it', brand, ' ms ', '1-800-555-0104'],
  [
    'a special needs plan of any kind',
    { ...brand, enroll: { ...brand.enroll, SNP: '1-800-555-0103' } },
    'D-SNP',
    '1-800-555-0103',
  ],
  ['no number for special needs plans: the need-help number', brand, 'C-SNP', '1-800-555-0100'],
  ['a number nobody can call: the need-help number', { ...brand, enroll: { MA: '711' } }, 'MA', '1-800-555-0100'],
  ['[CONTENT-417] no number at all', { needHelp: null, enroll: {} }, 'MA', null],
])('[PLAN-015] [PLAN-600] %s', (_story, phones, productType, number) => {
  expect(learnMorePhone(phones, productType)).toBe(number);
});

test.each([
  ['Supplement takes it first', 'MS', '1-800-555-0109'],
  ['another kind of plan does not', 'PDP', '1-800-555-0102'],
])("[PLAN-600] the visitor's own Supplement number: %s", (_story, productType, number) => {
  expect(learnMorePhone(brand, productType, '1-800-555-0109')).toBe(number);
});
