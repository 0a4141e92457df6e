import { useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useFavouritePlans } from '#web/data/saved-plans.ts';
import styles from '#web/ui/empty-state.module.css';
import { Link } from '#web/ui/link.tsx';

type Props = { planYear: number; otherYear: number | null; browseAddress: string; onYear: (year: number) => void };

/** Says so when plans are saved for the other year, since a person may look for them here. PLAN-010. */
export function EmptyPlans({ planYear, otherYear, browseAddress, onYear }: Props) {
  const savedPlans = useSavedPlansTexts();
  const inOtherYear = useFavouritePlans(otherYear ?? planYear).plans?.length ?? 0;

  return (
    <div className={styles.empty}>
      <h2 id="empty-plans" tabIndex={-1}>
        {savedPlans.empty}
      </h2>
      <p>{savedPlans.emptyOfYear(planYear)}</p>
      {otherYear !== null && inOtherYear > 0 && (
        <p>
          {savedPlans.alsoSaved(inOtherYear, otherYear)}{' '}
          <button type="button" className="ds-c-button ds-c-button--ghost" onClick={() => onYear(otherYear)}>
            {savedPlans.seeYear(otherYear)}
          </button>
        </p>
      )}
      <Link className="ds-c-button ds-c-button--solid" to={browseAddress}>
        {savedPlans.browse}
      </Link>
    </div>
  );
}
