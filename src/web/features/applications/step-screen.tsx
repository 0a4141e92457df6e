import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { askedIn } from '#domain/applications/fields.ts';
import { routeOfStep, type Step, stepAfter, stepBefore } from '#domain/applications/steps.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import styles from './application.module.css';
import { ConflictChoice } from './conflict-choice.tsx';
import { StepFields } from './step-fields.tsx';
import type { AnswersOfForm } from './use-answers.ts';
import { useStepFaults } from './use-step-faults.ts';

type Props = {
  step: Step;
  applicationId: string;
  form: AnswersOfForm;
  today: IsoDate;
  addressOf: (step: Step) => string;
};

/** Who came from the review goes back to it. */
export const FROM_REVIEW = { to: 'review' } as const;

/** One step on one screen. Continue wants it right, Back wants nothing. ENROLL-621. */
export function StepScreen({ step, applicationId, form, today, addressOf }: Props) {
  const { form: words } = useApplicationTexts().application;
  const { state } = useLocation() as { state: { to?: string } | null };
  const navigate = useNavigate();
  const summary = useRef<HTMLDivElement>(null);
  const faults = useStepFaults(step, form, today);
  const { enrollment, withPersonalQuestions } = form.application;
  const fields = askedIn(step, form.answers, { plan: enrollment, withPersonalQuestions });
  const before = stepBefore(step, enrollment) ?? 'welcome';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try moves the focus, also one that fails alike.
  useEffect(() => {
    summary.current?.focus();
  }, [faults.tries]);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    form.leave();
    if (faults.isFaulty) return faults.onTry();
    const next = state?.to === FROM_REVIEW.to ? 'review' : (stepAfter(step, enrollment) ?? 'review');
    form.goOnAt(routeOfStep(next));
    void navigate(addressOf(next));
  };

  return (
    <form className={`${formStyles.form} ${styles.questions}`} onSubmit={goOn} noValidate>
      <ErrorSummary title={words.check} faults={faults.summary} refusal={null} place={summary} />
      <ConflictChoice form={form} />
      <StepFields
        step={step}
        applicationId={applicationId}
        fields={fields}
        form={form}
        today={today}
        reasons={addressOf('special-election-period')}
        errorOf={faults.errorOf}
        onLeave={(key) => {
          faults.onLeave(key);
          form.leave();
        }}
      />
      <div className="actions">
        <button type="submit" className="ds-c-button ds-c-button--solid">
          {words.continue}
        </button>
        <Link className="ds-c-button" to={addressOf(before)}>
          {words.back}
        </Link>
      </div>
    </form>
  );
}
