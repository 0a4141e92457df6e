import { fieldOf } from '#domain/applications/fields.ts';
import type { Step } from '#domain/applications/steps.ts';
import { joiningWarnings } from '#domain/applications/warnings.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './application.module.css';
import { ConflictChoice } from './conflict-choice.tsx';
import { faultyStepsOf } from './faults-of-step.ts';
import { wordsOfField } from './field-words.ts';
import { PlanFacts } from './plan-facts.tsx';
import { SendButton } from './send-button.tsx';
import { Statement } from './statement.tsx';
import { FROM_REVIEW } from './step-screen.tsx';
import type { AnswersOfForm } from './use-answers.ts';

type Props = {
  applicationId: string;
  form: AnswersOfForm;
  today: IsoDate;
  /** Where the date is not known, the server decides. */
  isClosed: boolean;
  addressOf: (step: Step) => string;
  onSent: () => void;
};

/** All answers once more, what is missing, what can not be undone, and the way to send it. */
export function Review({ applicationId, form, today, isClosed, addressOf, onSent }: Props) {
  const texts = useApplicationFormTexts();
  const { review: words } = texts.application;
  const { enrollment, withPersonalQuestions } = form.application;
  const faulty = faultyStepsOf(form, today);
  const nameOf = (key: string) => {
    const field = fieldOf(key);
    return field ? wordsOfField(field, texts).label : key;
  };

  return (
    <>
      <ConflictChoice form={form} />
      {faulty.length > 0 && (
        <Notice tone="problem">
          <p>{words.missing}</p>
          <ul className={styles.missing}>
            {faulty.map(({ step, faults }) => (
              <li key={step}>
                <Link to={addressOf(step)} state={FROM_REVIEW}>
                  {texts.steps[step].title}
                </Link>
                : {[...new Set(Object.keys(faults).map(nameOf))].join(' · ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <h2>{texts.application.sent.answers}</h2>
      <PlanFacts plan={enrollment} zip={enrollment.zipCode} />
      <AnswerList
        answers={form.answers}
        asked={{ plan: enrollment, withPersonalQuestions }}
        beside={(step) => (
          <Link className="no-print" to={addressOf(step)} state={FROM_REVIEW}>
            {words.change}
            <span className="visually-hidden">: {texts.steps[step].title}</span>
          </Link>
        )}
      />
      <div className="print-only">
        <Statement planType={enrollment.planType} />
      </div>
      <Warnings form={form} />
      {faulty.length === 0 && !isClosed && <SendButton applicationId={applicationId} form={form} onSent={onSent} />}
    </>
  );
}

/** What joining ends, before it is sent. */
function Warnings({ form: { application, answers } }: { form: AnswersOfForm }) {
  const { application: page, election } = useApplicationFormTexts();
  const { planType } = application.enrollment;
  const warnings = joiningWarnings({ planType, answers, enrolledPlanTypes: application.enrolledPlanTypes });
  if (warnings.length === 0) return null;

  return (
    <section className={styles.warnings} aria-labelledby="warnings">
      <h2 id="warnings">{page.review.warnings}</h2>
      {warnings.map((warning) => (
        <Notice key={warning} tone="problem">
          <h3>{election.warnings[warning].title}</h3>
          <p>{election.warnings[warning].text}</p>
          <p>
            <strong>{election.warnings[warning].cannotUndo}</strong>
          </p>
        </Notice>
      ))}
    </section>
  );
}
