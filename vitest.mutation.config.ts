import { defineConfig } from 'vitest/config';

// The tests of one part, which tools/mutation/run-part.ts names.
export default defineConfig({
  test: { environment: 'node', include: process.env['MUTATION_TESTS']?.split('\n') ?? [] },
});
