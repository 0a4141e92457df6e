import type { ApplicationFormTexts } from '#content/en/application-form-texts.ts';
import { formatDate } from '#content/format/date.ts';
import type { ReasonDecision } from '#domain/applications/election-reasons.ts';
import type { Field } from '#domain/applications/field.ts';
import { askedIn } from '#domain/applications/fields.ts';
import { ELECTION_REASONS, type ElectionReason } from '#domain/applications/reason-keys.ts';
import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import type { Language } from '#domain/language/language.ts';
import { openEnrollmentOf } from '#domain/plan-year/season.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ApplicationField } from './application-field.tsx';
import { rightOf } from './faults-of-step.ts';
import { fieldId } from './field-id.ts';
import styles from './form-parts.module.css';
import { TickField } from './tick-field.tsx';
import type { AnswersOfForm } from './use-answers.ts';

type Props = {
  form: AnswersOfForm;
  today: IsoDate;
  errorOf: (key: string) => string | null;
  onLeave: (key: string) => void;
};

/** Each reason with its day, and at once whether it holds today. ENROLL-613. */
export function ElectionReasons({ form, today, errorOf, onLeave }: Props) {
  const { application, election: words } = useApplicationFormTexts();
  const { language } = useStart();
  const judged = rightOf(form, today);
  const { enrollment, withPersonalQuestions } = form.application;
  const asked = askedIn('special-election-period', form.answers, { plan: enrollment, withPersonalQuestions });
  const within = (reason: ElectionReason): Field | undefined =>
    asked.find(({ key }) => key === (reason === 'otherReason' ? 'otherSepReasonText' : `${reason}Date`));
  const inWords = (day: IsoDate) => formatDate(day, language);

  return (
    <>
      {!judged.reasonNeeded && (
        <Notice tone="note">
          <p>
            {words.right.openEnrollment(
              inWords(openEnrollmentOf(yearOf(today)).to),
              inWords(judged.effectiveDates[0] ?? `${enrollment.planYear}-01-01`),
            )}
          </p>
          <p>{application.skipReasons}</p>
        </Notice>
      )}
      <fieldset className={styles.choices}>
        <legend>{words.legend}</legend>
        {ELECTION_REASONS.map((reason) => {
          const decision = judged.reasons.find((other) => other.reason === reason)?.decision;
          const field = within(reason);
          return (
            <div key={reason} className={styles.reason}>
              <TickField
                id={fieldId(reason)}
                {...words.reasons[reason]}
                value={form.answers[reason] ?? ''}
                error={null}
                onValue={(value) => form.choose(reason, value)}
              />
              {decision && (
                <div className={styles.within}>
                  {field && (
                    <ApplicationField
                      field={field}
                      form={form}
                      error={errorOf(field.key)}
                      onLeave={() => onLeave(field.key)}
                    />
                  )}
                  <div role="status">
                    <p className={styles.verdict}>{verdict(decision, words, language)}</p>
                  </div>
                </div>
              )}
              <FieldError id={`${fieldId(reason)}-fault`}>{errorOf(reason)}</FieldError>
            </div>
          );
        })}
      </fieldset>
    </>
  );
}

/** Of a day that is still missing the field itself speaks. */
function verdict(decision: ReasonDecision, words: ApplicationFormTexts['election'], language: Language): string {
  const inWords = (day: IsoDate | null) => (day === null ? '' : formatDate(day, language));
  if (decision.open) return `${words.open} ${words.starts(inWords(decision.earliest))}`;
  switch (decision.because) {
    case 'person-must-check':
      return words.checks[decision.what];
    case 'before-window':
      return words.refusals['before-window'](inWords(decision.first));
    case 'after-window':
      return words.refusals['after-window'](inWords(decision.last));
    case 'date-differs':
      return words.refusals['date-differs'](inWords(decision.known));
    case 'other-start':
      return words.refusals['other-start'](inWords(decision.earliest));
    case 'before-medicare':
      return words.refusals['before-medicare'](inWords(decision.medicareStart));
    case 'not-this-year':
      return words.refusals['not-this-year'](inWords(decision.earliest));
    case 'date-impossible':
    case 'date-missing':
    case 'none-applies':
    case 'not-this-plan':
    case 'text-missing':
      return words.refusals[decision.because]();
  }
}
