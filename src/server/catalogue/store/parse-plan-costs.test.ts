import { expect, test } from 'vitest';
import type { DrugTableRows } from '../drug-tables.ts';
import { toInsulinCost, toTierCost } from './parse-plan-costs.ts';

type TierRow = DrugTableRows['tier_cost'];

const TIER = {
  plan_id: 'S9901001000',
  coverage_level: 1,
  tier: 3,
  days: 30,
  deductible_applies: true,
  is_specialty: false,
  preferred: [1, 400, null, null],
  standard: [2, 2500, 300, 9000],
  mail_preferred: [],
  mail_standard: null,
  source_line: 7,
} as unknown as TierRow;

test('a row of the cost file is read channel by channel: what it leaves open is not the same as what is not offered', () => {
  expect(toTierCost(TIER)).toEqual({
    level: 'initial',
    tier: 3,
    supply: 30,
    hasDeductible: true,
    isSpecialty: false,
    shares: {
      'preferred-retail': { kind: 'copay', amount: 400 },
      'standard-retail': { kind: 'coinsurance', parts: 2500, least: 300, most: 9000 },
      'preferred-mail': { kind: 'not-stated' },
      'standard-mail': { kind: 'not-offered' },
    },
    sourceLine: 7,
  });
});

test.each([
  ['before the deductible', 0, 'before-deductible'],
  ['after it', 1, 'initial'],
])('a cost %s', (_story, coverage_level, level) => {
  expect(toTierCost({ ...TIER, coverage_level }).level).toBe(level);
});

const shareOf = (preferred: TierRow['preferred']) => toTierCost({ ...TIER, preferred }).shares['preferred-retail'];

test.each<[string, TierRow['preferred'], object]>([
  ['a copay below its least', [1, 400, 500, null], { kind: 'copay', amount: 500 }],
  ['a copay at its least', [1, 400, 400, null], { kind: 'copay', amount: 400 }],
  ['a copay above its most', [1, 400, null, 300], { kind: 'copay', amount: 300 }],
  ['a copay between both', [1, 400, 100, 500], { kind: 'copay', amount: 400 }],
  ['coinsurance without limits', [2, 2500, null, null], { kind: 'coinsurance', parts: 2500 }],
  ['coinsurance with a least alone', [2, 2500, 300, null], { kind: 'coinsurance', parts: 2500, least: 300 }],
  ['coinsurance with a most alone', [2, 2500, null, 900], { kind: 'coinsurance', parts: 2500, most: 900 }],
])('%s', (_story, cost, share) => {
  expect(shareOf(cost)).toEqual(share);
});

const INSULIN = {
  plan_id: 'S9901001000',
  tier: 3,
  days: 30,
  preferred: [3500, null],
  standard: [null, 2500],
  mail_preferred: [3500, 2500],
  mail_standard: null,
  source_line: 9,
} as unknown as DrugTableRows['insulin_cost'];

test('a row of insulin costs has what the file has, and nothing for a channel without cost', () => {
  expect(toInsulinCost(INSULIN)).toEqual({
    tier: 3,
    supply: 30,
    shares: {
      'preferred-retail': { copay: 3500 },
      'standard-retail': { parts: 2500 },
      'preferred-mail': { copay: 3500, parts: 2500 },
    },
    sourceLine: 9,
  });
  expect(toInsulinCost({ ...INSULIN, mail_standard: [100, null] }).shares['standard-mail']).toEqual({ copay: 100 });
});

test('tier 0 of insulin costs means all tiers', () => {
  expect(toInsulinCost({ ...INSULIN, tier: 0 }).tier).toBe('all');
});
