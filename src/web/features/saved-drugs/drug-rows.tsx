import type { ReactNode } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import styles from './saved-drugs.module.css';

/** A drug with what is below it while it is edited, or what stands in the place of one that was removed. */
export type DrugLine = { drug: Drug; head: ReactNode; below: ReactNode } | { key: 'undo'; instead: ReactNode };

/** The saved drugs where no saved plan has costs for them. DRUG-605. */
export function DrugRows({ lines }: { lines: readonly DrugLine[] }) {
  const { savedDrugs } = useProfileTexts();

  return (
    <ul className={styles.drugRows} aria-label={savedDrugs.list}>
      {lines.map((line) =>
        'instead' in line ? (
          <li key={line.key} className={styles.row}>
            {line.instead}
          </li>
        ) : (
          <li key={line.drug.drugId} className={styles.row}>
            {line.head}
            {line.below}
          </li>
        ),
      )}
    </ul>
  );
}
