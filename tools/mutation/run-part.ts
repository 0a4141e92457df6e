import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inForeground, program } from '../run.mjs';
import type { Part } from './parts.ts';
import { mutantsOf, type PartResult, type StrykerReport } from './result.ts';
import { FOLDER } from './stored-results.ts';
import { REPORT, SANDBOX, strykerOptions } from './stryker-options.ts';

const CONFIG = `${FOLDER}/stryker.json`;

/** @returns null when Stryker was stopped, or failed and has printed why. */
export async function runPart(part: Part, tests: readonly string[]): Promise<Omit<PartResult, 'fingerprint'> | null> {
  mkdirSync(FOLDER, { recursive: true });
  // A run that was killed leaves its copy of the sources behind.
  for (const path of [REPORT, SANDBOX]) rmSync(path, { recursive: true, force: true });
  writeFileSync(CONFIG, JSON.stringify(strykerOptions(part)));
  const started = performance.now();
  const code = await inForeground([program('@stryker-mutator/core/bin/stryker.js'), 'run', CONFIG], {
    MUTATION_TESTS: tests.join('\n'),
  });
  if (code !== 0) return null;
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as StrykerReport;
  return { minutes: (performance.now() - started) / 60_000, mutants: mutantsOf(report) };
}
