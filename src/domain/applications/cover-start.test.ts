import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import {
  dayOf,
  firstOfMonth,
  firstOnOrAfter,
  firstsBetween,
  isFirstOfMonth,
  latestOf,
  medicareStart,
} from './cover-start.ts';

describe('first days of months', () => {
  test.each<[string, IsoDate, number, IsoDate]>([
    ['of its own month', '2026-11-16', 0, '2026-11-01'],
    ['of the next', '2026-11-16', 1, '2026-12-01'],
    ['over the end of the year', '2026-11-16', 2, '2027-01-01'],
    ['from a day that the next month lacks', '2027-01-31', 1, '2027-02-01'],
    ['back', '2026-01-01', -1, '2025-12-01'],
  ])('%s', (_story, day, later, first) => expect(firstOfMonth(day, later)).toBe(first));

  test.each<[string, IsoDate, boolean, IsoDate]>([
    ['the day before', '2026-11-30', false, '2026-12-01'],
    ['the first itself', '2026-12-01', true, '2026-12-01'],
    ['the day after', '2026-12-02', false, '2027-01-01'],
    ['the 11th ends in 1 and is none', '2026-12-11', false, '2027-01-01'],
  ])('[ENROLL-614] %s', (_story, day, is, next) => {
    expect([isFirstOfMonth(day), firstOnOrAfter(day)]).toEqual([is, next]);
  });

  test.each<[string, IsoDate, IsoDate, IsoDate[]]>([
    ['both ends count', '2026-12-01', '2027-02-01', ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['a day short of either end', '2026-12-02', '2027-01-31', ['2027-01-01']],
    ['one day that is a first', '2026-12-01', '2026-12-01', ['2026-12-01']],
    ['none between', '2026-12-02', '2026-12-31', []],
    ['the second before the first', '2027-01-01', '2026-12-01', []],
  ])('[ENROLL-614] between two days: %s', (_story, from, to, firsts) =>
    expect(firstsBetween(from, to)).toEqual(firsts),
  );
});

test.each<[string, (IsoDate | null)[], IsoDate]>([
  ['nothing else', [], '2026-11-16'],
  ['unknown days do not count', [null, null], '2026-11-16'],
  ['a later one', [null, '2027-01-01', '2026-12-01'], '2027-01-01'],
  ['an earlier one', ['2026-11-15'], '2026-11-16'],
])('the latest of days: %s', (_story, days, latest) => expect(latestOf('2026-11-16', ...days)).toBe(latest));

test.each<[string, string | undefined, IsoDate | null]>([
  ['a day', ' 2026-11-16 ', '2026-11-16'],
  ['a day that no year has', '2026-02-30', null],
  ['words', 'soon', null],
  ['no answer', undefined, null],
])('the day of an answer: %s', (_story, answer, day) => {
  expect(dayOf(answer === undefined ? {} : { moveInDate: answer }, 'moveInDate')).toBe(day);
});

const [EARLY, LATE] = ['2026-10-01', '2026-12-01'];
test.each<[string, PlanType, string, string, IsoDate | null]>([
  ['an Advantage plan asks for both parts', 'MAPD', EARLY, LATE, '2026-12-01'],
  ['whichever came later', 'MA', LATE, EARLY, '2026-12-01'],
  ['a special needs plan too', 'SNP', EARLY, LATE, '2026-12-01'],
  ['a drug plan is content with one', 'PDP', EARLY, LATE, '2026-10-01'],
  ['whichever came first', 'PDP', LATE, EARLY, '2026-10-01'],
  ['both on one day', 'PDP', LATE, LATE, '2026-12-01'],
  ['only Part A is told', 'MAPD', EARLY, '', '2026-10-01'],
  ['only Part B is told', 'PDP', '', LATE, '2026-12-01'],
  ['nothing is told', 'MAPD', '', '', null],
])('from when Medicare is there: %s', (_story, planType, partAEffectiveDate, partBEffectiveDate, start) => {
  expect(medicareStart(planType, { partAEffectiveDate, partBEffectiveDate })).toBe(start);
});
