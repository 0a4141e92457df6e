import { readNeededText } from '../cells.ts';
import { readRxcui } from '../drugs/drug-row.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readContractPlan } from './cells.ts';

/** Drugs that a plan covers for some diseases only. */
export const indicationCover: Layout = {
  name: 'CMS indication based coverage',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['DISEASE', 'RXCUI', 'CONTRACT_ID']),
  needs: () => ['PLAN_ID'],
  planYear: saysNoYear,
  encoding: 'windows-1252',
  reader: (context) => (row, put) => {
    put('indication_cover', {
      contract_plan: readContractPlan(row, context),
      rxcui: readRxcui(row),
      disease: readNeededText(row, 'DISEASE'),
      source_line: row.line,
    });
  },
};
