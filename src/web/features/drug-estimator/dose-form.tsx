import { useEffect } from 'react';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug, DrugToKeep } from '#contract/saved-drugs.ts';
import { DRUG_FREQUENCIES, SUPPLY_LENGTHS } from '#domain/drug-cost/drug-quantity.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { FullName } from '#web/parts/drugs/full-name.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { type DoseValues, dosesToCompare } from './dose.ts';
import styles from './dose-form.module.css';
import { DoseNotices, QuantityQuestion } from './dose-notices.tsx';
import { GenericOffer } from './generic-offer.tsx';
import { GenericSaving } from './generic-saving.tsx';
import { useHalfTyped } from './half-typed.ts';
import { QuantityFields } from './quantity-fields.tsx';
import type { EstimatorPlans } from './results-step.tsx';
import { useDose } from './use-dose.ts';

type Props = {
  forms: readonly DrugForm[];
  /** The drug that is changed; null for one that is added. */
  edited: Drug | null;
  begun: DoseValues | null;
  drugs: readonly Drug[];
  planYear: number;
  saved: EstimatorPlans;
  isSaving: boolean;
  refusal: unknown;
  onChange: (values: DoseValues, form: DrugForm | undefined) => void;
  onSave: (drug: DrugToKeep, goOn?: () => void) => void;
  onCancel: () => void;
};

/** How much of which form is taken, and how often it is bought. What was typed stays until it is saved. */
export function DoseForm(props: Props) {
  const { edited, drugs, planYear, saved, isSaving, refusal, onChange, onCancel } = props;
  const texts = useTexts();
  const { dose: words, halfTyped, list } = useEstimatorTexts();
  const dose = useDose(props);
  const { values, set, form, errors, idOf } = dose;
  const isListed = drugs.some(
    (drug) => drug.nationalDrugCode === form?.nationalDrugCode && drug.drugId !== edited?.drugId,
  );
  const nameOf = useDrugName();
  const name = nameOf(form?.drugDosage ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands in the fields makes it another draft.
  useEffect(() => onChange(values, form), [values]);
  useHalfTyped(
    edited && dose.isUnchanged
      ? null
      : {
          sentence: edited ? halfTyped.ofChange(name) : halfTyped.ofName(name),
          add: dose.tryToSave,
          drop: onCancel,
          focus: () => (dose.summary.current ?? document.getElementById(idOf('quantity')))?.focus(),
        },
  );

  return (
    <form className={styles.doseForm} onSubmit={dose.submit} noValidate>
      <ErrorSummary
        title={words.check}
        faults={dose.faults}
        refusal={refusal ? `${words.notSaved} ${problemText(refusal, texts)}` : null}
        place={dose.summary}
      />
      <SelectField
        id={idOf('form')}
        label={words.form}
        value={values.form}
        options={dose.forms.map(({ nationalDrugCode, drugDosage }) => ({
          value: nationalDrugCode,
          label: nameOf(drugDosage),
        }))}
        onValue={dose.chooseForm}
      />
      {form && <FullName drug={form} words={list} />}
      {form && <DoseNotices form={form} edited={edited} isListed={isListed} />}
      {form && !form.isGeneric && (
        <GenericOffer brand={form} year={planYear} onTake={dose.takeGeneric}>
          {(generic) => (
            <GenericSaving
              doses={dosesToCompare(values, { brand: form, generic })}
              year={planYear}
              editedId={edited?.drugId}
              saved={saved}
            />
          )}
        </GenericOffer>
      )}
      {form && <QuantityFields dose={dose} form={form} />}
      <ChoiceGroup
        id={idOf('frequency')}
        legend={words.frequency}
        value={values.frequency}
        error={errors.frequency}
        options={DRUG_FREQUENCIES.map((value) => ({ value, label: words.frequencyLine[value] }))}
        onValue={(frequency) => set({ frequency })}
      />
      <ChoiceGroup
        id={idOf('supply')}
        legend={words.supply}
        value={values.supply}
        options={SUPPLY_LENGTHS.map((days) => ({
          value: String(days),
          label: words.supplyLine(words.supplies[days], words.refills[days]),
        }))}
        onValue={(supply) => set({ supply })}
      />
      <QuantityQuestion dose={dose} />
      <div className="actions">
        <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isSaving}>
          {isSaving ? words.saving : edited ? words.save : words.add}
        </button>
        <button type="button" className="ds-c-button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
