import { csvLine } from '../files/write-csv.ts';
import { SAMPLE_STATES } from './carriers.ts';
import { landscapeColumns } from './landscape-columns.ts';
import type { SamplePlan } from './make-plans.ts';
import { pick } from './random.ts';
import { starsOf } from './stars.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const NOT_APPLICABLE = 'Not Applicable';

/** A plan list exactly as CMS publishes it: a row for each plan and county, money as text, a byte order mark. */
export const landscapeFile = (year: number, plans: readonly SamplePlan[]) =>
  landscapeHeader(year) + plans.flatMap((plan) => landscapeLines(plan, SAMPLE_STATES)).join('');

export const landscapeHeader = (year: number) => BYTE_ORDER_MARK + csvLine(landscapeColumns(year));

/** A state with CMS's region numbers. */
type State = { name: string; maRegion: string; pdpRegion: string };

/** A line for each county of a plan. */
export function landscapeLines(plan: SamplePlan, states: Readonly<Record<string, State>>): string[] {
  const state = states[plan.carrier.stateCode];
  if (!state) throw new Error(`The state ${plan.carrier.stateCode} is not known.`);
  const facts: Facts = {
    ...describe(plan, state),
    ...describeDrugs(plan),
    ...describeSnp(plan),
    ...describeStars(plan),
  };
  const titles = landscapeColumns(plan.year);
  return plan.counties.map((county) =>
    csvLine(titles.map((title) => (title === 'County Name' ? county : (facts[title] ?? NOT_APPLICABLE)))),
  );
}

type Facts = Record<string, string>;

function describe(
  { carrier, product, year, planNumber, segment, name, medicalPremium, monthlyPremium, limit }: SamplePlan,
  state: State,
): Facts {
  const ids = [carrier.contractId, planNumber];
  return {
    'Contract Year': String(year),
    'Contract Category Type': categoryOf(product),
    'US Territory': 'No',
    'State Territory Abbreviation': carrier.stateCode,
    'State Territory Name': state.name,
    'Contract ID': carrier.contractId,
    'Plan ID': planNumber,
    'Segment ID': segment,
    ...both('ContractPlanID', 'Contract Plan ID', ids.join('-')),
    ...both('ContractPlanSegmentID', 'Contract Plan Segment ID', [...ids, segment].join('-')),
    'Sanctioned Plan': 'No',
    'Parent Organization Name': `${carrier.name} Holdings`,
    'Contract Name': carrier.name.toUpperCase(),
    'Organization Marketing Name': carrier.name,
    'Organization Type': organizationType(product),
    'Plan Name': name,
    'Plan Type': product.planType,
    'Part C Premium': cmsMoney(medicalPremium),
    'Monthly Consolidated Premium (Part C + D)': cmsMoney(monthlyPremium),
    'In-Network Maximum Out-of-Pocket (MOOP) Amount': cmsMoney(limit),
    'MA Region Code': state.maRegion,
    'PDP Region Code': state.pdpRegion,
    'Enrollment Capacity Limit Accepted': 'No',
  };
}

const both = (first: string, second: string, value: string): Facts => ({ [first]: value, [second]: value });

const describeDrugs = ({ carrier, product, planNumber, drugPremium, drugDeductible }: SamplePlan): Facts => ({
  'Part D Coverage Indicator': product.drugs ? 'Yes' : 'No',
  'National PDP': product.planType === 'PDP' ? 'No' : NOT_APPLICABLE,
  'Drug Benefit Type': product.drugs ? benefitTypeOf({ carrier, planNumber }) : NOT_APPLICABLE,
  'Annual Part D Deductible Amount': cmsMoney(drugDeductible),
  'Part D Basic Premium': cmsMoney(drugPremium),
  'Part D Supplemental Premium': cmsMoney(drugPremium === null ? null : 0),
  'Part D Total Premium': cmsMoney(drugPremium),
});

export const benefitTypeOf = ({ carrier, planNumber }: Pick<SamplePlan, 'carrier' | 'planNumber'>) =>
  pick(`${carrier.contractId} ${planNumber} benefit`, ['Basic', 'Enhanced']);

function describeSnp({ product }: SamplePlan): Facts {
  const [, letter = ''] = /(\w)-SNP$/.exec(product.planType) ?? [];
  const type = { D: 'Dual-Eligible', C: 'Chronic or Disabling Condition', I: 'Institutional' }[letter];
  return {
    'Special Needs Plan (SNP) Indicator': type ? 'Yes' : 'No',
    ...(type && { 'SNP Type': type }),
    ...(product.institutionalType && { 'SNP Institutional Type': product.institutionalType }),
    ...(product.condition && { 'Chronic or Disabling Condition SNP (C-SNP) Condition Type': product.condition }),
    ...(letter === 'D' && { 'Dual Eligible SNP (D-SNP) Integration Status': 'Coordination-Only' }),
  };
}

// CMS published the plans of 2027 before their ratings.
function describeStars({ carrier, year }: SamplePlan): Facts {
  const stars = year >= 2027 ? { overall: '', medical: '', drug: '' } : starsOf(carrier.contractId, year);
  return {
    'Overall Star Rating': stars.overall,
    'Part C Summary Star Rating': stars.medical,
    'Part D Summary Star Rating': stars.drug,
  };
}

function categoryOf({ planType, drugs }: SamplePlan['product']): string {
  if (planType.endsWith('SNP')) return 'SNP';
  if (planType === 'PDP' || planType === 'Cost') return planType;
  return drugs ? 'MA-PD' : 'MA';
}

const ORGANIZATION_TYPES: Facts = {
  PDP: 'Medicare Prescription Drug Plan',
  PFFS: 'Private Fee-For-Service',
  MSA: 'Medical Savings Account',
  Cost: '1876 Cost',
  'Regional PPO': 'Regional CCP',
};

const organizationType = ({ planType }: SamplePlan['product']) => ORGANIZATION_TYPES[planType] ?? 'Local CCP';

/** With a blank behind it, as in the true files. */
function cmsMoney(dollars: number | null): string {
  if (dollars === null) return NOT_APPLICABLE;
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} `;
}
