import { Problem } from '#contract/problem.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { sendKept } from '#server/http/send-kept.ts';

export const planDetailsRoutes = (catalogue: CatalogueStore) => [
  handle('getPlanDetails', async ({ params: { year, planId }, ...exchange }) =>
    sendKept(
      exchange,
      (...wanted) => catalogue.keptAnswer(['getPlanDetails', year, planId], ...wanted),
      async () => {
        const details = await catalogue.planDetails(year, planId);
        if (!details) throw new Problem('plan-not-found');
        return details;
      },
    ),
  ),

  handle('getPlanContact', async ({ params: { id, year }, reply }) => {
    const contact = await catalogue.planContact(year, id);
    if (!contact) throw new Problem('plan-not-found');
    reply.header('cache-control', 'no-cache');
    return contact;
  }),
];
