import { Problem } from '#contract/problem.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';

export const planDetailsRoutes = (catalogue: CatalogueStore) => [
  handle('getPlanDetails', async ({ params: { year, planId }, reply }) => {
    const details = await catalogue.planDetails(year, planId);
    if (!details) throw new Problem('plan-not-found');
    reply.header('cache-control', 'no-cache');
    return details;
  }),

  handle('getPlanContact', async ({ params: { id, year }, reply }) => {
    const contact = await catalogue.planContact(year, id);
    if (!contact) throw new Problem('plan-not-found');
    reply.header('cache-control', 'no-cache');
    return contact;
  }),
];
