import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { DrugToKeep } from '#contract/saved-drugs.ts';
import { MOST_DRUGS, putDrug } from '#domain/drugs/put-drug.ts';
import { drugFormsQuery } from '#web/data/drugs.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { DoseForm } from '#web/features/drug-estimator/dose-form.tsx';
import { type DrugChoice, nameOfChoice } from '#web/features/drug-estimator/drug-choice.ts';
import { DrugFinder } from '#web/features/drug-estimator/drug-finder.tsx';
import { type HalfTyped, HalfTypedContext } from '#web/features/drug-estimator/half-typed.ts';
import { ToldList } from '#web/features/prospects/told-list.tsx';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';

type Props = {
  drugs: readonly DrugToKeep[];
  planYear: number;
  /** What was typed and not added stands here. */
  halfTyped: RefObject<HalfTyped | null>;
  onDrugs: (drugs: DrugToKeep[]) => void;
};

/** The questions of the estimator, for a list that is kept with the person. */
export function ProspectDrugs({ drugs, planYear, halfTyped, onDrugs }: Props) {
  const { told: words } = useProspectsTexts();
  const [choice, setChoice] = useState<DrugChoice | null>(null);

  return (
    <HalfTypedContext value={halfTyped}>
      <ToldList
        title={words.drugs}
        none={words.noDrugs}
        items={drugs.map(({ nationalDrugCode, drugDosage }) => ({ key: nationalDrugCode, name: drugDosage }))}
        onRemove={(code) => onDrugs(drugs.filter(({ nationalDrugCode }) => nationalDrugCode !== code))}
      />
      {drugs.length >= MOST_DRUGS && <p>{words.fullDrugs(MOST_DRUGS)}</p>}
      {choice === null && drugs.length < MOST_DRUGS && <DrugFinder isDisabled={false} onChoose={setChoice} />}
      {choice && (
        <Dose
          choice={choice}
          planYear={planYear}
          onDone={(drug) => {
            setChoice(null);
            if (!drug) return;
            onDrugs(putDrug(drugs, drug));
            announce(words.added(drug.drugDosage));
          }}
        />
      )}
    </HalfTypedContext>
  );
}

const NO_PLANS = { plans: [], isError: false, tryAgain: () => undefined };

type DoseProps = { choice: DrugChoice; planYear: number; onDone: (drug: DrugToKeep | null) => void };

function Dose({ choice, planYear, onDone }: DoseProps) {
  const { told: words } = useProspectsTexts();
  const { shell } = useTexts();
  const { data, isError, refetch } = useQuery({
    ...drugFormsQuery(nameOfChoice(choice)),
    enabled: choice.kind !== 'form',
  });
  const forms = choice.kind === 'form' ? [choice.form] : data;

  if (isError) return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />;
  if (!forms) return <Loading label={words.drugs} rows={1} />;
  if (forms.length === 0) return <p role="status">{words.noForms}</p>;
  return (
    <DoseForm
      forms={forms}
      edited={null}
      begun={null}
      drugs={[]}
      planYear={planYear}
      saved={NO_PLANS}
      isSaving={false}
      refusal={null}
      onChange={() => undefined}
      onSave={(drug, goOn) => {
        onDone(drug);
        goOn?.();
      }}
      onCancel={() => onDone(null)}
    />
  );
}
