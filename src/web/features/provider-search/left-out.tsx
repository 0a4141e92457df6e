import { formatDate } from '#content/format/date.ts';
import type { ProviderDirectory } from '#contract/provider-coverage.ts';
import { LIST_MATCHES } from '#domain/providers/list-match.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import type { FoundProviders } from '#web/data/providers.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './provider-search.module.css';
import type { SearchedPlan } from './searched-lists.ts';

type Props = {
  leftOut: NonNullable<FoundProviders['leftOut']>;
  directory: ProviderDirectory | null;
  /** The one whose list was asked. */
  plan: SearchedPlan | undefined;
  planYear: number;
  onAll: () => void;
};

/** Who is not shown and why, each kind apart, and how old the list is that says so. */
export function LeftOut({ leftOut, directory, plan, planYear, onAll }: Props) {
  const { lists: words } = useProviderSearchTexts().providerSearch;
  const { language } = useStart();
  const kinds = LIST_MATCHES.filter((match) => match !== 'fits').filter((match) => leftOut[match] > 0);
  const { publisher, asOf, ageInDays, state } = directory ?? {};

  return (
    <div className={styles.leftOut}>
      {plan?.isPffs && <p>{words.payWhoeverTakesMedicare}</p>}
      {directory && !plan?.isPffs && !asOf && <p>{words.none(planYear)}</p>}
      {publisher && asOf && (
        <p className="quiet">
          {words.from(publisher, formatDate(asOf, language))} {state === 'old' && words.old(ageInDays ?? 0)}
        </p>
      )}
      {kinds.length > 0 && (
        <>
          <ul>
            {kinds.map((match) => (
              <li key={match}>{words.leftOut[match](leftOut[match])}</li>
            ))}
          </ul>
          <button type="button" className="ds-c-button no-print" onClick={onAll}>
            {words.all}
          </button>
        </>
      )}
    </div>
  );
}
