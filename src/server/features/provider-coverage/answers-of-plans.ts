import type { ProviderCoverage, ProviderDirectory } from '#contract/provider-coverage.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { toDirectory } from '#server/catalogue/known-directory.ts';
import type { CoverageQuestion } from '#server/catalogue/store/provider-coverage.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { coverProvider } from './cover-provider.ts';
import { factsByKey } from './facts-by-key.ts';

/** What plans of a year say of doctors. A drug plan has no network of them and no answer. DOC-605. */
export async function answersOfPlans(
  catalogue: Pick<CatalogueStore, 'plansById' | 'providerCoverage'>,
  { planYear, planIds, providers }: CoverageQuestion,
  today: IsoDate,
): Promise<{ directories: ProviderDirectory[]; answers: ProviderCoverage[] }> {
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
}
