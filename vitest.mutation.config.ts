import { defineConfig } from 'vitest/config';

// Only the tests of what is mutated: `npm run mutation`.
export default defineConfig({
  test: { environment: 'node', include: ['src/domain/drug-cost/**/*.test.ts'] },
});
