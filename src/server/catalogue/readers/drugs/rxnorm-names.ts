import { readNeededText, readText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { genericOf, newDrug } from './drug-row.ts';

/** Names of the drugs that can be dispensed. @source NLM RxNorm, current prescribable content, one row a drug */
export const rxnormNames: Layout = {
  name: 'RxNorm drug names',
  dataset: 'drugs',
  role: 'drug-names',
  recognises: (header) => hasAll(header, ['RXCUI', 'TTY', 'NAME', 'DOSE_FORM', 'NDC_COUNT']),
  needs: () => ['INGREDIENTS', 'BRAND', 'STRENGTHS'],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    const drug = newDrug(row, context, {
      name: readNeededText(row, 'NAME'),
      brand: readText(row, 'BRAND'),
      generic: genericOf(row.get('INGREDIENTS')),
      strengths: row.get('STRENGTHS'),
      doseForm: row.get('DOSE_FORM'),
    });
    put('drug', drug);
  },
};
