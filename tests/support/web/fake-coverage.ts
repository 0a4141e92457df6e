import type { ProviderCoverage, ProviderDirectory } from '#contract/provider-coverage.ts';
import type { NetworkAnswer } from '#domain/providers/network-answer.ts';
import type { Answers } from './fake-network.ts';

/** What is said of a doctor at a place by a plan of a year. */
export type Says = (asked: { planYear: number; planId: string; npi: string; place: string }) => NetworkAnswer;

const DIRECTORY: Omit<ProviderDirectory, 'planId'> = {
  state: 'current',
  publisher: 'Evergreen Health',
  asOf: '2026-11-01',
  readAt: '2026-11-10T08:00:00.000Z',
  ageInDays: 15,
};

/** The lists of plans as the server answers from them. */
export const fakeCoverage = (says: Says, more: Partial<ProviderCoverage> = {}) =>
  ({
    searchProviderCoverage: ({ body: { planYear, planIds, providers } }) => ({
      directories: planIds.map((planId) => ({ ...DIRECTORY, planId })),
      answers: planIds.flatMap((planId) =>
        providers.map(({ npi, place }) => {
          const answer = says({ planYear, planId, npi, place });
          return {
            planId,
            npi,
            place,
            answer,
            acceptingNewPatients: null,
            pcpIds: [],
            isPcpQualified: null,
            listedElsewhere: [],
            evidence:
              answer === 'not-available'
                ? null
                : {
                    publisher: 'Evergreen Health',
                    file: 'providers-3.json',
                    updatedOn: '2026-10-05',
                    asOf: '2026-11-01',
                    readAt: '2026-11-10T08:00:00.000Z',
                  },
            differs: [],
            ...more,
          };
        }),
      ),
    }),
  }) satisfies Answers;
