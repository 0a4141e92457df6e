import { expect, test } from 'vitest';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { type PlanKind, planKindOf } from './plan-kind.ts';

test.each<[PlanType, PlanKind]>([
  ['MA', 'MA'],
  ['MAPD', 'MA'],
  ['PDP', 'PDP'],
  ['SNP', 'SNP'],
])('a plan of type %s has the application of %s', (planType, kind) => {
  expect(planKindOf({ planType })).toBe(kind);
});
