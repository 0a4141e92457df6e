import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The rules need no database, so that a single one of their files runs at once.
export default defineConfig({
  test: {
    // By itself one core of the machine would be left free, which on two of them is half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/{domain,contract,content}/**/*.test.ts', 'tests/second-engine/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/server/**/*.test.ts', 'tools/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/support/web-setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
