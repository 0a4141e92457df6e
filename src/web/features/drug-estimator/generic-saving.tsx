import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import type { DosesToCompare } from './dose.ts';
import styles from './dose-form.module.css';
import { coversDrugs } from './result-rows.ts';
import type { EstimatorPlans } from './results-step.tsx';
import { savingSentence } from './saving-sentence.ts';
import { useGenericSaving } from './use-generic-saving.ts';

type Props = {
  doses: DosesToCompare;
  year: number;
  /** The drug of the list that is changed. */
  editedId: string | undefined;
  saved: EstimatorPlans;
};

/** What the generic saves with the saved plans, or why that is not told. Its place is kept. DRUG-620. */
export function GenericSaving(props: Props) {
  const { shell } = useTexts();
  const { sentence, tryAgain } = useSaving(props);

  return (
    <div className={styles.genericSaving}>
      <p role="status">{sentence}</p>
      {tryAgain && (
        <button type="button" className="link-button" onClick={tryAgain}>
          {shell.tryAgain}
        </button>
      )}
    </div>
  );
}

type Shown = { sentence: string; tryAgain?: (() => void) | null };

function useSaving({ doses, year, editedId, saved: { plans, isError, tryAgain } }: Props): Shown {
  const { language } = useStart();
  const { genericSaving: words } = useEstimatorTexts();
  const result = useGenericSaving(plans ?? [], { doses: typeof doses === 'string' ? null : doses, editedId });

  if (!plans) return isError ? { sentence: words.failed, tryAgain } : { sentence: words.working };
  if (!plans.some(coversDrugs)) return { sentence: words.noPlans(year) };
  if (doses === 'incomplete') return { sentence: words.doseFirst };
  if (doses === 'not-alike') return { sentence: words.notAvailable };
  if (result.state === 'waiting') return { sentence: words.working };
  if (result.state === 'failed') return { sentence: words.failed, tryAgain: result.tryAgain };
  return { sentence: savingSentence(result, { words, language, planCount: plans.length }), tryAgain: result.tryAgain };
}
