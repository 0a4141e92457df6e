import { useEffect } from 'react';
import { useHref } from 'react-router';
import type { Toast as ToastKind } from '#domain/session/toast.ts';
import { useSessionTexts } from '#web/data/page-texts.ts';
import { remember } from '#web/lib/session-memory.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './toast.module.css';

type Props = { toast: ToastKind; firstName: string | null; onClose: () => void };

/** In a corner, over nothing that must be used: it asks for no answer. SHELL-025 to SHELL-027, SHELL-605. */
export default function Toast({ toast, firstName, onClose }: Props) {
  const { toast: words } = useSessionTexts();
  const signIn = useHref(useStart().site.addresses.signIn);

  useEffect(() => remember('toastSeen', 'yes'), []);

  return (
    <aside className={styles.toast} aria-label={words.label}>
      <div role="status">
        {toast === 'sign-in' ? (
          <>
            <p>
              <strong>{words.member}</strong>
            </p>
            <p>{words.signInHere}</p>
          </>
        ) : (
          <p>{firstName ? words.imported(firstName) : words.importedNoName}</p>
        )}
      </div>
      {toast === 'sign-in' && (
        <a className="ds-c-button ds-c-button--solid" href={signIn}>
          {words.signIn}
        </a>
      )}
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </aside>
  );
}
