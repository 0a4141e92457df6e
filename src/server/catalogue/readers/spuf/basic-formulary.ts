import { rejectRow } from '#server/catalogue/files/rejection.ts';
import { readNeededText } from '../cells.ts';
import { readNdc, readRxcui } from '../drugs/drug-row.ts';
import { hasAll, type Layout } from '../layout.ts';
import { readFlag, readRestrictions, readTier, readWhole } from './cells.ts';

/** The drugs of each formulary, with one code that stands for all of a drug. It names the year of the whole release. */
export const basicFormulary: Layout = {
  name: 'CMS formularies',
  dataset: 'formularies',
  role: 'formulary',
  recognises: (header) => hasAll(header, ['FORMULARY_ID', 'TIER_LEVEL_VALUE']),
  needs: () => [
    'FORMULARY_VERSION',
    'CONTRACT_YEAR',
    'RXCUI',
    'NDC',
    'QUANTITY_LIMIT_YN',
    'QUANTITY_LIMIT_AMOUNT',
    'QUANTITY_LIMIT_DAYS',
    'PRIOR_AUTHORIZATION_YN',
    'STEP_THERAPY_YN',
  ],
  planYear: (_header, first) => {
    const year = Number(first?.get('CONTRACT_YEAR'));
    return Number.isInteger(year) && year > 2000 && year < 2100 ? year : null;
  },
  reader:
    ({ planYear }) =>
    (row, put) => {
      const year = row.get('CONTRACT_YEAR');
      if (year !== String(planYear)) rejectRow('the row is for another year than the file', `'${year}'`);
      put('formulary_drug', {
        formulary_id: readNeededText(row, 'FORMULARY_ID'),
        formulary_version: readWhole(row, 'FORMULARY_VERSION'),
        rxcui: readRxcui(row),
        ndc: readNdc(row),
        tier: readTier(row, 'TIER_LEVEL_VALUE'),
        ...readRestrictions(row, { prior: 'PRIOR_AUTHORIZATION_YN' }),
        // Files of years before the negotiated prices have no such column.
        is_selected: row.get('SELECTED_DRUG_YN') !== '' && readFlag(row, 'SELECTED_DRUG_YN'),
        source_line: row.line,
      });
    },
};
