import { formatDate } from '#content/format/date.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { shownBefore } from '#domain/providers/shown-answers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { CoverageAnswer } from '#web/parts/providers/coverage-answer.tsx';
import styles from './doctor-grid.module.css';
import type { DoctorCoverage, DoctorPlan } from './use-doctor-coverage.ts';

type Props = {
  provider: Provider;
  plan: DoctorPlan;
  planYear: number;
  coverage: DoctorCoverage;
  onDetails: () => void;
};

/** One doctor at one plan: what the plan's list says, what changed with the year, and what the doctor said on the phone. */
export function CoverageCell({ provider, plan, planYear, coverage, onDetails }: Props) {
  const { answers, grid, takesNew, takesNoNew } = useDoctorsTexts().doctors;
  const { language } = useStart();
  const { planId, planName } = plan;
  const known = coverage.answerOf(planId, provider);
  const change = coverage.changeOf(planId, provider);
  const note = provider.callNotes.find((noted) => noted.planId === planId && noted.planYear === planYear);
  const before = known && shownBefore(provider.shownAnswers, { planId, planYear, answer: known.answer });
  const accepting = known?.acceptingNewPatients ?? null;

  if (!coverage.answers && !coverage.isError) return <span className="quiet">{grid.working}</span>;
  return (
    <div className={styles.cell}>
      <CoverageAnswer answer={known?.answer ?? 'not-available'} />
      {accepting !== null && <p className="quiet">{accepting ? takesNew : takesNoNew}</p>}
      {change && <p className="quiet">{grid.changed(planYear - 1, answers[change.before])}</p>}
      {before && (
        <p className="quiet">{grid.showedBefore(formatDate(before.shownOn, language), answers[before.answer])}</p>
      )}
      {note && <p>{grid.noted(formatDate(note.calledOn, language))[note.answer]}</p>}
      <button type="button" className="link-button no-print" onClick={onDetails}>
        {grid.details} <span className="visually-hidden">{grid.detailsOf(provider.providerName, planName)}</span>
      </button>
    </div>
  );
}
