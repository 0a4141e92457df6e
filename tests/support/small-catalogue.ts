import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { load } from '#server/catalogue/load/load.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where the shopper of most tests looks. */
export const KING_COUNTY = { zipCode: '98101', stateCode: 'WA', fipsCountyCode: '033' };

/** The plan ids of the little catalogue, by what they are good for. */
export const PLANS = {
  of2027: ['H9901001000', 'H9901002000', 'S9901001000'],
  inBothYears: 'H9901001000',
  onlyInNewYork: 'H9902001000',
  institutional: 'H9901003000',
  pffs: 'H9901004000',
  /** Offered in the whole state, so in both counties of ZIP 98011. */
  pdp: 'S9901001000',
} as const;

type PlanLine = { id: string; category: string; type: string; snp?: string; premium: string; state: string };

const LINES: readonly PlanLine[] = [
  { id: 'H9901-001', category: 'MA-PD', type: 'HMO', premium: '0.00', state: 'WA' },
  { id: 'H9901-002', category: 'MA', type: 'PPO', premium: '24.50', state: 'WA' },
  { id: 'H9901-003', category: 'SNP', type: 'HMO I-SNP', snp: 'Institutional', premium: '31.20', state: 'WA' },
  { id: 'H9901-004', category: 'MA-PD', type: 'PFFS', premium: '', state: 'WA' },
  { id: 'S9901-001', category: 'PDP', type: 'PDP', premium: '18.90', state: 'WA' },
  { id: 'H9902-001', category: 'MA-PD', type: 'HMO', premium: '12.00', state: 'NY' },
];

const COUNTY_OF: Record<string, [name: string, fips: string]> = { WA: ['King', '53033'], NY: ['New York', '36061'] };

/** A handful of made-up plans in two counties and two years, through the same loader as real files. */
export async function loadSmallCatalogue(pool: pg.Pool) {
  const folder = temporaryFolder();
  writeGeography(folder.path);
  await load(pool, folder.path);
  for (const year of [2026, 2027]) {
    const ofYear = join(folder.path, String(year));
    mkdirSync(ofYear);
    writePlans(ofYear, year);
    await load(pool, ofYear);
  }
  folder.remove();
}

const write = (folder: string, name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);

function writeGeography(folder: string) {
  write(folder, 'counties.csv', [
    'county_fips,state,county_name,ssa_county_codes,ma_region_code,pdp_region_code,note',
    '53033,WA,King County,50160,23,30,',
    '53061,WA,Snohomish County,50300,23,30,',
    '36061,NY,New York County,33420,3,3,',
  ]);
  write(folder, 'zip_county.csv', [
    'zip,city,state,county_fips,county_name,ratio,latitude,longitude,source',
    '98101,Seattle,WA,53033,King County,1,47.6,-122.3,zcta',
    '98011,Bothell,WA,53033,King County,0.8,47.7,-122.2,zcta',
    '98011,Bothell,WA,53061,Snohomish County,0.2,47.7,-122.2,zcta',
    '10001,New York,NY,36061,New York County,1,40.7,-73.9,zcta',
  ]);
}

function writePlans(folder: string, year: number) {
  const plans = LINES.filter(({ id }) => year === 2027 || id.endsWith('-001'));
  write(folder, `landscape_${year}_plans.csv`, [
    'Contract Year,Contract Category Type,State Territory Abbreviation,State Territory Name,Contract ID,Plan ID,Segment ID,ContractPlanSegmentID,Parent Organization Name,Contract Name,Organization Marketing Name,Organization Type,Plan Name,Plan Type,Special Needs Plan (SNP) Indicator,SNP Type,Part D Coverage Indicator,Annual Part D Deductible Amount,Part D Total Premium,Part C Premium,Monthly Consolidated Premium (Part C + D),In-Network Maximum Out-of-Pocket (MOOP) Amount,Part C Summary Star Rating,Part D Summary Star Rating,Overall Star Rating,PDP Region Code,x_combined_moop,x_health_deductible,x_health_deductible_text,x_part_b_premium_reduction,x_phone_nonmember,x_phone_member,x_plan_address,x_detail_source',
    ...plans.map((plan) => planLine(plan, year)),
  ]);
  write(folder, `plan_service_area_${year}.csv`, [
    'Contract ID,Plan ID,Segment ID,State Territory Abbreviation,County Name,x_county_fips,PDP Region Code,x_match',
    ...plans.map(({ id, type, state }) => {
      const [contract, plan] = id.split('-');
      const [county, fips] = type === 'PDP' ? ['All Counties', ''] : (COUNTY_OF[state] ?? ['', '']);
      return `${contract},${plan},0,${state},${county},${fips},${type === 'PDP' ? '30' : ''},exact`;
    }),
  ]);
}

function planLine({ id, category, type, snp, premium, state }: PlanLine, year: number): string {
  const [contract, plan] = id.split('-');
  const drugs = category === 'MA' ? 'No' : 'Yes';
  const drugPremium = category === 'MA' ? '' : premium;
  const medicalPremium = type === 'PDP' ? '' : category === 'MA' ? premium : premium && '0.00';
  return [
    year,
    category,
    state,
    state,
    contract,
    plan,
    0,
    `${contract}_${plan}_0`,
    'Cedar Group',
    'CEDAR',
    'Cedar Health',
    'Local CCP',
    `Cedar ${type} ${plan}`,
    type,
    snp ? 'Yes' : 'No',
    snp ?? 'Not Applicable',
    drugs,
    drugs === 'Yes' ? '615.00' : '',
    drugPremium,
    medicalPremium,
    premium,
    type === 'PDP' ? '' : '6700.00',
    '4',
    '4',
    '4.5',
    '',
    '',
    '0.00',
    '',
    '',
    '1-800-555-0100',
    '1-800-555-0101',
    '1 Main Street',
    'sample',
  ].join(',');
}
