import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** A limit is there to end a test that hangs; the loops of the long suite take their time. */
function limitsOf(minutes: number) {
  const limit = (process.env['LONG'] ? 30 : minutes) * MINUTE;
  // A file may wait until another one has made what both copy.
  return { testTimeout: limit, hookTimeout: 3 * limit, expect: { poll: { timeout: limit } } };
}

/** One function or one screen. */
const UNIT = limitsOf(3);
/** A server with its database, sometimes as a process of its own. */
const JOURNEY = limitsOf(10);

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
          ...UNIT,
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
            'tests/attack/*.test.ts',
          ],
          globalSetup: 'tests/support/database-server.ts',
          ...JOURNEY,
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
          ...UNIT,
        },
      },
    ],
  },
});
