import { Problem } from '#contract/problem.ts';
import type { ProviderDirectory } from '#contract/provider-coverage.ts';
import type { Parsed } from '#contract/schemas.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { patternOf } from '#domain/providers/language-words.ts';
import { directoryState, networkAnswer } from '#domain/providers/network-answer.ts';
import { directoryOfPlan, knownDirectory, toDirectory } from '#server/catalogue/known-directory.ts';
import type { ListQuestion } from '#server/catalogue/store/listed-providers.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';

type Asked = NonNullable<Parsed<'searchProviders'>['body']['lists']>;

/** Which lists may be asked, and what follows from one that does not have somebody. */
export async function listsToAsk(
  catalogue: CatalogueStore,
  asked: Asked,
  today: IsoDate,
): Promise<{ lists: ListQuestion; directory: ProviderDirectory | null }> {
  const { planYear, planId = null, takesNew = false, language } = asked;
  const words = { takesNew, language: language ? patternOf(language) : null };
  if (planId === null) {
    const directories = await catalogue.directories({ planYear, contractId: null });
    // Nothing beside the answer tells how old these lists are, so an old one is not asked.
    const current = directories.filter(
      (row) => directoryState({ ...knownDirectory(row), listsPlan: true }, today) === 'current',
    );
    return {
      lists: { ...words, planId, editions: current.flatMap(editionOf), isWhole: false, paysMedicare: false },
      directory: null,
    };
  }

  const [plan] = (await catalogue.plansById([{ planYear, planId }])).values();
  if (!plan) throw refused('We know no plan of this number for the year.');
  const [row = null] = await catalogue.directories({ planYear, contractId: plan.contractId });
  const directory = directoryOfPlan(row, planId);
  const answerTo = (here: boolean, acceptsMedicare: true | null) =>
    networkAnswer({
      product: plan.planType === 'PDP' ? 'PDP' : plan.planProductType,
      directory,
      listed: { here, isUnclear: false },
      acceptsMedicare,
      today,
    });
  const missing = answerTo(false, null);
  if (missing === null) throw refused('A drug plan has no network of doctors.');
  return {
    lists: {
      ...words,
      planId,
      editions: row && answerTo(true, null) === 'in-network' ? editionOf(row) : [],
      isWhole: missing === 'not-listed',
      paysMedicare: answerTo(false, true) === 'accepts-medicare',
    },
    directory: toDirectory(row, plan, today),
  };
}

const editionOf = ({ edition }: { edition: number | null }) => (edition === null ? [] : [edition]);

const refused = (sentence: string) => new Problem('invalid-input', { fields: { 'lists.planId': sentence } });
