import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayName } from '#domain/drugs/display-name.ts';
import { partDStatus } from '#domain/drugs/part-d-status.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { load } from './load/load.ts';
import { catalogueStore } from './store.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir) console.warn('REAL_DATA_DIR is not set: THE NAMES OF THE REAL DRUGS ARE NOT TESTED IN THIS RUN.');

let database: TestDatabase;
let store: ReturnType<typeof catalogueStore>;

beforeAll(async () => {
  if (!realDataDir) return;
  database = await testDatabase();
  await load(database.pool, join(realDataDir, 'drugs'), { accept: 'the test' });
  await load(database.pool, join(realDataDir, 'spuf'), { accept: 'the test' });
  store = catalogueStore(database.pool);
});
afterAll(() => database?.drop());

type Named = { rxcui: string; name: string; genericName: string; brandName: string | null; doseForm: string };

const readDrugs = async () =>
  (
    await database.pool.query<Named>(
      `select rxcui, name, generic_name as "genericName", brand_name as "brandName", dose_form as "doseForm" from drug`,
    )
  ).rows;

// Nobody can tell these apart: they differ in the maker of a generic, in the strains of a vaccine, in a salt, or in
// whether a vial holds a solution or a suspension.
const SAME_CHOICE = [
  'Contragesic 325 mg / 30 mg tablet',
  'Fluzone 2024-2025 syringe (0.5 mL)',
  'Fluzone 2025 Southern Hemisphere syringe (0.5 mL)',
  'Fluzone 2025-2026 syringe (0.5 mL)',
  'Lidozen 4% / 1% medicated patch',
  'Pentacel injection (0.5 mL)',
  'Quadracel injection (0.5 mL)',
  'Semglee 100 units/mL pen',
  'Semglee 100 units/mL vial',
  'acetaminophen / caffeine / pyrilamine 500 mg / 60 mg / 15 mg tablet',
  'acetaminophen / chlorpheniramine / dextromethorphan / pseudoephedrine 33.3 mg/mL / 0.133 mg/mL / 1 mg/mL / 2 mg/mL oral solution',
  'acetaminophen / dextromethorphan / doxylamine 325 mg / 15 mg / 6.25 mg capsule',
  'acetaminophen / phenyltoloxamine 325 mg / 30 mg tablet',
  'azacitidine 25 mg/mL vial',
  'epinephrine 0.15 mg/0.15 mL pen',
  'epinephrine 0.3 mg/0.3 mL pen',
];

test.skipIf(!realDataDir)('no two real drugs of another strength or form have one name', async () => {
  const drugs = await readDrugs();
  expect(drugs.length).toBeGreaterThan(21_000);
  const namesOf = new Map<string, Set<string>>();
  for (const drug of drugs) {
    const shown = displayName(drug);
    namesOf.set(shown, (namesOf.get(shown) ?? new Set()).add(drug.name.toLowerCase()));
  }
  const shared = [...namesOf].filter(([, names]) => names.size > 1).map(([shown]) => shown);
  expect(shared.toSorted()).toEqual(SAME_CHOICE);
});

test.skipIf(!realDataDir)('no name that a formulary offers has signs of RxNorm or of a computer in it', async () => {
  const { rows } = await database.pool.query<{ display_name: string }>(
    `select distinct known.display_name from formulary_drug
     join drug_knowledge as known using (rxcui) order by 1`,
  );
  expect(rows.length).toBeGreaterThan(3_800);
  const odd = rows.filter(({ display_name: name }) =>
    /[{}[\]]|\b(?:MG|ML|UNT|ACTUAT)\b|NDA\d|undefined|NaN/.test(name),
  );
  expect(odd).toEqual([]);
});

test.skipIf(!realDataDir)('what a real formulary lists is never said to be left out of Part D', async () => {
  const { rows } = await database.pool.query<{ rxcui: string }>('select distinct rxcui from formulary_drug');
  const listed = new Set(rows.map(({ rxcui }) => rxcui));
  const wrong = (await readDrugs()).filter((drug) => listed.has(drug.rxcui) && partDStatus(drug) === false);
  expect(wrong).toEqual([]);
});

test.skipIf(!realDataDir).each([
  ['lipit', ['Lipitor, leads to atorvastatin']],
  ['norvasc', ['Norvasc, leads to amlodipine']],
  ['eliqis', ['Eliquis']],
  ['metforman', ['metformin']],
  ['atorvastatn', ['atorvastatin']],
  ['ozempik', ['Ozempic']],
  ['semaglutide', ['Ozempic', 'Rybelsus', 'Wegovy']],
  ['lantus solostar', ['Lantus']],
  ['spiriva respimat', ['Spiriva']],
])('of the real drugs, %s finds %j', async (typed, names) => {
  const found = await store.findDrugs(typed, names.length);
  expect(found.map(({ name, leadsTo }) => (leadsTo ? `${name}, leads to ${leadsTo}` : name))).toEqual(names);
});

test.skipIf(!realDataDir)('what is only like a real name is not offered beside it', async () => {
  const found = await store.findDrugs('lipit', 12);
  expect(found.map(({ name }) => name)).toEqual(['Lipitor']);
});

test.skipIf(!realDataDir)('each brand of the real formularies is found by its name', async () => {
  const { rows } = await database.pool.query<{ brand: string }>(
    `select distinct drug.brand_name as brand from formulary_drug join drug using (rxcui)
     where drug.brand_name is not null order by 1`,
  );
  expect(rows.length).toBeGreaterThan(700);
  const lost: string[] = [];
  for (const { brand } of rows) if ((await store.findDrugs(brand, 1)).length === 0) lost.push(brand);
  expect(lost).toEqual([]);
});

test.skipIf(!realDataDir).each([
  ['Cimzia', 'Cimzia 200 mg/mL syringe'],
  ['Selarsdi', 'Selarsdi 45 mg/0.5 mL syringe'],
])('%s offers each strength and form once, by a code of a formulary', async (name, once) => {
  const forms = await store.drugForms(name);
  const shown = forms.map((form) => form.displayName);
  expect(shown.filter((text) => text === once)).toHaveLength(1);
  expect(new Set(shown).size).toBe(shown.length);
  const chosen = forms.find((form) => form.displayName === once);
  const { rowCount } = await database.pool.query('select from formulary_drug where ndc = $1 and rxcui = $2', [
    chosen?.ndc,
    chosen?.rxcui,
  ]);
  expect(rowCount).toBeGreaterThan(0);
});

test.skipIf(!realDataDir)('a brand that leads to its generic offers the strengths of the generic', async () => {
  const [lipitor, generic] = await Promise.all([store.drugForms('Lipitor'), store.drugForms('atorvastatin')]);
  expect(lipitor.map(({ rxcui }) => rxcui)).toEqual(generic.map(({ rxcui }) => rxcui));
  expect(lipitor.map(({ displayName: name }) => name).toSorted()).toEqual([
    'atorvastatin 10 mg tablet',
    'atorvastatin 20 mg tablet',
    'atorvastatin 40 mg tablet',
    'atorvastatin 80 mg tablet',
  ]);
});
