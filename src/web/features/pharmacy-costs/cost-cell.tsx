import { formatCents } from '#content/format/money.ts';
import type { CostAtPharmacy, CostAtSupply } from '#contract/pharmacy-costs.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { useNamedDrugs } from '#web/data/drug-names.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { namesOf } from './names-of.ts';
import styles from './pharmacy-costs.module.css';
import { SoldCost } from './sold-cost.tsx';

type Props = {
  supply: CostAtSupply;
  network: CostAtPharmacy['network'];
  drugs: readonly Drug[];
  isLowest: boolean;
  /** Why there is no figure, where it is not the same everywhere. */
  reason: string | null;
};

/** What a year costs filled for so many days. Where the plan sells nothing, a full price never looks like its cost. */
export function CostCell({ supply, network, drugs, isLowest, reason }: Props) {
  const { table: words } = usePharmacyCostsTexts();
  const { language } = useStart();
  const named = useNamedDrugs(drugs);
  const { total, days, notOffered } = supply;
  const sellsNone = network === 'out' || (notOffered.length > 0 && notOffered.length === drugs.length);

  if (sellsNone)
    return (
      <>
        {network !== 'out' && <span className={styles.notSold}>{words.noneOffered(days)}</span>}
        <span className={styles.costNote}>
          {total === null ? words.fullPriceUnknown : words.fullPrice(formatCents(total, language))}
        </span>
      </>
    );
  return (
    <>
      {notOffered.length > 0 && (
        <span className={styles.notSold}>{words.notOffered(days, namesOf(notOffered, named))}</span>
      )}
      <SoldCost supply={supply} reason={reason} />
      {isLowest && <strong className={`${styles.costNote} ${styles.lowest}`}>{words.lowest}</strong>}
    </>
  );
}
