import { Suspense } from 'react';
import { decideToast, type ImportSummary } from '#domain/session/toast.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { useIsScreen } from '#web/lib/screen.ts';
import { useToastSeen } from './use-toast-seen.ts';

const Toast = late(withTexts('session', () => import('./toast.tsx')));

/** Desktop only, once per session. SHELL-024, SHELL-028, SHELL-029. */
export function ToastPlace({ imported }: { imported: ImportSummary | null }) {
  const { kind, firstName, hasMemberSiteCookie } = useViewer();
  const { isSeen, close, isClosed } = useToastSeen();
  const isDesktop = useIsScreen('desktop');
  if (!isDesktop || isClosed || kind === 'agent' || kind === 'cloaked') return null;

  const isGuest = kind === 'guest';
  const toast = decideToast({ isGuest, hasMemberSiteCookie, imported, isSeen });
  return <Suspense fallback={null}>{toast && <Toast toast={toast} firstName={firstName} onClose={close} />}</Suspense>;
}
