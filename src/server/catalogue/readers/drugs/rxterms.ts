import { readNeededText, readText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { newDrug, readRxcui } from './drug-row.ts';

/** Names as people order drugs, and the generic of each brand. @source NLM RxTerms */
export const rxterms: Layout = {
  name: 'RxTerms drug names',
  dataset: 'drugs',
  role: 'more-drug-names',
  recognises: (header) => hasAll(header, ['RXCUI', 'GENERIC_RXCUI', 'FULL_NAME']),
  needs: () => ['TTY', 'BRAND_NAME', 'STRENGTH', 'RXN_DOSE_FORM'],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    const isRetired = /^\d{4}/.test(row.get('IS_RETIRED'));
    const drug = newDrug(row, context, {
      name: readNeededText(row, 'FULL_NAME'),
      // It prints brands in capitals; the name in brackets has them as their maker writes them.
      brand: null,
      generic: null,
      strengths: row.get('STRENGTH').toUpperCase(),
      doseForm: row.get('RXN_DOSE_FORM'),
    });
    const generic_rxcui = readText(row, 'GENERIC_RXCUI') && readRxcui(row, 'GENERIC_RXCUI');
    if (!isRetired) put('drug', { ...drug, brand_name: drug.brand_name ?? readText(row, 'BRAND_NAME'), generic_rxcui });
  },
};
