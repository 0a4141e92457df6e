import type { ListMatch } from '#domain/providers/list-match.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import type { ProviderSearch } from '#web/data/providers.ts';
import styles from './provider-search.module.css';
import type { SearchedPlan } from './searched-lists.ts';

type Props = {
  match: ListMatch;
  asked: ProviderSearch['lists'];
  plan: SearchedPlan | undefined;
};

/** What the lists say of one address. Whom private fee-for-service pays need not be on a list, so that is not said. */
export function PlaceMatch({ match, asked, plan }: Props) {
  const { lists: words } = useProviderSearchTexts().providerSearch;
  if (match !== 'fits') return <p className="quiet">{words.elsewhere[match]}</p>;
  return (
    <p className={styles.marks}>
      {plan && !plan.isPffs && <span className="chip">{words.inNetwork}</span>}
      {asked?.takesNew && <span className="chip">{words.takesNew}</span>}
      {asked?.language && <span className="chip">{words.speaks(words.languages[asked.language])}</span>}
    </p>
  );
}
