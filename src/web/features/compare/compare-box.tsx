import type { PlanSummary } from '#contract/plan.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './compare-box.module.css';
import type { Tray } from './use-tray.ts';

/** Puts a plan into the tray. A full tray says so and does not take a fifth. */
export function CompareBox({ plan, tray }: { plan: PlanSummary; tray: Tray }) {
  const { browse } = useBrowseTexts();
  const chosen = tray.has(plan);
  const isBarred = tray.isFull && !chosen;

  if (tray.obstacleOf(plan) !== null) return <p className={`quiet ${styles.none}`}>{browse.tray.notComparable}</p>;

  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={chosen}
        aria-disabled={isBarred}
        onChange={() => (isBarred ? announce(browse.tray.full(MOST_COMPARED)) : tray.toggle(plan))}
      />
      <span>
        {browse.tray.add}{' '}
        <span className="visually-hidden">
          <SourceWords>{plan.planName}</SourceWords>
        </span>
      </span>
    </label>
  );
}
