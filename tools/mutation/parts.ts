/** Files that are mutated in one run of Stryker. */
export type Part = { name: string; files: string[] };

const FOLDER_IN_DOMAIN = /^src\/domain\/(.+)\/[^/]+$/;

/** The parsers of the server that need no database; each has its own file, so that they can be told by its name. */
const PARSER = /^src\/server\/(?:.+\/)?parse-[^/]+$/;

/** One part for each folder of the domain, one for the contract, and one for the parsers of the server. */
export function partsOf(files: readonly string[]): Part[] {
  const parts = new Map<string, string[]>();
  for (const file of files.filter(isMutated)) {
    const name = partNameOf(file);
    if (name) parts.set(name, [...(parts.get(name) ?? []), file]);
  }
  return [...parts]
    .map(([name, own]) => ({ name, files: own.toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function partNameOf(file: string): string | null {
  if (file.startsWith('src/contract/')) return 'contract';
  return PARSER.test(file) ? 'server-parsers' : (FOLDER_IN_DOMAIN.exec(file)?.[1] ?? null);
}

const isMutated = (file: string) => !isTest(file) && !file.includes('/testing/');

// A hundred rounds of each property for every mutant would take hours; the tables beside them know the same rules.
const TOO_SLOW = ['src/domain/drug-cost/drug-year-properties.test.ts'];

/** The tests that decide whether a mutant survives: those of the mutated layers, none of which needs a database. */
export const isMutationTest = (file: string) => isTest(file) && partNameOf(file) !== null && !TOO_SLOW.includes(file);

const isTest = (file: string) => file.endsWith('.test.ts');
