import type { ReactNode } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { FullName } from '#web/parts/drugs/full-name.tsx';
import { withRemoval } from '#web/ui/use-last-removal.ts';
import { DoseLine } from './dose-line.tsx';
import styles from './drug-step.module.css';
import { useUncovered } from './use-uncovered.ts';

type Props = {
  drugs: readonly Drug[];
  /** Where a drug stood that was removed last, and what stands there now. */
  removal: { place: number } | null;
  undoLine: ReactNode;
  isDisabled: boolean;
  onEdit: (drug: Drug) => void;
  onRemove: (drug: Drug) => void;
};

/** The saved drugs, each with what is taken of it. */
export function DrugRows({ drugs, removal, undoLine, isDisabled, onEdit, onRemove }: Props) {
  const { list } = useEstimatorTexts();
  const uncovered = useUncovered(drugs);
  const nameOf = useDrugName();

  return (
    <ul className={styles.drugs} data-drugs>
      {withRemoval(sortByDosage(drugs), removal).map((drug) =>
        drug === null ? (
          <li key="undo" className={styles.removed}>
            {undoLine}
          </li>
        ) : (
          <li key={drug.drugId}>
            <div className={styles.drugWords}>
              <p className={styles.drugName}>
                <DrugName>{drug.drugDosage}</DrugName>
              </p>
              <p className="quiet">
                <DoseLine drug={drug} />
              </p>
              {uncovered.has(drug.nationalDrugCode) && <p className={styles.drugWarning}>{list.notPartD}</p>}
              <FullName drug={drug} words={list} />
            </div>
            <div className={styles.drugActions}>
              <button
                type="button"
                className="link-button"
                disabled={isDisabled}
                aria-label={list.editDrug(nameOf(drug.drugDosage))}
                onClick={() => onEdit(drug)}
              >
                {list.edit}
              </button>
              <button
                type="button"
                className="link-button"
                disabled={isDisabled}
                data-remove={drug.drugId}
                aria-label={list.removeDrug(nameOf(drug.drugDosage))}
                onClick={() => onRemove(drug)}
              >
                {list.remove}
              </button>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
