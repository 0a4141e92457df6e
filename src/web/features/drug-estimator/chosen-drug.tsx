import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug, DrugToKeep } from '#contract/saved-drugs.ts';
import { putDrug } from '#domain/drugs/put-drug.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { drugFormsQuery } from '#web/data/drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useChangeDrugs } from '#web/data/saved-drugs.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { DoseValues } from './dose.ts';
import { DoseForm } from './dose-form.tsx';
import { type DrugChoice, formOfDrug, nameOfChoice } from './drug-choice.ts';
import styles from './drug-step.module.css';
import type { EstimatorPlans } from './results-step.tsx';
import { StepHeading } from './step-heading.tsx';

type Props = {
  choice: DrugChoice;
  /** What had been typed before the page was left. */
  begun: DoseValues | null;
  drugs: readonly Drug[];
  planYear: number;
  saved: EstimatorPlans;
  onChange: (values: DoseValues, form: DrugForm | undefined) => void;
  /** With the name of what was saved; null when nothing was. */
  onDone: (saved: string | null) => void;
};

/** One drug on its way into the list. It is saved in what the list is by then, also when another tab changed it. */
export default function ChosenDrug({ choice, begun, drugs, planYear, saved, onChange, onDone }: Props) {
  const { shell } = useTexts();
  const { dose: words, halfTyped } = useEstimatorTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = nameOfChoice(choice);
  const nameOf = useDrugName();
  const edited = choice.kind === 'edit' ? choice.drug : null;
  const { data, isError, refetch } = useQuery({ ...drugFormsQuery(name), enabled: choice.kind !== 'form' });
  const { mutate, isPending, error } = useChangeDrugs();
  const forms = formsOf(choice, data, isError);

  // What is offered back was not chosen now, and takes nobody away from where they are.
  const isOfferedBack = begun !== null;
  useEffect(() => {
    if (!isOfferedBack) heading.current?.focus();
  }, [isOfferedBack]);

  // A second press of a double click comes before the page has drawn that it saves.
  const isSent = useRef(false);
  // Where somebody wants to go meanwhile, which is not forgotten.
  const wayOn = useRef<(() => void) | null>(null);
  const save = (drug: DrugToKeep, goOn?: () => void) => {
    if (goOn) wayOn.current = goOn;
    if (isSent.current) return;
    isSent.current = true;
    mutate(
      { drugs: (current) => putDrug<DrugToKeep>(current, drug) },
      {
        onSuccess: () => {
          onDone(drug.drugDosage);
          wayOn.current?.();
        },
        onSettled: () => {
          isSent.current = false;
          wayOn.current = null;
        },
      },
    );
  };

  return (
    <section className={styles.drugChosen}>
      <StepHeading isPart headingRef={heading}>
        {edited ? words.editHeading(nameOf(edited.drugDosage)) : words.addHeading(nameOf(name))}
      </StepHeading>
      {begun && <p className="quiet">{halfTyped.kept}</p>}
      {choice.kind === 'name' && choice.name.leadsTo && (
        <Notice tone="note">
          <p>{words.leadsTo(choice.name.name, choice.name.leadsTo)}</p>
        </Notice>
      )}
      {!forms && isError && (
        <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />
      )}
      {!forms && !isError && <Loading label={words.loading} rows={1} />}
      {forms?.length === 0 && <p>{words.noForms}</p>}
      {forms && forms.length > 0 ? (
        <DoseForm
          forms={forms}
          edited={edited}
          begun={begun}
          drugs={drugs}
          planYear={planYear}
          saved={saved}
          onChange={onChange}
          isSaving={isPending}
          refusal={error}
          onSave={save}
          onCancel={() => onDone(null)}
        />
      ) : (
        <p className="actions">
          <button type="button" className="ds-c-button" onClick={() => onDone(null)}>
            {words.cancel}
          </button>
        </p>
      )}
    </section>
  );
}

/** A drug of the list can be changed also when its forms can not be had: then in its own form alone. */
function formsOf(choice: DrugChoice, found: readonly DrugForm[] | undefined, isError: boolean) {
  if (choice.kind === 'form') return [choice.form];
  if (found && found.length === 0 && choice.kind === 'edit') return [formOfDrug(choice.drug)];
  if (found) return found;
  return isError && choice.kind === 'edit' ? [formOfDrug(choice.drug)] : undefined;
}
