import { formatDate } from '#content/format/date.ts';
import type { Field } from '#domain/applications/field.ts';
import { askedIn } from '#domain/applications/fields.ts';
import { ELECTION_REASONS, type ElectionReason } from '#domain/applications/reason-keys.ts';
import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import { openEnrollmentOf } from '#domain/plan-year/season.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ApplicationField } from './application-field.tsx';
import { rightOf } from './faults-of-step.ts';
import { fieldId } from './field-id.ts';
import styles from './form-parts.module.css';
import { reasonVerdict } from './reason-verdict.ts';
import { RightLine } from './right-line.tsx';
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
                    <p className={styles.verdict}>{reasonVerdict(decision, words, language)}</p>
                  </div>
                </div>
              )}
              <FieldError id={`${fieldId(reason)}-fault`}>{errorOf(reason)}</FieldError>
            </div>
          );
        })}
      </fieldset>
      {judged.reasonNeeded && <RightLine judged={judged} today={today} />}
    </>
  );
}
