import { Suspense } from 'react';
import { useSessionFacts } from '#web/data/session-facts.ts';
import { exits } from '#web/lib/leave.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Programs } from './programs.ts';

/** On whichever page the end of a session is met. ERR-403. */
export function SignInPrompt({ programs: { SignInAgain } }: { programs: Programs }) {
  const { needsSignIn } = useSessionFacts();
  const { lead, reload } = useTexts().shell.crashed;
  const instead = (
    <div className="wrap">
      <Failure sentence={lead} tryAgain={reload} onTryAgain={() => exits.reload()} />
    </div>
  );

  return (
    <ErrorBoundary instead={instead}>
      <Suspense fallback={null}>{needsSignIn && <SignInAgain />}</Suspense>
    </ErrorBoundary>
  );
}
