import { expect, test } from 'vitest';
import { fieldSet } from './field-set.ts';
import { max, required } from './validators.ts';

const fields = fieldSet([
  { name: 'firstName', checks: [required, max(5)] },
  { name: 'zipCode', checks: [required], mask: '00000' },
]);

test.each([
  ['both that will do', { firstName: 'Ann', zipCode: '98101' }, []],
  ['one check of two', { firstName: 'Annabel', zipCode: '98101' }, ['firstName']],
  ['both faulty, in their order', { firstName: ' ', zipCode: '' }, ['firstName', 'zipCode']],
])('a form knows which fields will not do: %s', (_story, values, faults) => {
  expect(fields.faultsOf(values)).toEqual(faults);
  expect([fields.names, fields.maskOf('firstName'), fields.maskOf('zipCode')]).toEqual([
    ['firstName', 'zipCode'],
    undefined,
    '00000',
  ]);
});

test('[FORMAT-603] two fields of one name are refused, and the name is said', () => {
  const twice = { name: 'zipCode', checks: [] };
  expect(() => fieldSet([twice, twice])).toThrow(/'zipCode'/);
});
