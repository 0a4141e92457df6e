import { useProfileTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './profile.module.css';

type Props = {
  /** Null until it is known: its place is kept. */
  count: number | null;
  planYear: number;
  /** Null when no place is known. */
  zip: string | null;
  /** The plans are on the screen: nothing leads to where one is. */
  isHere: boolean;
};

export function SavedPlansSummary({ count, planYear, zip, isHere }: Props) {
  const { profileShell } = useProfileTexts();
  const { summary } = profileShell;

  return (
    <section className={`${styles.tile} ${styles.summary}`} data-here={isHere} aria-labelledby="saved-plans-summary">
      <h2 id="saved-plans-summary">{summary.title}</h2>
      <p>
        <span className={styles.summaryCount}>{count !== null && summary.count(count, planYear)}</span>
        <span className="quiet">{zip !== null && summary.zip(zip)}</span>
      </p>
      {!isHere && <Link to={{ hash: 'plans' }}>{summary.see}</Link>}
    </section>
  );
}
