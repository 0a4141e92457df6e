import { Problem } from '#contract/problem.ts';
import { parseFips } from '#domain/geography/county.ts';
import { STATE_FIPS } from '#server/catalogue/state-fips.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';

export const planSearchRoutes = (catalogue: CatalogueStore) => [
  handle('searchPlans', async ({ params, request, reply }) => {
    const fipsCountyCode = countyPart(params);
    const { text, etag } = await catalogue.searchPlansText({ ...params, fipsCountyCode });
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  }),
];

/** @throws Problem when a five-digit code names another state than the path does. */
function countyPart({ stateCode, fipsCountyCode }: { stateCode: string; fipsCountyCode: string }): string {
  const fips = parseFips(fipsCountyCode);
  if (fips && (fips.stateCode === null || fips.stateCode === STATE_FIPS[stateCode])) return fips.countyCode;
  throw new Problem('invalid-input', { fields: { fipsCountyCode: 'This county code is not in this state.' } });
}
