import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { type SavedDrugs, useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { useLastKnown } from '#web/lib/use-last-known.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusOnChange } from '#web/ui/focus-after.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './drug-estimator.module.css';
import { DrugStep } from './drug-step.tsx';
import { HalfTypedContext } from './half-typed.ts';
import type { EstimatorPlans } from './results-step.tsx';
import { STEPS, type Step } from './step.ts';
import { StepList } from './step-list.tsx';
import { useLeaveStep } from './use-leave-step.ts';

const LATER = {
  pharmacy: () => import('./pharmacy-step.tsx'),
  results: withTexts('drug-cost', () => import('./results-step.tsx')),
  halfTyped: () => import('./half-typed-dialog.tsx'),
};
const PharmacyStep = late(LATER.pharmacy);
const ResultsStep = late(LATER.results);
const HalfTypedDialog = late(LATER.halfTyped);

export type EstimatorProps = EstimatorPlans & { planYear: number; browseAddress: string };

type Props = EstimatorProps & { step: Step; onStep: (step: Step) => void };

/** Drugs, pharmacy, costs. Each change is saved at once. */
export function DrugEstimator({ step, onStep, planYear, browseAddress, ...saved }: Props) {
  const { shell } = useTexts();
  const words = useEstimatorTexts();
  const mayChange = useMay('changeDrugs');
  const { list: current, isError, tryAgain } = useSavedDrugs();
  // The first thing typed makes the profile of a guest, whose empty list is then read: nothing typed may go meanwhile.
  const list = useLastKnown(current, isEmpty);
  const { place, sentence, leaveFor, finish, drop } = useLeaveStep(onStep);
  const stage = useRef<HTMLDivElement>(null);
  const next = STEPS[STEPS.indexOf(step) + 1];

  // What could not be fetched is fetched again when somebody goes there.
  useEffect(() => whenIdle(() => void Promise.allSettled(Object.values(LATER).map((load) => load()))), []);

  if (isError) return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list) return <Loading label={words.loading} rows={2} />;

  return (
    <HalfTypedContext value={place}>
      <div className={styles.estimator} data-drug-costs ref={stage}>
        <StepList step={step} onStep={leaveFor} />
        {!mayChange && (
          <Notice tone="note">
            <p>{words.viewOnly}</p>
          </Notice>
        )}
        <Suspense fallback={<Loading label={words.loading} rows={2} />}>
          {/* It stays mounted, so that a drug that is being typed in is not lost on the way. */}
          <div hidden={step !== 'drugs'} data-shown={step === 'drugs' || undefined}>
            <DrugStep list={list} planYear={planYear} saved={saved} mayChange={mayChange} />
          </div>
          {step === 'pharmacy' && (
            <div data-shown>
              <PharmacyStep list={list} planYear={planYear} mayChange={mayChange} plans={saved.plans ?? []} />
            </div>
          )}
          {step === 'results' && (
            <div data-shown>
              <ResultsStep list={list} planYear={planYear} browseAddress={browseAddress} onStep={onStep} {...saved} />
            </div>
          )}
          <FocusOnStep step={step} stage={stage} />
        </Suspense>
        {next && next !== 'drugs' && (
          <div className={`actions ${styles.next}`}>
            <button type="button" className="ds-c-button ds-c-button--solid" onClick={() => leaveFor(next)}>
              {words.next[next]}
            </button>
          </div>
        )}
        <FromFirstOpening isOpen={sentence !== null}>
          <HalfTypedDialog sentence={sentence} onFinish={finish} onDrop={drop} />
        </FromFirstOpening>
      </div>
    </HalfTypedContext>
  );
}

/** It stands beside the steps, so that it waits for the one that is still on its way. */
function FocusOnStep({ step, stage }: { step: Step; stage: RefObject<HTMLElement | null> }) {
  useFocusOnChange(step, () => focusIn(stage.current, '[data-shown] [data-step-heading]'));
  return null;
}

const isEmpty = ({ items, pharmacy }: SavedDrugs) => items.length === 0 && pharmacy === null;
