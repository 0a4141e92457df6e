import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** In milliseconds. A limit is there to end a test that hangs; how fast a test is tells of the machine. */
const LIMIT = 900_000;
const patient = { testTimeout: LIMIT, hookTimeout: LIMIT, expect: { poll: { timeout: LIMIT } } };

// The rules need no database, so that a single one of their files runs at once. They and the pages share what a worker
// has loaded: reading it again for each file took three quarters of their time.
export default defineConfig({
  test: {
    // By itself one core of the machine would be left free, which on two of them is half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['src/{domain,contract,content}/**/*.test.ts', 'tests/second-engine/**/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'src/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/*.test.ts',
            'tests/authorization/*.test.ts',
          ],
          globalSetup: 'tests/support/database-server.ts',
          ...patient,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/support/web-setup.ts',
          ...patient,
        },
      },
    ],
  },
});
