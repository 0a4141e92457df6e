import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE_UP_MARK } from '#server/catalogue/files/source.ts';
import { csvLine } from '#server/catalogue/files/write-csv.ts';
import type { NpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { writeGeography } from '#server/catalogue/geography/write-geography.ts';
import { benefitsFile, tiersFile } from '#server/catalogue/sample/benefit-files.ts';
import { rxnormFile, spendingFile } from '#server/catalogue/sample/drugs/drug-name-files.ts';
import { packageFile, unitsFile } from '#server/catalogue/sample/drugs/pack-files.ts';
import { pharmacyFile, type SamplePharmacy } from '#server/catalogue/sample/drugs/pharmacy-file.ts';
import { landscapeHeader, landscapeLines } from '#server/catalogue/sample/landscape-file.ts';
import { DRUGS, furtherCodes } from './drugs.ts';
import { type Contract, type Places, plansOf } from './plans.ts';
import { COUNTRY } from './size.ts';
import { textFile } from './text-file.ts';

const PRICE_YEAR = 2023;

/** All that does not grow with the share: plans with their counties, tiers and benefits, drugs, pharmacies. */
export function writeBase(
  folder: string,
  geography: NpmGeography,
  {
    contracts,
    places,
    pharmacies,
  }: { contracts: readonly Contract[]; places: Places; pharmacies: readonly SamplePharmacy[] },
) {
  for (const name of ['plans', 'drugs', 'pharmacies']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every company, plan and figure in this folder is made up.\n');
  writeGeography(join(folder, 'geography'), geography);
  writePlans(join(folder, 'plans'), contracts, places);
  writeFileSync(join(folder, 'pharmacies', 'pharmacies.csv'), pharmacyFile(COUNTRY.year, pharmacies));
  writeFileSync(join(folder, 'drugs', 'rxnorm_names.csv'), rxnormFile(DRUGS));
  writeFileSync(join(folder, 'drugs', 'package.txt'), packageFile());
  writeFileSync(join(folder, 'drugs', 'nadac.csv'), unitsFile(DRUGS));
  writeFileSync(join(folder, 'drugs', `part_d_spending_${PRICE_YEAR}.csv`), spendingFile(PRICE_YEAR, DRUGS));
  const codes = textFile(join(folder, 'drugs', 'rxnorm_ndc.csv'));
  codes.write(csvLine(['NDC11', 'RXCUI']));
  for (const { ndc, rxcui } of DRUGS) codes.write(csvLine([ndc, rxcui]));
  for (const { ndc, rxcui } of furtherCodes()) codes.write(csvLine([ndc, rxcui]));
  codes.close();
}

function writePlans(folder: string, contracts: readonly Contract[], places: Places) {
  const { year } = COUNTRY;
  const states = Object.fromEntries(
    places.states.map((code, index) => [
      code,
      { name: code, maRegion: region(index, 26), pdpRegion: region(index, 34) },
    ]),
  );
  const list = textFile(join(folder, `CY${year}_Landscape_${year - 1}09.csv`));
  const tiers = textFile(join(folder, `plan_tiers_${year}.csv`));
  const benefits = textFile(join(folder, `plan_benefits_${year}.jsonl`));
  list.write(landscapeHeader(year));
  tiers.write(tiersFile([]));
  for (const contract of contracts) {
    for (const { inStates } of plansOf(contract, places)) {
      for (const plan of inStates) for (const line of landscapeLines(plan, states)) list.write(line);
      tiers.write(belowHeader(tiersFile(inStates.slice(0, 1))));
      benefits.write(benefitsFile(inStates.slice(0, 1)));
    }
  }
  for (const file of [list, tiers, benefits]) file.close();
}

const region = (index: number, count: number) => String(1 + (index % count)).padStart(2, '0');

export const belowHeader = (text: string) => text.slice(text.indexOf('\n') + 1);
