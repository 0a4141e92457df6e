import type { PharmacyKind } from '#server/catalogue/drug-tables.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { readNeededText } from '../cells.ts';
import { hasAll, type Layout } from '../layout.ts';
import { numberOfNpi, pharmacyRow } from './pharmacy-row.ts';

const KINDS: readonly string[] = ['retail', 'mail', 'long-term-care'] satisfies PharmacyKind[];

/** A list with the provider number of each pharmacy. One that names a plan year holds for that year alone. */
export const pharmacyList: Layout = {
  name: 'pharmacy list',
  dataset: 'pharmacies',
  role: 'pharmacies',
  recognises: (header) => hasAll(header, ['npi', 'pharmacy_name', 'kind', 'zip']),
  needs: () => ['street', 'city', 'state', 'phone', 'latitude', 'longitude'],
  planYear: (header, first) => (header.has('plan_year') ? Number(first?.get('plan_year')) || null : null),
  reader:
    ({ planYear }) =>
    (row, put) => {
      const year = row.get('plan_year');
      if (year !== '' && year !== String(planYear)) rejectRow('the row is for another year than the file', `'${year}'`);
      put(
        'pharmacy',
        pharmacyRow(row, {
          pharmacy_number: numberOfNpi(row.get('npi')),
          number_kind: 'npi',
          name: readNeededText(row, 'pharmacy_name'),
          kind: readKind(row),
        }),
      );
    },
};

function readKind(row: Row): PharmacyKind {
  const kind = row.get('kind');
  return KINDS.includes(kind) ? (kind as PharmacyKind) : rejectRow('the kind of pharmacy is not known', `'${kind}'`);
}
