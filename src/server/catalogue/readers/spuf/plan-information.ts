import type { DrugTableRows } from '#server/catalogue/drug-tables.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { readNeededText } from '../cells.ts';
import { hasAll, type Layout, type ReadContext, saysNoYear } from '../layout.ts';
import { readCents, readDrugPlan, readFlag } from './cells.ts';

/** Which formulary each drug plan has. CMS repeats a plan for each of its counties. @source CMS quarterly drug files */
export const planInformation: Layout = {
  name: 'CMS drug plan information',
  dataset: 'formularies',
  role: 'drug-plans',
  recognises: (header) => hasAll(header, ['PLAN_SUPPRESSED_YN', 'CONTRACT_ID']),
  needs: () => ['PLAN_ID', 'SEGMENT_ID', 'FORMULARY_ID', 'PREMIUM', 'DEDUCTIBLE', 'SNP'],
  planYear: saysNoYear,
  encoding: 'windows-1252',
  reader: (context) => {
    const first = new Map<string, { line: number; facts: string }>();
    return (row, put) => {
      const plan = readPlan(row, context);
      const facts = JSON.stringify({ ...plan, plan_number: 0, source_line: 0 });
      const before = first.get(plan.plan_id);
      if (before && before.facts !== facts) {
        rejectRow('the row contradicts an earlier one about the same plan', `${plan.plan_id}, line ${before.line}`);
      }
      if (before) return;
      first.set(plan.plan_id, { line: row.line, facts });
      context.planNumbers.set(plan.plan_id, plan.plan_number);
      context.contractPlans.add(plan.plan_id.slice(0, -3));
      put('plan_formulary', plan);
    };
  },
};

const readPlan = (row: Row, { planNumbers }: ReadContext): DrugTableRows['plan_formulary'] => ({
  plan_id: readDrugPlan(row),
  plan_number: planNumbers.size + 1,
  formulary_id: readNeededText(row, 'FORMULARY_ID'),
  deductible: readCents(row, 'DEDUCTIBLE'),
  premium: readCents(row, 'PREMIUM'),
  snp_kind: /^[0-3]$/.test(row.get('SNP')) ? Number(row.get('SNP')) : null,
  is_suppressed: readFlag(row, 'PLAN_SUPPRESSED_YN'),
  source_line: row.line,
});
