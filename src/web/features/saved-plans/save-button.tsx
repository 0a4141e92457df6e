import { useState } from 'react';
import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { useRemovePlan, useSavePlan } from '#web/data/saved-plans.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from '#web/ui/toggle-button.module.css';

type Props = {
  plan: PlanSummary;
  county: County;
  /** The plan as it was saved; undefined when it is not. */
  saved: SavedPlan | undefined;
};

/** Saves a plan or takes it back. It shows the result at once, and goes back if the server refuses. */
export function SaveButton({ plan, county, saved }: Props) {
  const texts = useTexts();
  const { planList } = texts;
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useSavePlan(plan.planYear);
  const maySave = useMay('savePlan');
  const removal = useRemovePlan(plan.planYear, {
    onRemoved: () => announce(planList.noLongerSaved(plan.planName)),
    onRefused: (_plan, problem) => setRefusal(`${planList.stillSaved(plan.planName)} ${problemText(problem, texts)}`),
  });
  const isSaved = saved !== undefined || save.isPending;

  const toggle = () => {
    setRefusal(null);
    if (save.isPending || removal.isPending) return;
    if (saved) {
      removal.mutate(saved);
    } else {
      const { zipcode: zipCode, stateCode, fipsCountyCode } = county;
      save.mutate(
        { planId: plan.planId, zipCode, stateCode, fipsCountyCode },
        {
          onSuccess: () => announce(planList.nowSaved(plan.planName)),
          onError: (problem) => setRefusal(`${planList.notSaved(plan.planName)} ${problemText(problem, texts)}`),
        },
      );
    }
  };

  return (
    <>
      <button type="button" className={styles.toggle} aria-pressed={isSaved} disabled={!maySave} onClick={toggle}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 3h12v18l-6-4.5L6 21z" />
        </svg>
        {isSaved ? planList.saved : planList.save}{' '}
        <span className="visually-hidden">
          <SourceWords>{plan.planName}</SourceWords>
        </span>
      </button>
      {refusal && (
        <Notice tone="problem" urgent>
          <p>{refusal}</p>
        </Notice>
      )}
    </>
  );
}
