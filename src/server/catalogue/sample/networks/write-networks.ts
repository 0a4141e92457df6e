import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { MADE_UP_MARK } from '#server/catalogue/files/source.ts';
import type { NpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { makePlans } from '../make-plans.ts';
import { makeProviders } from '../providers/provider-list.ts';
import { fhirDirectory } from './fhir-directory.ts';
import { jsonDirectory } from './json-directory.ts';
import { makeDirectories } from './network-list.ts';

const DAY = 86_400_000;

/** Writes made-up lists of doctors in both forms that plans publish, each in a folder that names contract and year. */
export function writeNetworks(
  folder: string,
  { years, today, places }: { years: readonly number[]; today: IsoDate; places: NpmGeography },
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MADE_UP_MARK), 'Every doctor, company and network in this folder is made up.\n');
  const providers = makeProviders();
  for (const year of years) {
    for (const directory of makeDirectories(year, makePlans(year, places.counties), providers)) {
      const path = `${directory.carrier.contractId}/${year}`;
      const updatedOn = new Date(Date.parse(today) - directory.daysOld * DAY).toISOString().slice(0, 10);
      const files = (directory.format === 'json' ? jsonDirectory : fhirDirectory)(directory, updatedOn);
      const urls = Object.keys(files).map((name) => `https://directory.example/${path}/${name}`);
      mkdirSync(join(folder, path), { recursive: true });
      for (const [name, value] of Object.entries({ 'index.json': { provider_urls: urls }, ...files })) {
        writeFileSync(join(folder, path, name), JSON.stringify(value));
      }
    }
  }
}
