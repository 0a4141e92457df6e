import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Advisories, bulkQuestion, findingsOf, packagesOf } from './audit/advisories.ts';

// npm run audit                                  asks the registry for advisories on every locked package
// npm run audit -- --advisories answer.json      reads them from a file that holds such an answer
//
// Ends with 0 when there is none, 1 when there is one, and 2 when it could not be checked: no answer is not a clean one.

const NOT_CHECKED = 2;
const PATIENCE_MS = 30_000;

const { values } = parseArgs({ options: { advisories: { type: 'string' } } });
const packages = packagesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));

try {
  report(Advisories.parse(values.advisories ? fromFile(values.advisories) : await fromRegistry()));
} catch (error) {
  console.error(`not checked: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = NOT_CHECKED;
}

function fromFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function fromRegistry(): Promise<unknown> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bulkQuestion(packages)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`the registry answers ${response.status}`);
  return response.json();
}

function report(advisories: Advisories) {
  const findings = findingsOf(packages, advisories);
  for (const { name, version, runs, severity, title, url } of findings) {
    console.log(`${severity.padEnd(8)} ${name} ${version}${runs ? '' : ' (development only)'}: ${title} ${url}`);
  }
  console.log(`${packages.length} packages checked, ${findings.length} advisories apply`);
  if (findings.length > 0) process.exitCode = 1;
}
