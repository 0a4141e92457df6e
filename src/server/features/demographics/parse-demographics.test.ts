import { expect, test, vi } from 'vitest';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { cellOf, parseDemographics, type RawDemographics, toDemographics } from './parse-demographics.ts';

const UUID = '0195f3a0-0000-7000-8000-000000000001';
const ring = [{ id: 'k1', secret: Buffer.alloc(32, 7) }];
const sealer = fieldSealer(ring);

const ROW: RawDemographics = {
  first_name: null,
  last_name: null,
  email: null,
  first_name_sealed: sealer.seal('Ruth', cellOf('first_name', UUID)),
  last_name_sealed: sealer.seal('Okafor', cellOf('last_name', UUID)),
  email_sealed: sealer.seal('ruth@example.com', cellOf('email', UUID)),
  zip_code: '98101',
  date_of_birth_sealed: sealer.seal('1950-03-09', cellOf('date_of_birth', UUID)),
  medicare_number_sealed: sealer.seal('1EG4TE5MK73', cellOf('medicare_number', UUID)),
};
const PLAIN = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', zipCode: '98101' };
const NOTHING = { firstName: null, lastName: null, email: null, zipCode: null, dob: null, mbi: null };

test('a row reads with its sealed fields open, and goes out with a birthday of the form and the end of the number', () => {
  expect(parseDemographics(ROW, UUID, sealer)).toEqual({
    ...PLAIN,
    dob: '1950-03-09',
    mbi: '1EG4TE5MK73',
    unreadable: [],
  });
  expect(toDemographics(ROW, UUID, sealer)).toEqual({ ...PLAIN, dob: '03/09/1950', mbi: '•••• ••• MK73' });
});

test('a row from before names were sealed reads the same', () => {
  const open = { first_name: 'Ruth', last_name: 'Okafor', email: 'ruth@example.com' };
  const older = { ...ROW, ...open, first_name_sealed: null, last_name_sealed: null, email_sealed: null };
  expect(parseDemographics(older, UUID, sealer)).toEqual(parseDemographics(ROW, UUID, sealer));
});

test('who has told nothing has null for each field', () => {
  expect(toDemographics(null, UUID, sealer)).toEqual(NOTHING);
  const empty = Object.fromEntries(Object.keys(ROW).map((column) => [column, null])) as RawDemographics;
  expect(toDemographics(empty, UUID, sealer)).toEqual(NOTHING);
});

test('sealed fields of another row or column do not open, and their cells are reported', () => {
  const onUnreadable = vi.fn();
  const { date_of_birth_sealed, medicare_number_sealed } = ROW;
  const swapped = {
    ...ROW,
    date_of_birth_sealed: medicare_number_sealed,
    medicare_number_sealed: date_of_birth_sealed,
  };
  expect(toDemographics(swapped, UUID, fieldSealer(ring, onUnreadable))).toEqual({ ...PLAIN, dob: null, mbi: null });
  expect(onUnreadable.mock.calls).toEqual([
    [{ table: 'demographics', column: 'date_of_birth', row: UUID }],
    [{ table: 'demographics', column: 'medicare_number', row: UUID }],
  ]);
});
