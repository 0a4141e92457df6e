import { expect, test } from 'vitest';
import { activeYear, isAnnualEnrollment, isNextYearMode, keepPlansOfYear, yearsOnOffer } from './active-year.ts';

test.each([
  ['the first day of the year', '2026-01-01', false, [2026], 2026],
  ['a leap day', '2028-02-29', false, [2028], 2028],
  ['the last day of September', '2026-09-30', false, [2026], 2026],
  ['the first day of October', '2026-10-01', true, [2026, 2027], 2027],
  ['the day before next year can be chosen', '2026-10-14', true, [2026, 2027], 2027],
  ['the first day that it can', '2026-10-15', true, [2026, 2027], 2027],
  ['the last day of November', '2026-11-30', true, [2026, 2027], 2027],
  ['the last day of the year', '2026-12-31', true, [2026, 2027], 2027],
] as const)(
  '[DATA-018] [DATA-615] [PLAN-005] [PLAN-419] [PLAN-420] the plan years on offer: %s',
  (_story, today, season, years, active) => {
    expect(isAnnualEnrollment(today)).toBe(season);
    expect(yearsOnOffer(today)).toEqual(years);
    expect(activeYear(today)).toBe(active);
  },
);

test.each([
  ['this year, in season', '2026-11-16', 2026, 2026],
  ['next year, in season', '2026-11-16', 2027, 2027],
  ['next year, out of season', '2026-09-30', 2027, 2026],
  ['this year, out of season', '2026-09-30', 2026, 2026],
  ['a year that has gone by', '2027-01-01', 2026, 2027],
  ['a year beyond next', '2026-11-16', 2028, 2027],
  ['no number', '2026-11-16', Number.NaN, 2027],
  ['nothing', '2026-11-16', null, 2027],
] as const)('[DATA-019] a stored choice wins when it is on offer: %s', (_story, today, chosen, active) => {
  expect(activeYear(today, chosen)).toBe(active);
});

test.each([
  ['the year before', 2025, false],
  ['this year', 2026, false],
  ['next year', 2027, true],
  ['the year after next', 2028, false],
])('[DATA-020] next-year mode is the active year being the year after today’s: %s', (_story, year, nextYearMode) => {
  expect(isNextYearMode(year, '2026-11-16')).toBe(nextYearMode);
});

test.each([
  ['the last day before the season', '2025-09-30', [2025]],
  ['the first day of the season', '2025-10-01', [2025, 2026]],
  ['the last day of the season', '2025-12-31', [2025, 2026]],
  ['the new year', '2026-01-01', [2026]],
] as const)('[PLAN-404] only plans of the years on offer are kept, in their order: %s', (_story, today, years) => {
  const plans = [2024, 2025, 2026, 2027].map((planYear) => ({ planId: 'H5050009000', planYear }));
  expect(keepPlansOfYear(plans, today).map(({ planYear }) => planYear)).toEqual(years);
});
