import type { Drug } from '#contract/saved-drugs.ts';
import styles from '#web/ui/small-details.module.css';
import { SourceWords } from '#web/ui/source-words.tsx';

type Props = {
  drug: Pick<Drug, 'drugDosage' | 'drugFullName'>;
  words: { fullName: string; fullNameOf: (drug: string) => string };
};

/** The name of RxNorm, one press away; none for what was saved before it was kept. */
export const FullName = ({ drug: { drugDosage, drugFullName }, words: { fullName, fullNameOf } }: Props) =>
  drugFullName !== '' &&
  drugFullName !== drugDosage && (
    <details className={styles.details}>
      <summary>
        {fullName} <span className="visually-hidden">{fullNameOf(drugDosage)}</span>
      </summary>
      <p>
        <SourceWords>{drugFullName}</SourceWords>
      </p>
    </details>
  );
