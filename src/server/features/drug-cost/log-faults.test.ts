import { expect, test } from 'vitest';
import { logFaults } from './log-faults.ts';

test('faults of a call are logged in one line that names nobody and nothing', () => {
  const lines: unknown[] = [];
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  logFaults(log, [{ because: null }, { because: 'price-unknown' }]);
  expect(lines).toEqual([]);
  logFaults(log, [{ because: 'fault' }, { because: null }, { because: 'fault' }]);
  expect(lines).toEqual([[{ reason: 'covered-above-limit', faults: 2 }, expect.any(String)]]);
});
