import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInsulin } from '#domain/drug-cost/insulin.ts';
import { isAdultVaccine } from '#domain/drug-cost/vaccine.ts';
import { parseDrugName } from '#domain/drugs/drug-name.ts';
import { isInTable } from '#domain/plans/benefits/benefit-table.ts';
import { coveredBenefitsOf } from '#domain/plans/benefits/covered-benefits.ts';
import { FILTER_BENEFITS } from '#domain/plans/benefits/filter-benefits.ts';
import { isHighDeductible, isPffs, isWellnessExtras } from '#domain/plans/classify.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readNpmGeography } from '../geography/npm-geography.ts';
import { benefitsFile } from './benefit-files.ts';
import { CARRIERS, STATE_CODES } from './carriers.ts';
import { NO_TIER, SAMPLE_DRUGS } from './drugs/drug-list.ts';
import { drugPlans, drugsOf, FORMULARY_IDS } from './drugs/formularies.ts';
import { makePharmacies } from './drugs/pharmacy-file.ts';
import { landscapeColumns } from './landscape-columns.ts';
import { makePlans, type SamplePlan } from './make-plans.ts';
import { writeSample } from './write-sample.ts';

const places = readNpmGeography();
const { counties } = places;
const plans2026 = makePlans(2026, counties);
const plans2027 = makePlans(2027, counties);

const isIn = (stateCode: string, county: string) => (plan: SamplePlan) =>
  plan.carrier.stateCode === stateCode && (plan.counties.includes(county) || plan.counties.includes('All Counties'));

const kindsOf = (plans: readonly SamplePlan[]) =>
  new Set(
    plans.map(({ product }) =>
      [product.planType.replace(/^[\w-]+ (?=\w-SNP)/, ''), product.drugs, product.institutionalType].join(' ').trim(),
    ),
  );

test.each([
  ['King County of this year', plans2026, 'WA', 'King'],
  ['King County of the next', plans2027, 'WA', 'King'],
  ['New York County of this year', plans2026, 'NY', 'New York'],
  ['New York County of the next', plans2027, 'NY', 'New York'],
  ['the same in ten years', makePlans(2036, counties), 'WA', 'King'],
])('%s has plans of every kind', (_story, all, state, county) => {
  const plans = all.filter(isIn(state, county));
  expect(plans.length).toBeGreaterThanOrEqual(30);
  expect(plans.length).toBeLessThanOrEqual(60);
  const kinds = kindsOf(plans);
  for (const kind of ['HMO true', 'HMO false', 'HMO-POS true', 'PPO true', 'PPO false', 'PDP true', 'D-SNP true']) {
    expect(kinds).toContain(kind);
  }
  for (const kind of ['C-SNP true', 'I-SNP true Institutional', 'I-SNP true Institutional-Equivalent']) {
    expect(kinds).toContain(kind);
  }
  for (const kind of ['PFFS true', 'PFFS false', 'MSA false', 'Cost false']) expect(kinds).toContain(kind);
  expect(plans.some(({ monthlyPremium }) => monthlyPremium === null)).toBe(true);
  expect(plans.some(({ monthlyPremium }) => monthlyPremium === 0)).toBe(true);
  expect(plans.some(({ name }) => name.length > 100)).toBe(true);
});

test('[DATA-004] PFFS, wellness extras and high deductible are told apart among the sample plans', () => {
  const king = plans2026
    .filter(isIn('WA', 'King'))
    .map(({ name, product }) => ({ planName: name, planProductType: product.planType }));
  expect(
    king
      .filter(isPffs)
      .map(({ planName }) => planName)
      .sort(),
  ).toEqual(['Marrowby Mutual Care Any Doctor Basic (PFFS)', 'Tumblewren Health Any Doctor (PFFS)']);
  expect(king.filter(isHighDeductible).map(({ planName }) => planName)).toEqual([
    'Marrowby Mutual Care Nest Egg High Deductible (MSA)',
  ]);
  expect(
    king
      .filter(isWellnessExtras)
      .map(({ planName }) => planName)
      .sort(),
  ).toEqual(['Quillhaven Senior Care Wellness Extras (HMO-POS)', 'Tumblewren Health Wellness Extras (HMO-POS)']);
});

