import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE_UP_MARK } from '../files/source.ts';
import { type NpmCounty, readNpmGeography } from '../geography/npm-geography.ts';
import { benefitsFile, tiersFile } from './benefit-files.ts';
import { landscapeFile } from './landscape-file.ts';
import { makePlans } from './make-plans.ts';
import { starRatingsFile } from './stars.ts';

export type SampleOptions = {
  years: readonly number[];
  /** Which of the years also get star ratings; all by default. */
  starYears?: readonly number[];
  /** Those of the npm packages by default. */
  counties?: readonly NpmCounty[];
};

/** Writes made-up plans as the files that CMS publishes, a folder for each year. The same years give the same bytes. */
export function writeSample(folder: string, { years, starYears = years, counties }: SampleOptions) {
  const places = counties ?? readNpmGeography().counties;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every company, plan and figure in this folder is made up.\n');
  for (const year of new Set([...years, ...starYears])) {
    const write = (name: string, text: string) => writeFileSync(join(folder, String(year), name), text);
    mkdirSync(join(folder, String(year)), { recursive: true });
    if (starYears.includes(year)) write(`star_ratings_${year}_summary.csv`, starRatingsFile(year));
    if (!years.includes(year)) continue;
    const plans = makePlans(year, places);
    write(`CY${year}_Landscape_sample.csv`, landscapeFile(year, plans));
    write(`plan_benefits_${year}.jsonl`, benefitsFile(plans));
    write(`plan_tiers_${year}.csv`, tiersFile(plans));
  }
}
