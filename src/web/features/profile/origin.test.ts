import { expect, test } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { originOf, toolAt } from './origin.ts';

const { addresses } = BRAND_TABLE.aarp;
const here = 'https://lantern.example/shopper-profile';
const nothing = { inAddress: null, remembered: null, referrer: '', here };
const from = (path: string) => `https://lantern.example${path}`;

test.each([
  ['the address says it', { inAddress: 'pharmacySearch' }, 'pharmacySearch'],
  ['the address comes before the tab', { inAddress: 'planSummary', remembered: 'pharmacySearch' }, 'planSummary'],
  [
    'the tab comes before the referrer',
    { remembered: 'planRecommendation', referrer: from('/health-plans/pharmacy-search') },
    'planRecommendation',
  ],
  ['the referrer alone', { referrer: from('/health-plans/estimate-drug-costs?profile=true') }, 'drugCostEstimator'],
  ['a word that is no tool is passed over', { inAddress: '<script>', remembered: 'planSummary' }, 'planSummary'],
  ['a name that every object has', { inAddress: 'toString', remembered: '__proto__' }, null],
  ['nothing tells', {}, null],
] as const)('[SHELL-011] %s', (_story, traces, origin) => {
  expect(originOf({ ...nothing, ...traces }, addresses)).toBe(origin);
});

test.each([
  ['pharmacy search', '/health-plans/pharmacy-search', 'pharmacySearch'],
  ['pharmacy search below the prefix', '/medicare/health-plans/pharmacy-search', 'pharmacySearch'],
  ['a page of the recommendation', '/health-plans/plan-recommendation/results', 'planRecommendation'],
  ['plan summary', '/health-plans?zipcode=98101', 'planSummary'],
  ['plan details', '/health-plans/details/H9999001000', 'planSummary'],
  ['a path that only begins alike', '/health-plans-of-others', null],
  ['the profile itself', '/shopper-profile', null],
  ['the same path on another site', 'https://elsewhere.example/health-plans', null],
  ['no address at all', 'https://', null],
])('[SHELL-014] %s', (_story, address, tool) => {
  expect(toolAt(address, here, addresses)).toBe(tool);
});
