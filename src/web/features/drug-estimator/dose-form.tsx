import type { FormEvent } from 'react';
import type { DrugForm } from '#contract/drug-info.ts';
import type { Drug, DrugToKeep } from '#contract/drugs.ts';
import { DRUG_FREQUENCIES, SUPPLY_LENGTHS } from '#domain/drug-cost/drug-quantity.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { dosesToCompare } from './dose.ts';
import { GenericOffer } from './generic-offer.tsx';
import { GenericSaving } from './generic-saving.tsx';
import type { EstimatorPlans } from './results-step.tsx';
import { SelectField } from './select-field.tsx';
import { useDose } from './use-dose.ts';

type Props = {
  forms: readonly DrugForm[];
  /** The drug that is changed; null for one that is added. */
  edited: Drug | null;
  drugs: readonly Drug[];
  planYear: number;
  saved: EstimatorPlans;
  isSaving: boolean;
  refusal: unknown;
  onSave: (drug: DrugToKeep) => void;
  onCancel: () => void;
};

/** How much of which form is taken, and how often it is bought. What was typed stays until it is saved. */
export function DoseForm({ forms, edited, drugs, planYear, saved, isSaving, refusal, onSave, onCancel }: Props) {
  const texts = useTexts();
  const { dose: words } = useEstimatorTexts();
  const dose = useDose({ forms, edited, refusal, onSave });
  const { values, set, form, errors, idOf } = dose;
  const isListed = drugs.some(
    (drug) => drug.nationalDrugCode === form?.nationalDrugCode && drug.drugId !== edited?.drugId,
  );
  const submit = (event: FormEvent) => (isSaving ? event.preventDefault() : dose.submit(event));

  return (
    <form className="dose-form" onSubmit={submit} noValidate>
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
        error={errors.form}
        options={[
          ...(values.form === '' ? [{ value: '', label: words.chooseForm }] : []),
          ...dose.forms.map(({ nationalDrugCode, drugDosage }) => ({ value: nationalDrugCode, label: drugDosage })),
        ]}
        onValue={dose.chooseForm}
      />
      {isListed && (
        <Notice tone="note">
          <p>{words.known}</p>
        </Notice>
      )}
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
      {form && form.packages.length > 0 && (
        <ChoiceGroup
          id={idOf('package')}
          legend={words.package}
          value={values.package}
          error={errors.package}
          options={form.packages.map(({ name, size, unit }) => ({
            value: name,
            label: words.packageOf(name, `${size} ${unit}`.trim()),
          }))}
          onValue={(name) => set({ package: name })}
        />
      )}
      <TextField
        id={idOf('quantity')}
        label={form && form.packages.length > 0 ? words.quantityOfPackages : words.quantity}
        hint={words.quantityHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={values.quantity}
        error={errors.quantity}
        onValue={(quantity) => set({ quantity })}
      />
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
