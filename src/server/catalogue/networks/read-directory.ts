import { createHash } from 'node:crypto';
import type pg from 'pg';
import { badFile } from '../files/bad-file.ts';
import { fileNameOf } from '../files/file-name.ts';
import type { Source } from '../files/source.ts';
import { readElements } from './elements.ts';
import { joinResources } from './fhir/join-resources.ts';
import { fhirReader } from './fhir/read-resource.ts';
import { readRecord } from './json-record.ts';
import type { Directory } from './staged-rows.ts';
import { stagingArea, type WrittenEntries } from './staging-area.ts';
import type { Tally } from './tally.ts';

export type ReadDirectory = {
  format: 'json' | 'fhir' | 'both' | null;
  records: number;
  /** Records and resources of which something may belong to this list and is not in it. */
  unclear: number;
  unclearNpis: string[];
  written: WrittenEntries;
  /** Where each plan is named first. */
  told: ReadonlyMap<string, Told>;
};

export type Told = { file: string; line: number; place: string };

type Tools = { tally: Tally; onProgress(message: string): void };

const RECORDS_BETWEEN_NEWS = 25_000;

/**
 * Reads the files of a directory into the database, in the transaction of the connection. A file is an array of
 * records or a FHIR bundle; it says so itself. Resources are joined once all files are read, since those come in any order.
 */
export async function readDirectory(
  client: pg.ClientBase,
  directory: Directory & { edition: number },
  files: readonly Source[],
  { tally, onProgress }: Tools,
): Promise<ReadDirectory> {
  const area = stagingArea(client, directory.edition);
  await area.empty();
  const unclearNpis = new Set<string>();
  const readResource = fhirReader(directory);
  const told = new Map<string, Told>();
  const tell = (planId: string, first: Told) => told.has(planId) || told.set(planId, first);
  let news = RECORDS_BETWEEN_NEWS;
  let records = 0;
  let resources = 0;
  let unclear = 0;

  for (const [nth, source] of files.entries()) {
    const file = nth + 1;
    const name = fileNameOf(source.name);
    for await (const page of readElements(source)) {
      for (const { index, text, isEntry } of page) {
        const value = parse(text, source, index);
        if (isEntry) {
          resources++;
          const row = readResource(value, (id) => tally.noteFor(name, index, id));
          if (row) area.put(row.table, row.row, file);
          if (row?.table === 'network_staged_plan') {
            tell(row.row.plan_id, { file: name, line: index, place: `InsurancePlan/${row.row.id}` });
          }
          continue;
        }
        records++;
        const place = `entry ${index}`;
        const note = tally.noteFor(name, index, place);
        const { listed, unclearNpi } = readRecord(value, directory, note);
        if (unclearNpi !== null) unclearNpis.add(unclearNpi);
        if (unclearNpi !== null || listed === null) unclear++;
        for (const { plan_id } of listed?.plans ?? []) tell(plan_id, { file: name, line: index, place });
        if (listed) area.putProvider(listed, file, index, fingerprintOf(text));
      }
      await area.sendIfFull();
      await tally.write();
      if (records + resources >= news) {
        onProgress(`${name}: ${news.toLocaleString('en')} records`);
        news += RECORDS_BETWEEN_NEWS;
      }
    }
  }
  await area.flush();
  if (resources > 0) {
    const names = files.map(({ name }) => fileNameOf(name));
    unclear += await joinResources(client, names, tally, unclearNpis);
  }
  await tally.write();
  const format = records > 0 ? (resources > 0 ? 'both' : 'json') : resources > 0 ? 'fhir' : null;
  return {
    format,
    records: records + resources,
    unclear,
    unclearNpis: [...unclearNpis],
    written: area.written(),
    told,
  };
}

function parse(text: string, source: Source, index: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badFile(source.name, `entry ${index} is not JSON (${(error as Error).message})`, error);
  }
}

const fingerprintOf = (text: string) => createHash('sha1').update(text).digest().readBigInt64BE().toString();
