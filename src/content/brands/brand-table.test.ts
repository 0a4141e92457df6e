import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brand/brand.ts';
import { BRAND_TABLE } from './brand-table.ts';

test.each(BRANDS)(
  '[ENV-001] the brand %s knows the four tools, and opens the estimator in its profile mode',
  (brand) => {
    const { addresses } = BRAND_TABLE[brand];
    expect(addresses).toMatchObject({
      planSummary: '/health-plans',
      pharmacySearch: '/health-plans/pharmacy-search',
      drugCostEstimator: '/health-plans/estimate-drug-costs?profile=true',
      planRecommendation: '/health-plans/plan-recommendation',
    });
  },
);

test.each(BRANDS)('[SHELL-021] the profile of %s leads to four pages', (brand) => {
  const { drugCostEstimator, pharmacySearch, medicareEducation, planSummary } = BRAND_TABLE[brand].addresses;
  expect([drugCostEstimator, pharmacySearch, medicareEducation, planSummary]).toEqual([
    '/health-plans/estimate-drug-costs?profile=true',
    '/health-plans/pharmacy-search',
    '/medicare-education',
    '/health-plans',
  ]);
});

test('[ENV-400] exactly two brand codes, each with its site id', () => {
  expect(BRANDS.map((brand) => [brand, BRAND_TABLE[brand].siteId])).toEqual([
    ['aarp', 'AARPM'],
    ['uhc', 'UHCM'],
  ]);
});
