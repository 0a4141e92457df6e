import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { learn } from '#web/data/session-facts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { Arrival } from './arrival.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Programs } from './programs.ts';
import { withoutLayer } from './without-layer.ts';

/** Broken: who is looking can not be found out. */
type Gate = 'closed' | 'open' | 'broken';

type Props = { arrival: Arrival; programs: Programs; children: (gate: Gate) => ReactNode };

/** Spec A4: the page stands once it is known who is looking. A guest, and who comes back, waits for nothing. */
export function SessionGate({ arrival, programs, children }: Props) {
  const { LoginFlow, SessionLayer } = programs;
  const { step, signInCode, userId, isOutage } = arrival;
  const client = useQueryClient();
  const { site } = useStart();
  const { kind } = useViewer();
  const [gate, setGate] = useState<Gate>(step === 'sign-in' || step === 'agent-view' ? 'closed' : 'open');

  useEffect(() => {
    if (isOutage) learn(client, { isServiceOutage: true });
  }, [client, isOutage]);

  // Step 2 for who comes back with a session: nothing on the page waits for it. AUTH-004.
  useEffect(() => {
    if (step !== 'profile' || userId === null) return;
    const parts = { client, brand: site.code, signInAddress: site.addresses.signIn };
    void import('#web/features/session/come-back.ts').then(
      ({ comeBack }) => comeBack(parts, userId),
      () => logOnce('the program for who comes back could not be fetched'),
    );
  }, [client, site, step, userId]);

  return (
    <>
      {children(gate)}
      <ErrorBoundary instead={null} onError={() => setGate('broken')}>
        <Suspense fallback={null}>
          {gate === 'closed' && <LoginFlow signInCode={signInCode} onSettled={() => setGate('open')} />}
        </Suspense>
      </ErrorBoundary>
      {kind !== 'guest' && (
        <ErrorBoundary instead={null} onError={() => withoutLayer(client)}>
          <Suspense fallback={null}>
            <SessionLayer />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
