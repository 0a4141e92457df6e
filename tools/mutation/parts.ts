/** Files that are mutated in one run of Stryker. */
export type Part = { name: string; files: string[] };

const FOLDER_IN_DOMAIN = /^src\/domain\/(.+)\/[^/]+$/;

/** The parsers of the server that need no database; each has its own file, so that they can be told by its name. */
const PARSER = /^src\/server\/(?:.+\/)?parse-[^/]+$/;

/** So many take a quiet machine a few minutes, and one that does much else at the same time less than an hour. */
const MOST_FILES = 20;

/** The folders of the domain, the contract, and the parsers of the server; a large one is several parts. */
export function partsOf(files: readonly string[]): Part[] {
  const folders = new Map<string, string[]>();
  for (const file of files.filter(isMutated)) {
    const name = folderOf(file);
    if (name) folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  return [...folders]
    .flatMap(([name, own]) => divide(name, own.toSorted()))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function divide(name: string, files: string[]): Part[] {
  const count = Math.ceil(files.length / MOST_FILES);
  if (count === 1) return [{ name, files }];
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    files: files.slice(index * size, (index + 1) * size),
  }));
}

/** A part by its name, or all parts of a folder. */
export const isMeant = ({ name }: Part, argument: string) =>
  name === argument || (name.startsWith(`${argument}-`) && /^\d+$/.test(name.slice(argument.length + 1)));

function folderOf(file: string): string | null {
  if (file.startsWith('src/contract/')) return 'contract';
  return PARSER.test(file) ? 'server-parsers' : (FOLDER_IN_DOMAIN.exec(file)?.[1] ?? null);
}

const isMutated = (file: string) => !isTest(file) && !file.includes('/testing/');

// A hundred rounds of each property for every mutant would take hours; the tables beside them know the same rules.
const TOO_SLOW = ['src/domain/drug-cost/drug-year-properties.test.ts'];

/** The tests that decide whether a mutant survives: those of the mutated layers, none of which needs a database. */
export const isMutationTest = (file: string) => isTest(file) && folderOf(file) !== null && !TOO_SLOW.includes(file);

const isTest = (file: string) => file.endsWith('.test.ts');