test('from year to year a few plans come, a few go, and premiums move a little', () => {
  const keyOf = ({ carrier, planNumber, segment }: SamplePlan) => `${carrier.contractId}-${planNumber}-${segment}`;
  const before = new Map(plans2026.map((plan) => [keyOf(plan), plan]));
  const after = new Map(plans2027.map((plan) => [keyOf(plan), plan]));
  expect(before.size).toBe(plans2026.length);
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const come = [...after.keys()].filter((key) => !before.has(key));
  expect(gone.length).toBeGreaterThan(0);
  expect(come.length).toBeGreaterThan(0);
  expect(gone.length + come.length).toBeLessThan(before.size / 5);

  const changes = [...before].flatMap(([key, plan]) => {
    const now = after.get(key)?.monthlyPremium ?? null;
    return plan.monthlyPremium === null || now === null ? [] : [now - plan.monthlyPremium];
  });
  expect(changes.filter((change) => change !== 0).length).toBeGreaterThan(changes.length / 3);
  expect(Math.max(...changes.map(Math.abs))).toBeLessThan(15);
});

test('all six states have plans, and some counties few or none but drug plans', () => {
  expect(new Set(plans2026.map(({ carrier }) => carrier.stateCode))).toEqual(new Set(STATE_CODES));
  const nebraska = counties
    .filter(({ stateCode }) => stateCode === 'NE')
    .map(({ countyName }) => countyName.replace(/ County$/, ''));
  const counts = nebraska.map((county) => plans2026.filter(isIn('NE', county)).length);
  expect(Math.min(...counts)).toBeLessThan(15);
  expect(Math.max(...counts)).toBeGreaterThan(30);
});

const folder = temporaryFolder();
afterAll(() => folder.remove());

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .sort()
    .map((name) => [name, readFileSync(join(path, name), 'utf8')] as const);

const filesOfYear = (year: number) => [
  `${year}/CY${year}_Landscape_sample.csv`,
  `${year}/Indication Based Coverage Formulary File  PPUF_${year}Q1.txt`,
  `${year}/basic drugs formulary file  PPUF_${year}Q1.txt`,
  `${year}/beneficiary cost file  PPUF_${year}Q1.txt`,
  `${year}/excluded drugs formulary file  PPUF_${year}Q1.txt`,
  `${year}/geographic locator file PPUF_${year}Q1.txt`,
  `${year}/insulin beneficiary cost file  PPUF_${year}Q1.txt`,
  `${year}/pharmacies.csv`,
  `${year}/pharmacy networks file  part 1 PPUF_${year}Q1.txt`,
  `${year}/plan information  PPUF_${year}Q1.txt`,
  `${year}/plan_benefits_${year}.jsonl`,
  `${year}/plan_tiers_${year}.csv`,
  `${year}/pricing file PPUF_${year}Q1.txt`,
  `${year}/star_ratings_${year}_summary.csv`,
];

test('the same years give the same bytes, in files of the true layouts', () => {
  for (const name of ['one', 'two']) writeSample(join(folder.path, name), { years: [2026, 2027], places });
  const files = new Map(filesIn(join(folder.path, 'one')));
  expect(new Map(filesIn(join(folder.path, 'two')))).toEqual(files);
  expect([...files.keys()]).toEqual([...filesOfYear(2026), ...filesOfYear(2027), 'MADE-UP.txt']);
  expect(files.get('2027/pricing file PPUF_2027Q1.txt')).toMatch(
    /^CONTRACT_ID\|PLAN_ID\|SEGMENT_ID\|NDC\|DAYS_SUPPLY\|UNIT_COST\r\nH\d{4}\|\d{3}\|\d{3}\|\d{11}\|30\|\d+\.\d{5}\r\n/,
  );
  const landscape = files.get('2026/CY2026_Landscape_sample.csv') ?? '';
  expect(landscape.startsWith('\uFEFFContract Year,Contract Category Type,')).toBe(true);
  expect(landscape).toMatch(/,"\$\d+\.\d\d ",/);
  expect(landscapeColumns(2026)).toHaveLength(52);
  expect(landscapeColumns(2027)).toHaveLength(53);
});

