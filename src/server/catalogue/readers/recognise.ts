import { Readable } from 'node:stream';
import { badFile } from '../files/bad-file.ts';
import { type CellRecord, readCsv, readDelimited, readLines } from '../files/records.ts';
import { type Header, headerOf, type Row, rowOf } from '../files/row.ts';
import type { Source } from '../files/source.ts';
import { readBytes } from '../files/text.ts';
import { benefits, JSON_LINE } from './benefits.ts';
import { cmsLandscape } from './cms-landscape.ts';
import { counties } from './counties.ts';
import { formularyDrugNames } from './drugs/formulary-drug-names.ts';
import { nadac } from './drugs/nadac.ts';
import { nadacByDrug } from './drugs/nadac-by-drug.ts';
import { ndcPackages } from './drugs/ndc-packages.ts';
import { rxnormNames } from './drugs/rxnorm-names.ts';
import { rxnormNdcs } from './drugs/rxnorm-ndcs.ts';
import { rxterms } from './drugs/rxterms.ts';
import { spending } from './drugs/spending.ts';
import type { Layout } from './layout.ts';
import { connecticutList } from './pharmacies/connecticut-list.ts';
import { nebraskaRoster } from './pharmacies/nebraska-roster.ts';
import { pharmacyList } from './pharmacies/pharmacy-list.ts';
import { clinicians, cliniciansTrimmed } from './providers/clinicians.ts';
import { nppes } from './providers/nppes.ts';
import { serviceArea } from './service-area.ts';
import { basicFormulary } from './spuf/basic-formulary.ts';
import { beneficiaryCost } from './spuf/beneficiary-cost.ts';
import { excludedDrugs } from './spuf/excluded-drugs.ts';
import { geographicLocator } from './spuf/geographic-locator.ts';
import { indicationCover } from './spuf/indication-cover.ts';
import { insulinCost } from './spuf/insulin-cost.ts';
import { pharmacyNetworks } from './spuf/pharmacy-networks.ts';
import { planInformation } from './spuf/plan-information.ts';
import { pricing } from './spuf/pricing.ts';
import { starRatings } from './star-ratings.ts';
import { tiers } from './tiers.ts';
import { trimmedLandscape } from './trimmed-landscape.ts';
import { zipCounties } from './zip-counties.ts';

const LAYOUTS: readonly Layout[] = [
  trimmedLandscape,
  cmsLandscape,
  serviceArea,
  tiers,
  benefits,
  starRatings,
  counties,
  zipCounties,
  rxnormNames,
  rxterms,
  formularyDrugNames,
  rxnormNdcs,
  ndcPackages,
  nadac,
  nadacByDrug,
  spending,
  pharmacyList,
  connecticutList,
  nebraskaRoster,
  planInformation,
  geographicLocator,
  basicFormulary,
  excludedDrugs,
  indicationCover,
  beneficiaryCost,
  insulinCost,
  pharmacyNetworks,
  pricing,
  clinicians,
  cliniciansTrimmed,
  nppes,
];

export type Recognised = {
  source: Source;
  layout: Layout;
  planYear: number | null;
  header: Header;
  /** How many fields a row must have; null where a row is one JSON value. */
  width: number | null;
  /** The records below the header, some at a time. */
  pages(): AsyncGenerator<CellRecord[]>;
};

export type Unknown = { source: Source; why: string };

/** Tells a file's layout by its header. @throws BadFile for a known layout with a column missing. */
export async function recognise(source: Source): Promise<Recognised | Unknown> {
  const start = await readStart(source);
  if (start.length === 0) return { source, why: 'the file is empty' };
  refuseUtf16(source, start);

  const isJson = start.toString('latin1').trimStart().startsWith('{');
  const delimiter = isJson ? null : delimiterOf(start);
  const header = isJson
    ? jsonHeader(start)
    : delimiter
      ? plainHeader(start, delimiter)
      : await csvHeader(source, start);
  const layout = LAYOUTS.find((known) => known.recognises(header));
  if (!layout) return { source, why: 'no reader for this layout' };

  const missing = layout.needs(header).filter((title) => !header.has(title));
  if (missing.length > 0) throw badFile(source.name, `it is a ${layout.name} file without ${quoted(missing)}`);
  const all = () => (delimiter ? readDelimited(source, delimiter, layout.encoding ?? 'utf-8') : readCsv(source));
  const pages = () => (isJson ? singly(readLines(source)) : belowHeader(all()));
  const planYear = layout.planYear(header, isJson ? null : await firstRow(header, pages()));
  const width = isJson ? null : header.titles.length;
  return { source, layout, planYear, header, width, pages };
}

/** Longer than any header; a line of JSON may be longer than this. */
const START = 65_536;

async function readStart(source: Source): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const bytes of readBytes(source)) {
    pieces.push(bytes);
    length += bytes.length;
    if (length >= START) break;
  }
  return Buffer.concat(pieces);
}

function refuseUtf16(source: Source, start: Buffer) {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') throw badFile(source.name, 'it is UTF-16 text; save it as UTF-8');
}

const FIRST_KEY = /"([^"\\]{1,60})"\s*:/g;

function jsonHeader(start: Buffer): Header {
  const line = start.toString('utf8').split('\n')[0] ?? '';
  return headerOf([JSON_LINE, ...[...line.matchAll(FIRST_KEY)].map((match) => match[1] ?? '')]);
}

/** The sign that parts the fields, where it is not the comma. */
function delimiterOf(start: Buffer): string | null {
  const line = firstLine(start);
  return DELIMITERS.find((sign) => line.split(sign).length > line.split(',').length) ?? null;
}

const DELIMITERS = ['|', '\t'] as const;

const firstLine = (start: Buffer) =>
  start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)[0] ?? '';

const plainHeader = (start: Buffer, delimiter: string) => headerOf(firstLine(start).split(delimiter));

// Only the first line of the start is parsed: what follows may be cut in the middle of a quoted field. A line whose
// quotes do not add up is nobody's header.
async function csvHeader(source: Source, start: Buffer): Promise<Header> {
  const line = start.toString('utf8').split(/\r?\n/)[0] ?? '';
  const open = async () => Readable.from([Buffer.from(line)]);
  try {
    for await (const [first] of readCsv({ ...source, name: 'header', open })) if (first) return headerOf(first.cells);
  } catch {}
  return headerOf([]);
}

async function* singly(records: AsyncGenerator<CellRecord>): AsyncGenerator<CellRecord[]> {
  for await (const record of records) yield [record];
}

async function* belowHeader(all: AsyncGenerator<CellRecord[]>): AsyncGenerator<CellRecord[]> {
  let isHeader = true;
  for await (const page of all) {
    yield isHeader ? page.slice(1) : page;
    isHeader &&= page.length === 0;
  }
}

async function firstRow(header: Header, pages: AsyncGenerator<CellRecord[]>): Promise<Row | null> {
  for await (const [first] of pages) if (first) return rowOf(header, first.cells, first.line);
  return null;
}

const quoted = (titles: readonly string[]) =>
  `the column${titles.length > 1 ? 's' : ''} ${titles.map((title) => `'${title}'`).join(', ')}`;
