import { useProfileTexts } from '#web/data/page-texts.ts';
import noticeStyles from '#web/ui/notice.module.css';
import styles from './banners.module.css';

/** Closed, it stays away until the next page load. SHELL-403. */
export function OutageBanner({ onClose }: { onClose: () => void }) {
  const { outage } = useProfileTexts().profileShell;

  return (
    <div className={`${noticeStyles.notice} ${noticeStyles.problem} ${styles.outage}`} role="alert">
      <span className={noticeStyles.sign} aria-hidden="true">
        !
      </span>
      <p>{outage.text}</p>
      <button type="button" className="icon-button" aria-label={outage.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </div>
  );
}
