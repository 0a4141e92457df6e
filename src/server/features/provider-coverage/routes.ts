import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { answersOfPlans } from './answers-of-plans.ts';

export const providerCoverageRoutes = (catalogue: CatalogueStore) => [
  handle('searchProviderCoverage', ({ body, context: { today } }) => answersOfPlans(catalogue, body, today)),
];
