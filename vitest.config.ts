import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** In milliseconds. A limit is there to end a test that hangs; the loops of the long suite take their time. */
const LIMIT = process.env['LONG'] ? 900_000 : 60_000;
/** A file may wait until another one has made what both copy. */
const SET_UP_LIMIT = 3 * LIMIT;
const limits = { testTimeout: LIMIT, hookTimeout: SET_UP_LIMIT, expect: { poll: { timeout: LIMIT } } };

// The rules need no database, so that a single one of their files runs at once. All files share what a worker has
// loaded: reading it again for each took most of the time of the rules and the pages.
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
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: [
            'src/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/*.test.ts',
            'tests/authorization/*.test.ts',
          ],
          globalSetup: 'tests/support/database-server.ts',
          ...limits,
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
          ...limits,
        },
      },
    ],
  },
});
