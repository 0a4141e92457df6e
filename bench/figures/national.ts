import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { readNpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { ALONE, AT_ONCE, BURSTS, burstFigures } from '../bursts.ts';
import type { LoadMeasure } from '../load-catalogue.ts';
import { type Figure, rounded, type Shot, throughputs } from '../measure.ts';
import { measureLoad } from '../measure-load.ts';
import { makePharmacies } from '../national/pharmacies.ts';
import { makeContracts, placesOf } from '../national/plans.ts';
import { makeQuestions, type Questions } from '../national/questions.ts';
import { writeBase } from '../national/write-base.ts';
import { contractsOfShare, type Written, writeDrugFiles } from '../national/write-drug-files.ts';
import { startSubject } from '../start-subject.ts';

const CURVE = ['0.01', '0.03', '0.1'];
const KING = '53033';
/** The files, the database, and for a while the old edition and a copy of the largest table. */
const BYTES_OF_THE_WHOLE = 150e9;

type Point = { share: number; seconds: number; bytes: number; alone: number };

/** All plans of the country, with the prices and networks of a share of them, as CMS's files tell them. */
export async function* nationalFigures(...given: string[]): AsyncGenerator<Figure> {
  const shares = (given.length > 0 ? given : CURVE).map(Number);
  const folder = mkdtempSync('/tmp/bench-');
  const free = statfsSync(folder);
  const needed = Math.max(...shares) * BYTES_OF_THE_WHOLE;
  if (free.bavail * free.bsize < needed) throw new Error(`${folder} needs ${Math.ceil(needed / 1e9)} GB of room.`);
  try {
    yield* measureCountry(folder, shares);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function* measureCountry(folder: string, shares: readonly number[]): AsyncGenerator<Figure> {
  const [files, dataDir] = [join(folder, 'files'), join(folder, 'data')];
  const geography = readNpmGeography();
  const places = placesOf(geography.counties);
  const contracts = makeContracts(places);
  const pharmacies = makePharmacies(geography);

  writeBase(files, geography, { contracts, places, pharmacies });
  const base = await measureLoad(files, dataDir);
  rmSync(files, { recursive: true });
  yield* loadFigures('plans, drugs and pharmacies of the country', base);

  const points: Point[] = [];
  for (const share of shares) {
    const chosen = contractsOfShare(share, contracts, places, KING);
    const written = writeDrugFiles(files, { contracts: chosen, places, pharmacies });
    const measure = await measureLoad(files, dataDir);
    rmSync(files, { recursive: true });
    const name = `${share} of the country`;
    yield* sizeFigures(name, written);
    yield* loadFigures(name, measure);
    const alone = yield* measureCalls(name, dataDir, {
      places,
      geography,
      pharmacies,
      priced: new Set(written.plans),
    });
    points.push({ share, seconds: measure.seconds, bytes: totalOf(measure), alone });
  }
  yield* wholeFigures(points);
}

const totalOf = ({ bytesOfTables }: LoadMeasure) => Object.values(bytesOfTables).reduce((sum, bytes) => sum + bytes, 0);

const sizeFigures = (name: string, { plans, prices, priceLists, networkRows }: Written): Figure[] => [
  { name: `${name}: drug plans`, value: plans.length, unit: 'plans' },
  { name: `${name}: rows of the price file`, value: prices, unit: 'rows', note: `${priceLists} different price lists` },
  { name: `${name}: rows of the network file`, value: networkRows, unit: 'rows' },
];

function loadFigures(name: string, measure: LoadMeasure): Figure[] {
  const { rows, rejected, seconds, copySeconds, copyFilesSeconds, megabytesBefore, megabytesPeak, bytesOfTables } =
    measure;
  const largest = Object.entries(bytesOfTables)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([table, bytes]) => `${table} ${rounded(bytes / 1e6, 1)}`);
  return [
    { name: `${name}: rows loaded`, value: rows, unit: 'rows' },
    { name: `${name}: rows rejected`, value: rejected, unit: 'rows', wanted: '0' },
    { name: `${name}: load`, value: rounded(seconds, 1), unit: 's' },
    {
      name: `${name}: load to bare COPY of the same rows`,
      value: rounded(seconds / copySeconds, 1),
      unit: 'ratio',
      wanted: 'at most 3',
    },
    {
      name: `${name}: load to COPY of the lines of its files, as texts`,
      value: rounded(seconds / copyFilesSeconds, 1),
      unit: 'ratio',
    },
    { name: `${name}: disk`, value: rounded(totalOf(measure) / 1e6, 1), unit: 'MB', note: largest.join(', ') },
    {
      name: `${name}: memory while loading, above before`,
      value: rounded(megabytesPeak - megabytesBefore, 0),
      unit: 'MB',
    },
  ];
}

/** @returns the milliseconds of one estimate alone. */
async function* measureCalls(
  name: string,
  dataDir: string,
  known: Parameters<typeof makeQuestions>[1],
): AsyncGenerator<Figure, number> {
  const { origin, bareUrl, stop } = await startSubject({ dataDir });
  try {
    const questions = await makeQuestions(origin, known, KING);
    const { estimates } = questions;
    const title = `${name}: pricing 10 drugs at 20 plans`;
    const { figures, one } = await burstFigures(title, origin, {
      alone: estimates.slice(0, ALONE),
      together: estimates.slice(ALONE, ALONE + AT_ONCE * BURSTS),
    });
    yield* figures;
    yield* ratioFigures(name, { origin, bareUrl }, questions);
    return one;
  } finally {
    await stop();
  }
}

const WANTED: Record<keyof Questions, string> = {
  estimates: 'at least 0.05 at a tenth',
  searches: 'at least 1',
  details: 'at least 0.5',
  names: 'at least 0.3',
  pharmacies: '',
};

async function* ratioFigures(
  name: string,
  { origin, bareUrl }: { origin: string; bareUrl: string },
  questions: Questions,
): AsyncGenerator<Figure> {
  for (const [kind, shots] of Object.entries(questions) as [keyof Questions, Shot[]][]) {
    const targets = { bare: { url: bareUrl }, calls: { url: origin, shots } };
    const measured = await throughputs(targets).catch((error: Error) => error);
    const title = `${name}: ${kind} to a bare route with one indexed SELECT`;
    yield measured instanceof Error
      ? { name: title, value: 0, unit: 'runs', note: `not measured: ${measured.message}` }
      : { name: title, value: rounded(measured.calls / measured.bare, 3), unit: 'ratio', wanted: WANTED[kind] };
  }
}

/** What the last two shares say of the whole, if it goes on as it does between them. */
function wholeFigures(points: readonly Point[]): Figure[] {
  const [before, last] = points.slice(-2);
  if (!before || !last) return [];
  const steps = `carried on from ${before.share} and ${last.share}, not measured`;
  const onLine = (of: (point: Point) => number) =>
    of(last) + ((of(last) - of(before)) / (last.share - before.share)) * (1 - last.share);
  const power = Math.log(last.alone / before.alone) / Math.log(last.share / before.share);
  return [
    {
      name: 'the whole: disk of the drug files',
      value: rounded(onLine(({ bytes }) => bytes) / 1e9, 1),
      unit: 'GB',
      note: steps,
    },
    {
      name: 'the whole: load of the drug files',
      value: rounded(onLine(({ seconds }) => seconds) / 60, 1),
      unit: 'min',
      note: steps,
    },
    {
      name: 'growth of one estimate with the share',
      value: rounded(power),
      unit: 'power',
      note: '0 stays, 1 is in step',
    },
    {
      name: 'the whole: one estimate',
      value: rounded(last.alone * (1 / last.share) ** power, 1),
      unit: 'ms',
      note: steps,
    },
  ];
}
