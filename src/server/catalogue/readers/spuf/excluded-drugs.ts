import { readRxcui } from '../drugs/drug-row.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readContractPlan, readFlag, readRestrictions, readTier } from './cells.ts';

/** Drugs that Medicare leaves out and an enhanced plan covers on its own. */
export const excludedDrugs: Layout = {
  name: 'CMS excluded drugs',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['CAPPED_BENEFIT_YN', 'RXCUI']),
  needs: () => [
    'CONTRACT_ID',
    'PLAN_ID',
    'TIER',
    'QUANTITY_LIMIT_YN',
    'QUANTITY_LIMIT_AMOUNT',
    'QUANTITY_LIMIT_DAYS',
    'PRIOR_AUTH_YN',
    'STEP_THERAPY_YN',
  ],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    put('excluded_drug', {
      contract_plan: readContractPlan(row, context),
      rxcui: readRxcui(row),
      tier: readTier(row),
      ...readRestrictions(row, { prior: 'PRIOR_AUTH_YN' }),
      is_capped: readFlag(row, 'CAPPED_BENEFIT_YN'),
      source_line: row.line,
    });
  },
};
