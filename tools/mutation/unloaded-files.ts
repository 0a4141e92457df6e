import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Stryker's runner looks at tests only, and a file that fails while it loads has none: a mutant that breaks a table at
 * the top of a file would survive (stryker-js issue 6150). So such a file gets one test, which failed.
 */
export const countUnloadedFiles: Reporter = {
  onTestRunEnd(modules) {
    for (const file of modules.map(fileOf)) {
      if (file.result?.state === 'fail' && file.tasks.length === 0) file.tasks.push(failedTestOf(file));
    }
  },
};

// Vitest has it, and does not declare it.
const fileOf = (module: TestModule) => (module as unknown as { task: RunnerTestFile }).task;

// No more than what Stryker reads.
const failedTestOf = (file: RunnerTestFile) => {
  const test: Partial<RunnerTestCase> = { type: 'test', name: 'the file loads', mode: 'run', file, suite: file };
  return { ...test, result: file.result } as RunnerTestCase;
};
