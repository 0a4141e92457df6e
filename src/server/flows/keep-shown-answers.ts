import type pg from 'pg';
import type { ProviderCoverage } from '#contract/provider-coverage.ts';
import type { Provider } from '#contract/saved-providers.ts';
import type { ShownAnswer } from '#contract/shown-answer.ts';
import { withShown } from '#domain/providers/shown-answers.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import { answersOfPlans } from '../features/provider-coverage/answers-of-plans.ts';
import { listKeptPlans } from '../features/saved-plans/store.ts';
import { listProviders, rewriteProviders } from '../features/saved-providers/store.ts';
import type { WriteSection } from '../profile/write-section.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { pool: pg.Pool; catalogue: CatalogueStore; sealer: FieldSealer; write: WriteSection };

/**
 * Keeps with each saved doctor what the saved plans of a year say on the day of the request. The page asks for it once
 * it has shown them; what they say is read here again, so that nobody else's word is kept. Decision 0081.
 */
export const shownAnswersRoutes = ({ pool, catalogue, sealer, write }: Parts) => [
  write('keepShownAnswers', async ({ params: { uuid, extra: planYear }, context: { today } }) => {
    const [stored, plans] = await Promise.all([listProviders(pool, uuid, sealer), listKeptPlans(pool, uuid, planYear)]);
    const providers = stored.flatMap(({ provider }) => (provider ? askedOf(provider) : []));
    const isAsked = providers.length > 0 && plans.size > 0;
    const question = { planYear, planIds: [...plans.keys()], providers };
    const answers = isAsked ? (await answersOfPlans(catalogue, question, today)).answers : [];
    let changed: Provider[] = [];
    return {
      action: 'keep-shown-answers',
      request: [planYear],
      look: async (transaction) => {
        const kept = await listProviders(transaction, uuid, sealer);
        changed = kept.flatMap(({ provider }) => {
          if (!provider) return [];
          const { shownAnswers = [] } = provider;
          const after = withShown(shownAnswers, answersOn(provider, answers, { planYear, shownOn: today }));
          return after === shownAnswers ? [] : { ...provider, shownAnswers: [...after] };
        });
      },
      // A page that was left a moment ago, or another tab, may have asked for the same.
      isAlreadySo: async () => changed.length === 0,
      apply: async (transaction) => {
        await rewriteProviders(transaction, uuid, changed, sealer);
        return ['shownAnswers'];
      },
    };
  }),
];

const askedOf = ({ nationalProviderId: npi, providerAddressId: place }: Provider) => ({ npi, place });

const answersOn = (
  { nationalProviderId, providerAddressId }: Provider,
  answers: readonly ProviderCoverage[],
  shown: Pick<ShownAnswer, 'planYear' | 'shownOn'>,
): ShownAnswer[] =>
  answers
    .filter(({ npi, place }) => npi === nationalProviderId && place === providerAddressId)
    .map(({ planId, answer, evidence }) => ({ planId, ...shown, answer, list: evidence && listOf(evidence) }));

const listOf = ({ publisher, file, asOf, readAt }: NonNullable<ProviderCoverage['evidence']>) => ({
  publisher: toTold(publisher),
  file: toTold(file),
  asOf,
  readAt,
});

/** Companies write these, and what is kept has a limit. */
const toTold = (text: string) => text.slice(0, 300).replaceAll(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, ' ');
