import { expect, test } from 'vitest';
import { detailsToImport, type ImportValues, importFaults, importFields } from './import-form.ts';

const TODAY = '2026-11-16';
const SAM: ImportValues = {
  firstName: 'Sam',
  lastName: 'Okafor',
  dobMonth: '3',
  dobDay: '9',
  dobYear: '1951',
  zipCode: '98101',
  mbi: '1EG4-TE5-MK73',
  isAttested: true,
};

test.each<[story: string, change: Partial<ImportValues>, faults: string[]]>([
  ['all of it', {}, []],
  ['no first name', { firstName: '' }, ['firstName']],
  ['a last name of blanks', { lastName: '  ' }, ['lastName']],
  ['a name in another alphabet', { lastName: 'Иванов' }, []],
  ['no month', { dobMonth: '' }, ['dobMonth']],
  ['no day', { dobDay: '' }, ['dobDay']],
  ['no year', { dobYear: '' }, ['dobYear']],
  ['month 13', { dobMonth: '13' }, ['dobMonth']],
  ['day 0', { dobDay: '0' }, ['dobDay']],
  ['next year', { dobYear: '2027' }, ['dobYear']],
  ['a day that does not exist', { dobMonth: '2', dobDay: '30' }, ['dobDay']],
  ['tomorrow', { dobMonth: '11', dobDay: '17', dobYear: '2026' }, ['dobDay']],
  ['no ZIP code', { zipCode: '' }, ['zipCode']],
  ['four digits', { zipCode: '1234' }, ['zipCode']],
  ['letters', { zipCode: 'abcde' }, ['zipCode']],
  ['a ZIP code', { zipCode: '55401' }, []],
  ['no number', { mbi: '' }, ['mbi']],
  ['half a number', { mbi: '1EG4-TE5' }, ['mbi']],
  ['a letter that is never used', { mbi: '1SG4-TE5-MK73' }, ['mbi']],
  ['[IMPORT-617] without dashes', { mbi: '1EG4TE5MK73' }, []],
  ['[IMPORT-617] with spaces', { mbi: '1EG4 TE5 MK73' }, []],
  ['[IMPORT-617] with dashes', { mbi: '1EG4-TE5-MK73' }, []],
  ['[IMPORT-617] ten characters of the new number', { mbi: '1EG4TE5MK7' }, ['mbi']],
  ['[IMPORT-617] one too many', { mbi: '1EG4TE5MK733' }, ['mbi']],
  ['[IMPORT-617] nine digits, as the old number of the hint', { mbi: '123456789' }, ['mbi']],
  ['[IMPORT-617] ten digits', { mbi: '1234567890' }, ['mbi']],
  ['no attestation', { isAttested: false }, ['isAttested']],
])('%s', (_story, change, faults) => {
  expect(importFaults({ ...SAM, ...change }, TODAY)).toEqual(faults);
});

test('of an empty form everything is faulty, in the order of the page', () => {
  const empty = { ...Object.fromEntries(importFields(TODAY).names.map((name) => [name, ''])), isAttested: false };
  expect(importFaults(empty as ImportValues, TODAY)).toEqual([...importFields(TODAY).names, 'isAttested']);
});

test('[IDENT-400] what is sent is trimmed, its date MM/DD/YYYY and its number without dashes', () => {
  expect(detailsToImport({ ...SAM, firstName: ' Sam ' })).toEqual({
    firstName: 'Sam',
    lastName: 'Okafor',
    dob: '03/09/1951',
    zipCode: '98101',
    mbi: '1EG4TE5MK73',
    isAttested: true,
  });
});
