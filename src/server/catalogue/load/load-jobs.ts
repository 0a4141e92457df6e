import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DATASETS, type Dataset } from '../dataset.ts';
import { badFile } from '../files/bad-file.ts';
import { fileNameOf, releaseOf } from '../files/file-name.ts';
import type { Role } from '../readers/layout.ts';
import type { Recognised } from '../readers/recognise.ts';
import { type Superseded, sortDrugFiles } from './drug-file-sets.ts';

/** An edition to be made, and the files it is made of, in the order to read them. */
export type LoadJob = {
  dataset: Dataset;
  planYear: number | null;
  source: string;
  asOf: IsoDate | null;
  madeUp: boolean;
  files: Recognised[];
};

/** Sorts files into editions. @throws BadFile when a file has no place, or two claim the same. */
export function planLoadJobs(all: readonly Recognised[]): { plans: LoadJob[]; skipped: Superseded[] } {
  const { sets, superseded } = sortDrugFiles(all.filter(isOf('formularies')));
  const collected = all.filter(({ layout }) => COLLECTED.includes(layout.dataset));
  const files = all.filter((file) => !isOf('formularies')(file) && !collected.includes(file));

  const mains = files.filter(({ layout }) => MAIN_ROLES.includes(layout.role));
  const editions = mains.map((main) => startEdition(main, mains));
  for (const file of files) if (!mains.includes(file)) findEdition(file, editions).files.push(file);
  for (const edition of editions) mustBeWhole(edition);

  const drugEditions = sets.map(({ main, files }) => ({
    ...startEdition(
      main,
      sets.map((set) => set.main),
    ),
    files,
  }));
  return { plans: [...editions, ...collect(collected), ...drugEditions].sort(inOrder), skipped: superseded };
}

const isOf =
  (dataset: Dataset) =>
  ({ layout }: Recognised) =>
    layout.dataset === dataset;

const MAIN_ROLES: readonly Role[] = ['counties', 'ratings', 'plan-list'];

/** Of these all files of a load make one edition together, in the order of their roles. */
const COLLECTED: readonly Dataset[] = ['drugs', 'reference-prices', 'pharmacies', 'providers'];
const READ_FIRST: readonly Role[] = ['drug-names', 'more-drug-names', 'drug-codes', 'clinicians', 'registry'];

function collect(files: readonly Recognised[]): LoadJob[] {
  const editions: LoadJob[] = [];
  for (const file of files.toSorted((a, b) => READ_FIRST.indexOf(a.layout.role) - READ_FIRST.indexOf(b.layout.role))) {
    const { layout, planYear, source } = file;
    const known = editions.find((edition) => edition.dataset === layout.dataset && edition.planYear === planYear);
    if (!known) editions.push(newEdition(file));
    else {
      if (known.madeUp !== source.madeUp) throw badFile(source.name, 'made-up data lies beside real data of its kind');
      known.files.push(file);
      if (known.files.every((other) => other.layout !== layout || other === file)) known.source += `, ${labelOf(file)}`;
    }
  }
  return editions;
}

function startEdition(main: Recognised, mains: readonly Recognised[]): LoadJob {
  const { layout, planYear, source } = main;
  const isSame = (other: Recognised) => other.layout.dataset === layout.dataset && other.planYear === planYear;
  const rival = mains.find((other) => other !== main && isSame(other));
  if (rival) throw badFile(source.name, `'${rival.source.name}' is for the same ${planYear ?? 'counties'}; keep one`);
  if (planYear === null && layout.dataset !== 'geography') throw badFile(source.name, 'it names no plan year');
  return newEdition(main);
}

const newEdition = (main: Recognised): LoadJob => ({
  dataset: main.layout.dataset,
  planYear: main.planYear,
  source: labelOf(main),
  // What is made up was never published.
  asOf: main.source.madeUp ? null : releaseOf(fileName(main)),
  madeUp: main.source.madeUp,
  files: [main],
});

const labelOf = (file: Recognised) =>
  [file.layout.name, file.planYear, `(${fileName(file)})`].filter(Boolean).join(' ');

// Files that name no year belong to the list in their own folder, or to the one whose year is in their name.
function findEdition(file: Recognised, editions: readonly LoadJob[]): LoadJob {
  const all = editions.filter(({ dataset }) => dataset === file.layout.dataset);
  const near = all.filter(({ files: [main] }) => main && folderOf(main) === folderOf(file));
  const candidates = near.length > 0 ? near : all;
  const dated = candidates.filter(({ planYear }) => planYear && fileName(file).includes(String(planYear)));
  const [found, rival] = candidates.length === 1 ? candidates : dated;
  if (found && !rival) return found;
  throw badFile(
    file.source.name,
    all.length === 0
      ? `the ${file.layout.dataset === 'geography' ? 'county file' : 'plan list'} it belongs to is not beside it`
      : 'it does not say which plan year it is for',
  );
}

function mustBeWhole({ dataset, files }: LoadJob) {
  const has = (role: Role) => files.some(({ layout }) => layout.role === role);
  const [main] = files;
  if (dataset === 'geography' && !has('zip-counties')) {
    throw badFile(main?.source.name ?? '', 'the file of ZIP codes and their counties is not beside it');
  }
}

const fileName = ({ source }: Recognised) => fileNameOf(source.name);
const folderOf = (file: Recognised) => file.source.name.slice(0, -fileName(file).length);

export const inOrder = (a: LoadJob, b: LoadJob) =>
  DATASETS.indexOf(a.dataset) - DATASETS.indexOf(b.dataset) || (a.planYear ?? 0) - (b.planYear ?? 0);
