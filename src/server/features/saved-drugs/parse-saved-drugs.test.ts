import { expect, test, vi } from 'vitest';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { parseSavedDrugs } from './parse-saved-drugs.ts';

const stored = (drug: object, change = {}) => ({
  ...drug,
  drugId: '0195f3a0-0000-7000-8000-000000000001',
  ...change,
});

test('drugs read as they were stored, and nothing is reported', () => {
  const onBadDrugs = vi.fn();
  expect(parseSavedDrugs([stored(LISINOPRIL), stored(PENS)], onBadDrugs)).toEqual({
    drugs: [stored(LISINOPRIL), stored(PENS)],
    unreadable: [],
  });
  expect(parseSavedDrugs([], onBadDrugs)).toEqual({ drugs: [], unreadable: [] });
  expect(onBadDrugs).not.toHaveBeenCalled();
});

test.each([
  ['id', { drugId: undefined }],
  ['code', { nationalDrugCode: undefined }],
  ['dosage', { drugDosage: undefined }],
])('[ERR-412][ERR-609] a drug without %s is left out and counted, and the others still show', (_what, change) => {
  const onBadDrugs = vi.fn();
  const list = [stored(LISINOPRIL, change), stored(PENS), stored(LISINOPRIL, change)];
  expect(parseSavedDrugs(list, onBadDrugs)).toEqual({
    drugs: [stored(PENS)],
    unreadable: [{ drugName: 'Lisinopril' }, { drugName: 'Lisinopril' }],
  });
  expect(onBadDrugs).toHaveBeenCalledExactlyOnceWith(2);
});

test('a drug that was saved by the name of RxNorm alone gets the name that people say', () => {
  const old = { drugDosage: 'lisinopril 10 MG Oral Tablet', drugFullName: undefined, drugItem: undefined };
  expect(parseSavedDrugs([stored(LISINOPRIL, old)], () => {}).drugs).toEqual([
    stored(LISINOPRIL, {
      drugDosage: 'lisinopril 10 mg tablet',
      drugFullName: 'lisinopril 10 MG Oral Tablet',
      drugItem: null,
    }),
  ]);
});
