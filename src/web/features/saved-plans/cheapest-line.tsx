import { formatCents, formatDollars } from '#content/format/money.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { type Cheapest, cheapestPlan } from '#domain/plan-search/cheapest-plan.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { PlanYear } from '#web/parts/year-bar/plan-year.ts';
import styles from './saved-plans.module.css';

type Props = { plans: readonly SavedPlan[]; yearOf: (plan: SavedPlan) => PlanYear | null };

/** What somebody came for: which of the plans costs least with their drugs, and why. */
export function CheapestLine({ plans, yearOf }: Props) {
  const { cheapestPlan: words } = useProfileTexts();
  const { language } = useStart();
  const cheapest = cheapestPlan(plans, yearOf);
  // A first figure that another one beats a moment later would be wrong for that moment.
  const isWaiting = plans.some((plan) => yearOf(plan)?.isWaiting);
  if (plans.length < 2 || (!isWaiting && !cheapest)) return null;

  return (
    <div className={styles.cheapest}>
      {isWaiting || !cheapest ? (
        <p className="quiet">{words.working}</p>
      ) : (
        <>
          <p className="quiet">
            {cheapest.known < plans.length ? words.titleOfKnown(cheapest.known) : words.title(plans.length)}
          </p>
          <p className={styles.cheapestPlan}>
            {words.plan(
              cheapest.plans.map(({ planName }) => planName).join(words.and),
              formatDollars(cheapest.total, language),
            )}
          </p>
          <p>
            {cheapest.next ? whyOf(cheapest.next) : words.allTheSame} {words.care}
          </p>
        </>
      )}
    </div>
  );

  function whyOf({ plan, less, parts }: NonNullable<Cheapest<SavedPlan>['next']>) {
    const told = parts.map(({ part, cents }) =>
      words.part[cents < 0 ? 'less' : 'more'](part, formatCents(Math.abs(cents), language)),
    );
    return words.why(formatCents(less, language), plan.planName, told.join(', '));
  }
}
