import { type ReactNode, useRef, useState } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { isAnnualEnrollment } from '#domain/plan-year/active-year.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { useDrugRemoval } from '#web/parts/drugs/use-drug-removal.ts';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UndoLine } from '#web/ui/undo-line.tsx';
import { withRemoval } from '#web/ui/use-last-removal.ts';
import { DrugHead } from './drug-head.tsx';
import { type DrugLine, DrugRows } from './drug-rows.tsx';
import { PharmacyLine } from './pharmacy-line.tsx';
import { RemoveDrugDialog } from './remove-drug-dialog.tsx';
import styles from './saved-drugs.module.css';
import { UnreadableDrugs } from './unreadable-drugs.tsx';

export type EstimatorStep = 'drugs' | 'pharmacy';

type Props = {
  planYear: number;
  savedPlanCount: number | null;
  /** Null until it is known. */
  planCount: number | null;
  hasDrugPlan: boolean;
  browseAddress: string;
  onEstimate: (step: EstimatorStep) => void;
  /** Given to whoever may import drugs now. DRUG-604. */
  onImport?: (() => void) | undefined;
  /** The drugs by the saved plans; without it they are a list. */
  gridOf?: ((lines: readonly DrugLine[]) => ReactNode) | undefined;
  /** What edits one drug in its place, and calls back when that is done. */
  editOf: (drug: Drug, onDone: () => void) => ReactNode;
};

/** The saved drugs and the pharmacy. SHELL-009; spec B2. */
export default function DrugsView(props: Props) {
  const { planYear, savedPlanCount, planCount, hasDrugPlan, browseAddress, onEstimate, onImport } = props;
  const { gridOf, editOf } = props;
  const { savedDrugs } = useProfileTexts();
  const nameOf = useDrugName();
  const { shell } = useTexts();
  const { site } = useStart();
  const { today } = useToday();
  const mayChange = useMay('changeDrugs');
  const { list, isError, tryAgain } = useSavedDrugs();
  const [toRemove, setToRemove] = useState<Drug | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { remove, undo, removal, refused } = useDrugRemoval(list, view, savedDrugs);
  const focusAfterEdit = useFocusAfter<Drug>(({ drugId }) => focusIn(view.current, `[data-edit="${drugId}"]`, 'h2'));

  if (isError) return <Failure sentence={savedDrugs.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list) return <Loading label={savedDrugs.loading} />;

  const closeEdit = (drug: Drug) => () => {
    focusAfterEdit(drug);
    setEdited(null);
  };
  const hasDrugs = list.items.length > 0;
  const undoLine = removal && (
    <UndoLine
      className={styles.undo}
      sentence={savedDrugs.removed(nameOf(removal.item.drug.drugDosage))}
      problem={removal.problem}
      onUndo={() => undo(removal.item)}
    />
  );
  const lines = withRemoval(sortByDosage(list.items), removal).map((drug): DrugLine => {
    if (drug === null) return { key: 'undo', instead: undoLine };
    const isEdited = drug.drugId === edited;
    return {
      drug,
      head: (
        <DrugHead
          drug={drug}
          isEdited={isEdited}
          isRefused={drug.drugId === refused?.drugId}
          onEdit={() => setEdited(isEdited ? null : drug.drugId)}
          onRemove={setToRemove}
        />
      ),
      below: isEdited && editOf(drug, closeEdit(drug)),
    };
  });

  return (
    <div className={styles.savedDrugs} ref={view}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {hasDrugs ? savedDrugs.heading.saved : savedDrugs.heading.none}
        </h2>
        <button
          type="button"
          className="ds-c-button ds-c-button--solid"
          disabled={!mayChange}
          onClick={() => onEstimate('drugs')}
        >
          {hasDrugs ? savedDrugs.addOrEdit : savedDrugs.add}
        </button>
      </div>
      {!hasDrugs && savedPlanCount === 0 && <p>{savedDrugs.empty}</p>}
      {!hasDrugs && onImport && (
        <button type="button" className="link-button" onClick={onImport}>
          {savedDrugs.import}
        </button>
      )}
      <UnreadableDrugs list={list} heading={heading} />
      {list.items.length > MOST_DRUGS && (
        <Notice tone="problem">
          <p>{savedDrugs.tooMany(list.items.length, MOST_DRUGS)}</p>
        </Notice>
      )}
      {hasDrugs ? (gridOf?.(lines) ?? <DrugRows lines={lines} />) : undoLine}
      {hasDrugs && planCount === 0 && <p>{savedDrugs.noPlans}</p>}
      {hasDrugs && planCount !== null && planCount > 0 && !hasDrugPlan && <p>{savedDrugs.noDrugPlans(planYear)}</p>}
      <PharmacyLine pharmacy={list.pharmacy} hasDrugPlan={hasDrugPlan} onChange={() => onEstimate('pharmacy')} />
      {hasDrugs && hasDrugPlan && (
        <p>
          <Link to={site.addresses.pharmacyCosts}>{savedDrugs.comparePharmacies}</Link>
        </p>
      )}
      {hasDrugs && <p className="quiet">{savedDrugs.coveragePrompt}</p>}
      <Link className="ds-c-button" to={browseAddress}>
        {isAnnualEnrollment(today) ? savedDrugs.browseYear(planYear) : savedDrugs.browse}
      </Link>
      <RemoveDrugDialog
        drug={toRemove}
        onConfirm={(drug) => {
          setToRemove(null);
          remove(drug);
        }}
        onKeep={() => setToRemove(null)}
      />
    </div>
  );
}
