import { formatCents } from '#content/format/money.ts';
import type { PhaseCost } from '#contract/drug-receipt.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './coverage.module.css';

type Props = { drug: string; byPhase: readonly PhaseCost[] };

/** What a drug's year is made of: 'Deductible $615.00 · Your share $120.00'. */
export function PhaseCosts({ drug, byPhase }: Props) {
  const words = useDrugPricingTexts();
  const { language } = useStart();
  if (byPhase.length === 0) return null;

  return (
    <ul className={`${styles.note} ${styles.phaseCosts}`} aria-label={words.byPhase(drug)}>
      {inOrderOfYear(byPhase).map(({ phase, cents }) => (
        <li key={phase}>{words.phaseCost(words.phases[phase], formatCents(cents, language))}</li>
      ))}
    </ul>
  );
}

/** What comes after the limit comes last in a year, whatever the order of the rules. */
const inOrderOfYear = (byPhase: readonly PhaseCost[]) =>
  byPhase.toSorted((one, other) => Number(one.phase === 'catastrophic') - Number(other.phase === 'catastrophic'));
