import type { ReplyInput } from '#contract/schemas.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';

type CoverageReply = ReplyInput<'searchProviderCoverage'>;

export const providerCoverageRoutes = (catalogue: CatalogueStore) => [
  handle('searchProviderCoverage', async ({ body: { planYear, planIds, providers } }): Promise<CoverageReply> => {
    const plans = await catalogue.plansById([...new Set(planIds)].map((planId) => ({ planYear, planId })));
    const withNetwork = [...plans.values()].filter(({ planType }) => planType !== 'PDP');
    return {
      directories: withNetwork.map(({ planId }) => ({ planId, ...NO_DIRECTORY })),
      answers: withNetwork.flatMap(({ planId }) =>
        providers.map(({ npi, place }) => ({ planId, npi, place, ...NOTHING_KNOWN })),
      ),
    };
  }),
];

const NO_DIRECTORY = {
  state: 'absent' as const,
  publisher: null,
  asOf: null,
  readAt: null,
  ageInDays: null,
};

const NOTHING_KNOWN = {
  answer: 'not-available' as const,
  acceptingNewPatients: null,
  pcpIds: [],
  isPcpQualified: null,
  listedElsewhere: [],
  evidence: null,
  differs: [],
};
