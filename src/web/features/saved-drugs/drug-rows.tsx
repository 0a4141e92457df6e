import type { Drug } from '#contract/saved-drugs.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { useStart } from '#web/lib/start-context.ts';
import { FullName } from '#web/parts/drugs/full-name.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { drugFacts } from './drug-words.ts';
import styles from './saved-drugs.module.css';

type Props = { drugs: readonly Drug[]; onRemove: (drug: Drug) => void };

/** DRUG-605, DRUG-609. */
export function DrugRows({ drugs, onRemove }: Props) {
  const { savedDrugs } = useProfileTexts();
  const { language } = useStart();
  const mayChange = useMay('changeDrugs');

  return (
    <ul className={styles.drugRows} aria-label={savedDrugs.list}>
      {sortByDosage(drugs).map((drug) => (
        <li key={drug.drugId} className={styles.row}>
          <div>
            <p className={styles.dosage}>
              <SourceWords>{drug.drugDosage}</SourceWords>
            </p>
            <p className="quiet">{drugFacts(drug, savedDrugs, language).join(' · ')}</p>
            <FullName drug={drug} words={savedDrugs} />
          </div>
          <button type="button" className="link-button" disabled={!mayChange} onClick={() => onRemove(drug)}>
            {savedDrugs.remove} <span className="visually-hidden">{drug.drugDosage}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