test('the benefits speak with words that we know, differ from plan to plan, and are missing where a plan is bare', () => {
  const benefits = benefitsFile(plans2026)
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as { b: [string, string, string | null, string | null, string | null, string][] });
  const lines = benefits.map(({ b }) =>
    b.map(([category, service, inNetwork, outOfNetwork, anyNetwork, limits]) => ({
      category,
      service,
      inNetwork,
      outOfNetwork,
      anyNetwork,
      limits,
    })),
  );
  const unknown = lines.flat().filter((line) => !isInTable(line));
  expect(unknown).toEqual([]);
  const covered = lines.map(coveredBenefitsOf);
  for (const benefit of FILTER_BENEFITS) {
    const share = covered.filter((list) => list?.includes(benefit)).length / covered.length;
    expect(share, benefit).toBeGreaterThan(0.2);
    expect(share, benefit).toBeLessThan(1);
  }
  const health = plans2026.filter(({ carrier }) => carrier.kind !== 'drug');
  expect(benefits.length).toBeLessThan(health.length);
  expect(benefits.length).toBeGreaterThan(health.length * 0.8);
});

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir)
  console.warn('REAL_DATA_DIR is not set: made-up contract numbers are not compared with the real ones.');

test.skipIf(!realDataDir)('no made-up contract number is a real one', () => {
  const real = ['plans/landscape_2026_plans.csv', 'plans/star_ratings_2026_summary.csv']
    .map((name) => readFileSync(join(realDataDir ?? '', name), 'utf8'))
    .join('\n');
  expect(real).toContain('H5050');
  expect(CARRIERS.filter(({ contractId }) => real.includes(contractId))).toEqual([]);
});

const drugPlansOf2027 = drugPlans(plans2027);

test('the sample has drugs of every kind', () => {
  const names = SAMPLE_DRUGS.map(({ name }) => name);
  const generics = names.map((name) => parseDrugName(name).genericName ?? '');
  expect(generics.filter((name) => name === '')).toEqual([]);
  expect(new Set(SAMPLE_DRUGS.map(({ rxcui }) => rxcui)).size).toBe(SAMPLE_DRUGS.length);
  expect(generics.filter(isInsulin).length).toBeGreaterThan(5);
  expect(generics.filter(isAdultVaccine).length).toBe(2);
  for (const form of [/Pen Injector/, /Inhaler/, /Ophthalmic/, /168 HR/, /ibandronic acid 150/]) {
    expect(
      names.some((name) => form.test(name)),
      String(form),
    ).toBe(true);
  }
  const pairs = names.filter((name) => name.endsWith(']') && names.includes(name.replace(/ \[.*\]$/, '')));
  expect(pairs.length).toBeGreaterThan(25);
  const listed = FORMULARY_IDS.map(drugsOf);
  for (const drugs of listed) {
    expect(drugs.length).toBeGreaterThanOrEqual(150);
    expect(drugs.length).toBeLessThanOrEqual(250);
    for (const trait of ['prior', 'step', 'selected', 'limit'] as const)
      expect(drugs.some((drug) => drug[trait])).toBe(true);
    expect(drugs.some(({ tier }) => tier === 5)).toBe(true);
  }
  expect(listed.some((drugs) => drugs.some(({ tier }) => tier === 6))).toBe(true);
  expect(SAMPLE_DRUGS.some(({ tier }) => tier === NO_TIER)).toBe(true);
  expect(new Set(drugPlansOf2027.map(({ isEnhanced }) => isEnhanced))).toEqual(new Set([true, false]));
});

test('every county of the sample with a ZIP code on the map has pharmacies, whose numbers no provider can have', () => {
  const pharmacies = makePharmacies(places);
  const served = new Set(pharmacies.map(({ countyFips }) => countyFips));
  const first = [...places.zips].filter(([zip]) => places.middles.has(zip)).map(([, [county = '']]) => county);
  const sampled = counties.filter(
    ({ stateCode, countyFips }) => STATE_CODES.some((code) => code === stateCode) && first.includes(countyFips),
  );
  expect(sampled.length).toBeGreaterThan(300);
  expect(sampled.filter(({ countyFips }) => !served.has(countyFips))).toEqual([]);
  expect(new Set(pharmacies.map(({ kind }) => kind))).toEqual(new Set(['retail', 'mail', 'long-term-care']));
  for (const { npi, phone } of pharmacies) {
    const sum = Array.from(`80840${npi}`)
      .reverse()
      .reduce((total, digit, index) => {
        const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
        return total + (value > 9 ? value - 9 : value);
      }, 0);
    expect(sum % 10, npi).not.toBe(0);
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
});
