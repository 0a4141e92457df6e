import type { PlanDetails } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './tier-table.module.css';

/** What drugs cost on each tier, with a column for each kind of pharmacy. */
export function TierTable({ plan: { drugCoverage, tiers } }: { plan: PlanDetails }) {
  const { planDetails } = usePlanDetailsTexts();
  const { planFacts } = useTexts();
  if (!drugCoverage) return <p>{planDetails.noDrugs}</p>;
  if (tiers.length === 0) return <p>{planDetails.noTiers}</p>;

  const channels = [...new Set(tiers.map(({ pharmacyChannel }) => pharmacyChannel))];
  const numbers = [...new Set(tiers.map(({ tier }) => tier))].sort((a, b) => a - b);
  const find = (tier: number, channel?: string) =>
    tiers.find((cost) => cost.tier === tier && (channel === undefined || cost.pharmacyChannel === channel));
  const words = (text: string | null | undefined) =>
    text ? <SourceWords>{text}</SourceWords> : <span className="quiet">{planFacts.notAvailable}</span>;

  return (
    <table className={styles.tierTable}>
      <caption className="visually-hidden">{planDetails.sections.drugs}</caption>
      <thead>
        <tr>
          <th scope="col">{planDetails.columns.tier}</th>
          {channels.map((channel) => (
            <th scope="col" key={channel}>
              {planDetails.columns.initial}: <SourceWords>{channel}</SourceWords>
            </th>
          ))}
          <th scope="col">{planDetails.columns.catastrophic}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((tier) => (
          <tr key={tier}>
            <th scope="row">
              {tier}. <SourceWords>{find(tier)?.label}</SourceWords>
            </th>
            {channels.map((channel) => (
              <td key={channel} data-label={channel}>
                {words(find(tier, channel)?.initialText)}
              </td>
            ))}
            <td data-label={planDetails.columns.catastrophic}>{words(find(tier)?.catastrophicText)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
