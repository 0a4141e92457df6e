import type { FastifyInstance } from 'fastify';
import type { EstimateRequest } from '#contract/drug-cost.ts';
import type { PlanSearch } from '#contract/plan-search.ts';
import { testClient } from './test-client.ts';

// Codes of the made-up sample.
export const ATORVASTATIN = '60505267108';
export const ELIQUIS = '00003089421';
export const HUMIRA = '00074055402';
export const LANTUS = '00088221905';
export const SHINGRIX = '58160082311';
export const VIAGRA = '00069420030';
export const WEGOVY = '00169452501';
/** No drug has it. */
export const UNKNOWN_NDC = '00000000000';

/** Where the plans of plansToPrice are sold. */
export const IN_SEATTLE = { zip: '98101', county: '53033' };

export const ESTIMATE_PATH = '/drug-pricing-api/drugpricing/estimateplancost';

/** A drug as the cost calls take it: one a day, for 30 days, but for what is changed. */
export const daily = (ndc: string, change: object = {}) => ({
  ndc,
  quantity: 1,
  frequency: 'Day',
  supplyLength: 30,
  packageSize: null,
  packageQuantity: null,
  ...change,
});

/** The plans of one type in Seattle, as the cost calls name them. */
export async function plansToPrice(
  app: FastifyInstance,
  productType = 'MAPD',
  planYear = 2027,
): Promise<EstimateRequest['plans']> {
  const place = `products/${productType}/state-codes/WA/fips-county-codes/033`;
  const reply = await testClient(app).get(`/planinfo/product-details/VPP/plan-years/${planYear}/${place}`);
  return reply
    .json<PlanSearch>()
    .plans.map(({ contractId, pbpNumber, segmentId }) => ({ contractId, pbpNumber, segmentId, planYear }));
}
