import { useState } from 'react';
import type { ApplicationReply, Enrollment } from '#contract/applications.ts';
import { useWithdrawApplication } from '#web/data/applications.ts';
import { useRefreshedApplications } from '#web/data/followed-applications.ts';
import { useApplicationFormTexts, useApplicationTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './application.module.css';
import { PlanFacts } from './plan-facts.tsx';
import { Statement } from './statement.tsx';
import { Timeline } from './timeline.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

type Props = { enrollment: Enrollment; application: ApplicationReply | undefined; isJustSent: boolean };

/** What was sent, where it is, and what comes next. It reads like the paper form when it is printed. ENROLL-018. */
export function SentApplication({ enrollment, application, isJustSent }: Props) {
  const texts = useApplicationFormTexts();
  const { application: page } = texts;
  const { sent: words } = page;
  const { statuses } = words;
  const { status, confirmationNo } = enrollment;
  useRefreshedApplications([enrollment]);
  const isWaiting = status === 'Submitted' || status === 'Pending';
  const isRefused = enrollment.timeline.some(({ state }) => state === 'refused');

  return (
    <div className={styles.sent}>
      <section className={styles.receipt} aria-label={words.number}>
        {confirmationNo && (
          <>
            <p>{words.number}</p>
            <p className={styles.number}>{confirmationNo}</p>
            {isJustSent && <p className="no-print">{words.keep}</p>}
          </>
        )}
        <p>
          {words.status}: <strong>{statuses[status]}</strong>
        </p>
      </section>
      <section aria-labelledby="timeline">
        <h2 id="timeline">{words.timeline}</h2>
        <Timeline enrollment={enrollment} />
        <TroubleNotice enrollment={enrollment} words={texts.applicationTrouble} />
      </section>
      {isWaiting && !isRefused && (
        <section aria-labelledby="next">
          <h2 id="next">{words.next}</h2>
          <ol className={styles.next}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <div className="actions">
        <button type="button" className="ds-c-button" onClick={() => window.print()}>
          {page.print}
        </button>
        {isWaiting && <Withdraw enrollment={enrollment} />}
      </div>
      <section aria-labelledby="answers">
        <h2 id="answers">{words.answers}</h2>
        <p className="quiet no-print">{words.readOnly}</p>
        <PlanFacts plan={enrollment} zip={enrollment.zipCode} />
        {application && (
          <AnswerList
            answers={application.answers}
            asked={{ plan: enrollment, withPersonalQuestions: application.withPersonalQuestions }}
          />
        )}
      </section>
      <div className="print-only">
        <Statement planType={enrollment.planType} />
      </div>
    </div>
  );
}

/** Before the plan has decided, and never by one press. */
function Withdraw({ enrollment: { enrollmentId } }: { enrollment: Enrollment }) {
  const { withdraw: words } = useApplicationTexts().application;
  const texts = useTexts();
  const mayWithdraw = useMay('resumeEnrollment');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useWithdrawApplication();
  if (enrollmentId === null) return null;

  return (
    <>
      <button
        type="button"
        className="ds-c-button"
        disabled={!mayWithdraw || isPending}
        onClick={() => setAsking(true)}
      >
        {words.open}
      </button>
      {error && <span role="alert">{problemText(error, texts)}</span>}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirm={words.confirm}
        keep={words.keep}
        close={words.close}
        onConfirm={() => {
          setAsking(false);
          mutate(enrollmentId);
        }}
        onKeep={() => setAsking(false)}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
}
