import type { Drug } from '#contract/drugs.ts';
import { supplyLengthOf } from '#domain/drug-cost/drug-quantity.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { SourceWords } from '#web/lib/source-words.tsx';
import { useStart } from '#web/lib/start-context.ts';

type Props = {
  drugs: readonly Drug[];
  isDisabled: boolean;
  onEdit: (drug: Drug) => void;
  onRemove: (drug: Drug) => void;
};

/** The saved drugs, each with what is taken of it. */
export function DrugRows({ drugs, isDisabled, onEdit, onRemove }: Props) {
  const { list } = useEstimatorTexts();

  return (
    <ul className="estimator-drugs">
      {sortByDosage(drugs).map((drug) => (
        <li key={drug.drugId}>
          <div className="drug-words">
            <p className="drug-name">
              <SourceWords>{drug.drugDosage}</SourceWords>
            </p>
            {drug.drugPackageName && (
              <p className="quiet">
                <SourceWords>{drug.drugPackageName}</SourceWords>
              </p>
            )}
            <p className="quiet">
              <DoseLine drug={drug} />
            </p>
          </div>
          <div className="drug-actions">
            <button
              type="button"
              className="link-button"
              disabled={isDisabled}
              aria-label={list.editDrug(drug.drugDosage)}
              onClick={() => onEdit(drug)}
            >
              {list.edit}
            </button>
            <button
              type="button"
              className="link-button"
              disabled={isDisabled}
              aria-label={list.removeDrug(drug.drugDosage)}
              onClick={() => onRemove(drug)}
            >
              {list.remove}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function DoseLine({ drug }: { drug: Drug }) {
  const { language } = useStart();
  const { list, dose } = useEstimatorTexts();
  const { drugQuantity, drugFrequency, drugSupplyLength } = drug;
  const quantity = new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US').format(drugQuantity);
  const refill = dose.refills[supplyLengthOf(drugSupplyLength)];
  return drugFrequency ? list.summary(quantity, dose.frequencies[drugFrequency], refill) : refill;
}
