import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { BILLING_UNITS, type BillingUnit } from '#domain/drugs/dispensing.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { readText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readExact } from '../spuf/cells.ts';
import { readNdc, readRxcui } from './drug-row.ts';

/**
 * What pharmacies paid for a unit of each code, and which unit that is. The file of a year has a row of each week; the
 * newest holds. A trimmed list may lack the unit or the price, and may name the drug.
 * @source CMS, National Average Drug Acquisition Cost
 */
export const nadac: Layout = {
  name: 'NADAC prices',
  dataset: 'drugs',
  role: 'drug-codes',
  recognises: (header) => hasAll(header, ['NDC', 'NADAC Per Unit', 'Effective Date']),
  needs: () => [],
  planYear: saysNoYear,
  reader: () => {
    const newest = new Map<string, string>();
    return (row, put) => {
      const ndc = readNdc(row);
      const price_date = readDate(row, 'Effective Date');
      const known = newest.get(ndc);
      if (known !== undefined && known >= (price_date ?? '')) rejectRow('a newer price of the code is beside it', ndc);
      newest.set(ndc, price_date ?? '');
      put('drug_unit', {
        ndc,
        rxcui: row.get('x_RXCUI') === '' ? null : readRxcui(row, 'x_RXCUI'),
        unit: readUnit(row, 'Pricing Unit'),
        unit_price: row.get('NADAC Per Unit') === '' ? null : readExact(row, 'NADAC Per Unit'),
        price_date,
        source_line: row.line,
      });
    };
  },
};

/** EA, ML or GM; null for a blank. */
export function readUnit(row: Row, title: string): BillingUnit | null {
  const text = readText(row, title);
  if (text === null) return null;
  const unit = BILLING_UNITS.find((known) => known === text.toUpperCase());
  return unit ?? rejectRow('the pricing unit is none of EA, ML and GM', `'${text}'`);
}

// CMS prints '04/22/2026'; a list of units alone has neither price nor date.
function readDate(row: Row, title: string): string | null {
  const text = row.get(title);
  if (text === '') return null;
  const date = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  return isIsoDate(date) ? date : rejectRow('the date of the price can not be read', `'${text}'`);
}
