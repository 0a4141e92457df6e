import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { isNpi } from '#domain/providers/npi.ts';
import { NOTHING_LOST, rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { providerRow } from './provider-row.ts';

const AT = 'Business Practice Location Address';
const LOCATION = `Provider ${AT}`;
const TAXONOMY = 'Healthcare Provider Taxonomy Code_';
const PRIMARY = 'Healthcare Provider Primary Taxonomy Switch_';
/** The file has places for so many. */
const MOST_TAXONOMIES = 15;

/** The national registry of providers; the whole file has 329 columns and some 8 million rows. */
export const nppes: Layout = {
  name: 'NPPES',
  dataset: 'providers',
  role: 'registry',
  recognises: (header) => hasAll(header, ['NPI', 'Entity Type Code', `${TAXONOMY}1`]),
  needs: () => [
    'Provider Organization Name (Legal Business Name)',
    'Provider Last Name (Legal Name)',
    'Provider First Name',
    `Provider First Line ${AT}`,
    `${LOCATION} City Name`,
    `${LOCATION} State Name`,
    `${LOCATION} Postal Code`,
    `${LOCATION} Telephone Number`,
    'NPI Deactivation Date',
  ],
  planYear: saysNoYear,
  reader:
    ({ zipMiddles }) =>
    (row, put) => {
      const npi = row.get('NPI');
      const gone = row.get('NPI Deactivation Date');
      if (gone !== '' && row.get('NPI Reactivation Date') === '') {
        if (isNpi(npi)) put('provider_gone', { npi, gone_on: isoOf(gone), source_line: row.line });
        rejectRow(NOTHING_LOST.inactive, npi);
      }
      put(
        'provider_place',
        providerRow(row, {
          npi,
          names: namesOf(row),
          credential: row.get('Provider Credential Text'),
          gender: row.get('Provider Sex Code') || row.get('Provider Gender Code'),
          street: row.get(`Provider First Line ${AT}`),
          secondLine: row.get(`Provider Second Line ${AT}`),
          city: row.get(`${LOCATION} City Name`),
          state: row.get(`${LOCATION} State Name`),
          zip: row.get(`${LOCATION} Postal Code`),
          phone: row.get(`${LOCATION} Telephone Number`),
          specialties: taxonomiesOf(row),
          specialty_words: null,
          is_person: !isOrganization(row),
          is_in_medicare: null,
          zipMiddles,
        }),
      );
    },
};

function isoOf(text: string): IsoDate | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isIsoDate(date) ? date : null;
}

const isOrganization = (row: Row) => row.get('Entity Type Code') === '2';

const namesOf = (row: Row) =>
  isOrganization(row)
    ? [row.get('Provider Organization Name (Legal Business Name)')]
    : [
        row.get('Provider First Name'),
        row.get('Provider Middle Name'),
        row.get('Provider Last Name (Legal Name)'),
        row.get('Provider Name Suffix Text'),
      ];

/** The one that is marked as primary first. */
function taxonomiesOf(row: Row): string[] {
  const codes: string[] = [];
  for (let place = 1; place <= MOST_TAXONOMIES; place++) {
    const code = row.get(`${TAXONOMY}${place}`);
    if (code === '') continue;
    if (row.get(`${PRIMARY}${place}`) === 'Y') codes.unshift(code);
    else codes.push(code);
  }
  return codes;
}
