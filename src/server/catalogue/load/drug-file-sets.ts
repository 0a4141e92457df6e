import { badFile } from '../files/bad-file.ts';
import { quarterOf } from '../files/file-name.ts';
import type { Role } from '../readers/layout.ts';
import type { Recognised } from '../readers/recognise.ts';

/** The files of one release of CMS's drug files; the formularies among them name its plan year. */
export type DrugFileSet = { main: Recognised; files: Recognised[] };
export type Superseded = { file: string; why: string };

/**
 * Puts the files of each release together, and keeps one release of each plan year: that of the newest quarter, and
 * one that names its quarter before one that does not.
 * @throws BadFile for files without their formularies or their plan information.
 */
export function sortDrugFiles(files: readonly Recognised[]): { sets: DrugFileSet[]; superseded: Superseded[] } {
  const sets = completeSets(files);
  const newest = sets.filter((set) => !sets.some((other) => isNewer(other, set)));
  const superseded = sets
    .filter((set) => !newest.includes(set))
    .flatMap((set) =>
      set.files.map(({ source }) => ({ file: source.name, why: 'a newer quarter of its year is beside it' })),
    );
  for (const set of newest) mustBeWhole(set);
  return { sets: newest.map((set) => ({ ...set, files: inReadingOrder(set.files) })), superseded };
}

function completeSets(files: readonly Recognised[]): DrugFileSet[] {
  const releases = new Map<string, Recognised[]>();
  for (const file of files) {
    const key = releaseKey(file.source.name);
    releases.set(key, [...(releases.get(key) ?? []), file]);
  }
  const sets: DrugFileSet[] = [];
  const strays: Recognised[] = [];
  for (const release of releases.values()) {
    const mains = release.filter(({ layout }) => layout.role === 'formulary');
    const [main, rival] = mains;
    if (main && rival && main.planYear === rival.planYear) {
      throw badFile(main.source.name, `'${rival.source.name}' is for the same ${main.planYear}; keep one`);
    }
    if (main) sets.push({ main, files: release });
    else strays.push(...release);
  }
  const [only, another] = sets;
  for (const stray of strays) {
    if (!only || another) throw badFile(stray.source.name, 'the formularies it belongs to are not beside it');
    only.files.push(stray);
  }
  return sets;
}

// CMS packs each file of a release into a zip of its own, inside one zip.
const releaseKey = (name: string) => quarterOf(name) ?? /^[^!]*(?=!)|^.*(?=\/)|^/.exec(name)?.[0] ?? '';

const isNewer = (one: DrugFileSet, other: DrugFileSet) =>
  one.main.planYear === other.main.planYear && (quarterOfSet(one) ?? '') > (quarterOfSet(other) ?? '');

const quarterOfSet = ({ main }: DrugFileSet) => quarterOf(main.source.name);

function mustBeWhole({ main, files }: DrugFileSet) {
  if (files.some(({ layout }) => layout.role === 'drug-plans')) return;
  throw badFile(main.source.name, 'the plan information is not beside it');
}

// The plan information numbers the plans, which all others ask for.
const READ_FIRST: readonly Role[] = ['drug-plans', 'formulary', 'drug-facts'];

const inReadingOrder = (files: readonly Recognised[]) =>
  files.toSorted((a, b) => READ_FIRST.indexOf(a.layout.role) - READ_FIRST.indexOf(b.layout.role));
