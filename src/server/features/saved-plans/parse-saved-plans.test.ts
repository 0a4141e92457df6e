import { expect, test } from 'vitest';
import { parseSavedPlans } from './parse-saved-plans.ts';
import type { PlanSnapshot } from './store.ts';

const saved = (planId: string, savedOn: string) => ({ planId, savedOn }) as PlanSnapshot;
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
  expect(parseSavedPlans({ plans: null, zip: null })).toEqual({ plans: [], zip: null });
});
