import { Problem } from '#contract/problem.ts';
import { parseFips } from '#domain/geography/county.ts';
import { STATE_FIPS } from '#server/catalogue/state-fips.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { sendKept } from '#server/http/send-kept.ts';

export const planSearchRoutes = (catalogue: CatalogueStore) => [
  handle('searchPlans', async ({ params, ...exchange }) => {
    const { planYear, productType, stateCode } = params;
    const question = { planYear, productType, stateCode, fipsCountyCode: countyPart(params) };
    const name = ['searchPlans', ...Object.values(question)];
    return sendKept(
      exchange,
      (...wanted) => catalogue.keptAnswer(name, ...wanted),
      () => catalogue.searchPlans(question),
    );
  }),
];

/** @throws Problem when a five-digit code names another state than the path does. */
function countyPart({ stateCode, fipsCountyCode }: { stateCode: string; fipsCountyCode: string }): string {
  const fips = parseFips(fipsCountyCode);
  if (fips && (fips.stateCode === null || fips.stateCode === STATE_FIPS[stateCode])) return fips.countyCode;
  throw new Problem('invalid-input', { fields: { fipsCountyCode: 'This county code is not in this state.' } });
}
