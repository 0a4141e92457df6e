import { availableParallelism } from 'node:os';
import type { Part } from './parts.ts';
import { FOLDER } from './stored-results.ts';

/** A change of one of them makes every result of before worthless. */
export const SETTINGS = [
  'tools/mutation/stryker-options.ts',
  'tools/mutation/ignored-texts.mjs',
  'vitest.mutation.config.ts',
];

export const REPORT = `${FOLDER}/stryker-report.json`;
export const SANDBOX = `${FOLDER}/sandbox`;

export const strykerOptions = ({ name, files }: Part) => ({
  mutate: files,
  // Everything else is neither copied nor looked at.
  ignorePatterns: ['/*', '!/src', '!/tests', '!/package.json', '!/tsconfig.base.json', '!/vitest.mutation.config.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/ignored-texts.mjs'],
  ignorers: name.startsWith('drugs') ? ['reviewed-data'] : name === 'contract' ? ['documentation'] : [],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Ours need no rewriting for the copy, and Stryker does without a file that is not there.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  tempDirName: SANDBOX,
  cleanTempDir: 'always',
  allowConsoleColors: false,
  logLevel: 'warn',
  warnings: { slow: false },
});
