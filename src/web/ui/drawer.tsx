import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';
import { useDialog } from './use-dialog.ts';

type Props = { isOpen: boolean; title: string; close: string; onClose: () => void; children: ReactNode };

/**
 * A panel at the side of the page, which waits meanwhile. The heading gets the focus, and the opener gets it back. Its
 * content is made anew each time it opens.
 */
export function Drawer({ isOpen, title, close, onClose, children }: Props) {
  const dialog = useDialog(isOpen, onClose);
  const titleId = useId();

  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={titleId}>
      {isOpen && (
        <>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1} data-first>
              {title}
            </h2>
            <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </header>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
