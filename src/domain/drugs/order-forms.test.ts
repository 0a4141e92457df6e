import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';
import { orderForms } from './order-forms.ts';

const form = (name: string, codes: number, isListed = false) => ({
  name,
  codes,
  isListed,
  displayName: displayName({ name, genericName: '', brandName: null, doseForm: '' }),
});

test('the commonest comes first, then form by form from the weakest up', () => {
  const forms = [
    form('metformin hydrochloride 100 MG/ML Oral Solution', 4),
    form('metformin hydrochloride 1000 MG Oral Tablet', 30),
    form('24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet', 25),
    form('metformin hydrochloride 850 MG Oral Tablet', 20),
    form('metformin hydrochloride 500 MG Oral Tablet', 40),
  ];
  expect(orderForms(forms).map(({ displayName: name }) => name)).toEqual([
    'metformin 500 mg tablet',
    'metformin 850 mg tablet',
    'metformin 1000 mg tablet',
    'metformin ER 500 mg tablet',
    'metformin 100 mg/mL oral solution',
  ]);
});

test('a strength in the middle that is sold most is put before the others', () => {
  const forms = [5, 10, 20].map((strength) => form(`oldamide ${strength} MG Oral Tablet`, strength === 10 ? 9 : 2));
  expect(orderForms(forms).map(({ displayName: name }) => name)).toEqual([
    'oldamide 10 mg tablet',
    'oldamide 5 mg tablet',
    'oldamide 20 mg tablet',
  ]);
  expect(orderForms([])).toEqual([]);
});

test.each([
  [
    'the weakest, where few codes tell nothing',
    [form('oldamide 5 MG Oral Tablet', 1), form('oldamide 10 MG Oral Tablet', 3)],
    'oldamide 5 mg tablet',
  ],
  [
    'one that a formulary lists before a weaker one that none does',
    [form('oldamide 5 MG Oral Tablet', 1), form('oldamide 10 MG Oral Tablet', 1, true)],
    'oldamide 10 mg tablet',
  ],
  [
    'the strength that the label names for most adults',
    [form('apixaban 2.5 MG Oral Tablet [Eliquis]', 3, true), form('apixaban 5 MG Oral Tablet [Eliquis]', 3, true)],
    'Eliquis 5 mg tablet',
  ],
  [
    'the ordinary tablet before a special one of the same strength',
    [
      form('Osmotic 24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet', 2),
      form('24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet', 3, true),
    ],
    'metformin ER 500 mg tablet',
  ],
])('what stands ready is %s', (_story, forms, first) => {
  expect(orderForms(forms)[0]?.displayName).toBe(first);
});
