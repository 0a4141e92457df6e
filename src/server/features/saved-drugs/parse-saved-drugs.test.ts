import { expect, test, vi } from 'vitest';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { parseSavedDrugs } from './parse-saved-drugs.ts';

const ID = '0195f3a0-0000-7000-8000-000000000001';
const OTHER_ID = '0195f3a0-0000-7000-8000-000000000002';
const asDrug = (drug: object, change = {}) => ({ ...drug, drugId: ID, ...change });
const stored = (drug: object, change = {}) => ({ drugId: ID, snapshot: asDrug(drug, change) });

test('drugs read as they were stored, and nothing is reported', () => {
  const onBadDrugs = vi.fn();
  expect(parseSavedDrugs([stored(LISINOPRIL), stored(PENS)], onBadDrugs)).toEqual({
    drugs: [asDrug(LISINOPRIL), asDrug(PENS)],
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
    drugs: [asDrug(PENS)],
    unreadable: [{ drugName: 'Lisinopril' }, { drugName: 'Lisinopril' }],
  });
  expect(onBadDrugs).toHaveBeenCalledExactlyOnceWith(2);
});

test('a drug that was saved by the name of RxNorm alone gets the name that people say', () => {
  const old = { drugDosage: 'lisinopril 10 MG Oral Tablet', drugFullName: undefined, drugItem: undefined };
  expect(parseSavedDrugs([stored(LISINOPRIL, old)], () => {}).drugs).toEqual([
    asDrug(LISINOPRIL, {
      drugDosage: 'lisinopril 10 mg tablet',
      drugFullName: 'lisinopril 10 MG Oral Tablet',
      drugItem: null,
    }),
  ]);
});

test('a row under another id than its snapshot says is the drug of its row, and a code is read once', () => {
  const rows = [
    stored(LISINOPRIL),
    { drugId: OTHER_ID, snapshot: asDrug(PENS) },
    { drugId: ID, snapshot: asDrug(PENS) },
  ];
  expect(parseSavedDrugs(rows, () => {})).toEqual({
    drugs: [asDrug(LISINOPRIL), { ...asDrug(PENS), drugId: OTHER_ID }],
    unreadable: [{ drugName: 'Basaglar' }],
  });
});
