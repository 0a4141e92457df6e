import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DATASETS, type Dataset } from '../dataset.ts';
import { badFile } from '../files/bad-file.ts';
import { fileNameOf, releaseOf } from '../files/file-name.ts';
import type { Role } from '../readers/layout.ts';
import type { Recognised } from '../readers/recognise.ts';

/** An edition to be made, and the files it is made of, in the order to read them. */
export type EditionPlan = {
  dataset: Dataset;
  planYear: number | null;
  source: string;
  asOf: IsoDate | null;
  madeUp: boolean;
  files: Recognised[];
};

/** Sorts files into editions. @throws BadFile when a file has no place, or two claim the same. */
export function planEditions(files: readonly Recognised[]): EditionPlan[] {
  const mains = files.filter(({ layout }) => MAIN_ROLES.includes(layout.role));
  const editions = mains.map((main) => startEdition(main, mains));
  for (const file of files) if (!mains.includes(file)) findEdition(file, editions).files.push(file);
  for (const edition of editions) mustBeWhole(edition);
  return editions.sort(inOrder);
}

const MAIN_ROLES: readonly Role[] = ['counties', 'ratings', 'plan-list'];

function startEdition(main: Recognised, mains: readonly Recognised[]): EditionPlan {
  const { layout, planYear, source } = main;
  const isSame = (other: Recognised) => other.layout.dataset === layout.dataset && other.planYear === planYear;
  const rival = mains.find((other) => other !== main && isSame(other));
  if (rival) throw badFile(source.name, `'${rival.source.name}' is for the same ${planYear ?? 'counties'}; keep one`);
  if (planYear === null && layout.dataset !== 'geography') throw badFile(source.name, 'it names no plan year');

  const name = fileName(main);
  const label = [layout.name, planYear, `(${name})`].filter(Boolean).join(' ');
  return {
    dataset: layout.dataset,
    planYear,
    source: label,
    asOf: releaseOf(name),
    madeUp: source.madeUp,
    files: [main],
  };
}

// Files that name no year belong to the list in their own folder, or to the one whose year is in their name.
function findEdition(file: Recognised, editions: readonly EditionPlan[]): EditionPlan {
  const all = editions.filter(({ dataset }) => dataset === file.layout.dataset);
  const near = all.filter(({ files: [main] }) => main && folderOf(main) === folderOf(file));
  const candidates = near.length > 0 ? near : all;
  const dated = candidates.filter(({ planYear }) => planYear && fileName(file).includes(String(planYear)));
  const [found, rival] = candidates.length === 1 ? candidates : dated;
  if (found && !rival) return found;
  throw badFile(
    file.source.name,
    all.length === 0
      ? `the ${NEEDED[file.layout.dataset]} it belongs to is not beside it`
      : 'it does not say which plan year it is for',
  );
}

const NEEDED: Record<Dataset, string> = { geography: 'county file', stars: 'star ratings file', plans: 'plan list' };

function mustBeWhole({ dataset, files }: EditionPlan) {
  const has = (role: Role) => files.some(({ layout }) => layout.role === role);
  const [main] = files;
  if (dataset === 'geography' && !has('zip-counties')) {
    throw badFile(main?.source.name ?? '', 'the file of ZIP codes and their counties is not beside it');
  }
}

const fileName = ({ source }: Recognised) => fileNameOf(source.name);
const folderOf = (file: Recognised) => file.source.name.slice(0, -fileName(file).length);

const inOrder = (a: EditionPlan, b: EditionPlan) =>
  DATASETS.indexOf(a.dataset) - DATASETS.indexOf(b.dataset) || (a.planYear ?? 0) - (b.planYear ?? 0);
