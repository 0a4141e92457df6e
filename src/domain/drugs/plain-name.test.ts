import { expect, test } from 'vitest';
import { withPlainName } from './plain-name.ts';

test.each([
  [
    'a whole name of RxNorm gets the name that people say',
    { drugDosage: 'lisinopril 10 MG Oral Tablet', drugFullName: '' },
    { drugDosage: 'lisinopril 10 mg tablet', drugFullName: 'lisinopril 10 MG Oral Tablet' },
  ],
  [
    'a brand too',
    { drugDosage: '3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]', drugFullName: '' },
    { drugDosage: 'Lantus 100 units/mL pen', drugFullName: '3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]' },
  ],
  [
    'a pack too',
    { drugDosage: '{4 (risedronate sodium 35 MG Oral Tablet) } Pack', drugFullName: '' },
    {
      drugDosage: 'risedronate pack (4 tablets of 35 mg)',
      drugFullName: '{4 (risedronate sodium 35 MG Oral Tablet) } Pack',
    },
  ],
  [
    'what has both stays',
    { drugDosage: 'Lantus 100 units/mL pen', drugFullName: 'x' },
    { drugDosage: 'Lantus 100 units/mL pen', drugFullName: 'x' },
  ],
  [
    'what nobody can read stays',
    { drugDosage: 'My pills, the blue ones', drugFullName: '' },
    { drugDosage: 'My pills, the blue ones', drugFullName: '' },
  ],
  [
    'a name that people say stays',
    { drugDosage: 'lisinopril 10 mg tablet', drugFullName: '' },
    { drugDosage: 'lisinopril 10 mg tablet', drugFullName: '' },
  ],
])('of saved drugs, %s', (_story, saved, read) => {
  expect(withPlainName(saved)).toEqual(read);
});
