import { expect, test } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { applicationAddress } from './application-address.ts';

const plan = { planId: 'H9999001000', planYear: 2027, zipcode: '98101', county: '53033' };
const QUERY = '?planId=H9999001000&planYear=2027&zipcode=98101&county=53033';

test.each([
  ['aarp', 'MA', '/online-application/lantern/ma'],
  ['aarp', 'MAPD', '/online-application/lantern/ma'],
  ['aarp', 'PDP', '/online-application/lantern/pdp'],
  ['aarp', 'SNP', '/online-application/lantern/snp'],
  ['uhc', 'MA', '/online-application/harbor/ma'],
  ['uhc', 'MAPD', '/online-application/harbor/ma'],
  ['uhc', 'PDP', '/online-application/harbor/pdp'],
  ['uhc', 'SNP', '/online-application/harbor/snp'],
] as const)('[ENROLL-002] on the site of %s a plan of type %s is applied for at %s', (brand, planType, base) => {
  const site = BRAND_TABLE[brand];
  expect(applicationAddress(site, { ...plan, planType })).toBe(`${base}/welcome${QUERY}`);
  expect(applicationAddress(site, { ...plan, planType }, 'review')).toBe(`${base}/steps/review${QUERY}`);
});
