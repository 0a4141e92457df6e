import { expect, test } from 'vitest';
import { parseSavedPlans, type RawPlanSnapshot } from './parse-saved-plans.ts';
import type { PlanSnapshot } from './store.ts';

const saved = (planId: string, savedOn: string) =>
  ({
    planId,
    planYear: 2027,
    planName: 'Willow',
    planType: 'PDP',
    snpType: null,
    zipCode: '98101',
    savedOn,
    lastModifiedOn: savedOn,
  }) as PlanSnapshot;
const MORNING = '2026-10-20T08:00:00.000Z';
const NOON = '2026-10-20T12:00:00.000Z';

test('plans come in the order of saving, and those saved together by their ids', () => {
  const plans = [
    saved('H3', MORNING),
    saved('H1', NOON),
    saved('H4', NOON),
    saved('H2', MORNING),
    saved('H2', MORNING),
  ];
  const { plans: parsed, zip } = parseSavedPlans({ plans, zip: '98101' });
  expect(parsed.map(({ planId }) => planId)).toEqual(['H2', 'H2', 'H3', 'H1', 'H4']);
  expect(zip).toBe('98101');
});

test('who has saved nothing has no plans', () => {
  expect(parseSavedPlans({ plans: null, zip: null })).toEqual({ plans: [], unreadable: [], zip: null });
});

test.each([
  ['a kind of special needs plan that there is not', { snpType: 'X' }],
  ['no word on what kind it is', { planType: 'SNP', snpType: undefined }],
  ['a year that is text', { planYear: '2027' }],
  ['a name that is a number', { planName: 5 }],
  ['a day of saving that is none', { savedOn: 'yesterday' }],
  ['a day of change that is none', { lastModifiedOn: '2026-10-20' }],
])('%s sets the plan aside, and the others are read', (_what, change) => {
  const bad = { ...saved('H1', NOON), ...change } as unknown as PlanSnapshot;
  const { plans, unreadable } = parseSavedPlans({ plans: [bad, saved('H2', NOON)], zip: null });
  expect([plans.map(({ planId }) => planId), unreadable]).toEqual([['H2'], [bad]]);
});

/** As the snapshot of spec B3 has it, of a plan year long gone. */
const OF_SAMPLE = {
  savedOn: 1_735_689_600_000,
  planId: 'H5050009000',
  planName: 'Willow',
  planType: 'MAPD',
  planYear: 2025,
  zipCode: '55405',
  county: 'Hennepin County',
  oleLaunchData: { cookieInfo: 'planId=H5050009000', reloadUrl: '/online-application' },
  preferredNetwork: true,
  pharmacySaver: false,
  isEnrolled: false,
  lastModifiedOn: 1_735_776_000_000,
} as unknown as RawPlanSnapshot;

test('[ENROLL-600][DATA-616] a plan as the sample has it is read, its times too, and what we do not use stays with it', () => {
  const { plans, unreadable } = parseSavedPlans({ plans: [OF_SAMPLE], zip: null });
  expect(unreadable).toEqual([]);
  expect(plans).toEqual([
    {
      ...OF_SAMPLE,
      snpType: null,
      savedOn: '2025-01-01T00:00:00.000Z',
      lastModifiedOn: '2025-01-02T00:00:00.000Z',
    },
  ]);
});

test.each([Number.NaN, 9e15, Number.POSITIVE_INFINITY])('%s is no time, and breaks nothing', (savedOn) => {
  const { plans, unreadable } = parseSavedPlans({ plans: [{ ...OF_SAMPLE, savedOn }], zip: null });
  expect([plans, unreadable.length]).toEqual([[], 1]);
});
