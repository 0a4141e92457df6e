import { defineConfig } from 'vitest/config';
import { countUnloadedFiles } from './unloaded-files.ts';

// The tests of one part, which run-part.ts names.
export default defineConfig({
  test: {
    environment: 'node',
    // A busy machine fails no test; Stryker itself ends a mutant that runs for ever.
    testTimeout: 180_000,
    include: process.env['MUTATION_TESTS']?.split('\n') ?? [],
    // Nothing is printed: a test that was added for a file has not all that the usual reporter prints.
    reporters: [countUnloadedFiles],
  },
});
