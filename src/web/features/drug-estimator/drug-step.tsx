import { Suspense, useEffect, useRef } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { announce } from '#web/lib/announce.ts';
import { late } from '#web/lib/late.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { useDrugRemoval } from '#web/parts/drugs/use-drug-removal.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UndoLine } from '#web/ui/undo-line.tsx';
import { type DrugChoice, estimatorMode } from './drug-choice.ts';
import { DrugFinder } from './drug-finder.tsx';
import { DrugRows } from './drug-rows.tsx';
import styles from './drug-step.module.css';
import type { EstimatorPlans } from './results-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { useChoice } from './use-choice.ts';

const loadChosenDrug = () => import('./chosen-drug.tsx');
const ChosenDrug = late(loadChosenDrug);

type Props = { list: SavedDrugs; planYear: number; saved: EstimatorPlans; mayChange: boolean };

/** The list, and one drug at a time that is added to it or changed. DRUG-600, DRUG-603. */
export function DrugStep({ list, planYear, saved, mayChange }: Props) {
  const words = useEstimatorTexts();
  const nameOf = useDrugName();
  const { choice, begun, choose, keepDraft, finish } = useChoice(list.items);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<HTMLDivElement>(null);
  const { remove, undo, removal, refused } = useDrugRemoval(list, step, words.list);
  useEffect(() => whenIdle(() => void loadChosenDrug().catch(() => undefined)), []);
  const isFull = list.items.length >= MOST_DRUGS;

  const removeAndClose = (drug: Drug) => {
    remove(drug);
    if (choice?.kind === 'edit' && choice.drug.drugId === drug.drugId) finish();
  };
  const finishWith = (saved: string | null) => {
    finish();
    heading.current?.focus();
    if (saved) announce(words.list.saved(nameOf(saved)));
  };

  return (
    <div className={styles.drugStep} ref={step}>
      <StepHeading headingRef={heading}>
        {estimatorMode(list.items) === 'edit' ? words.list.heading(list.items.length) : words.find.freshHeading}
      </StepHeading>
      {refused && (
        <Notice tone="problem" urgent>
          <p>{words.list.notRemoved(nameOf(refused.drugDosage))}</p>
        </Notice>
      )}
      {(list.items.length > 0 || removal) && (
        <DrugRows
          drugs={list.items}
          removal={removal}
          undoLine={
            removal && (
              <UndoLine
                className={styles.undo}
                sentence={words.list.removed(nameOf(removal.item.drug.drugDosage))}
                problem={removal.problem}
                onUndo={() => undo(removal.item)}
              />
            )
          }
          isDisabled={!mayChange}
          onEdit={(drug) => choose({ kind: 'edit', drug })}
          onRemove={removeAndClose}
        />
      )}
      {choice ? (
        <Suspense fallback={<Loading label={words.dose.loading} rows={1} />}>
          <ChosenDrug
            key={keyOf(choice)}
            choice={choice}
            begun={begun}
            planYear={planYear}
            saved={saved}
            drugs={list.items}
            onChange={keepDraft}
            onDone={finishWith}
          />
        </Suspense>
      ) : (
        <section className={styles.drugAdd}>
          {list.items.length > 0 && <StepHeading isPart>{words.find.anotherHeading}</StepHeading>}
          {isFull ? <p>{words.find.full(MOST_DRUGS)}</p> : <DrugFinder isDisabled={!mayChange} onChoose={choose} />}
        </section>
      )}
    </div>
  );
}

const keyOf = (choice: DrugChoice) => {
  if (choice.kind === 'edit') return choice.drug.drugId;
  return choice.kind === 'form' ? choice.form.nationalDrugCode : choice.name.name;
};
