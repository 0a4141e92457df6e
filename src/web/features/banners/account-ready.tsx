import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import noticeStyles from '#web/ui/notice.module.css';
import styles from './banners.module.css';

/** The account is new, and holds what its owner saved as a guest. Spec A2, AUTH-402. */
export default function AccountReady({ onClose }: { onClose: () => void }) {
  const { accountReady } = useProfileTexts().banners;
  const { planSummary } = useStart().site.addresses;

  return (
    <div className={`${noticeStyles.notice} ${styles.accountReady}`} role="status">
      <div className={noticeStyles.words}>
        <h2>{accountReady.title}</h2>
        <p>{accountReady.text}</p>
        <div className="actions">
          <Link className="ds-c-button ds-c-button--solid" to={planSummary}>
            {accountReady.browse}
          </Link>
          <Link className={styles.link} to={{ hash: 'plans' }}>
            {accountReady.viewSaved}
          </Link>
        </div>
      </div>
      <button type="button" className="icon-button" aria-label={accountReady.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </div>
  );
}
