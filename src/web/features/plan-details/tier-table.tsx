import type { CostShare } from '#contract/cost-share.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { costWords, sourceName } from '#web/parts/plans/cost-words.ts';
import { Said, said } from '#web/ui/said.tsx';
import styles from './tier-table.module.css';

/** What drugs cost on each tier, with a column for each kind of pharmacy. */
export function TierTable({ plan: { drugCoverage, tiers } }: { plan: PlanDetails }) {
  const { planDetails, sourceWords } = usePlanDetailsTexts();
  const names = useSourceNames();
  const { texts, language } = useStart();
  if (!drugCoverage) return <p>{planDetails.noDrugs}</p>;
  if (tiers.length === 0) return <p>{planDetails.noTiers}</p>;

  const channels = [...new Set(tiers.map(({ pharmacyChannel }) => pharmacyChannel))];
  const numbers = [...new Set(tiers.map(({ tier }) => tier))].sort((a, b) => a - b);
  const find = (tier: number, channel?: string) =>
    tiers.find((cost) => cost.tier === tier && (channel === undefined || cost.pharmacyChannel === channel));
  const words = (costs: CostShare | null | undefined) =>
    costs ? (
      <Said said={costWords(costs, sourceWords, language)} />
    ) : (
      <span className="quiet">{texts.planFacts.notAvailable}</span>
    );

  return (
    <table className={styles.tierTable}>
      <caption className="visually-hidden">{planDetails.sections.drugs}</caption>
      <thead>
        <tr>
          <th scope="col">{planDetails.columns.tier}</th>
          {channels.map((channel) => (
            <th scope="col" key={channel}>
              {planDetails.columns.initial}: {said(sourceName(channel, names))}
            </th>
          ))}
          <th scope="col">{planDetails.columns.catastrophic}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((tier) => (
          <tr key={tier}>
            <th scope="row">
              {tier}. {said(sourceName(find(tier)?.label ?? '', names))}
            </th>
            {channels.map((channel) => (
              <td key={channel} data-label={sourceName(channel, names).text}>
                {words(find(tier, channel)?.initial)}
              </td>
            ))}
            <td data-label={planDetails.columns.catastrophic}>{words(find(tier)?.catastrophic)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
