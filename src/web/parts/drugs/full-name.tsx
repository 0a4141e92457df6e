import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { EnglishText } from '#web/ui/said.tsx';
import styles from '#web/ui/small-details.module.css';

type Props = {
  drug: Pick<Drug, 'drugDosage' | 'drugFullName'>;
  words: { fullName: string; fullNameOf: (drug: string) => string };
};

/** The name of RxNorm, one press away; none for what was saved before it was kept. */
export function FullName({ drug: { drugDosage, drugFullName }, words: { fullName, fullNameOf } }: Props) {
  const nameOf = useDrugName();
  if (drugFullName === '' || drugFullName === drugDosage) return null;
  return (
    <details className={styles.details}>
      <summary>
        {fullName} <span className="visually-hidden">{fullNameOf(nameOf(drugDosage))}</span>
      </summary>
      <p>
        <EnglishText>{drugFullName}</EnglishText>
      </p>
    </details>
  );
}
