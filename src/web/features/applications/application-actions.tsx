import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Enrollment } from '#contract/applications.ts';
import { applicationKey } from '#web/data/application-list.ts';
import { useApplicationCardsTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { useStart } from '#web/lib/start-context.ts';
import { enrollmentAddress } from '#web/parts/applications/enrollment-address.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './application-cards.module.css';
import { CallLine } from './call-line.tsx';
import { PlanPhone } from './plan-phone.tsx';

type Props = { enrollment: Enrollment; onRemove: (enrollment: Enrollment) => void };

/** Whatever was submitted is viewed, whichever its status, and never gone on with. ENROLL-018, ENROLL-019, ROLE-411. */
export function ApplicationActions({ enrollment, onRemove }: Props) {
  const { applicationCards: words } = useApplicationCardsTexts();
  const { site, flags } = useStart();
  const navigate = useNavigate();
  const mayGoOn = useMay('resumeEnrollment');
  const mayView = useMay('viewApplication');
  const reasonId = useId();
  const { enrollmentId, isSubmitted, planName, planType, listed } = enrollment;
  // ENV-405.
  const isPaused = flags.disableOleSaveResume && !isSubmitted;
  const goesOn = !isSubmitted && !isPaused && listed;
  const isViewed = isSubmitted && enrollmentId !== null;
  const isReasonShown = (goesOn && !mayGoOn) || (isViewed && !mayView);
  const describedBy = isReasonShown ? reasonId : undefined;
  const open = () => void navigate(enrollmentAddress(site, enrollment));

  return (
    <div className={styles.actions}>
      {isPaused && <CallLine lead={words.paused} planType={planType} />}
      {!isSubmitted && !listed && <p>{words.tooLate}</p>}
      {isSubmitted && enrollmentId === null && (
        <PlanPhone lead={words.sentElsewhere} enrollment={enrollment} isOurs={false} />
      )}
      {isReasonShown && (
        <p id={reasonId} className="quiet">
          {words.viewOnly}
        </p>
      )}
      {goesOn && (
        <button
          type="button"
          className="ds-c-button ds-c-button--solid"
          aria-label={words.continueOf(planName)}
          aria-describedby={describedBy}
          disabled={!mayGoOn}
          onClick={open}
        >
          {words.continue}
        </button>
      )}
      {isViewed && (
        <button type="button" className="ds-c-button" aria-describedby={describedBy} disabled={!mayView} onClick={open}>
          {words.view}
          <span className="visually-hidden">{words.ofPlan(planName)}</span>
        </button>
      )}
      {!isSubmitted && enrollmentId !== null && mayGoOn && (
        <button
          type="button"
          className="link-button"
          data-remove={applicationKey(enrollment)}
          onClick={() => onRemove(enrollment)}
        >
          {words.remove}{' '}
          <span className="visually-hidden">
            <SourceWords>{planName}</SourceWords>
          </span>
        </button>
      )}
    </div>
  );
}
