import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kingCounty } from '#tests/support/web/examples.ts';
import { addressOf, compareRequest, detailsRequest, setPlanYear, summaryRequest } from './plan-tool.ts';

const where = { place: kingCounty, planYear: 2027, planType: 'MAPD' } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('[PLAN-012] a request carries zipcode, county, planYear, planType and planId under these names', () => {
  const place = { zipcode: '98101', county: '53033', planYear: 2027, planType: 'MAPD' };
  expect(summaryRequest(where)).toEqual({ page: 'summary', ...place });
  expect(detailsRequest(where, 'H9999001000')).toEqual({ page: 'details', ...place, planId: 'H9999001000' });
});

test('[PLAN-013] plans to compare travel as comma-separated ids', () => {
  const request = compareRequest(where, ['H9999001000', 'H9999002000']);
  expect(request).toHaveProperty('compareplanIds', 'H9999001000,H9999002000');
  expect(addressOf(request)).toBe(
    '/health-plans/compare?compareplanIds=H9999001000,H9999002000&zipcode=98101&county=53033&planYear=2027&planType=MAPD',
  );
});

test('[PLAN-012] the address of the details names the plan, and leaves out a place that is not known', () => {
  expect(addressOf(detailsRequest({ place: null, planYear: 2027 }, 'H9999001000'))).toBe(
    '/health-plans/details/H9999001000?planYear=2027&planType=ALL',
  );
});

test('[PLAN-417] the tool is told the plan year once', () => {
  const tool = { navigate: vi.fn(), setPlanYear: vi.fn() };
  vi.stubGlobal('planTool', tool);
  setPlanYear(2026);
  expect(tool.setPlanYear.mock.calls).toEqual([[2026]]);
  expect(sessionStorage.getItem('ucp_planYear')).toBe('2026');
});
