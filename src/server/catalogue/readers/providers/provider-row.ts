import { isNpi } from '#domain/providers/npi.ts';
import { placeKeyOf } from '#domain/providers/place-key.ts';
import { readableName, searchWordsOf } from '#domain/providers/provider-name.ts';
import { coverageTypeOf, kindsOf } from '#domain/providers/specialties.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import type { ProviderPlaceRow } from '#server/catalogue/provider-tables.ts';
import type { ReadContext } from '../layout.ts';
import { remembered } from '../remembered.ts';

type Columns = Pick<ProviderPlaceRow, 'is_person' | 'is_in_medicare' | 'specialties' | 'specialty_words'> & {
  npi: string;
  /** In the order in which they are spoken. */
  names: readonly string[];
  credential: string;
  gender: string;
  street: string;
  secondLine: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  zipMiddles: ReadContext['zipMiddles'];
};

/** The kinds of one set of codes, of which there are some hundreds. */
const kindsOfCodes = remembered((codes: string) => kindsOf(codes.split(' ')));

/** Cities, streets and what stands for them come again and again: a house has several doctors, and doctors several rows. */
const readable = remembered(readableName);
const placeOf = remembered((street: string, zip: string) => placeKeyOf({ street, zip }));

/** One row of any list, from what its columns say. */
export function providerRow({ line }: Row, columns: Columns): ProviderPlaceRow {
  const { npi, street, state, phone, specialties, gender } = columns;
  if (!isNpi(npi)) rejectRow('the provider number (NPI) is none: its check digit is wrong', `'${npi}'`);
  const name = readableName(columns.names.filter(Boolean).join(' ')) || rejectRow('the provider has no name', npi);
  const zip = readZip(columns.zip);
  if (!/^[A-Z]{2}$/.test(state)) rejectRow('the state is not two letters', `'${state}'`);
  if (street === '') rejectRow('the provider has no street', npi);
  const [main = ''] = specialties;
  const { latitude = null, longitude = null } = columns.zipMiddles.get(zip) ?? {};
  return {
    npi,
    place: placeOf(street, zip),
    is_person: columns.is_person,
    name,
    search_name: searchWordsOf(name)
      .map((word) => ` ${word}`)
      .join(''),
    credential: columns.credential || null,
    gender: gender === 'F' || gender === 'M' ? gender : null,
    specialties,
    specialty_words: columns.specialty_words,
    kinds: kindsOfCodes(specialties.join(' ')),
    coverage_type: coverageTypeOf(main),
    street: readable(columns.secondLine === '' ? street : `${street}, ${columns.secondLine}`),
    city: readable(columns.city),
    state_code: state,
    zip,
    phone: /^\d{10}$/.test(phone) ? phone : null,
    is_in_medicare: columns.is_in_medicare,
    latitude,
    longitude,
    source_line: line,
  };
}

/**
 * Five digits, or nine. A program that took them for a number has lost up to two zeros in front; the first five of what
 * is left would be a place in another state.
 */
function readZip(text: string): string {
  const digits = text.replace('-', '');
  const length = LENGTHS.find((most) => digits.length <= most && digits.length >= most - 2);
  const whole = length === undefined ? '' : digits.padStart(length, '0');
  return /^\d{5,9}$/.test(whole) ? whole.slice(0, 5) : rejectRow('the ZIP code can not be read', `'${text}'`);
}

const LENGTHS = [5, 9];
