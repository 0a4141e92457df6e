import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { ProviderSearch } from '#web/features/provider-search/provider-search.tsx';
import { useSavedProviderList } from '#web/features/provider-search/use-saved-provider-list.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './estimator-page.module.css';

export default function ProviderSearchPage() {
  const { providerSearch: words } = useProviderSearchTexts();

  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      <ProviderSearch list={useSavedProviderList()} />
      <p className={`no-print ${styles.links}`}>
        <Link to="/shopper-profile#providers">{words.toProfile}</Link>
      </p>
    </div>
  );
}
