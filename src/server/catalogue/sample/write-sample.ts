import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE_UP_MARK } from '../files/source.ts';
import { type NpmGeography, readNpmGeography } from '../geography/npm-geography.ts';
import { benefitsFile, tiersFile } from './benefit-files.ts';
import { costFile, insulinFile } from './drugs/cost-files.ts';
import { ndcFile, rxnormFile, spendingFile } from './drugs/drug-name-files.ts';
import { drugPlans } from './drugs/formularies.ts';
import { packageFile, unitsFile } from './drugs/pack-files.ts';
import { makePharmacies, pharmacyFile, type SamplePharmacy } from './drugs/pharmacy-file.ts';
import { networkFile, pricingFile } from './drugs/price-files.ts';
import { excludedFile, formularyFile, indicationFile, locatorFile, planInformationFile } from './drugs/spuf-files.ts';
import { landscapeFile } from './landscape-file.ts';
import { makePlans, type SamplePlan } from './make-plans.ts';
import { cliniciansFile, registryFile } from './providers/provider-files.ts';
import { makeProviders } from './providers/provider-list.ts';
import { starRatingsFile } from './stars.ts';

export type SampleOptions = {
  years: readonly number[];
  /** Which of the years also get star ratings; all by default. */
  starYears?: readonly number[];
  /** Which of the years also get formularies, prices and pharmacies; all by default. */
  drugYears?: readonly number[];
  /** Those of the npm packages by default. */
  places?: NpmGeography;
};

/** Writes made-up plans as the files that CMS publishes, a folder for each year. The same years give the same bytes. */
export function writeSample(
  folder: string,
  { years, starYears = years, drugYears = years, places = readNpmGeography() }: SampleOptions,
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every company, plan and figure in this folder is made up.\n');
  const pharmacies = drugYears.length > 0 ? makePharmacies(places) : [];
  for (const year of new Set([...years, ...starYears, ...drugYears])) {
    const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, String(year), name), text);
    mkdirSync(join(folder, String(year)), { recursive: true });
    if (starYears.includes(year)) write(`star_ratings_${year}_summary.csv`, starRatingsFile(year));
    const plans = makePlans(year, places.counties);
    if (drugYears.includes(year)) {
      for (const [name, text] of drugFiles(year, plans, pharmacies, places)) write(name, text);
    }
    if (!years.includes(year)) continue;
    write(`CY${year}_Landscape_sample.csv`, landscapeFile(year, plans));
    write(`plan_benefits_${year}.jsonl`, benefitsFile(plans));
    write(`plan_tiers_${year}.csv`, tiersFile(plans));
  }
}

/** CMS's own names, with its blanks and its changing spelling; a made-up release is of the first quarter. */
function drugFiles(
  year: number,
  all: readonly SamplePlan[],
  pharmacies: readonly SamplePharmacy[],
  { counties }: NpmGeography,
): [name: string, text: string | Buffer][] {
  const plans = drugPlans(all);
  const nameOf = (title: string) => `${title} PPUF_${year}Q1.txt`;
  return [
    [nameOf('plan information '), asWindows(planInformationFile(plans))],
    [nameOf('geographic locator file'), locatorFile()],
    [nameOf('basic drugs formulary file '), formularyFile(year)],
    [nameOf('excluded drugs formulary file '), excludedFile(plans)],
    [nameOf('Indication Based Coverage Formulary File '), indicationFile(plans)],
    [nameOf('beneficiary cost file '), costFile(plans)],
    [nameOf('insulin beneficiary cost file '), insulinFile(plans)],
    [nameOf('pricing file'), pricingFile(plans)],
    [nameOf('pharmacy networks file  part 1'), networkFile(plans, pharmacies, counties)],
    ['pharmacies.csv', pharmacyFile(year, pharmacies)],
  ];
}

// The one letter in them that Windows-1252 and Latin-1 do not share.
const asWindows = (text: string) => Buffer.from(text.replaceAll('–', '\u0096'), 'latin1');

/** Names, packs and billing units of common drugs, which are not made up. */
export function writeDrugNames(folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rxnorm_names.csv'), rxnormFile());
  writeFileSync(join(folder, 'rxnorm_ndc.csv'), ndcFile());
  writeFileSync(join(folder, 'package.txt'), packageFile());
  writeFileSync(join(folder, 'nadac.csv'), unitsFile());
}

/** Made-up averages, marked as such. */
export function writeReferencePrices(folder: string, year: number) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every price in this folder is made up.\n');
  writeFileSync(join(folder, `part_d_spending_${year}.csv`), spendingFile(year));
}

/** Made-up doctors, dentists and places of care, marked as such. */
export function writeProviders(folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every doctor and place in this folder is made up.\n');
  const providers = makeProviders();
  writeFileSync(join(folder, 'clinicians.csv'), cliniciansFile(providers));
  writeFileSync(join(folder, 'registry.csv'), registryFile(providers));
}
