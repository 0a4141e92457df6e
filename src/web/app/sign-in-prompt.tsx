import { lazy, Suspense } from 'react';
import { useSessionFacts } from '#web/lib/session-facts.ts';
import { withTexts } from './pages.ts';

const SignInAgain = lazy(withTexts('profile', () => import('#web/features/banners/sign-in-again.tsx')));

/** On whichever page the end of a session is met. ERR-403. */
export function SignInPrompt() {
  const { needsSignIn } = useSessionFacts();
  return <Suspense fallback={null}>{needsSignIn && <SignInAgain />}</Suspense>;
}
