import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { reachOfChange } from './changed.mjs';
import { build, install, mustHaveNode, ROOT } from './prepare.mjs';
import { beside, inForeground, program } from './run.mjs';

const RESULTS = `${ROOT}/test-results`;
const UNIT = `${RESULTS}/unit.json`;
const BROWSER = `${RESULTS}/browser.json`;

const { LONG, REAL_DATA_DIR } = process.env;
const EVERYTHING = { unit: [], browser: [] };

/** What passes needs no line of its own, and what it printed does not matter. */
const QUIET = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${UNIT}`, '--silent=passed-only'];

const started = performance.now();
mustHaveNode();
install();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// The database with the sample takes long to make: the unit tests make it, and the browser tests copy it too.
const prepared = { PREPARED_DATA: mkdtempSync('/tmp/sp-') };
process.on('exit', () => rmSync(prepared.PREPARED_DATA, { recursive: true, force: true }));

const reach = process.argv.includes('--changed') ? reachOfChange() : EVERYTHING;
if (reach !== EVERYTHING) console.log(`what ${reach.count} changed files can reach`);

// Every step runs, whatever the ones before it say: one run tells all that is wrong. The pages come first, since the
// servers that tests start serve them.
const hasBrowser = reach.browser !== null;
const results = [
  ...(hasBrowser ? [buildStep()] : []),
  // Tests often wait, for a process or for a moment, and the checks have the machine meanwhile.
  ...(await Promise.all([
    step(
      'unit and server tests, and the checks beside them',
      '9 minutes',
      () => inForeground([program('vitest/vitest.mjs'), 'run', ...QUIET, ...reach.unit], prepared),
      () => countUnit(readJson(UNIT)),
    ),
    stepBeside('checks', ['tools/check.mjs']),
    ...(hasBrowser ? [stepBeside('first views', ['--import', 'tsx', 'tools/first-views.ts'])] : []),
  ])),
  ...(hasBrowser
    ? [
        await step(
          'browser tests',
          '10 minutes',
          () =>
            inForeground([program('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...reach.browser], {
              ...prepared,
              PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER,
            }),
          () => countBrowser(readJson(BROWSER)),
        ),
      ]
    : []),
];

const total = (what) => results.reduce((sum, result) => sum + result[what], 0);
// Said last, since what comes after a failure is longer than most people scroll back.
for (const why of results.flatMap(({ failures }) => failures)) console.log(`FAILED: ${why}`);
if (!REAL_DATA_DIR) console.log('\nREAL_DATA_DIR is not set: NOTHING WAS TESTED ON REAL FILES OF CMS.');
console.log(`\n${minutes(performance.now() - started)} in all`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

async function step(name, about, run, count) {
  console.log(`\n== ${name}${LONG || reach !== EVERYTHING ? '' : `: about ${about}`}`);
  const start = performance.now();
  const code = await run();
  return tellEnd(name, start, code, count());
}

/** What it says is printed when it has ended, in one piece. */
async function stepBeside(name, args) {
  const start = performance.now();
  const { code, said } = await beside(args);
  console.log(`\n== ${name}\n${said.trimEnd()}`);
  return tellEnd(name, start, code, onlyTheExitCode());
}

function tellEnd(name, start, code, result) {
  // A step that fails without a failed test, say because it could not start, still counts as a failure.
  if (code !== 0 && result.failed === 0)
    Object.assign(result, { failed: 1, failures: [`${name}, with exit code ${code}`] });
  console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${minutes(performance.now() - start)}`);
  return result;
}

function buildStep() {
  try {
    build();
    return onlyTheExitCode();
  } catch (error) {
    console.error(`== the pages could not be built: ${error.message}`);
    return { passed: 0, failed: 1, failures: ['the build of the pages'] };
  }
}

function onlyTheExitCode() {
  return { passed: 0, failed: 0, failures: [] };
}

function countUnit(report) {
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => tell(fullName, failureMessages[0]));
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

function countBrowser(report) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky, failures: failedIn(report?.suites ?? []) };
}

function failedIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => tell(`${file}: ${title}`, tests[0]?.results[0]?.error?.message)),
    ...failedIn(inner),
  ]);
}

/** The name of a test, and the beginning of what it said. */
function tell(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 8);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
