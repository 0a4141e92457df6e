import { useRef, useState } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { isAnnualEnrollment } from '#domain/plan-year/active-year.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useRemoveDrug, useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { useFocusAfter } from '#web/ui/focus-after.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DrugRows } from './drug-rows.tsx';
import { PharmacyLine } from './pharmacy-line.tsx';
import { RemoveDrugDialog } from './remove-drug-dialog.tsx';
import styles from './saved-drugs.module.css';
import { UnreadableDrugs } from './unreadable-drugs.tsx';

export type EstimatorStep = 'drugs' | 'pharmacy';

type Props = {
  planYear: number;
  savedPlanCount: number | null;
  hasDrugPlan: boolean;
  browseAddress: string;
  onEstimate: (step: EstimatorStep) => void;
  /** Given to whoever may import drugs now. DRUG-604. */
  onImport?: (() => void) | undefined;
};

/** The saved drugs and the pharmacy. SHELL-009; spec B2. */
export default function DrugsView(props: Props) {
  const { planYear, savedPlanCount, hasDrugPlan, browseAddress, onEstimate, onImport } = props;
  const { savedDrugs } = useProfileTexts();
  const { shell } = useTexts();
  const { site } = useStart();
  const { today } = useToday();
  const mayChange = useMay('changeDrugs');
  const { list, isError, tryAgain } = useSavedDrugs();
  const [toRemove, setToRemove] = useState<Drug | null>(null);
  const [isRefused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoveDrug({
    onRemoved: ({ drugDosage }) => announce(savedDrugs.removed(drugDosage)),
    onRefused: () => {
      logOnce('a saved drug could not be removed');
      setRefused(true);
    },
  });

  // The button that was pressed goes with its row.
  const focusAfter = useFocusAfter<Drug>(
    () => heading.current?.focus(),
    ({ drugId }) => !list?.items.some((drug) => drug.drugId === drugId),
  );

  if (isError) return <Failure sentence={savedDrugs.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list) return <Loading label={savedDrugs.loading} />;

  const remove = (drug: Drug) => {
    focusAfter(drug);
    setToRemove(null);
    setRefused(false);
    removal.mutate(drug);
  };
  const hasDrugs = list.items.length > 0;

  return (
    <div className={styles.savedDrugs}>
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
      {isRefused && savedDrugs.notSaved && (
        <Notice tone="problem" urgent>
          <p>{savedDrugs.notSaved}</p>
        </Notice>
      )}
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
      {hasDrugs && <DrugRows drugs={list.items} onRemove={setToRemove} />}
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
      <RemoveDrugDialog drug={toRemove} onConfirm={remove} onKeep={() => setToRemove(null)} />
    </div>
  );
}
