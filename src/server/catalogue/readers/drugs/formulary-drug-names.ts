import { NOTHING_LOST, rejectRow } from '#server/catalogue/files/rejection.ts';
import { readText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { genericOf, newDrug, readNdc } from './drug-row.ts';

/** A name for each drug of some formularies, with the code that stands for it there. */
export const formularyDrugNames: Layout = {
  name: 'formulary drug names',
  dataset: 'drugs',
  role: 'more-drug-names',
  recognises: (header) => hasAll(header, ['RXCUI', 'PROXY_NDC', 'BRAND_GENERIC', 'INGREDIENTS']),
  needs: () => ['NAME', 'TTY', 'BRAND', 'STRENGTHS', 'DOSE_FORM'],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    const name = readText(row, 'NAME') ?? rejectRow(NOTHING_LOST.noName, row.get('RXCUI'));
    const drug = newDrug(row, context, {
      name,
      brand: readText(row, 'BRAND'),
      generic: genericOf(row.get('INGREDIENTS')),
      strengths: row.get('STRENGTHS'),
      doseForm: row.get('DOSE_FORM'),
    });
    const ndc = readNdc(row, 'PROXY_NDC');
    put('drug', { ...drug, proxy_ndc: ndc });
    put('drug_ndc', { ndc, rxcui: drug.rxcui, source_line: row.line });
  },
};
