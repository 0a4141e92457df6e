import { lazy, Suspense } from 'react';
import { exits } from '#web/lib/leave.ts';
import { useSessionFacts } from '#web/lib/session-facts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { withTexts } from './pages.ts';

const SignInAgain = lazy(withTexts('profile', () => import('#web/features/banners/sign-in-again.tsx')));

/** On whichever page the end of a session is met. ERR-403. */
export function SignInPrompt() {
  const { needsSignIn } = useSessionFacts();
  const { lead, reload } = useTexts().shell.crashed;
  const instead = (
    <div className="wrap">
      <Failure sentence={lead} tryAgain={reload} onTryAgain={() => exits.reload()} />
    </div>
  );

  return (
    <CrashGuard instead={instead}>
      <Suspense fallback={null}>{needsSignIn && <SignInAgain />}</Suspense>
    </CrashGuard>
  );
}
