import { rejectRow } from '#server/catalogue/files/rejection.ts';
import { type Layout, saysNoYear } from '../layout.ts';
import { readNdc, readRxcui } from './drug-row.ts';

/** Which drug each national drug code is. @source NLM RxNorm */
export const rxnormNdcs: Layout = {
  name: 'RxNorm drug codes',
  dataset: 'drugs',
  role: 'drug-codes',
  recognises: (header) => header.titles.length === 2 && header.has('NDC11') && header.has('RXCUI'),
  needs: () => [],
  planYear: saysNoYear,
  reader:
    ({ rxcuis }) =>
    (row, put) => {
      const rxcui = readRxcui(row);
      if (!rxcuis.has(rxcui)) rejectRow('no file names the drug', rxcui);
      put('drug_ndc', { ndc: readNdc(row, 'NDC11'), rxcui, source_line: row.line });
    },
};
