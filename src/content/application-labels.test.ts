import { expect, test } from 'vitest';
import { applicationLabel } from './application-labels.ts';
import { applicationElection as english } from './en/application-election.ts';
import { applicationFields as fields } from './en/application-fields.ts';
import { applicationFields as spanish } from './es/application-fields.ts';

test.each([
  ['a question', applicationLabel('en', 'firstName'), fields.fields.firstName.label],
  ['the same in Spanish', applicationLabel('es', 'firstName'), spanish.fields.firstName.label],
  ['a reason to join now', applicationLabel('en', 'moveIn'), english.reasons.moveIn.label],
  ['its day', applicationLabel('en', 'moveInDate'), english.reasons.moveIn.day],
  [
    'what ends like a day and is none',
    applicationLabel('en', 'partAEffectiveDate'),
    fields.fields.partAEffectiveDate.label,
  ],
  ['what has no words of its own', applicationLabel('en', 'raceSamoan'), 'raceSamoan'],
])('%s is called as it was on the form', (_story, label, expected) => {
  expect(label).toBe(expected);
});
