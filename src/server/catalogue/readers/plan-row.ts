import { rejectRow } from '../files/rejection.ts';
import type { Row } from '../files/row.ts';
import { mapPlanKind } from '../plan-mapping.ts';
import type { PlanRow } from '../tables.ts';
import { readMoney, readNeededText, readPlanId, readStar, readText, readYesNo } from './cells.ts';

/** The columns that every spelling of the Landscape must have. */
export const PLAN_COLUMNS = [
  'Contract Year',
  'State Territory Abbreviation',
  'Contract ID',
  'Plan ID',
  'Segment ID',
  'Organization Marketing Name',
  'Plan Name',
  'Plan Type',
  'Part D Coverage Indicator',
  'Annual Part D Deductible Amount',
  'Part D Total Premium',
  'Part C Premium',
  'Monthly Consolidated Premium (Part C + D)',
  'In-Network Maximum Out-of-Pocket (MOOP) Amount',
] as const;

/** The facts about a plan in a row of the Landscape. The columns that start with x_ are in the trimmed one only. */
export function readPlanRow(row: Row, planYear: number | null): PlanRow {
  if (row.get('Contract Year') !== String(planYear)) {
    rejectRow('the row is for another year than the file', `'${row.get('Contract Year')}'`);
  }
  const { planId, contractId, pbpNumber, segmentId } = readPlanId(row);
  const drugCoverage = readYesNo(row, 'Part D Coverage Indicator');
  const kind = mapPlanKind({
    planType: readNeededText(row, 'Plan Type'),
    institutionalType: readText(row, 'SNP Institutional Type'),
    drugCoverage,
  });

  return {
    plan_id: planId,
    plan_year: planYear as number,
    contract_id: contractId,
    pbp_number: pbpNumber,
    segment_id: segmentId,
    plan_name: readNeededText(row, 'Plan Name'),
    plan_type: kind.planType,
    snp_type: kind.snpType,
    plan_product_type: kind.productType,
    organization_name: readNeededText(row, 'Organization Marketing Name'),
    parent_organization: readText(row, 'Parent Organization Name'),
    drug_coverage: drugCoverage,
    ...readPremiums(row, kind.planType),
    part_b_premium_reduction: readMoney(row, 'x_part_b_premium_reduction'),
    part_d_deductible: readMoney(row, 'Annual Part D Deductible Amount'),
    medical_deductible: readMoney(row, 'x_health_deductible'),
    medical_deductible_text: readText(row, 'x_health_deductible_text'),
    out_of_pocket_maximum: readMoney(row, 'In-Network Maximum Out-of-Pocket (MOOP) Amount'),
    combined_out_of_pocket_maximum: readMoney(row, 'x_combined_moop'),
    snp_condition: readText(row, 'Chronic or Disabling Condition SNP (C-SNP) Condition Type'),
    dsnp_integration: readText(row, 'Dual Eligible SNP (D-SNP) Integration Status'),
    drug_benefit_type: readText(row, 'Drug Benefit Type'),
    ...readStars(row),
    phone_number: readText(row, 'x_phone_nonmember'),
    member_phone_number: readText(row, 'x_phone_member'),
    address: readText(row, 'x_plan_address'),
    source_line: row.line,
  };
}

// Where the sum is not given, a plan with only one of the two parts still has a known premium.
function readPremiums(row: Row, planType: string) {
  const medical = readMoney(row, 'Part C Premium');
  const drug = readMoney(row, 'Part D Total Premium');
  const onlyPart = planType === 'MA' ? medical : planType === 'PDP' ? drug : null;
  const monthly = readMoney(row, 'Monthly Consolidated Premium (Part C + D)') ?? onlyPart;
  return { monthly_premium: monthly, medical_premium: medical, drug_premium: drug };
}

function readStars(row: Row) {
  const overall = readStar(row, 'Overall Star Rating');
  return {
    star_overall: overall.value,
    star_medical: readStar(row, 'Part C Summary Star Rating').value,
    star_drug: readStar(row, 'Part D Summary Star Rating').value,
    star_reason: overall.reason,
  };
}
