import { STATE_FIPS } from '#server/catalogue/state-fips.ts';
import { readNeededText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { ownNumber, pharmacyRow } from './pharmacy-row.ts';

/** Licensed pharmacies of Connecticut; the list has no provider numbers. */
export const connecticutList: Layout = {
  name: 'Connecticut pharmacy list',
  dataset: 'pharmacies',
  role: 'pharmacies',
  recognises: (header) => hasAll(header, ['pharmacy_name', 'credential', 'credential_id']),
  needs: () => ['address', 'city', 'state', 'zip', 'phone', 'latitude', 'longitude'],
  planYear: saysNoYear,
  reader: () => (row, put) => {
    put(
      'pharmacy',
      pharmacyRow(row, {
        pharmacy_number: ownNumber(STATE_FIPS['CT'] ?? '', row.get('credential')),
        number_kind: 'own',
        name: readNeededText(row, 'pharmacy_name'),
        kind: 'retail',
      }),
    );
  },
};
