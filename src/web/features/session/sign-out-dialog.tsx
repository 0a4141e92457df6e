import { useSessionTexts } from '#web/data/page-texts.ts';
import { dismissPopup, useIsOnTop } from '#web/data/popups.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './session.module.css';
import { useSignOut } from './use-sign-out.ts';

/** AUTH-602, AUTH-606 to AUTH-608. */
export function SignOutDialog() {
  const { signOut: words } = useSessionTexts();
  const isOpen = useIsOnTop('sign-out');
  const { start, hasFailed } = useSignOut();
  const close = () => dismissPopup('sign-out');

  return (
    <Modal isOpen={isOpen} title={words.title} close={{ label: words.close, onClose: close }}>
      <p>{words.text}</p>
      {hasFailed && (
        <Notice tone="problem" urgent>
          <p>{words.failed}</p>
        </Notice>
      )}
      <div className="actions">
        <button type="button" className="ds-c-button ds-c-button--solid" data-first onClick={start}>
          {words.confirm}
        </button>
        <button type="button" className={styles.link} onClick={close}>
          {words.cancel}
        </button>
      </div>
    </Modal>
  );
}
