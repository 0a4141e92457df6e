import { useSearchParams } from 'react-router';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { recallYear } from '#web/data/remembered-place.ts';
import { useToday } from '#web/data/today.ts';
import { ProviderSearch } from '#web/features/provider-search/provider-search.tsx';
import { useSearchedLists } from '#web/features/provider-search/searched-lists.ts';
import { useSavedProviderList } from '#web/features/provider-search/use-saved-provider-list.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './estimator-page.module.css';

/** The address may name a plan and its year, and nothing of whom somebody looks for. */
export default function ProviderSearchPage() {
  const { providerSearch: words } = useProviderSearchTexts();
  const { today } = useToday();
  const [address] = useSearchParams();
  const planYear = activeYear(today, Number(address.get('planYear')) || recallYear());
  const list = useSavedProviderList();
  const lists = useSearchedLists(planYear, address.get('planId'));

  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      {lists.isKnown ? <ProviderSearch list={list} lists={lists} /> : <Loading label={words.loading} />}
      <p className={`no-print ${styles.links}`}>
        <Link to="/shopper-profile#providers">{words.toProfile}</Link>
      </p>
    </div>
  );
}
