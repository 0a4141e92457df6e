import type { Drug } from '#contract/saved-drugs.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { useStart } from '#web/lib/start-context.ts';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { drugFacts } from '#web/parts/drugs/drug-words.ts';
import { FullName } from '#web/parts/drugs/full-name.tsx';
import { OriginLine } from '#web/parts/profile/origin-line.tsx';
import styles from './saved-drugs.module.css';

type Props = {
  drug: Drug;
  isEdited: boolean;
  /** The server kept it a moment ago. */
  isRefused: boolean;
  onEdit: (drug: Drug) => void;
  onRemove: (drug: Drug) => void;
};

/** A saved drug in words, and what can be done with it. DRUG-609, DRUG-616. */
export function DrugHead({ drug, isEdited, isRefused, onEdit, onRemove }: Props) {
  const { savedDrugs } = useProfileTexts();
  const { language } = useStart();
  const mayChange = useMay('changeDrugs');

  return (
    <div className={styles.drug}>
      <p className={styles.dosage}>
        <DrugName>{drug.drugDosage}</DrugName>
      </p>
      <p className="quiet">{drugFacts(drug, savedDrugs, language).join(' · ')}</p>
      <FullName drug={drug} words={savedDrugs} />
      <OriginLine origin={drug.origin} />
      {isRefused && savedDrugs.notSaved && (
        <p className={styles.refused} role="alert">
          {savedDrugs.notSaved}
        </p>
      )}
      <p className={`${styles.drugActions} no-print`}>
        <button
          type="button"
          className="link-button"
          data-edit={drug.drugId}
          aria-expanded={isEdited}
          disabled={!mayChange}
          onClick={() => onEdit(drug)}
        >
          {savedDrugs.edit}{' '}
          <span className="visually-hidden">
            <DrugName>{drug.drugDosage}</DrugName>
          </span>
        </button>
        <button
          type="button"
          className="link-button"
          data-remove={drug.drugId}
          disabled={!mayChange}
          onClick={() => onRemove(drug)}
        >
          {savedDrugs.remove}{' '}
          <span className="visually-hidden">
            <DrugName>{drug.drugDosage}</DrugName>
          </span>
        </button>
      </p>
    </div>
  );
}
