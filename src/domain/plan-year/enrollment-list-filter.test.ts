import { expect, test } from 'vitest';
import { decideListing } from './enrollment-list-filter.ts';

test.each([
  ['[ENROLL-400] a past year', 2024, '2025-03-01', 'past-year'],
  ['[ENROLL-400] last year, on the first day of the new one', 2025, '2026-01-01', 'past-year'],
  ['[ENROLL-401] this year on November 30', 2025, '2025-11-30', undefined],
  ['[ENROLL-401] this year on December 1', 2025, '2025-12-01', 'after-november'],
  ['[ENROLL-401] this year on December 31', 2025, '2025-12-31', 'after-november'],
  ['[ENROLL-401] this year on January 1', 2025, '2025-01-01', undefined],
  ['[ENROLL-402] next year on October 14', 2026, '2025-10-14', 'before-october-15'],
  ['[ENROLL-402] next year on October 15', 2026, '2025-10-15', undefined],
  ['[ENROLL-402] next year on December 31', 2026, '2025-12-31', undefined],
  ['[ENROLL-402] next year in spring', 2026, '2025-03-01', 'before-october-15'],
  ['[ENROLL-403] the year after next', 2027, '2025-12-31', 'beyond-next-year'],
] as const)('%s', (_story, planYear, today, because) => {
  expect(decideListing(planYear, today)).toEqual(because ? { listed: false, because } : { listed: true });
});
