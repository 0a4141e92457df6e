import { PROFILE_VIEWS, type ProfileView } from '#domain/profile/view.ts';
import { useDashboardTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './dashboard.module.css';

type Props = {
  /** Null where it could not be read. */
  counts: Readonly<Record<ProfileView, number | null>>;
  hasPlans: boolean;
};

/** The end of the dashboard: on a phone the way to more plans, and one tile for each thing that is kept. DASH-010, DASH-011. */
export function EntityTiles({ counts, hasPlans }: Props) {
  const { findPlan, tiles } = useDashboardTexts();
  const { planSummary } = useStart().site.addresses;

  return (
    <div className="no-print">
      {hasPlans && (
        <section className={`panel ${styles.section} ${styles.findPlan}`} data-part="find-plan">
          <h2>{findPlan.title}</h2>
          <p>{findPlan.text}</p>
          <Link className="ds-c-button" to={planSummary}>
            {findPlan.find}
          </Link>
        </section>
      )}
      <section className={styles.section} data-part="tiles">
        <h2>{tiles.title}</h2>
        <ul className={`${styles.grid} ${styles.tiles}`}>
          {PROFILE_VIEWS.map((view) => {
            const count = counts[view];
            return (
              <li key={view}>
                <Link className={styles.tile} to={{ hash: view }}>
                  {count === null ? tiles.unknown(tiles[view]) : tiles.see(tiles[view], count)}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
