import { fingerprintOf, testsOf } from './mutation/fingerprint.ts';
import { isMeant, isMutationTest, type Part, partsOf } from './mutation/parts.ts';
import { reportOf } from './mutation/report.ts';
import { runPart } from './mutation/run-part.ts';
import { readSources } from './mutation/sources.ts';
import { keepResult, readResult } from './mutation/stored-results.ts';
import { SETTINGS } from './mutation/stryker-options.ts';
import { filesOfProject } from './requirements/project.ts';

// npm run mutation            the parts that were not run yet or have changed since, then the report
// npm run mutation -- plans   one part or folder, changed or not
// npm run mutation -- report  only the report

const [argument] = process.argv.slice(2);
const files = filesOfProject();
const sources = readSources(files);
const tests = files.filter(isMutationTest);
const parts = partsOf(files).map((part) => ({ ...part, tests: testsOf(part, tests, sources) }));
const chosen = parts.filter((part) => argument !== undefined && isMeant(part, argument));

if (argument === 'report') report();
else if (argument && chosen.length === 0) fail(`There is no part '${argument}'; there are ${namesOf(parts)}.`);
else if (argument) await runAll(chosen);
else if (await runAll(parts.filter(isStale))) report();

async function runAll(waiting: typeof parts): Promise<boolean> {
  for (const [index, part] of waiting.entries()) {
    console.log(`${part.name}: part ${index + 1} of ${waiting.length}, ${part.tests.length} test files`);
    // Taken before the run: a change that is made meanwhile belongs to the next one.
    const fingerprint = currentFingerprint(part);
    const result = await runPart(part, part.tests);
    if (!result) {
      fail(`${part.name} was not finished; the next run goes on from here.`);
      return false;
    }
    keepResult(part.name, fingerprint, result.minutes, result.mutants);
  }
  return true;
}

function report() {
  const states = parts.map((part) => ({ name: part.name, result: readResult(part.name), isStale: isStale(part) }));
  const { lines, isEnough } = reportOf(states);
  for (const line of lines) console.log(line);
  if (!isEnough) process.exitCode = 1;
}

function isStale(part: (typeof parts)[number]): boolean {
  return readResult(part.name)?.fingerprint !== currentFingerprint(part);
}

function currentFingerprint({ files: own, tests: ownTests }: (typeof parts)[number]): string {
  return fingerprintOf([...own, ...ownTests, ...SETTINGS], sources);
}

function namesOf(list: readonly Part[]): string {
  return list.map(({ name }) => name).join(', ');
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
