import type { EstimatorTexts } from '#content/en/drug-estimator-texts.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import detailsStyles from '#web/ui/small-details.module.css';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './pharmacy-step.module.css';
import type { Networks, PlanNetwork } from './use-networks.ts';

type Props = { name: string; networks: Networks | null };

/** 'Preferred for 2 of your 3 plans', and by plan on a press. Its place is kept while it is asked for. */
export function PharmacyNetworks({ name, networks }: Props) {
  const { network: words } = useEstimatorTexts().pharmacy;
  if (!networks) return null;
  if (networks.state !== 'known') return <p className={`quiet ${styles.networks}`}>{words[NOT_YET[networks.state]]}</p>;
  const { plans } = networks;

  return (
    <div className={styles.networks}>
      <p>{summaryOf(plans, words)}</p>
      {plans.length > 1 && plans.some(({ network }) => network !== 'unknown') && (
        <details className={detailsStyles.details}>
          <summary>
            {words.byPlan} <span className="visually-hidden">{name}</span>
          </summary>
          <ul>
            {plans.map(({ planId, planName, network }) => (
              <li key={planId}>
                <SourceWords>{planName}</SourceWords>: {words.ofPlan[network]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const NOT_YET = { waiting: 'working', failed: 'failed' } as const;

type Words = EstimatorTexts['estimator']['pharmacy']['network'];

/** What is not known of any plan is no 'preferred for 0 of 3'. */
function summaryOf(plans: readonly PlanNetwork[], words: Words): string {
  const [only, ...others] = plans;
  if (plans.every(({ network }) => network === 'unknown')) return words.unknown;
  if (only && others.length === 0) return words.onePlan[only.network];
  return words.preferred(plans.filter(({ network }) => network === 'preferred').length, plans.length);
}
