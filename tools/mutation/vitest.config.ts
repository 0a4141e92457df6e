import { defineConfig } from 'vitest/config';
import { countUnloadedFiles } from './unloaded-files.ts';

// The tests of one part, which run-part.ts names.
export default defineConfig({
  test: {
    environment: 'node',
    include: process.env['MUTATION_TESTS']?.split('\n') ?? [],
    reporters: ['default', countUnloadedFiles],
  },
});
