import { expect, test } from 'vitest';
import { decideEnroll, enrollWindow } from './enroll-decision.ts';

const plan = (change = {}) => ({ planYear: 2027, snpType: null, suppressed: false, ...change });
const thisYears = plan({ planYear: 2026 });

test.each([
  ['[ENROLL-405] [ENROLL-625] the day before the fall window', '2026-10-14', plan(), 'outside-window'],
  ['[ENROLL-405] [ENROLL-625] the first day of the fall window', '2026-10-15', plan(), undefined],
  ['[ENROLL-405] [ENROLL-625] a day after the annual period of the law', '2026-12-08', plan(), undefined],
  ['[ENROLL-405] [ENROLL-625] the last day of the fall window', '2026-12-31', plan(), undefined],
  ['[ENROLL-404] [ENROLL-625] the same plan a day later', '2027-01-01', plan(), undefined],
  ['[ENROLL-404] [ENROLL-625] the first day of this year’s window', '2026-01-01', thisYears, undefined],
  ['[ENROLL-404] [ENROLL-625] the last day of this year’s window', '2026-11-30', thisYears, undefined],
  ['[ENROLL-404] [ENROLL-625] the day after it', '2026-12-01', thisYears, 'outside-window'],
  ['[ENROLL-404] [ENROLL-625] the last day of the plan’s year', '2026-12-31', thisYears, 'outside-window'],
  ['[ENROLL-420] both years in November: this one', '2026-11-15', thisYears, undefined],
  ['[ENROLL-420] both years in November: the next', '2026-11-15', plan(), undefined],
  ['[ENROLL-420] only next year in December', '2026-12-15', thisYears, 'outside-window'],
  ['[ENROLL-420] only this year early in October', '2026-10-10', thisYears, undefined],
  ['a plan of last year', '2027-03-01', thisYears, 'outside-window'],
  ['a plan of the year after next', '2026-11-16', plan({ planYear: 2028 }), 'outside-window'],
  ['[ENROLL-406] a suppressed plan in season', '2026-10-15', plan({ suppressed: true }), 'suppressed'],
  ['[ENROLL-406] suppressed weighs more than season', '2026-10-14', plan({ suppressed: true }), 'suppressed'],
  ['[ENROLL-408] an institutional plan', '2026-10-15', plan({ snpType: 'Institutional' }), 'institutional-snp'],
  ['[ENROLL-408] an IESNP', '2026-10-15', plan({ snpType: 'Institutional - IESNP' }), 'institutional-snp'],
  ['a chronic-condition plan in season', '2026-10-15', plan({ snpType: 'Chronic' }), undefined],
  ['a dual-eligible plan in season', '2026-10-15', plan({ snpType: 'C&S' }), undefined],
] as const)('%s', (_story, today, subject, because) => {
  expect(decideEnroll(subject, today)).toEqual(because ? { offered: false, because } : { offered: true });
});

test('[ENROLL-420] the windows of the button, whole days with both ends', () => {
  expect([2025, 2026, 2027, 2028].map((planYear) => enrollWindow(planYear, '2026-11-16'))).toEqual([
    null,
    { from: '2026-01-01', to: '2026-11-30' },
    { from: '2026-10-15', to: '2026-12-31' },
    null,
  ]);
});
