import { formatDate } from '#content/format/date.ts';
import { formatSavedTime } from '#content/format/saved-time.ts';
import type { Enrollment } from '#contract/applications.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { useApplicationCardsTexts, useProfileTexts } from '#web/data/page-texts.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { ApplicationActions } from './application-actions.tsx';
import styles from './application-cards.module.css';
import { ApplicationFacts } from './application-facts.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

type Props = {
  enrollment: Enrollment;
  /** Why it could not be removed a moment ago. */
  refusal: string | undefined;
  onRemove: (enrollment: Enrollment) => void;
};

/** What is known of an application, and what can be done about it. ENROLL-004, ENROLL-017. */
export function ApplicationCard({ enrollment, refusal, onRemove }: Props) {
  const { applicationCards: words, applicationTrouble } = useApplicationCardsTexts();
  const { statuses } = useProfileTexts().planCard;
  const { language } = useStart();
  const { planId, planName, status, lastSaved, keptUntil, timeline, isJarvisEnrollment, enrollmentId } = enrollment;
  const updated = formatSavedTime(lastSaved, language, () =>
    logOnce(`it can not be read when the application for ${planId} was updated`),
  );
  const isTroubled = status === 'Denied' || timeline.some(({ call }) => call !== null);

  return (
    <article className={styles.card} aria-label={words.cardOf(planName)} data-trouble={isTroubled}>
      <h3>
        <SourceWords>{planName}</SourceWords>
      </h3>
      <p className={`chip ${styles.status}`} data-status={status}>
        {statuses[status]}
      </p>
      <ApplicationFacts enrollment={enrollment} />
      {updated !== '' && <p className="quiet">{words.updated(updated)}</p>}
      {isJarvisEnrollment && enrollmentId === null && <p>{words.elsewhere}</p>}
      {keptUntil !== null && <p>{words.keptUntil(formatDate(centralDate(Date.parse(keptUntil)), language))}</p>}
      <TroubleNotice enrollment={enrollment} words={applicationTrouble} />
      {refusal && (
        <Notice tone="problem" urgent>
          <p>{refusal}</p>
        </Notice>
      )}
      <ApplicationActions enrollment={enrollment} onRemove={onRemove} />
    </article>
  );
}
