import { formatCents } from '#content/format/money.ts';
import type { CostAtSupply } from '#contract/pharmacy-costs.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './pharmacy-costs.module.css';

/** What covered drugs cost, and apart from it what the plan does not cover. */
export function SoldCost({ supply: { parts, total }, reason }: { supply: CostAtSupply; reason: string | null }) {
  const { table: words } = usePharmacyCostsTexts();
  const { language } = useStart();
  const money = (cents: number) => formatCents(cents, language);
  const covered = coveredOf(parts);

  if (covered === null || !parts)
    return (
      <>
        {words.notAvailable}
        {reason && <span className={styles.costNote}>{reason}</span>}
      </>
    );
  if (parts.notCovered === 0 && total !== null) return <span className={styles.amount}>{money(total)}</span>;
  return (
    <>
      <span className={styles.amount}>{words.covered(money(covered))}</span>
      <span className={styles.costNote}>
        {parts.notCovered === null ? words.plusUnknown : words.plusNotCovered(money(parts.notCovered))}
      </span>
      {total !== null && <span className={styles.costNote}>{words.inAll(money(total))}</span>}
    </>
  );
}

/** What the plan pays for on its own counts as covered here. */
const coveredOf = (parts: CostAtSupply['parts']): number | null =>
  parts === null || parts.covered === null || parts.supplemental === null ? null : parts.covered + parts.supplemental;
