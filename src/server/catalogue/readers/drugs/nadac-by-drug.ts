import { NOTHING_LOST, rejectRow } from '#server/catalogue/files/rejection.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readNdc, readRxcui } from './drug-row.ts';
import { readUnit } from './nadac.ts';

/** The unit of a drug whose codes are in NADAC, with the code that stands for the drug. @source CMS NADAC, joined */
export const nadacByDrug: Layout = {
  name: 'NADAC units by drug',
  dataset: 'drugs',
  role: 'drug-codes',
  recognises: (header) => hasAll(header, ['RXCUI', 'PROXY_NDC', 'x_pricing_unit']),
  needs: () => ['x_conflicting_units'],
  planYear: saysNoYear,
  reader: () => (row, put) => {
    // Its codes have a row each in the list by code, and there they disagree.
    if (row.get('x_conflicting_units') !== '')
      rejectRow('the codes of the drug have different units', row.get('RXCUI'));
    const unit = readUnit(row, 'x_pricing_unit') ?? rejectRow(NOTHING_LOST.noUnit, row.get('RXCUI'));
    put('drug_unit', {
      ndc: readNdc(row, 'PROXY_NDC'),
      rxcui: readRxcui(row),
      unit,
      unit_price: null,
      price_date: null,
      source_line: row.line,
    });
  },
};
