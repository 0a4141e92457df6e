import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inForeground, program } from '../run.mjs';
import type { Part } from './parts.ts';
import { type Mutant, mutantsOf, type StrykerReport } from './result.ts';
import { filesOfRun, strykerOptions } from './stryker-options.ts';

/** @returns null when Stryker was stopped, or failed and has printed why. */
export async function runPart(
  part: Part,
  tests: readonly string[],
): Promise<{ minutes: number; mutants: Mutant[] } | null> {
  const { folder, config, report } = filesOfRun(part.name);
  // A run that was killed leaves its copy of the sources behind.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify(strykerOptions(part)));
  const started = performance.now();
  const code = await inForeground([program('@stryker-mutator/core/bin/stryker.js'), 'run', config], {
    MUTATION_TESTS: tests.join('\n'),
  });
  if (code !== 0) return null;
  const found = JSON.parse(readFileSync(report, 'utf8')) as StrykerReport;
  return { minutes: (performance.now() - started) / 60_000, mutants: mutantsOf(found) };
}
