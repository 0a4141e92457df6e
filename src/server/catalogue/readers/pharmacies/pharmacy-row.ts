import type { PharmacyRow } from '#server/catalogue/drug-tables.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { readDegrees, readNeededText, readStateCode, readText } from '../cells.ts';

/** Network files number a pharmacy by its national provider identifier, with 10 in front. */
export function numberOfNpi(npi: string): string {
  return /^[12]\d{9}$/.test(npi) ? `10${npi}` : rejectRow('the provider number (NPI) is not ten digits', `'${npi}'`);
}

/**
 * A number of ours for a pharmacy whose list has no NPI: 99, the state's two digits, the digits of its licence. A
 * number made of an NPI begins with 10, so none is ever taken for another.
 */
export function ownNumber(stateDigits: string, licence: string): string {
  const digits = licence.replace(/\D/g, '');
  const isNumber = digits !== '' && digits.length <= 8;
  return isNumber
    ? `99${stateDigits}${digits.padStart(8, '0')}`
    : rejectRow('the licence has no number', `'${licence}'`);
}

type Known = Pick<PharmacyRow, 'pharmacy_number' | 'number_kind' | 'name' | 'kind'> & Partial<PharmacyRow>;

/** The columns that every list of pharmacies names alike, and what this list tells of its own. */
export function pharmacyRow(row: Row, known: Known): PharmacyRow {
  const latitude = readDegrees(row, 'latitude');
  const longitude = readDegrees(row, 'longitude');
  const isPlaced = latitude !== null && longitude !== null;
  return {
    street: readText(row, 'street') ?? readText(row, 'address'),
    city: readText(row, 'city'),
    state_code: readStateCode(row, 'state'),
    zip: readZip(row),
    phone: readText(row, 'phone'),
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    place_kind: isPlaced ? 'address' : null,
    licence_ends: null,
    source_line: row.line,
    ...known,
  };
}

function readZip(row: Row): string {
  const [, zip] = /^(\d{5})(-?\d{4})?$/.exec(readNeededText(row, 'zip')) ?? [];
  return zip ?? rejectRow('the ZIP code can not be read', `'${row.get('zip')}'`);
}
