import { availableParallelism } from 'node:os';
import type { Part } from './parts.ts';
import { FOLDER } from './stored-results.ts';

/** A change of one of them makes every result of before worthless. */
export const SETTINGS = [
  'tools/mutation/stryker-options.ts',
  'tools/mutation/ignored-data.mjs',
  'tools/mutation/unloaded-files.ts',
  'tools/mutation/vitest.config.ts',
];

/** Each part has its own, so that two can run at once. */
export const filesOfRun = (part: string) => {
  const folder = `${FOLDER}/runs/${part.replaceAll('/', '.')}`;
  return { folder, config: `${folder}/stryker.json`, report: `${folder}/report.json`, sandbox: `${folder}/sandbox` };
};

export const strykerOptions = ({ name, files }: Part) => ({
  mutate: files,
  // Everything else is neither copied nor looked at.
  ignorePatterns: ['/*', '!/src', '!/tests', '!/tools', '!/package.json', '!/tsconfig.base.json'],
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/ignored-data.mjs'],
  ignorers: [
    'sourcedData',
    ...(name.startsWith('drugs') ? ['drugWords'] : []),
    ...(name.startsWith('contract') ? ['documentation'] : []),
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  // Ours need no rewriting for the copy, and Stryker does without a file that is not there.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // A mutant that runs so long does so for ever; a busy machine is no proof that a test noticed it.
  timeoutMS: 30_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: filesOfRun(name).report },
  tempDirName: filesOfRun(name).sandbox,
  cleanTempDir: 'always',
  allowConsoleColors: false,
  logLevel: 'warn',
  warnings: { slow: false },
});
