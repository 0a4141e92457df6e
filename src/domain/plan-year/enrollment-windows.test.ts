import { expect, test } from 'vitest';
import { ENROLLMENT_WINDOWS, windowIn, windowsFor } from './enrollment-windows.ts';

test.each([
  ['January 1', '2026-01-01', ['jan-1-to-nov-30']],
  ['September 30', '2026-09-30', ['jan-1-to-nov-30']],
  ['October 1', '2026-10-01', ['oct-1-to-oct-14', 'jan-1-to-nov-30']],
  ['October 14', '2026-10-14', ['oct-1-to-oct-14', 'jan-1-to-nov-30']],
  ['October 15', '2026-10-15', ['oct-15-to-nov-30', 'oct-15-to-dec-31', 'jan-1-to-nov-30']],
  ['November 30', '2026-11-30', ['oct-15-to-nov-30', 'oct-15-to-dec-31', 'jan-1-to-nov-30']],
  ['December 1', '2026-12-01', ['oct-15-to-dec-31', 'dec-1-to-dec-31']],
  ['December 31', '2026-12-31', ['oct-15-to-dec-31', 'dec-1-to-dec-31']],
] as const)('[ENROLL-419] the windows that hold on %s', (_story, today, windows) => {
  expect(windowsFor(today)).toEqual(windows);
});

test('[ENROLL-419] the tracked windows are these five, both ends included', () => {
  expect(ENROLLMENT_WINDOWS.map((window) => windowIn(2026, window))).toEqual([
    { from: '2026-10-01', to: '2026-10-14' },
    { from: '2026-10-15', to: '2026-11-30' },
    { from: '2026-10-15', to: '2026-12-31' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2026-01-01', to: '2026-11-30' },
  ]);
});
