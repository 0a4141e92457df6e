import { idsIn } from '../requirements/claims.ts';

/** One change of the code, and whether a test failed because of it. */
export type Mutant = {
  /** As 'src/domain/zip.ts:12'. */
  place: string;
  mutation: string;
  isKilled: boolean;
  /** The requirements of the tests that run the code. */
  requirements: string[];
};

type Position = { line: number; column: number };

/** What we read of Stryker's JSON report. */
export type StrykerReport = {
  files: Record<string, { source: string; mutants: StrykerMutant[] }>;
  testFiles?: Record<string, { tests: { id: string; name: string }[] }>;
};

type StrykerMutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: Position; end: Position };
  coveredBy?: string[];
  killedBy?: string[];
};

/** A mutant that makes a test run for ever is noticed as well. Others were not run, by a rule. */
const KILLED = ['Killed', 'Timeout'];
const ALIVE = ['Survived', 'NoCoverage'];

export function mutantsOf({ files, testFiles = {} }: StrykerReport): Mutant[] {
  const titles = new Map(Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => [...KILLED, ...ALIVE].includes(status))
      .map((mutant) => ({
        place: `${file}:${mutant.location.start.line}`,
        mutation: describe(source, mutant),
        isKilled: KILLED.includes(mutant.status),
        requirements: requirementsOf(mutant, titles),
      })),
  );
}

// Code that runs while its file is loaded is covered by no test in particular; then the one that noticed has the credit.
function requirementsOf({ coveredBy = [], killedBy = [] }: StrykerMutant, titles: ReadonlyMap<string, string>) {
  const ids = [...coveredBy, ...killedBy].flatMap((test) => idsIn(titles.get(test) ?? ''));
  return [...new Set(ids)].toSorted();
}

const describe = (source: string, { mutatorName, location, replacement = mutatorName }: StrykerMutant) =>
  `${shorten(textAt(source, location))} → ${shorten(replacement)}`;

function textAt(source: string, { start, end }: StrykerMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end first: on a single line the columns are still those of the file.
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

const LONGEST = 60;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
