import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import { STATE_FIPS } from '#server/catalogue/state-fips.ts';
import { readNeededText, readText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { ownNumber, pharmacyRow } from './pharmacy-row.ts';

/** Nebraska's roster of community pharmacies; it has no provider numbers and no places on the map. */
export const nebraskaRoster: Layout = {
  name: 'Nebraska pharmacy roster',
  dataset: 'pharmacies',
  role: 'pharmacies',
  recognises: (header) => hasAll(header, ['license_no', 'license_type', 'licensee_name', 'dba']),
  needs: () => ['street', 'city', 'state', 'zip', 'exp_date'],
  planYear: saysNoYear,
  reader: () => (row, put) => {
    const type = row.get('license_type');
    if (type !== 'Community Pharmacy License') rejectRow('the licence is not of a community pharmacy', `'${type}'`);
    const ends = row.get('exp_date');
    if (!isIsoDate(ends)) rejectRow('the end of the licence can not be read', `'${ends}'`);
    put(
      'pharmacy',
      pharmacyRow(row, {
        pharmacy_number: ownNumber(STATE_FIPS['NE'] ?? '', row.get('license_no')),
        number_kind: 'own',
        kind: 'retail',
        licence_ends: ends,
        name: readText(row, 'dba') ?? readNeededText(row, 'licensee_name'),
      }),
    );
  },
};
