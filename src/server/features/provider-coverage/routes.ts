import { toDirectory } from '#server/catalogue/known-directory.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { coverProvider } from './cover-provider.ts';
import { factsByKey } from './facts-by-key.ts';

export const providerCoverageRoutes = (catalogue: CatalogueStore) => [
  handle('searchProviderCoverage', async ({ body: { planYear, planIds, providers }, context: { today } }) => {
    const found = await catalogue.plansById([...new Set(planIds)].map((planId) => ({ planYear, planId })));
    const plans = [...found.values()].filter(({ planType }) => planType !== 'PDP');
    const facts = factsByKey(
      await catalogue.providerCoverage({ planYear, planIds: plans.map(({ planId }) => planId), providers }),
    );
    return {
      directories: plans.map((plan) => toDirectory(facts.directoryOf(plan.contractId), plan, today)),
      answers: plans.flatMap((plan) =>
        providers.map((provider) => coverProvider(facts, plan, provider, today)).filter((answer) => answer !== null),
      ),
    };
  }),
];
