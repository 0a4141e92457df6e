import { defineConfig } from 'vitest/config';

// Only the tests of what is mutated: `npm run mutation`. The properties are left out, since a hundred rounds of each for
// every mutant take too long; so the score is that of the tables alone.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/domain/drug-cost/**/*.test.ts'],
    exclude: ['src/domain/drug-cost/drug-year-properties.test.ts'],
  },
});
