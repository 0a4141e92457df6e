import { useEffect, useRef, useState } from 'react';
import { useDrugList } from '#web/lib/drug-list.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { useMay } from '#web/lib/viewer.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DrugStep } from './drug-step.tsx';
import { PharmacyStep } from './pharmacy-step.tsx';
import { type EstimatorPlans, ResultsStep } from './results-step.tsx';

const STEPS = ['drugs', 'pharmacy', 'results'] as const;
export type Step = (typeof STEPS)[number];

export type EstimatorProps = EstimatorPlans & { startAt?: Step; planYear: number; browseAddress: string };

/** Drugs, pharmacy, costs: three steps that can be walked in any order. Each change is saved at once. */
export function DrugEstimator({ startAt = 'drugs', planYear, browseAddress, ...saved }: EstimatorProps) {
  const { shell } = useTexts();
  const words = useEstimatorTexts();
  const mayChange = useMay('changeDrugs');
  const { list, isError, tryAgain } = useDrugList();
  const [step, setStep] = useState<Step>(startAt);
  const stage = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const next = STEPS[STEPS.indexOf(step) + 1];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus.
  useEffect(() => {
    if (!isFirst.current) stage.current?.querySelector<HTMLElement>('[data-shown] .step-heading')?.focus();
    isFirst.current = false;
  }, [step]);

  if (isError) return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list) return <Loading label={words.loading} rows={2} />;

  return (
    <div className="estimator" ref={stage}>
      <nav className="estimator-steps" aria-label={words.stepsLabel}>
        <ol>
          {STEPS.map((name) => (
            <li key={name}>
              <button type="button" aria-current={name === step ? 'step' : undefined} onClick={() => setStep(name)}>
                {words.steps[name]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {!mayChange && (
        <Notice tone="note">
          <p>{words.viewOnly}</p>
        </Notice>
      )}
      {/* It stays mounted, so that a drug that is being typed in is not lost on the way. */}
      <div hidden={step !== 'drugs'} data-shown={step === 'drugs' || undefined}>
        <DrugStep {...{ list, planYear, saved, mayChange }} />
      </div>
      {step === 'pharmacy' && (
        <div data-shown>
          <PharmacyStep {...{ list, planYear, mayChange }} zipOfPlans={zipOf(saved.plans)} />
        </div>
      )}
      {step === 'results' && (
        <div data-shown>
          <ResultsStep {...{ list, planYear, browseAddress, ...saved }} onStep={setStep} />
        </div>
      )}
      {next && next !== 'drugs' && (
        <div className="actions estimator-next">
          <button type="button" className="ds-c-button ds-c-button--solid" onClick={() => setStep(next)}>
            {words.next[next]}
          </button>
        </div>
      )}
    </div>
  );
}

const zipOf = (plans: EstimatorPlans['plans']) => plans?.find(({ toPrice }) => toPrice)?.toPrice?.zipCode ?? null;
