import { shortNames } from '#domain/plans/short-names.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { compareRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import chosenStyles from '#web/ui/chosen.module.css';
import styles from './compare-tray.module.css';
import type { Tray } from './use-tray.ts';

type Props = { tray: Tray; where: Parameters<typeof compareRequest>[0] };

/** So that four names stand in one line on a desktop. */
const CHARACTERS = 22;

/** One line that stays in sight below the list once there is something in it. */
export function CompareTray({ tray, where }: Props) {
  const { browse } = useBrowseTexts();
  const { plans, toggle, clear, isFull } = tray;
  if (plans.length === 0) return null;
  const planIds = plans.map(({ planId }) => planId);
  const names = shortNames(
    plans.map(({ planName }) => planName),
    CHARACTERS,
  );

  return (
    <section className={styles.tray} aria-label={browse.tray.title}>
      <p className={styles.count}>{browse.tray.count(plans.length, MOST_COMPARED)}</p>
      <ul>
        {plans.map((plan, place) => (
          <li key={plan.planId}>
            <button type="button" className={chosenStyles.chosen} onClick={() => toggle(plan)}>
              <span className="visually-hidden">{browse.tray.removePlan(plan.planName)}</span>
              <span aria-hidden="true">× {names[place]}</span>
            </button>
          </li>
        ))}
      </ul>
      {plans.length < 2 && <p className="quiet">{browse.tray.needTwo}</p>}
      {isFull && <p className="visually-hidden">{browse.tray.full(MOST_COMPARED)}</p>}
      {plans.length > 1 && (
        <PlanToolLink className="ds-c-button ds-c-button--solid" request={compareRequest(where, planIds)}>
          {browse.tray.compare}
        </PlanToolLink>
      )}
      <button type="button" className="link-button" onClick={clear}>
        {browse.tray.clear}
      </button>
    </section>
  );
}
