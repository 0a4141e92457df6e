import { type MouseEvent, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useRememberTool } from '#web/features/profile/use-origin.ts';
import { late } from '#web/lib/late.ts';
import { recall } from '#web/lib/session-memory.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { TakenOver } from '#web/lib/taken-over.ts';
import { Announcer } from '#web/ui/announcer.tsx';
import type { Arrival } from './arrival.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import styles from './layout.module.css';
import { pageStart } from './pages.ts';
import type { Programs } from './programs.ts';
import { SessionGate } from './session-gate.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const MAIN = 'main';

// Not needed at first sight. A page that can not have them is none the worse.
const OfflineBar = late(() => import('./offline-bar.tsx'));
const TabSync = late(() => import('./tab-sync.tsx'));
const SignedOutReason = late(() => import('./signed-out-reason.tsx'));
const Later = ({ part }: { part: ReactNode }) => (
  <ErrorBoundary instead={null}>
    <Suspense fallback={null}>{part}</Suspense>
  </ErrorBoundary>
);

export function Layout({ arrival, programs }: { arrival: Arrival; programs: Programs }) {
  const { shell } = useTexts();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useRememberTool();
  const [wasEnded] = useState(() => recall('endedBecause') !== null);

  // A new page starts at its top, before it is painted; going back keeps the place, which the browser remembers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes a page new.
  useLayoutEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      <a className={styles.skipLink} href={`#${MAIN}`} onClick={skipToMain}>
        {shell.skip}
      </a>
      <SiteHeader />
      <SessionGate arrival={arrival} programs={programs}>
        {(gate) => (
          <main id={MAIN} tabIndex={-1} inert={gate === 'closed'}>
            {wasEnded && <Later part={<SignedOutReason />} />}
            <SignInPrompt programs={programs} />
            {gate === 'broken' && <ErrorPage />}
            {gate === 'open' && (
              <ErrorBoundary key={pageStart(pathname)} instead={<ErrorPage />}>
                <Suspense fallback={null}>
                  <Outlet />
                  <TakenOver />
                </Suspense>
              </ErrorBoundary>
            )}
          </main>
        )}
      </SessionGate>
      <SiteFooter />
      <Later part={<OfflineBar />} />
      <Later part={<TabSync />} />
      <Announcer />
    </>
  );
}

// The address keeps its hash: on the profile it says which view is shown.
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}
