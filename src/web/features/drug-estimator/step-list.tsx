import { useEstimatorTexts } from '#web/data/page-texts.ts';
import styles from './drug-estimator.module.css';
import { STEPS, type Step } from './step.ts';

type Props = { step: Step; onStep: (step: Step) => void };

export function StepList({ step, onStep }: Props) {
  const words = useEstimatorTexts();
  return (
    <nav className={styles.steps} aria-label={words.stepsLabel}>
      <ol>
        {STEPS.map((name) => (
          <li key={name}>
            <button type="button" aria-current={name === step ? 'step' : undefined} onClick={() => onStep(name)}>
              {words.steps[name]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
